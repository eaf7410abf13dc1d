/** One-time notes: what a game tells people when something first happens to them. */

import type { Decision, Happened, View } from "../../wire.gen";

/** What somebody sees at one moment. */
export interface Seen {
  view: View;
  /** The seat that the notes are for. */
  seat: number;
  /** What has just happened. */
  news: readonly Happened[];
  /** What that seat is asked. */
  decision: Decision | null;
}

export interface Note {
  /** Its words are `page-note-<game>-<id>`. */
  id: string;
  /** The chapter or clause of the rules that says more. */
  rule: string;
  /** Whether this is the moment for it; only reads. */
  when: (seen: Seen) => boolean;
}

/** The first note that fits a moment and was not told before; those that stand first matter most. */
export function noteFor(notes: readonly Note[], seen: Seen, told: ReadonlySet<string>): Note | null {
  return notes.find((note) => !told.has(note.id) && note.when(seen)) ?? null;
}

/** Whether something of this name has just happened, with these words in it. */
export function happened(seen: Seen, name: string, words: Readonly<Record<string, string>> = {}): boolean {
  const fits = (event: Happened) =>
    Object.entries(words).every(([fact, said]) => event.facts.some((one) => one.name === fact && one.said === said));
  return seen.news.some((event) => event.name === name && fits(event));
}

/** Whether the seat itself is asked for something of this kind now. */
export const isAsked = (seen: Seen, verb: string): boolean =>
  seen.decision?.seat === seen.seat && seen.decision.actions.some((action) => action.verb === verb);
