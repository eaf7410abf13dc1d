/** Which omens belong into the danger strip: what loses the game, then what costs a hero. */

import type { Omen } from "../../wire.gen";

const GRAVE = /^omen-(may-)?(someone-)?(falls?-out|dies?)/;

const weight = (omen: Omen): number => {
  if (omen.fatal) return omen.certain ? 0 : 2;
  return omen.certain ? 1 : 3;
};

/** The two worst omens: certain loss, a certain fall of a hero, then what only may happen. */
export function dangers(omens: readonly Omen[]): { first: Omen | null; second: Omen | null } {
  const grave = omens.filter((omen) => omen.fatal || GRAVE.test(omen.phrase.key));
  const sorted = [...grave].sort((one, other) => weight(one) - weight(other) || one.turns - other.turns);
  const first = sorted[0] ?? null;
  const kind = (omen: Omen) => omen.phrase.key.replace(/-(card|board|full|along|last).*$/, "");
  return { first, second: sorted.find((omen) => first && kind(omen) !== kind(first)) ?? null };
}
