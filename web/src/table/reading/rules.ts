/** The rules as they are read: chapters of clauses, words that matter, positions to try. */

import type { Clause, ImportTable } from "../../wire.gen";

export interface Part {
  title: string;
  clauses: Clause[];
}

export interface Span {
  text: string;
  strong: boolean;
  /** The section that explains it, where it is a term. */
  to: string;
}

const TERM = /\[([^\]]+)\]\(#([a-z-]+)\)/;

/** A text without the marks of emphasis and of terms of its source. */
export const plain = (text: string): string => text.replace(new RegExp(TERM, "g"), "$1").replace(/[*_`]{1,2}([^*_`]+)[*_`]{1,2}/g, "$1");

/** A text in pieces: what its source marks as important stands apart, and so do terms. */
export function spans(text: string): Span[] {
  return text
    .split("**")
    .flatMap((piece, index) => withTerms(piece, index % 2 === 1))
    .filter((span) => span.text !== "");
}

/** Between two pieces of text there is a term and the name of its section. */
function withTerms(piece: string, strong: boolean): Span[] {
  const parts = piece.split(TERM);
  return parts.flatMap((part, index) => (index % 3 === 2 ? [] : [{ text: plain(part), strong, to: index % 3 === 1 ? (parts[index + 1] ?? "") : "" }]));
}

/** The clauses by chapter, in the order of the rules. */
export function chaptersOf(clauses: readonly Clause[]): Part[] {
  const parts = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const part = parts.get(clause.chapter);
    if (part) part.push(clause);
    else parts.set(clause.chapter, [clause]);
  }
  return [...parts].map(([title, some]) => ({ title, clauses: some }));
}

/** A table to try a position at: every seat is one's own, and nobody hurries. */
export function practice(position: string): ImportTable {
  const players = Number(/^players = (\d+)$/m.exec(position)?.[1] ?? 1);
  return { text: position, seats: Array.from({ length: players }, () => "me"), grace: 0 };
}
