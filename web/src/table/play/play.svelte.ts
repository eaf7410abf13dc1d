/**
 * Playing at a table: which things can be picked, what a click does, what is asked and told.
 * Legality comes from the open decision alone; why something is not legal is asked of the server.
 */

import type { GameUI } from "../../games/game.ts";
import { OFFLINE, Refusal } from "../../lib/server/api.ts";
import { takeFresh } from "../../lib/server/fresh.ts";
import { botName } from "../../lib/words/bots.ts";
import type { TableLine } from "../../lib/server/live.svelte.ts";
import { sayError, t } from "../../lib/words/words.svelte.ts";
import type * as wire from "../../wire.gen";
import { looksBack, SPECTATOR } from "./viewpoint.ts";
import { QuickWords } from "../words/quick_words.svelte.ts";
import { Showing } from "../pace/showing.svelte.ts";
import { Hinting } from "../hint/hinting.svelte.ts";
import { LookingBack } from "../review/looking_back.svelte.ts";
import { Foresight } from "./foresight.svelte.ts";
import { TakingBack } from "./taking_back.svelte.ts";
import { Wanted } from "./wanted.svelte.ts";
import { type ToldReasons, whyNot } from "./reasons.ts";
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
  thingsOfFact,
} from "./things.ts";

/** The game at one moment: now, or in a replay. */
export type Scene = Pick<
  wire.State,
  "entry" | "seat" | "view" | "decisions" | "waiting" | "events" | "undo" | "omens" | "dangers" | "result"
> & {
  /** In a replay: who answered; nobody for nature and the table itself. */
  actor?: number | null;
  /** What my seats have answered while nobody else may know it; never in a replay. */
  sealed?: wire.SealedAnswer[];
};

interface Selection {
  decision: number;
  verb: string | null;
  picks: Spot[];
}

const NOTHING: Selection = { decision: -1, verb: null, picks: [] };
const SETTLES_IN = 4000;
const PULSE = 3200;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Play {
  readonly live: TableLine;
  readonly game: GameUI;
  readonly #scene: () => Scene | null;
  readonly replaying: boolean;
  /** What is shown of what others do; nothing in a replay, which goes by its own time. */
  readonly showing: Showing | null;

  #selection: Selection = $state.raw(NOTHING);
  #acted: number = $state(-1);
  /** What the thing or button under the pointer would lead to. */
  readonly foresight: Foresight;
  /** The answer that a guide waits for. */
  readonly wanted: Wanted = new Wanted();
  /** What could be done about the open decision. */
  readonly hinting: Hinting;
  /** What decided a finished game. */
  readonly lookingBack: LookingBack;
  /** What of my choices can be taken back, or done again. */
  readonly takingBack: TakingBack;
  #explained = 0;
  told: ToldReasons | null = $state.raw(null);
  /** What the game worked out for the open decision, once it is there. */
  advice: wire.Advice["advice"] | null = $state.raw(null);
  /** What the game tells of a finished table, once it is there. */
  review: wire.Review["review"] | null = $state.raw(null);
  /** What I have earned in this game for the first time. */
  laurels: string[] = $state.raw([]);
  /** My best result at other tables of this kind; undefined where results are not compared. */
  best: number | null | undefined = $state(undefined);
  /** Whether the next thing that is touched is pointed at. */
  pointing: boolean = $state(false);
  pulse: { thing: Thing; name: string } | null = $state.raw(null);
  /** What people say to each other. */
  readonly words: QuickWords;
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
  events: wire.Happened[] = $derived.by(() => {
    const shown = this.replaying ? Number.POSITIVE_INFINITY : (this.scene?.entry ?? 0);
    return this.live.events.filter((one) => one.entry <= shown && (one.only === null || one.only.includes(this.viewpoint)));
  });
  /** The things that the step on the screen is about, while others act. */
  #happening: Set<string> = $derived.by(() => {
    const news = this.decision && !this.showing?.behind ? [] : (this.showing?.news ?? []);
    return new Set(news.flatMap((event) => event.facts.flatMap(thingsOfFact)).map(keyOf));
  });
  decision: wire.Decision | null = $derived.by(() => {
    if (this.lent) return null;
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

  constructor(live: TableLine, game: GameUI, replay?: () => Scene | null) {
    this.live = live;
    this.game = game;
    this.replaying = replay !== undefined;
    this.showing = replay ? null : new Showing(live, (event) => game.weigh?.(event) ?? 1, takeFresh(live.table));
    this.#scene = replay ?? (() => this.showing?.scene ?? null);
    this.foresight = new Foresight(this);
    this.hinting = new Hinting(this);
    this.lookingBack = new LookingBack(this);
    this.takingBack = new TakingBack(this);
    this.words = new QuickWords(live.table);
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

  /** Whether the step that is shown happens here. */
  happens(spot: Spot): boolean {
    const thing = spot[0];
    return thing !== undefined && this.#happening.has(keyOf(thing));
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

  /** Whether a bot plays for the person, who has left the seat to it. */
  get lent(): boolean {
    return this.live.seats?.seats.some((seat) => seat.mine && seat.bot !== "") ?? false;
  }

  holder(seat: number): wire.SeatNow | null {
    return this.live.seats?.seats.find((one) => one.seat === seat) ?? null;
  }

  /** What people call whoever holds a seat. */
  nameOfSeat(seat: number): string {
    if (this.isMine(seat)) return t(this.live.shared && seat !== this.viewpoint ? "page-here" : "page-you");
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
      this.words.about = null;
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
    this.showing?.answers(decision.number);
    this.hush();
    this.foresight.hide();
    try {
      await this.live.answer(decision.seat, decision.number, action.text);
      return true;
    } catch (error) {
      this.reopen();
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

  /** The open decision may be answered, whatever was sent before. */
  reopen(): void {
    this.#acted = -1;
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
    if (asked === this.#explained) this.told = whyNot(found, this.verb, this.decision?.clause ?? "");
  }

  #whoIsAsked(): ToldReasons["lines"] {
    return (this.scene?.waiting ?? []).map((one) => ({
      text: t("page-waits-for", { name: this.nameOfSeat(one.seat) }),
      clause: "",
    }));
  }

  // Pointing.

  pointAt(spot: Spot): void {
    const thing = spot[0];
    const says = this.words.about;
    this.pointing = false;
    this.words.about = null;
    if (!thing || this.replaying) return;
    this.live.point(thing.kind, thing.word, says);
    if (says) return;
    this.flash(thing, t("page-you"));
    this.words.wheel = thing;
  }

  /** Shows what somebody points at or says, unless this person wants to hear nothing of it. */
  hear(pointed: wire.Pointed): void {
    if (!this.isMine(pointed.seat) && this.words.isMuted(pointed.seat, pointed.name)) return;
    const name = this.isMine(pointed.seat) ? this.nameOfSeat(pointed.seat) : pointed.name || t("page-watcher");
    const thing = pointed.kind ? { kind: pointed.kind, word: pointed.word } : null;
    if (thing) this.flash(thing, pointed.says ? "" : name);
    if (pointed.says) this.words.hear(pointed, thing, name);
  }

  /** Lets a thing pulse for a moment; the name is of whoever points at it, if that is to be said. */
  flash(thing: Thing, name: string): void {
    const pulse = { thing, name };
    this.pulse = pulse;
    setTimeout(() => {
      if (this.pulse === pulse) this.pulse = null;
    }, PULSE);
  }

  isPulsing(spot: Spot): boolean {
    const pulse = this.pulse;
    return pulse !== null && spot.slice(0, 2).some((thing) => same(thing, pulse.thing));
  }
}
