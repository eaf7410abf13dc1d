/** What was chosen for a table and has a name, as its difficulty. */

import { hasOf, tOf } from "../lib/words/words.svelte.ts";

export function chosenOptions(game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const key = `${name}-${String(value)}`;
    return typeof value === "string" && hasOf(game, key) ? [tOf(game, key)] : [];
  });
}
