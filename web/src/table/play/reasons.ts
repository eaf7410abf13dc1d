/** Why something cannot be done, out of what the server says of each action that was thought of. */

import { sayAction, sayRefusal, t } from "../../lib/words/words.svelte.ts";
import type * as wire from "../../wire.gen";

/** Something that is explained until it is closed: why not, or what went wrong. */
export interface ToldReasons {
  title: string;
  lines: { text: string; clause: string }[];
}

const MOST_REASONS = 3;

/** Each reason once: those of my own actions, of the picked verb, before all others. */
export function whyNot(candidates: wire.Candidate[], verb: string | null, clause: string): ToldReasons {
  const own = candidates.filter((one) => !one.foreign);
  const refused = (own.length > 0 ? own : candidates).filter((one) => one.refusal !== null);
  const fitting = refused.filter((one) => verb === null || one.action.verb === verb);
  const lines = new Map<string, ToldReasons["lines"][number]>();
  for (const { action, refusal } of fitting.length > 0 ? fitting : refused) {
    if (!refusal || lines.has(refusal.phrase.key)) continue;
    const text = t("refused", { action: sayAction(action), reason: sayRefusal(refusal) });
    lines.set(refusal.phrase.key, { text, clause: refusal.clause });
  }
  const title = t("page-why-not");
  if (lines.size === 0) return { title, lines: [{ text: t("refused-not-asked"), clause }] };
  return { title, lines: [...lines.values()].slice(0, MOST_REASONS) };
}
