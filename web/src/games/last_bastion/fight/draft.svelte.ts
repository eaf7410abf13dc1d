/** What a person has laid out in a fight but not sent: dice on cards, a token in hand, dice to reroll. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Action, Colour } from "../../../wire.gen";
import { planFor, stepOf, wordsOf } from "./fight.ts";
import { adviceOf } from "./odds.ts";
import { cardNamed, siegeOf } from "../model/view.ts";

interface Hand {
  decision: number;
  pinned: ReadonlyMap<number, string>;
  die: number | null;
  token: { hero: string; colour: Colour } | null;
  /** Dice to reroll, by their places. */
  chosen: readonly number[] | null;
}

const EMPTY: Hand = { decision: -1, pinned: new Map(), die: null, token: null, chosen: null };

export class Draft {
  readonly play: Play;
  #hand: Hand = $state.raw(EMPTY);

  constructor(play: Play) {
    this.play = play;
  }

  /** Dice stay where they lie while tokens are laid; everything else is forgotten. */
  get hand(): Hand {
    const number = this.play.decision?.number ?? -1;
    if (this.#hand.decision === number) return this.#hand;
    const assault = this.play.decision?.actions.some((one) => one.verb === "beat" || one.verb === "spend");
    return { ...EMPTY, decision: number, pinned: assault ? this.#hand.pinned : EMPTY.pinned };
  }

  #set(change: Partial<Hand>): void {
    this.play.hush();
    this.#hand = { ...this.hand, decision: this.play.decision?.number ?? -1, ...change };
  }

  // Rerolling.

  get rerolling(): boolean {
    return this.play.decision?.actions.some((one) => one.verb === "reroll") ?? false;
  }

  /** Dice marked for the reroll; at first those that hit nothing. */
  get chosen(): readonly number[] {
    if (this.hand.chosen) return this.hand.chosen;
    const siege = this.play.view ? siegeOf(this.play.view) : null;
    if (!siege?.fight) return [];
    return siege.dice.flatMap((die, place) => (die.counts_for.length === 0 ? [place] : []));
  }

  toggle(die: number): void {
    const chosen = this.chosen;
    this.#set({ chosen: chosen.includes(die) ? chosen.filter((one) => one !== die) : [...chosen, die].sort() });
  }

  /** The answer that rerolls the dice that are marked. */
  get reroll(): Action | null {
    const word = this.chosen.map((die) => die + 1).join("+");
    return this.play.decision?.actions.find((one) => one.verb === "reroll" && wordsOf(one, "dice")[0] === word) ?? null;
  }

  // Dice and tokens.

  takeDie(die: number): void {
    if (this.rerolling) return this.toggle(die);
    const pinned = new Map(this.hand.pinned);
    if (pinned.delete(die)) return this.#set({ pinned, die });
    this.#set({ die: this.hand.die === die ? null : die, token: null });
  }

  spendsOf(hero: string, colour: Colour): Action[] {
    const view = this.play.view;
    const spends = this.play.decision?.actions.filter((one) => one.verb === "spend") ?? [];
    return spends.filter((one) => {
      const card = view ? cardNamed(siegeOf(view), wordsOf(one, "card")[0] ?? "") : null;
      return wordsOf(one, "hero")[0] === hero && card?.colour === colour;
    });
  }

  takeToken(hero: string, colour: Colour): void {
    const spends = this.spendsOf(hero, colour);
    const only = spends[0];
    if (!only) return this.play.touch([{ kind: "hero", word: hero }]);
    if (spends.length === 1) return void this.play.act(only);
    const held = this.hand.token;
    this.#set({ token: held?.hero === hero && held.colour === colour ? null : { hero, colour }, die: null });
  }

  /** A click on a card of the fight: puts down what is in hand, else finishes it. */
  touchCard(card: string): void {
    const { die, token, pinned } = this.hand;
    if (die !== null) return this.#set({ pinned: new Map([...pinned, [die, card]]), die: null });
    if (token) {
      const spend = this.spendsOf(token.hero, token.colour).find((one) => wordsOf(one, "card")[0] === card);
      return void (spend && this.play.act(spend));
    }
    if (this.play.decision?.actions.some((one) => one.verb === "first")) {
      return this.play.touch([{ kind: "card", word: card }]);
    }
    if (planFor(adviceOf(this.play), this.play.decision, [card])) return this.finish([card]);
    this.play.touch([{ kind: "card", word: card }]);
  }

  /** Lays the tokens that are missing and beats these cards, answer by answer. */
  finish(cards: string[]): void {
    const plan = planFor(adviceOf(this.play), this.play.decision, cards);
    let at = 0;
    void this.play.actOn(() => {
      const { decision } = this.play;
      return plan && decision && at <= plan.spends.length ? stepOf(plan, at++, decision) : null;
    });
  }
}

const drafts = new WeakMap<Play, Draft>();

export function draftOf(play: Play): Draft {
  const known = drafts.get(play) ?? new Draft(play);
  drafts.set(play, known);
  return known;
}
