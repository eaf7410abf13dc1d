/** The chapters of the log, and how later ones join those that are known. */

import type { Chapter } from "../../wire.gen";

/** What was told so far, with the chapters from `told` on in place of their earlier form. */
export function joined(before: readonly Chapter[], told: readonly Chapter[]): Chapter[] {
  const first = told[0];
  return first ? [...before.filter((chapter) => chapter.entry < first.entry), ...told] : [...before];
}

/** Each of them with a name that stays its own while others come: its entry, and the how-manieth of it. */
export function named<T extends { entry: number }>(all: readonly T[]): (T & { id: string })[] {
  const seen = new Map<number, number>();
  return all.map((one) => {
    const nth = seen.get(one.entry) ?? 0;
    seen.set(one.entry, nth + 1);
    return { ...one, id: `${one.entry}.${nth}` };
  });
}
