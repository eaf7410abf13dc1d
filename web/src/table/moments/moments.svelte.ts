/** The moment that is on the screen: one at a time, gone by itself or by any key or touch. */

import { moves } from "../../lib/browser/settings.svelte.ts";
import { gravest, type Moment, timeOf } from "./moment.ts";

export class Moments {
  shown: Moment | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the gravest of what a step brings, unless a graver one is still there; where nothing moves, none. */
  show(moments: readonly Moment[]): void {
    const next = moves() ? gravest(moments) : null;
    if (!next || (this.shown && gravest([this.shown, next]) === this.shown)) return;
    clearTimeout(this.#timer);
    this.shown = next;
    this.#timer = setTimeout(() => this.skip(), timeOf(next.kind));
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
