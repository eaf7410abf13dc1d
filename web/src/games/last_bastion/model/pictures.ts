/** The picture of everything in the box, by its id or by what it does. */

import type { CardView, Colour, EffectCode, HeroPower, TilePower } from "../../../wire.gen";
import art from "./art.json";

const ART: Record<string, string> = art;

const BY_COLOUR: Record<Colour, string> = {
  red: "imp",
  green: "goblin-head",
  blue: "vortex",
  yellow: "skeleton",
  black: "black-knight-helm",
};

/** A card's picture; cards of packs get one by their colour. */
export const artOf = (card: string, colour: Colour): string => ART[card] ?? BY_COLOUR[colour];

export const artOfCard = (card: CardView): string => artOf(card.card, card.colour);

export const TILES: Record<TilePower, string> = {
  net: "trebuchet",
  tower: "white-tower",
  market: "scales",
  tavern: "beer-stein",
  banner: "knight-banner",
  fountain: "water-fountain",
  dispensary: "pestle-mortar",
  tomb: "sarcophagus",
  trap: "mine-wagon",
};

export const HEROES: Record<HeroPower, string> = {
  extra_move: "cavalry",
  charm: "woman-elf-face",
  falcon: "eagle-head",
  valour: "visored-helm",
  prayer: "hooded-figure",
  reroll: "monk-face",
  grey_die: "dwarf-face",
  crossbows: "bowman",
};

/** Before a hero is seated only its id is known; packs may bring others. */
export const FACES: Record<string, string> = {
  elmer: "cavalry",
  mylfaar: "woman-elf-face",
  arne: "eagle-head",
  sindara: "visored-helm",
  teagaan: "hooded-figure",
  "feng-li": "monk-face",
  kazgin: "dwarf-face",
  twindalli: "bowman",
};

export const faceOf = (hero: string, power: HeroPower | null = null): string =>
  FACES[hero] ?? (power ? HEROES[power] : "visored-helm");

/** One or two icons for what an effect does. */
export const EFFECTS: Record<EffectCode, string[]> = {
  haunt: ["haunting"],
  draw_horde: ["card-draw"],
  lose_life: ["heart-minus"],
  return_token: ["pay-money"],
  roll_corruption: ["dice-fire"],
  grasp_own_board: ["daemon-skull"],
  all_return_token: ["pay-money", "three-friends"],
  grasp_all_boards: ["daemon-skull", "three-friends"],
  all_lose_move: ["falling", "three-friends"],
  gain_equipment: ["swords-emblem"],
  gain_life: ["heart-plus"],
  gain_call: ["hunting-horn"],
  remove_grasp: ["prayer"],
  gain_life_and_call: ["heart-plus", "hunting-horn"],
  white_immune: [],
  lock_die: ["padlock"],
  no_equipment: ["broken-shield"],
  discard_bottom: ["card-discard"],
  lose_own_move: ["falling"],
  grasp_tile: ["daemon-skull"],
};

export const VERBS: Record<string, string> = {
  move: "boot-prints",
  "stand-up": "boot-prints",
  stay: "player-next",
  activate: "click",
  call: "hunting-horn",
  fight: "crossed-swords",
  "end-turn": "player-next",
  "lend-move": "boot-prints",
  charm: "gem-pendant",
  fetch: "eagle-head",
  pray: "prayer",
  aim: "archery-target",
  reroll: "rolling-dices",
  keep: "check-mark",
  spend: "swords-emblem",
  beat: "crossed-swords",
  decline: "player-next",
  done: "check-mark",
  net: "fishing-net",
  trap: "wolf-trap",
  raise: "flying-flag",
  treat: "beer-stein",
  revive: "heart-plus",
  give: "swords-emblem",
  destroy: "sarcophagus",
  cleanse: "prayer",
  shift: "white-tower",
  swap: "white-tower",
  grasp: "daemon-skull",
};
