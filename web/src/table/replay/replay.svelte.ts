/** Going through a game entry by entry: what stands, where we are, and the moments seen so far. */

import type { TableLine } from "../../lib/server/live.svelte.ts";
import type { Moment, Moments, ReplayEntries, ReplayEntry } from "../../wire.gen";
import { looksBack, SPECTATOR } from "../play/viewpoint.ts";
import type { Scene } from "../play/play.svelte.ts";

const AHEAD = 12;
const SHOWN = new Set<ReplayEntry["kind"]>(["choice", "chance", "end"]);
const TICK = 1100;

export class Replay {
  readonly live: TableLine;
  lines: ReplayEntry[] = $state.raw([]);
  moments: ReadonlyMap<number, Moment> = $state.raw(new Map());
  /** The place among `lines`. */
  place: number = $state(0);
  playing: boolean = $state(false);
  /** Whether it is known what there is to see. */
  opened: boolean = $state(false);
  problem: unknown = $state.raw(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = new Set<number>();
  #shown: Moment | null = null;

  /** The moment here, or the last one that was seen while it is still under way. */
  moment: Moment | null = $derived.by(() => {
    const line = this.lines[this.place];
    const found = line ? this.moments.get(line.entry) : undefined;
    if (found) this.#shown = found;
    return found ?? this.#shown;
  });

  scene: Scene | null = $derived.by(() => {
    const at = this.moment;
    if (!at) return null;
    const { entry, view, waiting, events, omens, dangers, result } = at;
    const actor = at.actor < 0 ? null : at.actor;
    const seat = this.live.state?.seat ?? SPECTATOR;
    return { entry, seat, view, waiting, events, result, omens, dangers, actor, decisions: [], undo: [] };
  });

  constructor(live: TableLine) {
    this.live = live;
  }

  get entry(): number {
    return this.lines[this.place]?.entry ?? 0;
  }

  async open(at: number | null): Promise<void> {
    const told = await this.live.get<ReplayEntries>("/lines");
    this.opened = true;
    this.lines = told.lines.filter((line) => line.stands && SHOWN.has(line.kind));
    this.seek(at ?? 0);
  }

  /** Goes to an entry, or to the next one that stands. */
  seek(entry: number): void {
    const place = this.lines.findIndex((line) => line.entry >= entry);
    this.go(place < 0 ? this.lines.length - 1 : place);
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(place, this.lines.length - 1));
    void this.#fetch(this.place);
  }

  step(by: number): void {
    this.pause();
    this.go(this.place + by);
  }

  /** To the next or previous choice of a person. */
  leap(by: 1 | -1): void {
    this.pause();
    let place = this.place + by;
    while (this.lines[place] && this.lines[place]?.kind !== "choice") place += by;
    this.go(place);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.place >= this.lines.length - 1) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.place >= this.lines.length - 1) return this.pause();
      this.go(this.place + 1);
    }, TICK);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #fetch(place: number): Promise<void> {
    const wanted = this.lines[place]?.entry;
    const ahead = this.lines[place + AHEAD / 2]?.entry;
    const missing = [wanted, ahead].find((entry) => entry !== undefined && !this.moments.has(entry) && !this.#asked.has(entry));
    if (missing === undefined) return;
    this.#asked.add(missing);
    try {
      const query = { count: AHEAD, seat: looksBack(this.live) };
      const told = await this.live.get<Moments>(`/at/${missing}`, query);
      const more = new Map(this.moments);
      for (const moment of told.moments) more.set(moment.entry, moment);
      this.moments = more;
      this.problem = null;
    } catch (error) {
      this.#asked.delete(missing);
      this.problem = error;
    }
  }
}
