/** What is told of a suggestion in numbers. */

import { signed } from "../../lib/words/signed.ts";
import { t } from "../../lib/words/words.svelte.ts";
import type { Expected, Suggestion } from "../../wire.gen";

const PERCENT = 100;

/** What is to be expected: `cards beaten +1.2`. */
export const sayFact = (fact: Expected): string =>
  t(`hint-fact-${fact.name}`, { n: fact.share ? Math.round(fact.value * PERCENT) : signed(fact.value, (number) => t("number-short", { number })) });

/** How a suggestion stands to the first. */
export function sayStanding(one: Suggestion, place: number): string {
  if (place === 0) return t("hint-best");
  if (!one.sure) return t("hint-level");
  return t("page-hint-behind", { points: Math.max(Math.round(one.behind * PERCENT), 1) });
}
