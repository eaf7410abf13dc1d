/**
 * Playing at a table: which things can be picked, what a click does, what is asked and told.
 * Legality comes from the open decision alone; why something is not legal is asked of the server.
 */

import type { GameUI } from "../../games/game.ts";
import { OFFLINE, Refusal } from "../../lib/server/api.ts";
import { botName } from "../../lib/words/bots.ts";
import type { LiveTable } from "../../lib/server/live.svelte.ts";
import { sayAction, sayError, sayRefusal, t } from "../../lib/words/words.svelte.ts";
import type * as wire from "../../wire.gen";
import { looksBack, SPECTATOR } from "./viewpoint.ts";
import { Foresight } from "./foresight.svelte.ts";
import {
  byVerb,
  complete,
  keyOf,
  mentions,
  narrow,
  same,
  sameSpot,
  type Spot,
  telling,
  type Thing,
  thingsOf,
} from "./things.ts";

/** The game at one moment: now, or in a replay. */
export type Scene = Pick<
  wire.State,
  "entry" | "seat" | "view" | "decisions" | "waiting" | "events" | "undo" | "omens" | "dangers" | "result"
> & {
  /** In a replay: who answered; nobody for nature and the table itself. */
  actor?: number | null;
};

/** Something that is explained until it is closed: why not, or what went wrong. */
export interface Told {
  title: string;
  lines: { text: string; clause: string }[];
}

interface Selection {
  decision: number;
  verb: string | null;
  picks: Spot[];
}

const NOTHING: Selection = { decision: -1, verb: null, picks: [] };
const MOST_REASONS = 3;
const SETTLES_IN = 4000;
const PULSE = 3200;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Play {
  readonly live: LiveTable;
  readonly game: GameUI;
  readonly #scene: () => Scene | null;
  readonly replaying: boolean;

  #selection: Selection = $state.raw(NOTHING);
  #acted: number = $state(-1);
  /** What the thing or button under the pointer would lead to. */
  readonly foresight: Foresight;
  #explained = 0;
  told: Told | null = $state.raw(null);
  /** What the game worked out for the open decision, once it is there. */
  advice: wire.Advice["advice"] | null = $state.raw(null);
  /** What the game tells of a finished table, once it is there. */
  review: wire.Review["review"] | null = $state.raw(null);
  /** My best result at other tables of this kind; undefined where results are not compared. */
  best: number | null | undefined = $state(undefined);
  /** Whether the next thing that is touched is pointed at. */
  pointing: boolean = $state(false);
  pulse: { key: string; name: string } | null = $state.raw(null);
  /** In a replay: goes to an entry. */
  seek: ((entry: number) => void) | null = null;
  /** Says whether the screen is being handed over: nothing is shown or said until somebody takes it. */
  veil: () => boolean = $state.raw(() => false);
  /** The clause that the rules drawer shows; an empty one shows them all. */
  rule: string | null = $state(null);

  scene: Scene | null = $derived.by(() => {
    const scene = this.#scene();
    if (scene) this.game.learn?.(scene.view);
    return scene;
  });
  view: wire.View | null = $derived(this.scene?.view ?? null);
  /** The seat that knows all that may be shown now. */
  viewpoint: number = $derived.by(() => (this.replaying ? looksBack(this.live) : (this.scene?.seat ?? SPECTATOR)));
  /** What happened, as far as that seat knows of it. */
  events: wire.Happened[] = $derived.by(() => this.live.events.filter((one) => one.only === null || one.only.includes(this.viewpoint)));
  decision: wire.Decision | null = $derived.by(() => {
    const asked = this.scene?.decisions ?? [];
    return asked.find((one) => one.seat === this.scene?.seat) ?? asked[0] ?? null;
  });
  /** The answer to the open decision is on its way. */
  pending: boolean = $derived(this.decision !== null && this.decision.number === this.#acted);
  verb: string | null = $derived(this.#mine.verb);
  picks: Spot[] = $derived(this.#mine.picks);
  /** What is still possible after what was picked. */
  options: wire.Action[] = $derived.by(() => {
    if (!this.decision) return [];
    return narrow(this.#buttonsFor(this.verb), this.verb, this.picks, this.#aliases);
  });
  /** The action that is complete as picked, while a longer one is possible too. */
  ready: wire.Action | null = $derived(
    this.options.length > 1 ? complete(this.options, this.picks) : null,
  );
  #bright: Set<string> = $derived.by(
    () => new Set(this.pending ? [] : telling(this.options, this.#aliases).map(keyOf)),
  );

  constructor(live: LiveTable, game: GameUI, replay?: () => Scene | null) {
    this.live = live;
    this.game = game;
    this.replaying = replay !== undefined;
    this.#scene = replay ?? (() => live.state);
    this.foresight = new Foresight(this);
  }

  get #mine(): Selection {
    return this.#selection.decision === this.decision?.number ? this.#selection : NOTHING;
  }

  #aliases = (action: wire.Action): Spot => this.game.aliases(this, action);

  /** The actions of a verb; without one, those that need no button first. */
  #buttonsFor(verb: string | null): wire.Action[] {
    const actions = this.decision?.actions ?? [];
    if (verb !== null) return actions;
    const modal = this.game.modal(this);
    return actions.filter((action) => !modal.has(action.verb));
  }

  // What is shown.

  groups(): { verb: string; actions: wire.Action[] }[] {
    return byVerb(this.decision?.actions ?? []);
  }

  /** Whether a thing can be picked now. */
  isLit(spot: Spot): boolean {
    return spot.some((thing) => this.#bright.has(keyOf(thing))) && !this.isPicked(spot);
  }

  isPicked(spot: Spot): boolean {
    return this.picks.some((pick) => sameSpot(pick, spot));
  }

  /** The actions that touching a thing could lead to. */
  waysTo(spot: Spot): wire.Action[] {
    if (!spot.some((thing) => this.#bright.has(keyOf(thing)))) return [];
    return this.options.filter((action) =>
      mentions([...thingsOf(action), ...this.#aliases(action)], spot),
    );
  }

  isMine(seat: number | null | undefined): boolean {
    return seat != null && (this.live.card?.seats.includes(seat) ?? false);
  }

  get spectator(): boolean {
    return this.live.card !== null && this.live.card.seats.length === 0;
  }

  holder(seat: number): wire.SeatNow | null {
    return this.live.seats?.seats.find((one) => one.seat === seat) ?? null;
  }

  /** What people call whoever holds a seat. */
  nameOfSeat(seat: number): string {
    if (this.isMine(seat)) return t("page-you");
    const holder = this.holder(seat);
    if (holder?.holder === "person") return holder.name;
    if (holder?.bot) return t("page-bot", { bot: botName(holder.bot) });
    return t("page-open-seat");
  }

  // Picking.

  /** A click on a thing: picks it, does the only thing that it can mean, or says why not. */
  touch(spot: Spot): void {
    if (this.pointing) return this.pointAt(spot);
    if (this.pending) return;
    if (!this.decision) return void this.#explain(spot);
    if (this.isPicked(spot)) return this.#pick(this.picks.filter((pick) => !sameSpot(pick, spot)));
    let picks = this.picks;
    let ways = this.waysTo(spot);
    if (ways.length === 0 && picks.length > 0) {
      picks = [];
      const all = narrow(this.#buttonsFor(this.verb), this.verb, [], this.#aliases);
      ways = all.filter((one) => mentions([...thingsOf(one), ...this.#aliases(one)], spot));
    }
    if (ways.length === 0) return void this.#explain(spot);
    const only = ways[0];
    if (ways.length === 1 && only) return void this.act(only);
    this.#pick([...picks, spot]);
  }

  pickVerb(verb: string | null): void {
    this.hush();
    this.#selection = { decision: this.decision?.number ?? -1, verb, picks: [] };
  }

  pickThing(thing: Thing): void {
    this.#pick([...this.picks, [thing]]);
  }

  #pick(picks: Spot[]): void {
    this.hush();
    this.#selection = { decision: this.decision?.number ?? -1, verb: this.verb, picks };
  }

  /** Takes back the last pick, then the verb; tells whether there was anything. */
  stepBack(): boolean {
    if (this.told || this.pointing) {
      this.hush();
      this.pointing = false;
    } else if (this.picks.length > 0) {
      this.#pick(this.picks.slice(0, -1));
    } else if (this.verb !== null) {
      this.pickVerb(null);
    } else {
      return false;
    }
    return true;
  }

  // Doing.

  /** Answers the open decision; a second click while it is under way does nothing. */
  async act(action: wire.Action): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.pending || this.replaying) return false;
    this.#acted = decision.number;
    this.hush();
    this.foresight.hide();
    try {
      await this.live.answer(decision.seat, decision.number, action.text);
      return true;
    } catch (error) {
      this.#acted = -1;
      this.complain(error);
      return false;
    }
  }

  /** Does what `next` says after each answer, until it says nothing. */
  async actOn(next: () => wire.Action | null): Promise<void> {
    for (let action = next(); action; action = next()) {
      const number = this.decision?.number;
      if (!(await this.act(action))) return;
      const until = Date.now() + SETTLES_IN;
      while (this.decision?.number === number && Date.now() < until) await pause(25);
      if (this.decision?.number === number) return;
    }
  }

  /** What can be taken back now: the newest choice of one of my seats. */
  get undoable(): wire.Undo | null {
    const all = this.scene?.undo ?? [];
    const open = all.filter((one) => one.allowed);
    const newest = (one: wire.Undo, other: wire.Undo) => (other.entry ?? 0) - (one.entry ?? 0);
    return open.sort(newest)[0] ?? all.find((one) => one.seat === this.decision?.seat) ?? all[0] ?? null;
  }

  async undo(): Promise<void> {
    const undo = this.undoable;
    if (!undo || this.replaying || this.live.busy) return;
    if (!undo.allowed || undo.entry === null) {
      this.told = { title: t("page-undo-stops"), lines: [{ text: this.whyNoUndo(undo), clause: "" }] };
      return;
    }
    this.pickVerb(null);
    try {
      await this.live.undo(undo.seat, undo.entry);
      this.#acted = -1;
    } catch (error) {
      this.complain(error);
    }
  }

  whyNoUndo(undo: wire.Undo): string {
    return t("error-alone", { what: t(`error-${undo.code}`) });
  }

  // Telling.

  /** Takes away what is told, and whatever answer to an earlier question is still under way. */
  hush(): void {
    this.#explained += 1;
    this.told = null;
  }

  complain(error: unknown): void {
    const refusal = error instanceof Refusal ? error : new Refusal({ code: OFFLINE, facts: {}, refusal: null });
    const clause = refusal.why?.clause ?? "";
    this.told = { title: t("page-not-done"), lines: [{ text: sayError(refusal), clause }] };
  }

  /** Asks the server why a thing cannot be picked. */
  async #explain(spot: Spot): Promise<void> {
    if (!this.decision) {
      this.told = this.replaying ? null : { title: t("page-not-asked"), lines: this.#whoIsAsked() };
      return;
    }
    const found: wire.Candidate[] = [];
    const asked = ++this.#explained;
    for (const thing of spot) {
      try {
        const { kind, word } = thing;
        const query = { kind, word, seat: this.decision.seat };
        found.push(...(await this.live.get<wire.Reasons>("/reasons", query)).candidates);
        if (asked !== this.#explained) return;
      } catch (error) {
        if (found.length === 0 && asked === this.#explained) this.complain(error);
        return;
      }
    }
    if (asked === this.#explained) this.told = this.#reasons(found);
  }

  #whoIsAsked(): Told["lines"] {
    return (this.scene?.waiting ?? []).map((one) => ({
      text: t("page-waits-for", { name: this.nameOfSeat(one.seat) }),
      clause: "",
    }));
  }

  #reasons(candidates: wire.Candidate[]): Told {
    const own = candidates.filter((one) => !one.foreign);
    const refused = (own.length > 0 ? own : candidates).filter((one) => one.refusal !== null);
    const fitting = refused.filter((one) => this.verb === null || one.action.verb === this.verb);
    const lines = new Map<string, Told["lines"][number]>();
    for (const { action, refusal } of fitting.length > 0 ? fitting : refused) {
      if (!refusal || lines.has(refusal.phrase.key)) continue;
      const text = t("refused", { action: sayAction(action), reason: sayRefusal(refusal) });
      lines.set(refusal.phrase.key, { text, clause: refusal.clause });
    }
    if (lines.size === 0) {
      const clause = this.decision?.clause ?? "";
      return { title: t("page-why-not"), lines: [{ text: t("refused-not-asked"), clause }] };
    }
    return { title: t("page-why-not"), lines: [...lines.values()].slice(0, MOST_REASONS) };
  }

  // Pointing.

  pointAt(spot: Spot): void {
    const thing = spot[0];
    this.pointing = false;
    if (!thing || this.replaying) return;
    this.live.point(thing.kind, thing.word);
    this.flash(thing, t("page-you"));
  }

  /** Lets a thing pulse for a moment. */
  flash(thing: Thing, name: string): void {
    const pulse = { key: keyOf(thing), name };
    this.pulse = pulse;
    setTimeout(() => {
      if (this.pulse === pulse) this.pulse = null;
    }, PULSE);
  }

  isPulsing(spot: Spot): boolean {
    return this.pulse !== null && spot.slice(0, 2).some((thing) => keyOf(thing) === this.pulse?.key);
  }

  names(action: wire.Action, thing: Thing): boolean {
    return thingsOf(action).some((one) => same(one, thing));
  }
}
