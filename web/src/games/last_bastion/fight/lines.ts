/** The ways in which a fight can end, best known chances first as they are offered. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Chances, FightView, RollOdds } from "../../../wire.gen";
import { planFor, subsets } from "./fight.ts";
import { adviceOf } from "./odds.ts";

export interface FightWay {
  key: string;
  /** None when everything is left standing. */
  cards: string[];
  /** The dice that are rerolled for it, or nothing. */
  dice: string;
  /** Nothing when it is not known. */
  chance: number | null;
  tokens: number;
}

const NONE = "none";

export function linesOf(play: Play, fight: FightView): FightWay[] {
  const rolls = adviceOf(play)?.rolls ?? [];
  const stand: FightWay = { key: "stand", cards: [], dice: "", chance: null, tokens: 0 };
  if (fight.stage === "roll") return [];
  if (fight.stage === "reroll") return [...rerollLines(fight, rolls), stand];
  const kept = subsets(fight).map((cards): FightWay => {
    const plan = planFor(adviceOf(play), play.decision, cards);
    const chance = play.decision && adviceOf(play) ? (plan ? 1 : 0) : null;
    return { key: cards.join("+"), cards, dice: "", chance, tokens: plan?.spends.length ?? 0 };
  });
  return [...kept, stand];
}

function chanceOf(chances: Chances, fight: FightView, cards: string[]): number | null {
  if (cards.length === 2) return chances.both;
  return cards[0] === fight.targets[0]?.card ? chances.first : chances.second;
}

/** For each set of cards, the reroll that serves it best; keeping the roll where that is as good. */
function rerollLines(fight: FightView, rolls: RollOdds[]): FightWay[] {
  return subsets(fight).flatMap((cards) => {
    const ways = rolls.flatMap((roll) => {
      const chance = chanceOf(roll.chances, fight, cards);
      return chance === null ? [] : [{ dice: roll.dice === NONE ? "" : roll.dice, chance }];
    });
    const best = ways.sort((one, other) => other.chance - one.chance || one.dice.length - other.dice.length)[0];
    return best ? [{ key: cards.join("+"), cards, dice: best.dice, chance: best.chance, tokens: 0 }] : [];
  });
}
