/** The chance to win as a line: before the first choice, after each, and how it ended. */

import type { Choices } from "../../wire.gen";

export interface ChanceAt {
  entry: number;
  chance: number;
}

export function curveOf(told: Choices): ChanceAt[] {
  const points = told.points.flatMap((one) => [{ entry: one.entry - 1, chance: one.before }, { entry: one.entry, chance: one.after }]);
  return [{ entry: 0, chance: told.start }, ...points, { entry: told.entry, chance: told.outcome }];
}

/** The chance at an entry, between the points that are known. */
export function chanceAt(curve: readonly ChanceAt[], entry: number): number {
  const after = curve.findIndex((one) => one.entry >= entry);
  const [to, from] = [curve[after], curve[after - 1]];
  if (!to) return curve.at(-1)?.chance ?? 0;
  if (!from || to.entry === from.entry) return to.chance;
  return from.chance + ((to.chance - from.chance) * (entry - from.entry)) / (to.entry - from.entry);
}
