/**
 * What there is on a table, by kind. Everything that is drawn carries one: as `data-kind`, or as the
 * first part of `data-thing`. The words are `thing-<kind>`, with what it does as `.effect` and when as `.when`.
 */

import type { Play } from "../play/play.svelte.ts";
import type { Spot } from "../play/things.ts";

export interface Kind {
  /** The clause that rules it. */
  clause: string;
  /** Clauses of single things, by their words. */
  clauses?: Readonly<Record<string, string>>;
  /** The game's own sheet names the single thing, or tells the whole of it. */
  told?: "name" | "whole";
}

export type Kinds = Readonly<Record<string, Kind>>;

/** What is being explained: a kind, and the single thing where one is meant. */
export interface Explained {
  kind: string;
  spot: Spot;
  /** What it is called itself, as an answer is, in place of the name of its kind. */
  name?: string;
}

/** An answer whose verb has no kind of its own: it is called by its own words. */
export const ANSWER = "answer";

/** Kinds of every table that are ruled by the clause of what is asked. */
const ASKED = new Set(["question", ANSWER]);

/** The clause behind what is explained; empty for a game that names none. */
export function clauseOf(play: Play, { kind, spot }: Explained): string {
  const known = play.game.kinds?.[kind];
  const asked = play.decision?.clause ?? play.scene?.waiting[0]?.clause;
  if (ASKED.has(kind) && asked) return asked;
  return known?.clauses?.[spot[0]?.word ?? ""] ?? known?.clause ?? "";
}

/** The kind of a button that gives answers: that of its verb, where the game has one. */
export function kindOfAnswers(kinds: Kinds | undefined, verbs: readonly string[]): string {
  const [verb = "", ...more] = new Set(verbs);
  const own = `do-${verb}`;
  return more.length === 0 && kinds?.[own] ? own : ANSWER;
}
