/** The pictures of Sanctum: which icon stands for what. */

import type { ColumnColour, ItemType, Mastery, QuestStep } from "../../../wire.gen";

export const HEROES: Record<string, string> = {
  huntress: "woman-elf-face",
  outlaw: "bandit",
  slayer: "barbarian",
  dancer: "dervish-swords",
};

export const faceOf = (hero: string | null): string => HEROES[hero ?? ""] ?? "person";

/** A demon's face, by its tribe and level. */
const DEMONS: Record<ColumnColour, readonly [string, string, string]> = {
  red: ["imp-laugh", "goblin-head", "minotaur"],
  green: ["alien-bug", "wolf-head", "toad-teeth"],
  blue: ["fanged-skull", "skull-mask", "horned-skull"],
};

export const demonIcon = (colour: ColumnColour, level: number): string => DEMONS[colour][level - 1] ?? "imp-laugh";

const LORDS = ["overlord-helm", "daemon-skull", "horned-reptile", "diablo-skull"];

/** One of the Demon Lord's faces, always the same for a card. */
export function lordIcon(foe: string): string {
  const sum = [...foe].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LORDS[sum % LORDS.length] ?? "overlord-helm";
}

export const ITEMS: Record<ItemType, string> = {
  helmet: "crested-helmet",
  armour: "chest-armor",
  gloves: "gauntlet",
  boots: "leather-boot",
  weapon: "broadsword",
};

export const MASTERIES: Record<Mastery, string> = {
  skill: "spell-book",
  gem: "gems",
  equipment: "chest-armor",
  level: "laurels",
};

/** The steps of a fight in order, as the bar counts them. */
export const FIGHT: readonly QuestStep[] = ["before-roll", "roll", "attack", "block", "levels"];

export const VERBS: Record<string, string> = {
  move: "boot-prints",
  fight: "crossed-swords",
  rest: "campfire",
  breach: "castle-ruins",
  answer: "hunting-horn",
  roll: "rolling-dices",
  reroll: "rolling-dices",
  rage: "enrage",
  skill: "spell-book",
  bless: "angel-wings",
  penalty: "overlord-helm",
  wounds: "drop",
  done: "player-next",
  decline: "cross-mark",
  drink: "round-potion",
  "give-up": "round-potion",
};

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
