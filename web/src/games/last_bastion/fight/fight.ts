/**
 * The picture of a fight: which dice and tokens stand for which hits, and what would finish a card.
 * What may be done is decided by the actions of the decision alone; this only draws and proposes.
 */

import type { Action, Decision, FightView, SiegeAdvice, SiegeView, TargetView, TokenLaid } from "../../../wire.gen";

/** Dice by their places, each on the card on which it is drawn. */
export type Placed = ReadonlyMap<number, string>;

/** A way to beat some cards with this roll: tokens to lay, then the blow. */
export interface Plan {
  cards: string[];
  spends: TokenLaid[];
  /** Nothing more has to be laid. */
  ready: boolean;
}

export const wordsOf = (action: Action, name: string): string[] => {
  const said = action.words.find((fact) => fact.name === name)?.said ?? [];
  return Array.isArray(said) ? said : [said];
};

/** The sets of cards that could be beaten, single ones first. */
export function subsets(fight: FightView): string[][] {
  const cards = fight.targets.map((target) => target.card);
  const single = cards.map((card) => [card]);
  return cards.length === 2 ? [...single, cards] : single;
}

/** Puts dice on cards: those that were put there by hand, those that fit one card only. */
export function placeDice(siege: SiegeView, fight: FightView, pinned: Placed): Map<number, string> {
  const placed = new Map<number, string>();
  const room = new Map(fight.targets.map((target) => [target.card, target.need]));
  const put = (die: number, card: string) => {
    const left = room.get(card) ?? 0;
    if (left < 1 || placed.has(die)) return;
    placed.set(die, card);
    room.set(card, left - 1);
  };
  for (const [die, card] of pinned) if (siege.dice[die]?.counts_for.includes(card)) put(die, card);
  for (const coloured of [true, false]) {
    siege.dice.forEach((die, place) => {
      const only = die.counts_for[0];
      if (die.counts_for.length === 1 && only && (die.face !== "white") === coloured) put(place, only);
    });
  }
  return placed;
}

/** The dice that could still go to more than one card. */
export function freeDice(siege: SiegeView, fight: FightView, placed: Placed): number[] {
  const open = fight.targets.filter((target) => hitsOn(target, placed) < target.resistance).map((one) => one.card);
  return siege.dice.flatMap((die, place) =>
    !placed.has(place) && die.counts_for.some((card) => open.includes(card)) ? [place] : [],
  );
}

export const hitsOn = (target: TargetView, placed: Placed): number =>
  target.laid.length + [...placed.values()].filter((card) => card === target.card).length;

/** How the engine would beat a set of cards now; nothing when it cannot be done. */
export function planFor(advice: SiegeAdvice | null, decision: Decision | null, cards: string[]): Plan | null {
  if (!decision) return null;
  // What can be beaten at once needs no advice, and does not wait for it.
  const spends = advice?.finishes.find((one) => sameCards(one.cards, cards))?.spends ?? [];
  const plan: Plan = { cards, spends, ready: spends.length === 0 };
  return stepOf(plan, 0, decision) ? plan : null;
}

/** The answer that takes step `at` of a plan: lay a token, and at last beat. */
export function stepOf(plan: Plan, at: number, decision: Decision): Action | null {
  const spend = plan.spends[at];
  const found = decision.actions.find((action) =>
    spend
      ? action.verb === "spend" && wordsOf(action, "hero")[0] === spend.hero && wordsOf(action, "card")[0] === spend.card
      : action.verb === "beat" && sameCards(wordsOf(action, "cards"), plan.cards),
  );
  return found ?? null;
}

export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));
