/** What a game brings to the page of its cards: what there is, how large it is, and how it is drawn. */

import type { Component } from "svelte";
import type { Naming } from "../lib/words/words.svelte.ts";
import type { Collections, RulePiece } from "../wire.gen";

export type Collection = Collections[keyof Collections];

/** A card, tile or board, with all that its drawing needs. */
export interface Piece {
  kind: string;
  /** Its id; no other piece of its kind has it. */
  word: string;
  name: string;
  /** What it says, to be searched. */
  text: string[];
  told: unknown;
  /** How many of it there are; one if nothing is said. */
  copies?: number;
}

/** A kind of pieces: all have one size, in millimetres, and a drawn back or none. */
export interface PieceKind {
  kind: string;
  /** The message that names all of them. */
  title: string;
  width: number;
  height: number;
  back: boolean;
}

export interface GameBox {
  naming: Naming;
  kinds: readonly PieceKind[];
  /** All pieces, in the order of the kinds; asked again when words or names have changed. */
  pieces: (collection: Collection) => Piece[];
  Face: Component<{ piece: Piece }>;
  Back: Component<{ piece: Piece }>;
  /** A piece in a drawn example of the rules, and what it is in words. */
  Drawn: Component<{ piece: RulePiece; pieces: Piece[] }>;
  say: (piece: RulePiece) => string;
}

const MILLIMETRES = 25.4;
const DOTS = 96;

/** Millimetres as dots of the page, in which everything on a card is drawn. */
export const dots = (millimetres: number): number => (millimetres / MILLIMETRES) * DOTS;

export const keyOf = ({ kind, word }: Pick<Piece, "kind" | "word">): string => `${kind} ${word}`;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The pieces of a kind (of all without one) whose name or text has all of these words. */
export function found(pieces: readonly Piece[], kind: string, wanted: string): Piece[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return pieces.filter((piece) => {
    if (kind && piece.kind !== kind) return false;
    const said = folded([piece.name, piece.word, ...piece.text].join(" "));
    return words.every((word) => said.includes(word));
  });
}

/** The pieces that a pack has added or changed. */
export function changed(pieces: readonly Piece[], before: readonly Piece[]): Piece[] {
  const known = new Map(before.map((piece) => [keyOf(piece), JSON.stringify(piece.told)]));
  return pieces.filter((piece) => known.get(keyOf(piece)) !== JSON.stringify(piece.told));
}
