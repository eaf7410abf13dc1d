/** What a person holds in a fight but has not sent: a die in hand, dice to roll again. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Thing } from "../../../table/play/things.ts";
import type { Action, BattleDieView, ChampionView, DieChange } from "../../../wire.gen";
import { actionsOf, adviceOf, championOf, questOf, wordOf, wordsOf } from "../model/view.ts";

/** What can be done with a hit box, as the hand is now. */
export type BoxState = "lit" | "reach" | "quiet";

/** A way to a face: a change that turns the die in hand to it. */
export interface Way {
  change: DieChange;
  face: number;
}

/** The rage as something that changes a die. */
export const RAGE: Thing = { kind: "rage", word: "" };

/** The verb of a change by its kind; the field that names it is called like the kind. */
const CHANGES: Record<string, string> = { ability: "use", rage: "rage", skill: "skill", blessing: "bless" };

export class Draft {
  readonly play: Play;
  /** The place of the die in hand. */
  #die: number | null = $state(null);
  /** The die on which a change was let go, until it has been turned. */
  #aimed: string = $state("");
  #chosen: readonly number[] = $state.raw([]);
  #chosenAt = -1;

  constructor(play: Play) {
    this.play = play;
  }

  get champion(): ChampionView | undefined {
    const seat = this.play.decision?.seat;
    return this.play.view && seat !== undefined ? championOf(questOf(this.play.view), seat) : undefined;
  }

  get dice(): readonly BattleDieView[] {
    return this.champion?.clash?.dice ?? [];
  }

  /** The die in hand; the only one left is in hand by itself. */
  get die(): number | null {
    if (this.blocking) return null;
    const held = this.#die === null ? undefined : this.dice[this.#die];
    if (held && !held.placed && !held.lost) return this.#die;
    const free = this.dice.flatMap((one, place) => (one.placed || one.lost ? [] : [place]));
    return free.length === 1 && !this.rerolling ? (free[0] ?? null) : null;
  }

  get word(): string {
    return this.die === null ? "" : (this.dice[this.die]?.die ?? "");
  }

  get turning(): boolean {
    return actionsOf(this.play, "turn").length > 0;
  }

  /** The dice have done their part. */
  get blocking(): boolean {
    return this.champion?.step === "block";
  }

  get rerolling(): boolean {
    return actionsOf(this.play, "reroll").length > 0;
  }

  // Dice.

  take(place: number): void {
    this.play.hush();
    this.#aimed = "";
    if (this.rerolling) return this.#toggle(place);
    if (this.dropping(place)) return;
    this.#die = this.#die === place ? null : place;
    const faces = this.turning ? this.facesFor(place) : [];
    const only = faces[0];
    if (this.turning && faces.length === 1 && only) void this.play.act(only);
  }

  /** The answers for which this die has to be in hand, while it is not. */
  takingLeadsTo(place: number): Action[] {
    if (this.die === place || !this.canTake(place)) return [];
    if (this.turning) return this.facesFor(place);
    const word = this.dice[place]?.die;
    return this.die === null ? [] : actionsOf(this.play, "hit").filter((one) => wordOf(one, "die") === word);
  }

  /** Takes a die that is carried. */
  hold(place: number): void {
    this.play.hush();
    this.#die = place;
  }

  /** Where a die has to be lost, a click loses it. */
  dropping(place: number): boolean {
    const drop = actionsOf(this.play, "drop").find((one) => wordOf(one, "die") === this.dice[place]?.die);
    if (drop) void this.play.act(drop);
    return drop !== undefined;
  }

  canTake(place: number): boolean {
    const die = this.dice[place];
    if (!die || die.placed || die.lost || !this.play.decision || this.blocking) return false;
    if (this.turning) return this.facesFor(place).length > 0;
    return true;
  }

  /** The turns of a die that the open decision offers. */
  facesFor(place: number | null): Action[] {
    const word = place === null ? "" : this.dice[place]?.die;
    return actionsOf(this.play, "turn").filter((one) => wordOf(one, "die") === word);
  }

  #toggle(place: number): void {
    const chosen = this.chosen;
    this.#chosenAt = this.play.decision?.number ?? -1;
    this.#chosen = chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];
  }

  /** Dice marked to be rolled again. */
  get chosen(): readonly number[] {
    void this.#chosen;
    return this.#chosenAt === this.play.decision?.number ? this.#chosen : [];
  }

  get reroll(): Action | null {
    const wanted = this.chosen.map((place) => this.dice[place]?.die ?? "").sort().join();
    return actionsOf(this.play, "reroll").find((one) => [...wordsOf(one, "dice")].sort().join() === wanted) ?? null;
  }

  // Boxes.

  /** The answer that hits a box as things are: with the die in hand, or any that fits. */
  hitOn(foe: string, face: number): Action | null {
    const strike = actionsOf(this.play, "strike").find((one) => wordOf(one, "foe") === foe && wordOf(one, "face") === String(face));
    if (strike) return strike;
    const overkill = actionsOf(this.play, "overkill").filter((one) => wordOf(one, "foe") === foe && wordOf(one, "face") === String(face));
    if (overkill.length > 0) return overkill.find((one) => wordOf(one, "die") === this.word) ?? overkill[0] ?? null;
    const hits = actionsOf(this.play, "hit").filter((one) => wordOf(one, "foe") === foe);
    const fits = hits.filter((one) => wordOf(one, "die").startsWith(String(face)));
    if (this.word) return fits.find((one) => wordOf(one, "die") === this.word) ?? null;
    return fits[0] ?? null;
  }

  /** The cheapest change that turns the die in hand to a face. */
  wayTo(face: number): Way | null {
    if (!this.word || this.turning) return null;
    const found = (adviceOf(this.play)?.changes ?? []).filter((one) =>
      one.turns.some((turn) => turn.die === this.word && turn.faces.includes(face)),
    );
    const cost = (one: DieChange) => (one.kind === "ability" ? one.action.split("+").length : 9);
    const change = found.sort((one, other) => cost(one) - cost(other))[0];
    return change ? { change, face } : null;
  }

  /** All that the die in hand can still become, each the cheapest way. */
  get ways(): Way[] {
    const face = this.die === null ? 0 : (this.dice[this.die]?.face ?? 0);
    return [1, 2, 3, 4, 5, 6].filter((one) => one !== face).flatMap((one) => this.wayTo(one) ?? []);
  }

  /** Turns the die in hand, and lets it lie. */
  async become({ change, face }: Way): Promise<void> {
    const word = this.word;
    await this.#run([
      () => this.play.decision?.actions.find((one) => one.text === change.action),
      () => actionsOf(this.play, "turn").find((one) => wordOf(one, "die") === word && wordOf(one, "face") === String(face)),
    ]);
  }

  /** What a change costs, in markers. */
  priceOf(change: DieChange): { stamina: number; focus: number } {
    const action = this.play.decision?.actions.find((one) => one.text === change.action);
    const paid = action && change.kind === "ability" ? wordOf(action, "pay").split("+") : [];
    return { stamina: paid.filter((one) => one === "stamina").length, focus: paid.filter((one) => one === "focus").length };
  }

  boxState(foe: string, face: number, reachable: boolean): BoxState {
    if (!this.play.decision || this.play.pending) return "quiet";
    if (this.hitOn(foe, face)) return "lit";
    return reachable && this.wayTo(face) ? "reach" : "quiet";
  }

  /** A click on a box: hits it, or changes the die in hand first. */
  touchBox(foe: string, face: number, reachable: boolean): void {
    const hit = this.hitOn(foe, face);
    if (hit) return void this.play.act(hit);
    const way = reachable ? this.wayTo(face) : null;
    if (way) return void this.#changeAndHit(way, foe);
    this.play.touch([{ kind: "foe", word: foe }]);
  }

  async #changeAndHit({ change, face }: Way, foe: string): Promise<void> {
    const word = this.word;
    const steps = [
      () => this.play.decision?.actions.find((one) => one.text === change.action),
      () => actionsOf(this.play, "turn").find((one) => wordOf(one, "die") === word && wordOf(one, "face") === String(face)),
      () => this.hitOn(foe, face),
    ];
    await this.#run(steps);
  }

  /** One answer after the other; a step that has none is left out. */
  async #run(steps: (() => Action | null | undefined)[]): Promise<void> {
    await this.play.actOn(() => {
      for (let step = steps.shift(); step; step = steps.shift()) {
        const action = step();
        if (action) return action;
      }
      return null;
    });
  }

  // Changes.

  changesBy(kind: string, word: string): DieChange[] {
    return (adviceOf(this.play)?.changes ?? []).filter((one) => one.kind === kind && one.word === word);
  }

  /** The faces that a change would make of the die in hand; of any die, while none is in hand. */
  facesBy(kind: string, word: string): number[] {
    const turns = this.changesBy(kind, word).flatMap((one) => one.turns);
    const mine = this.word ? turns.filter((one) => one.die === this.word) : [];
    return [...new Set(mine.flatMap((one) => one.faces))].sort();
  }

  /** Whether a change would let the die in hand, or any, hit something. */
  isUseful(kind: string, word: string): boolean {
    const turns = this.changesBy(kind, word).flatMap((one) => one.turns);
    return turns.some((one) => (!this.word || one.die === this.word) && one.useful.length > 0);
  }

  /** Anything left that could hit: a die as it is, or one that a change turns. */
  get somethingLeft(): boolean {
    if (actionsOf(this.play, "hit").length > 0) return true;
    return (adviceOf(this.play)?.changes ?? []).some((one) => one.turns.some((turn) => turn.useful.length > 0));
  }

  /** The answers that use something which changes dice, as an ability with either marker. */
  usesOf({ kind, word }: Thing): Action[] {
    return actionsOf(this.play, CHANGES[kind] ?? "").filter((one) => kind === "rage" || wordOf(one, kind) === word);
  }

  /** The faces that a change would make of a die. */
  facesOn(place: number, { kind, word }: Thing): number[] {
    const die = this.dice[place];
    if (!die || die.placed || die.lost) return [];
    const turns = this.changesBy(kind, word).flatMap((one) => one.turns).filter((one) => one.die === die.die);
    return [...new Set(turns.flatMap((one) => one.faces))].sort();
  }

  /** Whether it can be carried onto a die. */
  isCarried(thing: Thing): boolean {
    return this.usesOf(thing).length > 0 && this.dice.some((_, place) => this.facesOn(place, thing).length > 0);
  }

  /** Lets a change go on a die: asks with which marker and to which face only where that is left open. */
  change(place: number, thing: Thing): void {
    this.hold(place);
    this.#aimed = this.word;
    this.press(thing);
  }

  /** The only turn of the die on which a change was let go, once the marker was chosen; told once. */
  aimedTurn(): Action | null {
    const [only, ...others] = this.turning && this.#aimed && this.#aimed === this.word ? this.facesFor(this.die) : [];
    if (only) this.#aimed = "";
    return only && others.length === 0 ? only : null;
  }

  /** A click on something that changes dice: uses it, asks how, or says why not. */
  press(thing: Thing): void {
    const uses = this.usesOf(thing);
    const only = uses[0];
    if (only && uses.length === 1 && this.play.verb === null && this.play.picks.length === 0) return void this.#use(only, thing);
    this.play.touch([thing]);
  }

  /** Uses a change, and turns the die in hand at once where only one face can follow. */
  async #use(action: Action, { kind, word }: Thing): Promise<void> {
    const faces = this.facesBy(kind, word);
    const die = this.word;
    const turn = () =>
      die && faces.length === 1
        ? actionsOf(this.play, "turn").find((one) => wordOf(one, "die") === die && wordOf(one, "face") === String(faces[0]))
        : null;
    await this.#run([() => action, turn]);
  }
}

const drafts = new WeakMap<Play, Draft>();

/** The draft of a table. */
export function draftOf(play: Play): Draft {
  let draft = drafts.get(play);
  if (!draft) drafts.set(play, (draft = new Draft(play)));
  return draft;
}
