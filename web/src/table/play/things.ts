/**
 * From clicks on things to actions. Pure functions over the legal actions of a decision: what lights
 * up, what a click narrows down to, and what the next step of a list is. No rule of any game is here.
 */

import type { Action, Fact } from "../../wire.gen";

/** Something on the table that actions name: `{kind: "card", word: "incubus"}`. */
export interface Thing {
  kind: string;
  word: string;
}

/** The things that stand for a click: a slot with its card, the card's effects, its Grasp of Evil. */
export type Spot = readonly Thing[];

/** Things that a game adds to an action, as the cards in reach to a fight. */
export type Aliases = (action: Action) => Spot;

export const same = (one: Thing, other: Thing): boolean =>
  one.kind === other.kind && one.word === other.word;

export const keyOf = (thing: Thing): string => `${thing.kind}:${thing.word}`;

export const sameSpot = (one: Spot, other: Spot): boolean =>
  one.length > 0 && other.length > 0 && same(one[0] as Thing, other[0] as Thing);

/** The things that a fact names. */
export function thingsOfFact(fact: Fact): Thing[] {
  const words = Array.isArray(fact.said) ? fact.said : [fact.said];
  return words.map((word) => ({ kind: fact.kind, word }));
}

export const thingsOf = (action: Action): Thing[] => action.words.flatMap(thingsOfFact);

export const mentions = (things: Spot, spot: Spot): boolean =>
  things.some((thing) => spot.some((one) => same(thing, one)));

/** What is left after some spots were picked, of one verb or of any. */
export function narrow(
  actions: readonly Action[],
  verb: string | null,
  picks: readonly Spot[],
  aliases: Aliases,
): Action[] {
  return actions.filter((action) => {
    if (verb !== null && action.verb !== verb) return false;
    if (picks.length === 0) return true;
    const things = [...thingsOf(action), ...aliases(action)];
    return picks.every((pick) => mentions(things, pick));
  });
}

/** The things by which these actions differ: what all of them name decides nothing. */
export function telling(actions: readonly Action[], aliases: Aliases): Thing[] {
  const counted = new Map<string, { thing: Thing; count: number }>();
  for (const action of actions) {
    const own = new Map([...thingsOf(action), ...aliases(action)].map((one) => [keyOf(one), one]));
    for (const [key, thing] of own) {
      const seen = counted.get(key);
      if (seen) seen.count += 1;
      else counted.set(key, { thing, count: 1 });
    }
  }
  const all = [...counted.values()];
  const single = actions.length === 1;
  return all.filter((one) => single || one.count < actions.length).map((one) => one.thing);
}

/** The action that names nothing beyond what was picked, if others that name more are left. */
export function complete(actions: readonly Action[], picks: readonly Spot[]): Action | null {
  if (picks.length === 0) return null;
  const common = thingsOf(actions[0] ?? { text: "", verb: "", words: [] }).filter((thing) =>
    actions.every((action) => mentions(thingsOf(action), [thing])),
  );
  const known = [...picks, common];
  const done = actions.filter((action) =>
    thingsOf(action).every((thing) => known.some((pick) => mentions([thing], pick))),
  );
  return done.length === 1 ? (done[0] ?? null) : null;
}

/** Actions of one verb, in the order in which they came. */
export interface Group {
  verb: string;
  actions: Action[];
}

export function byVerb(actions: readonly Action[]): Group[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const found = groups.get(action.verb);
    if (found) found.push(action);
    else groups.set(action.verb, [action]);
  }
  return [...groups].map(([verb, found]) => ({ verb, actions: found }));
}

/** One entry of a list that leads on: a thing that several actions share, or one action. */
export interface Step {
  thing: Thing | null;
  actions: Action[];
}

const LONG = 8;

/**
 * How a list of actions is offered: one by one while it is short; else by the first field in which
 * they differ, so that a long list becomes two short ones.
 */
export function steps(actions: readonly Action[]): Step[] {
  const one = (action: Action): Step => ({ thing: null, actions: [action] });
  if (actions.length <= LONG || new Set(actions.map((action) => action.verb)).size > 1) {
    return actions.map(one);
  }
  const width = Math.max(...actions.map((action) => action.words.length));
  for (let field = 0; field < width; field++) {
    const parts = new Map<string, Step>();
    for (const action of actions) {
      const fact = action.words[field];
      const thing = fact && !Array.isArray(fact.said) ? thingsOfFact(fact)[0] : undefined;
      if (!thing) return actions.map(one);
      const part = parts.get(keyOf(thing));
      if (part) part.actions.push(action);
      else parts.set(keyOf(thing), { thing, actions: [action] });
    }
    if (parts.size > 1 && parts.size < actions.length) return [...parts.values()];
  }
  return actions.map(one);
}
