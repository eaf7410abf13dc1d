/** The chapters of the log, and how later ones join those that are known. */

import type { Chapter } from "../../wire.gen";

/** What was told so far, with the chapters from `told` on in place of their earlier form. */
export function joined(before: readonly Chapter[], told: readonly Chapter[]): Chapter[] {
  const first = told[0];
  return first ? [...before.filter((chapter) => chapter.entry < first.entry), ...told] : [...before];
}
