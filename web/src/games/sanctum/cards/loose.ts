/** What is in the box of Sanctum besides cards and hero boards: act boards, goals, life tracks, tokens. Its dice are ordinary ones. */

import type { PieceKind, Piece } from "../../../cards/box.ts";
import { nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { QuestCollection } from "../../../wire.gen";
import { type GemColour } from "../model/gems.ts";
import { ROMAN } from "../model/pictures.ts";

export const LOOSE: readonly PieceKind[] = [
  { kind: "act", title: "page-cards-boards", width: 195, height: 50, back: false },
  { kind: "goals", title: "page-sa-achievements", width: 130, height: 88, back: false },
  { kind: "life", title: "page-cards-life-tracks", width: 195, height: 26, back: false },
  { kind: "token", title: "page-cards-tokens", width: 16, height: 16, back: false },
];

export interface LooseToken {
  is: "gem" | "marker" | "potion" | "rage" | "figure";
  /** A colour of gems or potions, a kind of markers, or a hero. */
  of: string;
  count: number;
}

const COLOURS: readonly GemColour[] = ["red", "green", "blue", "white"];

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** As many gems and markers as lie on all hero boards, and as many potions as fit into all belts. */
function tokens(quest: QuestCollection): Piece[] {
  const { heroes, potion_slots: slots, rage_tokens: rage } = quest;
  const skills = heroes.flatMap((one) => one.skills);
  const gems = (colour: GemColour): number =>
    colour === "white" ? sum(skills.map((one) => one.white)) + heroes.length : sum(skills.filter((one) => one.colour === colour).map((one) => one.gems));
  const token = (is: LooseToken["is"], of: string, name: string, count: number): Piece => ({ kind: "token", word: `${is}-${of}`, name, text: [], told: { is, of, count }, copies: count });
  return [
    ...COLOURS.map((colour) => token("gem", colour, nameOf("gem", colour), gems(colour))),
    token("marker", "stamina", nameOf("marker", "stamina"), sum(heroes.map((one) => one.stamina)) + sum(skills.map((one) => one.stamina))),
    token("marker", "focus", nameOf("marker", "focus"), sum(heroes.map((one) => one.focus)) + sum(skills.map((one) => one.focus))),
    ...["red", "blue"].map((colour) => token("potion", colour, nameOf("potion", colour), slots * heroes.length)),
    token("rage", "rage", t("page-sa-rage"), (rage + 1) * heroes.length),
    ...heroes.map(({ hero }) => token("figure", hero, nameOf("hero", hero), 2)),
  ];
}

export function loosePieces(quest: QuestCollection): Piece[] {
  return [
    ...quest.acts.map((told, place) => ({ kind: "act", word: told.act, name: t("page-sa-act", { act: ROMAN[place + 1] ?? "" }), text: [], told })),
    { kind: "goals", word: "goals", name: t("page-sa-achievements"), text: [], told: quest.achievements },
    ...quest.heroes.map(({ hero }) => ({ kind: "life", word: hero, name: nameOf("hero", hero), text: [], told: { hero, life: quest.life } })),
    ...tokens(quest),
  ];
}
