/** The two dangers of the strip, out of those that the engine foresees. */

import type { Omen } from "../../../wire.gen";

const weight = (omen: Omen): number => {
  if (omen.fatal) return omen.certain ? 0 : 2;
  return omen.certain ? 1 : 3;
};

/** The worst first: certain loss, a certain fall of a hero, then what only may happen; the nearer before the farther. */
export function ranked(dangers: readonly Omen[]): Omen[] {
  return [...dangers].sort((one, other) => weight(one) - weight(other) || one.turns - other.turns);
}

/** The worst two of different kinds, out of dangers that are ranked. */
export function worst(sorted: readonly Omen[]): { first: Omen | null; second: Omen | null } {
  const first = sorted[0] ?? null;
  const kind = (omen: Omen) => omen.phrase.key.replace(/-(card|board|full|along|last).*$/, "");
  return { first, second: sorted.find((omen) => first && kind(omen) !== kind(first)) ?? null };
}
