/** Chances as people read them. */

import { t } from "./words.svelte.ts";

/** `91%`; what is nearly sure or nearly hopeless is not rounded to it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return t("percent-below", { number: 1 });
  if (chance < 1 && chance > 0.99) return t("percent-above", { number: 99 });
  return t("percent", { number: Math.round(chance * 100) });
}
