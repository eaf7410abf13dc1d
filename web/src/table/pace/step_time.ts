/** How long the steps of others stay on the screen, and how the wait for them is kept short. */

import type { Pace } from "../../lib/browser/settings.svelte.ts";

/** How long a step stays, in milliseconds. */
export const STEP: Record<Pace, number> = { slow: 1400, normal: 600, fast: 200, once: 0 };

/** How much an event is worth looking at: with the next step, for a step that may be short, for a whole one. */
export type Weight = 0 | 1 | 2;

/** All steps together take about so many step times, until the person is asked again. */
const PATIENCE = 8;
/** So many of them are left however long the others thought: what they did is seen. */
const LEAST = 2;
/** An ordinary step takes this part of what is left of them: the longer one waits, the shorter they get. */
const SHARE = 0.25;
/** What is shorter than this part of a step time is not seen, and has none. */
const SHORTEST = 0.1;

export class StepTimes {
  readonly #whole: number;
  #left: number;

  constructor(pace: Pace) {
    this.#whole = STEP[pace];
    this.#left = PATIENCE * this.#whole;
  }

  /** The time of the next step: grave ones have all of it, and leave less to the others. */
  next(weight: Weight): number {
    const time = weight === 2 ? this.#whole : weight === 1 ? this.#ordinary() : 0;
    this.#left = Math.max(0, this.#left - time);
    return time;
  }

  /** Nothing could be shown for so long, as the others were thinking: what comes now is shorter for it. */
  waited(time: number): void {
    const least = Math.min(this.#left, LEAST * this.#whole);
    this.#left = Math.max(least, this.#left - time);
  }

  #ordinary(): number {
    const time = Math.min(this.#whole, this.#left * SHARE);
    return time < SHORTEST * this.#whole ? 0 : time;
  }
}
