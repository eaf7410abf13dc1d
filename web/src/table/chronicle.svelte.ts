/** The log as prose, told by the server in the reader's language; event by event until it is there. */

import { settings } from "../lib/settings.svelte.ts";
import { FALLBACK, sayEvent } from "../lib/words.svelte.ts";
import type { Happened } from "../wire.gen";
import type { Play } from "./play.svelte.ts";

export interface LogLine {
  entry: number;
  text: string;
  clauses: string[];
}

export interface Chapter {
  heading: string;
  entry: number;
  lines: LogLine[];
}

const SOON = 180;
const SILENT = new Set(["turn-began"]);

/** Each event as a line of its own. */
export function plainChapters(events: readonly Happened[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    if (SILENT.has(event.name) || chapters.length === 0) {
      chapters.push({ heading: SILENT.has(event.name) ? sayEvent(event) : "", entry: event.entry, lines: [] });
    }
    if (!SILENT.has(event.name)) {
      chapters.at(-1)?.lines.push({ entry: event.entry, text: sayEvent(event), clauses: [] });
    }
  }
  return chapters;
}

export class Log {
  readonly play: Play;
  #told: Chapter[] | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  chapters: Chapter[] = $derived.by(() => this.#told ?? plainChapters(this.play.live.events));

  constructor(play: Play) {
    this.play = play;
  }

  /** Asks for the log anew, a little later, so that a row of moves asks once. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), this.#told ? SOON : 0);
  }

  async #fetch(): Promise<void> {
    const asked = ++this.#asked;
    const seat = this.play.scene?.seat;
    const query = { lang: settings.language || FALLBACK, seat: seat !== undefined && seat >= 0 ? seat : undefined };
    try {
      const told = await this.play.live.get<{ chapters: Chapter[] }>("/log", query);
      if (asked === this.#asked) this.#told = told.chapters;
    } catch {
      this.#told = null;
    }
  }
}
