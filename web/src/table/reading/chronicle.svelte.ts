/** The log as prose, told by the server in the reader's language; event by event until it is there. */

import { sayEvent, words } from "../../lib/words/words.svelte.ts";
import type { Chapter, Happened, Log as Told } from "../../wire.gen";
import { joined } from "./chapters.ts";
import type { Play } from "../play/play.svelte.ts";

const SOON = 180;

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
interface Reach {
  lang: string;
  seat: number;
  entry: number;
}

export class Log {
  readonly play: Play;
  #told: Chapter[] | null = $state.raw(null);
  #reach: Reach | null = null;
  /** The earliest entry from which on something was taken back since the log was told. */
  #back = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  chapters: Chapter[] = $derived.by(() => this.#told ?? plainChapters(this.play.events, this.play.game.opening));

  constructor(play: Play) {
    this.play = play;
  }

  /** Asks for what is new, a little later, so that a row of moves asks once. */
  refresh(): void {
    this.#back = Math.min(this.#back, this.play.live.state?.since ?? 0);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), this.#told ? SOON : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #fetch(): Promise<void> {
    const { live, viewpoint } = this.play;
    const state = live.state;
    if (!state || live.status === "closed") return;
    const asked = ++this.#asked;
    const lang = words.language;
    const goesOn = this.#reach?.lang === lang && this.#reach.seat === viewpoint;
    const since = goesOn ? Math.min(this.#reach?.entry ?? 0, this.#back) : 0;
    try {
      const told = await live.get<Told>("/log", { lang, seat: viewpoint, since: since || undefined });
      if (asked !== this.#asked) return;
      this.#told = joined(since ? (this.#told ?? []) : [], told.chapters);
      this.#reach = { lang, seat: viewpoint, entry: state.entry };
      this.#back = Number.POSITIVE_INFINITY;
    } catch {
      if (asked !== this.#asked) return;
      this.#told = null;
      this.#reach = null;
    }
  }
}
