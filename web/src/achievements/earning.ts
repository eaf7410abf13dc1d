/** A game is over: what was earned in it is asked of the server, which plays its journal again, and written down. */

import { ask } from "../lib/server/api.ts";
import type { TableLine } from "../lib/server/live.svelte.ts";
import type { AllHonours, Earned, HonourCard } from "../wire.gen";
import { fresh, keepBook, keptBook, merged, type Played } from "./book.ts";

/** The achievements of all games. */
export const fetchHonours = (): Promise<AllHonours> => ask<AllHonours>("GET", "/api/honours");

export const honoursOf = (all: AllHonours, game: string): HonourCard[] => all.games.find((one) => one.game === game)?.honours ?? [];

/** Writes down a finished table, once; tells what is new. Not every game counts. */
export async function writeDown(live: TableLine, seat: number): Promise<string[]> {
  const game = live.card?.game ?? "";
  const [all, told] = await Promise.all([fetchHonours(), live.get<Earned>("/honours", { seat })]);
  if (!told.counts) return [];
  const { hero, difficulty, players, won, score, earned, tally } = told;
  const played: Played = { table: live.table, seat, game, hero, difficulty, players, won, score, when: Date.now(), earned, tally };
  const before = keptBook();
  const now = merged(before, [played]);
  keepBook(now);
  return fresh(before, now, game, honoursOf(all, game));
}
