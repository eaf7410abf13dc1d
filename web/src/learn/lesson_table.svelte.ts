/**
 * The table of a lesson, as a table page sees it. There is no table on the server: each answer makes
 * the transcript longer, the server tells what comes of it, and taking back is a shorter transcript.
 */

import { ask, Refusal } from "../lib/server/api.ts";
import type { Status, TableLine } from "../lib/server/live.svelte.ts";
import type * as wire from "../wire.gen";

const GO = "go";
const PLAY_ON = "play-on";
/** How a server answers what cannot have been done in a lesson; all else may be better a moment later. */
const UNFIT = [404, 409, 422];

/** A chapter: of a game, or of a pack for it. */
interface Chapter {
  game: string;
  /** Empty for the game's own. */
  pack: string;
  lesson: string;
}

export class LessonTable implements TableLine {
  readonly table = "lesson";
  readonly token = "";
  readonly pin = null;
  readonly shared = false;
  readonly path: string;
  status: Status = $state("connecting");
  card: wire.TableCard | null = $state.raw(null);
  state: wire.State | null = $state.raw(null);
  seats: wire.Seats | null = $state.raw(null);
  events: wire.Happened[] = $state.raw([]);
  takenBack: wire.TakenBack[] = [];
  pointed: wire.Pointed | null = null;
  notice: wire.Noticed | null = null;
  closedWhy = "";
  busy: boolean = $state(false);
  onState: (state: wire.State) => void = () => {};

  /** What was done so far. */
  transcript: readonly string[] = $state.raw([]);
  /** Where that leads, and what the guide says there. */
  now: wire.LessonNow | null = $state.raw(null);
  /** What stands in the way of the lesson itself. */
  problem: unknown = $state.raw(null);
  readonly #game: string;
  readonly #pack: { pack?: string };
  readonly #kept: (transcript: readonly string[]) => void;
  /** Positions begin their numbers anew; on the page a number is never used twice. */
  #decisions = 0;

  /** Begins where a transcript ends; `kept` is called with what is to be kept of it. */
  constructor({ game, pack, lesson }: Chapter, transcript: readonly string[], kept: (transcript: readonly string[]) => void) {
    this.#game = `/api/games/${encodeURIComponent(game)}`;
    this.#pack = pack ? { pack } : {};
    this.path = `${this.#game}/lessons/${encodeURIComponent(lesson)}`;
    this.#kept = kept;
    void this.open(transcript);
  }

  /** Opens the lesson; a transcript that no longer fits is forgotten. */
  async open(transcript: readonly string[] = this.transcript): Promise<void> {
    this.problem = null;
    try {
      await this.#say(transcript);
    } catch (error) {
      const unfit = error instanceof Refusal && UNFIT.includes(error.status);
      if (unfit && transcript.length > 0) return this.open([]);
      this.problem = error;
      this.status = "lost";
    }
  }

  end(): void {
    this.status = "closed";
  }

  // What the person does.

  async answer(_seat: number, decision: number, action: string): Promise<number> {
    if (decision !== this.#decisions) throw new Refusal({ code: "stale-decision", facts: {}, refusal: null });
    return this.#say([...this.transcript, action]);
  }

  /** Takes back the last answer, with all that was only looked at since. */
  undo(): Promise<number> {
    const last = this.transcript.findLastIndex((line) => line !== GO && line !== PLAY_ON);
    return this.#say(this.transcript.slice(0, Math.max(last, 0)));
  }

  go(): Promise<number> {
    return this.#say([...this.transcript, GO]);
  }

  playOn(): Promise<number> {
    return this.#say([...this.transcript, PLAY_ON]);
  }

  /** Goes back to where the path was left. */
  takeBack(): Promise<number> {
    return this.#say(this.transcript.slice(0, this.now?.stray?.mark ?? 0));
  }

  async #say(transcript: readonly string[]): Promise<number> {
    if (this.busy) throw new Refusal({ code: "stale-decision", facts: {}, refusal: null });
    this.busy = true;
    try {
      const now = await this.#ask<wire.LessonNow>("", { transcript });
      if (this.status === "closed") return 0;
      this.transcript = transcript;
      this.#take(now);
      this.#kept(transcript);
      return now.state.entry;
    } finally {
      this.busy = false;
    }
  }

  #take(now: wire.LessonNow): void {
    this.#decisions += 1;
    // After its end a chapter takes no answer; what lies there is only looked at.
    const decisions = now.finished ? [] : now.state.decisions.map((one) => ({ ...one, number: this.#decisions }));
    const state = { ...now.state, decisions };
    this.now = now;
    this.card = now.table;
    this.seats = now.seats;
    this.events = state.events;
    this.state = state;
    this.status = "live";
    this.onState(state);
  }

  // What is asked about it.

  get<T>(path: string, query: Record<string, string | number | undefined> = {}): Promise<T> {
    const { transcript } = this;
    if (path === "/glossary") return ask<T>("GET", `${this.#game}/glossary`, { query: { lang: query["lang"], ...this.#pack } });
    if (path === "/reasons") return this.#ask<T>(path, { transcript, kind: query["kind"], word: query["word"] });
    if (path === "/plan") return this.#ask<T>(path, { transcript });
    if (path === "/preview") return this.#ask<T>(path, { transcript, action: query["action"] });
    return this.post<T>();
  }

  #ask<T>(path: string, body: object): Promise<T> {
    return ask<T>("POST", this.path + path, { body: { ...body, ...this.#pack } });
  }

  // What a lesson's table has not: other people, and a past to be looked at.

  post<T>(): Promise<T> {
    return Promise.reject(new Refusal({ code: "not-found", facts: {}, refusal: null }));
  }

  look(): void {}

  point(): void {}

  say(): void {}
}
