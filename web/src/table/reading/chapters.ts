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

/** The lines that tell of nothing after `shown`, of a log that reaches at least up to `reach`: a line goes on until the next one begins. */
export function upTo(chapters: readonly Chapter[], shown: number, reach: number): Chapter[] {
  const begins = chapters.flatMap((chapter) => [chapter.entry, ...chapter.lines.map((line) => line.entry)]);
  const end = Math.max(reach, ...begins);
  if (shown >= end) return [...chapters];
  const isPast = (entry: number): boolean => (begins.find((other) => other > entry) ?? end + 1) <= shown + 1;
  const begun = chapters.filter((chapter) => chapter.entry <= shown);
  return begun.map((chapter) => ({ ...chapter, lines: chapter.lines.filter((line) => isPast(line.entry)) }));
}
