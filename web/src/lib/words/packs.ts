/** What packs are called, and which are among the contents of a table: everybody there is told. */

import type { PackCard, TableCard } from "../../wire.gen";

export type PackAtTable = {
  pack: string;
  hash: string;
};

const SHORT = 8;

/** The version of the game's own content among those of a table. */
export function versionOf(content: Record<string, string>): number {
  const named = Object.keys(content).find((name) => name.includes("/"));
  return Number(named?.split("/")[1] ?? 1);
}

/** What a pack is called in a language, else in English. */
export const titleOf = ({ titles, id }: PackCard, language: string): string => titles[language] ?? titles["en"] ?? id;

/** Packs are named by their id, the game's own content by game and version (`sanctum/1`). */
export function packsAt(card: TableCard | null): PackAtTable[] {
  return Object.entries(card?.content ?? {})
    .filter(([name]) => !name.includes("/"))
    .map(([pack, hash]) => ({ pack, hash: hash.slice(0, SHORT) }));
}
