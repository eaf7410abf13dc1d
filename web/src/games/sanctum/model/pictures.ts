/** The pictures of Sanctum: which icon stands for what. */

import type { DemonView, ItemType, Mastery, QuestStep } from "../../../wire.gen";

export const HEROES: Record<string, string> = {
  huntress: "woman-elf-face",
  outlaw: "bandit",
  slayer: "barbarian",
  dancer: "dervish-swords",
};

export const faceOf = (hero: string | null): string => HEROES[hero ?? ""] ?? "person";

/** A demon's face: its tribe and level make the head, its card the rest. */
export const demonIcon = ({ colour, level, foe }: Pick<DemonView, "colour" | "level" | "foe">): string => `foe:${colour}${level}/${foe}`;

/** One of the Demon Lord's faces, always the same for a card. */
export const lordIcon = (foe: string): string => `foe:lord/${foe}`;

/** A fury that has turned up. */
export const furyIcon = (foe: string): string => `foe:fury/${foe}`;

/** A demon of which its card is known, else a card of the Demon Lord. */
export const foeIcon = (foe: string, demon: DemonView | undefined): string => (demon ? demonIcon(demon) : lordIcon(foe));

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
