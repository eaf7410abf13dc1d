/** What is in the box of Sanctum. */

import icons from "icons:sanctum";
import type { Collection, GameBox, PieceKind, Piece } from "../../../cards/box.ts";
import { addIcons, addPainter } from "../../../lib/components/icons.ts";
import { foePortrait } from "../../../lib/portraits/portraits.ts";
import { has, nameOf, t, textOf } from "../../../lib/words/words.svelte.ts";
import type { QuestCollection, RowCardView } from "../../../wire.gen";
import { naming } from "../model/words.ts";
import "../tokens.css";
import "../sanctum.css";
import Back from "./Back.svelte";
import Drawn from "./Drawn.svelte";
import { sayDrawn } from "./drawn.ts";
import Face from "./Face.svelte";
import { LOOSE, loosePieces } from "./loose.ts";

addIcons(icons);
addPainter("foe", (word) => foePortrait(...(word.split("/") as [string, string])));

const CARD = { width: 63, height: 88 };
const HALF = { width: 63, height: 44 };

const KINDS: readonly PieceKind[] = [
  { kind: "demon", title: "page-cards-demons", ...CARD, back: true },
  { kind: "lord", title: "page-cards-lord", ...CARD, back: true },
  { kind: "fury", title: "page-cards-fury", ...CARD, back: true },
  { kind: "blessing", title: "page-cards-blessings", ...HALF, back: true },
  { kind: "skill", title: "page-cards-skills", ...CARD, back: false },
  { kind: "hero", title: "page-cards-heroes", width: 130, height: 88, back: false },
  { kind: "start-card", title: "page-cards-start", ...HALF, back: false },
  ...LOOSE,
];

const foe = (kind: string, told: RowCardView): Piece => ({
  kind, word: told.foe ?? "", name: nameOf("foe", told.foe ?? ""), text: textOf("foe", told.foe ?? ""), told,
});

export const textOfHero = (hero: string): string => (has(`hero-${hero}-text`) ? t(`hero-${hero}-text`) : "");

function pieces(collection: Collection): Piece[] {
  const quest = collection as QuestCollection;
  const { demons, lord, fury, heroes, blessings, start_cards: start } = quest;
  return [
    ...demons.map((told) => ({ kind: "demon", word: told.demon.foe, name: nameOf("foe", told.demon.foe), text: [nameOf("item", told.item.item), ...textOf("item", told.item.item)], told })),
    ...lord.map((one) => foe("lord", one)),
    ...fury.map((one) => foe("fury", one)),
    ...blessings.map((told) => ({ kind: "blessing", word: told.blessing ?? "", name: nameOf("blessing", told.blessing ?? ""), text: textOf("blessing", told.blessing ?? ""), told })),
    ...heroes.flatMap(({ hero, skills }) => skills.map((told) => ({ kind: "skill", word: told.skill, name: nameOf("skill", told.skill), text: [nameOf("hero", hero), ...textOf("skill", told.skill)], told: { hero, skill: told } }))),
    ...heroes.map((told) => ({ kind: "hero", word: told.hero, name: nameOf("hero", told.hero), text: [textOfHero(told.hero)], told })),
    ...start.map((told) => ({ kind: "start-card", word: told.card, name: nameOf("start-card", told.card), text: [], told })),
    ...loosePieces(quest),
  ];
}

export const box: GameBox = { naming, kinds: KINDS, pieces, Face, Back, Drawn, say: sayDrawn };
