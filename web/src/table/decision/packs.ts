/** Many answers, gathered by what they belong to: as the effects of all cards. */

import type { Entry } from "./buttons.ts";

/** Answers that belong to the same thing. */
export interface Pack {
  of: string;
  entries: Entry[];
}

/** So many answers stand in a row in words. */
const MANY = 6;

/** More answers than a row holds, gathered by what they belong to; nothing where they are few or belong to nothing. */
export function packed(entries: readonly Entry[]): Pack[] | null {
  if (entries.length <= MANY || !entries.every(({ look }) => look.of && look.icon)) return null;
  const packs: Pack[] = [];
  for (const entry of entries) {
    const { of = "" } = entry.look;
    const last = packs.at(-1);
    if (last?.of === of) last.entries.push(entry);
    else packs.push({ of, entries: [entry] });
  }
  return packs;
}
