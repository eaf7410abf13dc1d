/** What an action would lead to, as the engine tells it: asked when a thing or button is looked at. */

import { sayPhrase, t } from "../../lib/words/words.svelte.ts";
import type { Action, Foreseen, Preview, View } from "../../wire.gen";
import type { Play } from "./play.svelte.ts";
import type { Spot } from "./things.ts";

const LOOKED_AT = 140;

interface Ahead {
  decision: number;
  /** Nothing when it would be revealed only by doing it. */
  foreseen: Foreseen | null;
}

export class Foresight {
  readonly #play: Play;
  #shown: Ahead | null = $state.raw(null);
  #known = new Map<string, Foreseen | null>();
  #decision = -1;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  get #ahead(): Ahead | null {
    const number = this.#play.decision?.number;
    return this.#shown?.decision === number && !this.#play.pending ? this.#shown : null;
  }

  /** The view that would be, while something is looked at that reveals nothing. */
  get view(): View | null {
    return this.#ahead?.foreseen?.view ?? null;
  }

  /** What would change, in words. */
  get lines(): string[] {
    const ahead = this.#ahead;
    const now = this.#play.view;
    if (!ahead || !now) return [];
    if (!ahead.foreseen) return [t("page-then-revealed")];
    const { view, question } = ahead.foreseen;
    const said = this.#play.game.changes(now, view);
    if (question && question.key !== this.#play.decision?.question.key) said.push(sayPhrase(question));
    return said.length > 0 ? said : [t("page-then-nothing")];
  }

  /** Looks at a thing: only where touching it can mean one action alone. */
  lookAt(spot: Spot): void {
    const ways = this.#play.replaying ? [] : this.#play.waysTo(spot);
    const only = ways[0];
    if (ways.length === 1 && only) this.look(only);
    else this.hide();
  }

  look(action: Action): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(action), LOOKED_AT);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    // Not at once: a button that goes away while the page is drawn anew loses the focus just then.
    const asked = this.#asked;
    queueMicrotask(() => {
      if (asked === this.#asked) this.#shown = null;
    });
  }

  async #ask(action: Action): Promise<void> {
    const { decision, pending, live } = this.#play;
    if (!decision || pending || !decision.actions.includes(action)) return;
    const asked = ++this.#asked;
    if (this.#decision !== decision.number) this.#known.clear();
    this.#decision = decision.number;
    if (!this.#known.has(action.text)) {
      const query = { seat: decision.seat, decision: decision.number, action: action.text };
      const told = await live.get<Preview>("/preview", query).catch(() => null);
      if (!told) return;
      this.#known.set(action.text, told.foreseen);
    }
    if (asked === this.#asked) this.#shown = { decision: decision.number, foreseen: this.#known.get(action.text) ?? null };
  }
}
