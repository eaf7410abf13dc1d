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

/** What is told is at times ahead of what is shown. */
function upTo(chapters: Chapter[], entry: number): Chapter[] {
  if ((chapters.at(-1)?.lines.at(-1)?.entry ?? 0) <= entry) return chapters;
  const begun = chapters.filter((chapter) => chapter.entry <= entry);
  return begun.map((chapter) => ({ ...chapter, lines: chapter.lines.filter((line) => line.entry <= entry) }));
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
  #stopped = false;

  chapters: Chapter[] = $derived.by(() => {
    const told = this.#told ?? plainChapters(this.play.events, this.play.game.opening);
    const { replaying, scene } = this.play;
    return replaying || !scene ? told : upTo(told, scene.entry);
  });

  constructor(play: Play) {
    this.play = play;
  }

  /** Asks for what is new, a little later, so that a row of moves asks once. */
  refresh(): void {
    this.#back = Math.min(this.#back, this.play.live.state?.since ?? 0);
    this.#isStale = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), this.#told ? SOON : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }

  async #fetch(): Promise<void> {
    if (this.#waits) return; // asked again as soon as the answer is there
    this.#waits = true;
    this.#isStale = false;
    await this.#ask();
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
      this.#told = joined(since ? (this.#told ?? []) : [], told.chapters);
      this.#reach = { lang, seat: viewpoint, entry: state.entry };
    } catch {
      this.#told = null;
      this.#reach = null;
    }
  }
}
