/** Who looks over a person's shoulder: one note at a time, none twice, gone by itself once the game has moved on. */

import { keepTold, toldIn } from "./kept.svelte.ts";
import { type Note, noteFor, type Seen } from "./note.ts";

/** So many own decisions later what was told is no news any more. */
const STAYS = 3;

export class Companion {
  shown: Note | null = $state.raw(null);
  readonly #game: string;
  readonly #notes: readonly Note[];
  #waiting: Note[] = [];
  #since: number[] = [];

  constructor(game: string, notes: readonly Note[]) {
    this.#game = game;
    this.#notes = notes;
  }

  /** Looks at a moment, each once. */
  see(seen: Seen): void {
    const known = new Set([...toldIn(this.#game), ...this.#waiting.map((one) => one.id)]);
    const note = noteFor(this.#notes, seen, known);
    if (note) this.#waiting.push(note);
    const number = seen.decision?.number;
    if (this.shown && number !== undefined && !this.#since.includes(number)) this.#since.push(number);
    if (!this.shown || this.#since.length > STAYS) this.close();
  }

  /** Puts the note away; the next one comes, if one waits. */
  close(): void {
    this.shown = this.#waiting.shift() ?? null;
    this.#since = [];
    if (this.shown) keepTold(this.#game, this.shown.id);
  }

  /** Nothing more is to be told. */
  hush(): void {
    this.shown = null;
    this.#waiting = [];
  }
}
