/** The log as prose, told by the server in the reader's language; event by event until it is there. */

import { sayEvent, words } from "../../lib/words/words.svelte.ts";
import type { Chapter, Happened, Log as Told } from "../../wire.gen";
import { joined, upTo } from "./chapters.ts";
import type { Play } from "../play/play.svelte.ts";

const SOON = 180;
/** A server that took long is asked again after so many times as long, or after this: what it does for one person is limited. */
const REST = 8;
const LONGEST_REST = 4000;

/** Each event as a line of its own. */
export function plainChapters(events: readonly Happened[], opening: ReadonlySet<string>): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    const opens = opening.has(event.name);
    if (opens || chapters.length === 0) {
      chapters.push({ heading: opens ? sayEvent(event) : "", entry: event.entry, lines: [] });
    }
    if (!opens) chapters.at(-1)?.lines.push({ entry: event.entry, parts: [{ text: sayEvent(event), kind: "", thing: "" }], clauses: [] });
  }
  return chapters;
}

/** For whom and how far the log was told. */
interface ToldPart {
  lang: string;
  seat: number;
  entry: number;
}

export class Log {
  readonly play: Play;
  #told: Chapter[] | null = $state.raw(null);
  #reach: ToldPart | null = null;
  /** The earliest entry from which on something was taken back since the log was told. */
  #back = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether an answer is on its way; nothing more is asked until it is there. */
  #waits = false;
  #isStale = false;
  /** Until when the server is let alone. */
  #rested = 0;
  #stopped = false;

  chapters: Chapter[] = $derived.by(() => {
    const { replaying, scene } = this.play;
    if (!this.#told) return plainChapters(this.play.events, this.play.game.opening); // these are known up to what is shown
    return replaying || !scene ? this.#told : upTo(this.#told, scene.entry, this.#reach?.entry ?? 0);
  });

  constructor(play: Play) {
    this.play = play;
  }

  /** Asks for what is new, a little later, so that a row of moves asks once. */
  refresh(): void {
    this.#back = Math.min(this.#back, this.play.live.state?.since ?? 0);
    this.#isStale = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), this.#told ? Math.max(SOON, this.#rested - performance.now()) : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }

  async #fetch(): Promise<void> {
    if (this.#waits) return; // asked again as soon as the answer is there
    this.#waits = true;
    this.#isStale = false;
    const begun = performance.now();
    await this.#ask();
    const now = performance.now();
    this.#rested = now + Math.min(LONGEST_REST, REST * (now - begun));
    this.#waits = false;
    if (this.#isStale && !this.#stopped) this.refresh();
  }

  async #ask(): Promise<void> {
    const { live, viewpoint } = this.play;
    const state = live.state;
    if (!state || live.status === "closed") return;
    const lang = words.language;
    const goesOn = this.#reach?.lang === lang && this.#reach.seat === viewpoint;
    const back = this.#back;
    const since = goesOn ? Math.min(this.#reach?.entry ?? 0, back) : 0;
    this.#back = Number.POSITIVE_INFINITY;
    try {
      const told = await live.get<Told>("/log", { lang, seat: viewpoint, since: since || undefined });
      if (this.#stopped || this.play.viewpoint !== viewpoint || words.language !== lang) return;
      this.#reach = { lang, seat: viewpoint, entry: state.entry };
      this.#told = joined(since ? (this.#told ?? []) : [], told.chapters);
    } catch {
      this.#told = null;
      this.#reach = null;
    }
  }
}
