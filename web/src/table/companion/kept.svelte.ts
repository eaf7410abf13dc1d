/** What this browser's person was told already, and whether anything is to be told at all. Kept nowhere else. */

import { read, type NotesTold } from "./told.ts";

const KEY = "hordekeep.notes";

function remembered(): NotesTold {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return read(null);
  }
}

export const notes: NotesTold = $state(remembered());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // A browser that keeps nothing is told again.
  }
}

export function switchNotes(on: boolean): void {
  notes.on = on;
  keep();
}

/** The person was asked, at the end of a guided game, whether there shall be notes. */
export function keepAsked(): void {
  notes.asked = true;
  keep();
}

export const toldIn = (game: string): ReadonlySet<string> => new Set(notes.told[game]);

export function keepTold(game: string, note: string): void {
  notes.told[game] = [...new Set([...(notes.told[game] ?? []), note])];
  keep();
}
