/** What stands in the middle of the table: the board, a fight, or the choice of heroes. */

import type { Decision, SiegeView, Waiting } from "../../../wire.gen";

export type Screen = "board" | "fight" | "heroes";

const CHOOSING = "ask-pick-hero";
const FALLING = new Set(["ask-fallen", "ask-fallen-idle"]);

export function screenOf(siege: SiegeView, decision: Decision | null, waiting: readonly Waiting[]): Screen {
  const verbs = new Set(decision?.actions.map((action) => action.verb));
  if (verbs.has("choose") || waiting.some((one) => one.question.key === CHOOSING)) return "heroes";
  const stage = siege.fight?.stage;
  if (stage === "roll" || stage === "reroll" || stage === "assault") return "fight";
  const falling = verbs.has("first") || waiting.some((one) => FALLING.has(one.question.key));
  return falling && siege.fight ? "fight" : "board";
}
