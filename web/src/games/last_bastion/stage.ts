/** What stands in the middle of the table: the board, a fight, or the choice of heroes. */

import type { Decision, SiegeView } from "../../wire.gen";

export type Stage = "board" | "fight" | "heroes";

export function stageOf(siege: SiegeView, decision: Decision | null): Stage {
  const verbs = new Set(decision?.actions.map((action) => action.verb));
  if (verbs.has("choose") || siege.heroes.some((hero) => hero.hero === null)) return "heroes";
  const stage = siege.fight?.stage;
  if (stage === "roll" || stage === "reroll" || stage === "assault") return "fight";
  return verbs.has("first") ? "fight" : "board";
}
