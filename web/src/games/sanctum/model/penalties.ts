/** What a penalty says, step by step, and the wounds instead. */

import { t } from "../../../lib/words/words.svelte.ts";
import type { AttackView, PenaltyView } from "../../../wire.gen";

function stepOf(step: PenaltyView): string {
  return t(`penalty-${step.do.replaceAll("_", "-")}`, {
    n: step.n ?? 0,
    face: step.face ?? 0,
    box: step.box ?? "any",
  });
}

export function penaltyOf(attack: AttackView): string {
  const steps = attack.penalty.map(stepOf);
  let told = steps.at(-1) ?? "";
  for (const step of steps.slice(0, -1).reverse()) told = t("penalty-then", { first: step, rest: told });
  return told;
}
