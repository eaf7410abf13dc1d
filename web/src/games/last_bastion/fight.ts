/**
 * The picture of a fight: which dice and tokens stand for which hits, and what would finish a card.
 * What may be done is decided by the actions of the decision alone; this only draws and proposes.
 */

import type { Action, Colour, Decision, FightView, HelperView, SiegeView, TargetView } from "../../wire.gen";

/** Dice by their places, each on the card on which it is drawn. */
export type Placed = ReadonlyMap<number, string>;

/** A way to beat some cards with this roll: tokens still to lay on each of them. */
export interface Plan {
  cards: string[];
  tokens: Map<string, number>;
  /** The answer that does it, when nothing more is needed. */
  beat: Action | null;
}

export const wordsOf = (action: Action, name: string): string[] => {
  const said = action.words.find((fact) => fact.name === name)?.said ?? [];
  return Array.isArray(said) ? said : [said];
};

const targetOf = (fight: FightView, card: string): TargetView | undefined =>
  fight.targets.find((target) => target.card === card);

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

const stockOf = (helpers: readonly HelperView[], colour: Colour): number =>
  helpers.reduce((sum, helper) => sum + helper.left[colour], 0);

/** How a set of cards could be beaten now, with as few tokens as possible; nothing when it cannot. */
export function planFor(
  siege: SiegeView,
  fight: FightView,
  decision: Decision | null,
  cards: string[],
): Plan | null {
  const beats = decision?.actions.filter((action) => action.verb === "beat") ?? [];
  const beat = beats.find((action) => sameCards(wordsOf(action, "cards"), cards)) ?? null;
  if (beat) return { cards, tokens: new Map(), beat };
  const laidElsewhere = fight.targets.some((one) => one.laid.length > 0 && !cards.includes(one.card));
  if (laidElsewhere || fight.equipment_barred) return null;
  const splits = splitsOf(siege, fight, cards).filter((tokens) => affordable(fight, tokens));
  const cost = (tokens: Map<string, number>) => [...tokens.values()].reduce((sum, one) => sum + one, 0);
  const best = splits.sort((one, other) => cost(one) - cost(other))[0];
  if (!best) return null;
  const spends = decision?.actions.filter((action) => action.verb === "spend") ?? [];
  const begun = spends.some((action) => cards.includes(wordsOf(action, "card")[0] ?? ""));
  return begun ? { cards, tokens: best, beat: null } : null;
}

/** The tokens needed on each card, for every way to share the dice that fit both. */
function splitsOf(siege: SiegeView, fight: FightView, cards: string[]): Map<string, number>[] {
  const [first = "", second = ""] = cards;
  const fits = (card: string, other: string) =>
    siege.dice.filter((die) => die.counts_for.includes(card) && !die.counts_for.includes(other)).length;
  const both = second ? siege.dice.filter((die) => cards.every((card) => die.counts_for.includes(card))).length : 0;
  const needs = (card: string) => targetOf(fight, card)?.need ?? 0;
  return Array.from({ length: both + 1 }, (_, share) => {
    const tokens = new Map([[first, Math.max(needs(first) - fits(first, second) - share, 0)]]);
    if (second) tokens.set(second, Math.max(needs(second) - fits(second, first) - (both - share), 0));
    return tokens;
  });
}

function affordable(fight: FightView, tokens: Map<string, number>): boolean {
  const wanted = new Map<Colour, number>();
  for (const [card, count] of tokens) {
    const colour = targetOf(fight, card)?.colour;
    if (colour) wanted.set(colour, (wanted.get(colour) ?? 0) + count);
  }
  return [...wanted].every(([colour, count]) => stockOf(fight.helpers, colour) >= count);
}

export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** The next answer on the way to a plan: beat, or lay one more token, the fighter's own first. */
export function nextFor(siege: SiegeView, decision: Decision, cards: string[]): Action | null {
  const fight = siege.fight;
  const plan = fight ? planFor(siege, fight, decision, cards) : null;
  if (!fight || !plan) return null;
  if (plan.beat) return plan.beat;
  const spends = decision.actions.filter((action) => action.verb === "spend");
  const fitting = spends.filter((action) => (plan.tokens.get(wordsOf(action, "card")[0] ?? "") ?? 0) > 0);
  return fitting.find((action) => wordsOf(action, "hero")[0] === fight.hero) ?? fitting[0] ?? null;
}
