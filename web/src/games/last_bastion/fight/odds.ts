/** Exact chances as the server worked them out, put where they belong. */

import { percent } from "../../../lib/words/percent.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { FightOdds, SiegeAdvice, SiegeReview, SiegeView } from "../../../wire.gen";

export function adviceOf(play: Play): SiegeAdvice | null {
  return play.advice as SiegeAdvice | null;
}

export const reviewOf = (play: Play): SiegeReview | null => play.review as SiegeReview | null;

/** The chance to lose the game by the exits of these cards, as `17%`; nothing where there is none. */
export function ruinOf(play: Play, cards: readonly string[]): string {
  const found = adviceOf(play)?.ruins.find((one) => one.cards.length === cards.length && one.cards.every((card) => cards.includes(card)));
  return found && found.chance > 0 ? percent(found.chance) : "";
}

/** The fights that can be started where the hero stands. */
export function fightsHere(play: Play): FightOdds[] {
  if (!play.decision?.actions.some((action) => action.verb === "fight")) return [];
  return adviceOf(play)?.fights.filter((fight) => fight.moves === 0) ?? [];
}

/** For each card that can be fought now, the chance to beat it. */
export function cardOdds(play: Play, siege: SiegeView): Map<string, string> {
  const found = new Map<string, string>();
  const aiming = siege.fight?.stage === "aim" && play.decision !== null;
  const fights = aiming ? (adviceOf(play)?.fights ?? []) : fightsHere(play);
  for (const fight of fights) {
    if (fight.cards.length > 2) continue;
    const single = fights.find((one) => one.cards.length === 1 && one.cards[0] === fight.cards[0]);
    const first = fight.cards[0];
    if (first && !found.has(first)) found.set(first, percent((single ?? fight).chances.first));
    const second = fight.cards[1];
    if (second && fight.chances.second !== null && !found.has(second)) found.set(second, percent(fight.chances.second));
  }
  return found;
}
