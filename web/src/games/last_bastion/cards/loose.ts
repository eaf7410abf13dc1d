/** What is in the box of Last Bastion besides cards, tiles and heroes: boards, tokens, figures, dice. */

import type { PieceKind, Piece } from "../../../cards/box.ts";
import { called, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Colour, EffectCode, Face, HeroPower, SiegeCollection } from "../../../wire.gen";
import { textOfDeed } from "../model/words.ts";
import { TOKENS } from "../model/view.ts";

export const LOOSE: readonly PieceKind[] = [
  { kind: "board", title: "page-cards-boards", width: 195, height: 96, back: false },
  { kind: "token", title: "page-cards-tokens", width: 20, height: 20, back: false },
  { kind: "die", title: "page-cards-dice", width: 16, height: 16, back: false },
];

/** A round token, a heart, a Grasp of Evil, a piece of a tile or of a power, or the figure of a hero. */
export interface LooseToken {
  is: Colour | "call" | "life" | "grasp" | "net" | "trap" | "standard" | "charm" | "figure";
  hero?: string;
  power?: HeroPower;
  count: number;
}

/** One face of a die. */
export interface DieFace {
  die: "white" | "grey" | "corruption";
  face?: Face;
  do?: EffectCode[];
}

const FACES: readonly Face[] = ["red", "green", "blue", "yellow", "black", "white"];
const PIECES = ["net", "trap", "standard", "charm"] as const;

const token = (word: string, name: string, told: LooseToken): Piece => ({ kind: "token", word, name, text: [], told, copies: told.count });

function tokens({ supply, heroes }: SiegeCollection): Piece[] {
  return [
    ...TOKENS.map((colour) => token(colour, nameOf("token", colour), { is: colour, count: supply.equipment[colour] })),
    token("call", nameOf("token", "call"), { is: "call", count: supply.calls }),
    token("life", t("page-life", { count: 1 }), { is: "life", count: supply.life }),
    token("grasp", t("page-grasp"), { is: "grasp", count: supply.grasps }),
    ...PIECES.map((one) => token(one, t(`page-piece-${one}`), { is: one, count: 1 })),
    ...heroes.map(({ hero, power }) => token(`figure-${hero}`, nameOf("hero", hero), { is: "figure", hero, power, count: 1 })),
  ];
}

const die = (word: string, name: string, told: DieFace, copies: number): Piece => ({ kind: "die", word, name, text: [], told, copies });

function dice({ white_dice: count, corruption }: SiegeCollection): Piece[] {
  const said = (face: Face): string => t("page-face", { face: called("face", face) });
  return [
    ...FACES.map((face) => die(`white-${face}`, said(face), { die: "white", face }, count)),
    ...FACES.map((face) => die(`grey-${face}`, said(face), { die: "grey", face }, 1)),
    ...corruption.map((deeds, place) => die(`corruption-${place + 1}`, t("page-corruption-die"), { die: "corruption", do: deeds }, 1)),
  ];
}

export function loosePieces(collection: SiegeCollection): Piece[] {
  const boards = collection.boards.map((told) => ({ kind: "board", word: told.colour, name: nameOf("board", told.colour), text: [textOfDeed(told.do)], told }));
  return [...boards, ...tokens(collection).filter((one) => (one.copies ?? 0) > 0), ...dice(collection)];
}
