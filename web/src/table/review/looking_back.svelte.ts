/** How a finished game went, as the server worked it out: when somebody asks, or at once for who has just played it. */

import { OFFLINE, Refusal } from "../../lib/server/api.ts";
import { sayError } from "../../lib/words/words.svelte.ts";
import type { Choices } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";

export class LookingBack {
  readonly #play: Play;
  told: Choices | null = $state.raw(null);
  problem: string = $state("");
  /** It is being worked out, or was. */
  asked: boolean = $state(false);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether there is anything to look back on. */
  get isOver(): boolean {
    return this.#play.game.hints !== undefined && this.#play.live.state?.result != null;
  }

  ask(): void {
    if (this.asked || !this.isOver) return;
    this.asked = true;
    this.problem = "";
    const seat = this.#play.live.card?.seats[0];
    this.#play.live.get<Choices>("/choices", { seat }).then(
      (told) => (this.told = told),
      (error: unknown) => {
        this.asked = false;
        this.problem = sayError(error instanceof Refusal ? error : new Refusal({ code: OFFLINE, facts: {}, refusal: null }));
      },
    );
  }
}
