/** The cards of a game with packs: read once, and again whenever somebody has edited a pack. */

import { boxOf } from "../games/game.ts";
import { ask, Refusal } from "../lib/server/api.ts";
import { dropNaming, needWords, renewNames, useNaming } from "../lib/words/words.svelte.ts";
import type * as wire from "../wire.gen";
import { versionOf } from "../lib/words/packs.ts";
import type { GameBox } from "./box.ts";

const LOOK_EVERY = 1500;

/** The version without packs that shown cards are compared with; null where there is none before. */
function comparedWith(told: wire.CardSet | null, pack: string): number | null {
  const version = versionOf(told?.content ?? {});
  if (pack) return version;
  return told?.versions.filter((one) => one < version).at(-1) ?? null;
}

export class ShownCards {
  readonly game: string;
  readonly pack: string;
  /** The version of the game's own cards; the newest if none is said. */
  readonly content: string;
  box: GameBox | null = $state.raw(null);
  told: wire.CardSet | null = $state.raw(null);
  /** What they are compared with: the same without packs, or else the version before. */
  plain: wire.CardSet | null = $state.raw(null);
  /** What is wrong with the files of a pack right now. */
  fault: string | null = $state(null);
  problem: Refusal | null = $state.raw(null);
  /** The game has no cards to show. */
  none = $state(false);

  constructor(game: string, pack: string, content: string) {
    this.game = game;
    this.pack = pack;
    this.content = content;
  }

  /** Reads them, and looks again while a pack may be edited; returns its end. */
  follow(): () => void {
    void this.#open();
    if (!this.pack) return dropNaming;
    const timer = setInterval(() => void this.#look(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      dropNaming();
    };
  }

  async #open(): Promise<void> {
    try {
      const box = await boxOf(this.game);
      if (!box) {
        await needWords("table");
        this.none = true;
        return;
      }
      await useNaming(box.naming, (lang) => this.#ask<wire.Glossary>("glossary", `&lang=${lang}`));
      await this.#read();
      const before = comparedWith(this.told, this.pack);
      if (before) this.plain = await ask<wire.CardSet>("GET", `/api/games/${this.game}/cards?content=${before}`);
      this.box = box;
    } catch (error) {
      this.#complain(error);
    }
  }

  async #look(): Promise<void> {
    if (document.hidden || !this.told) return;
    try {
      const now = await this.#ask<wire.Edition>("edition");
      this.fault = now.fault;
      if (now.edition === this.told.edition) return;
      await renewNames();
      await this.#read();
    } catch {
      // The server is gone for a moment, or the files have changed meanwhile: it is asked again.
    }
  }

  async #read(): Promise<void> {
    const told = await this.#ask<wire.CardSet>("cards");
    this.told = told;
    this.fault = told.fault;
    this.problem = null;
  }

  #ask<T>(what: string, more = ""): Promise<T> {
    return ask<T>("GET", `/api/games/${this.game}/${what}?${this.#asked()}${more}`);
  }

  #asked(): string {
    return new URLSearchParams({ pack: this.pack, ...(this.content ? { content: this.content } : {}) }).toString();
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = error;
  }
}
