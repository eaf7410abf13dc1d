/** What could be done about the open decision, as the server worked it out: asked for by the hint button. */

import { sayError } from "../../lib/words/words.svelte.ts";
import { OFFLINE, Refusal } from "../../lib/server/api.ts";
import type { Action, Hint, Suggestion } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";
import { keyOf, type Spot, telling, thingsOf } from "../play/things.ts";

const STRENGTH = "expert";
const OFF = "off";

export class Hinting {
  readonly #play: Play;
  /** The decision about which the panel is open. */
  #decision: number | null = $state(null);
  #told: Hint | null = $state.raw(null);
  #shown: number = $state(0);
  problem: string = $state("");
  /** Ends what is still thought of. */
  #thinking: AbortController | null = null;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether the game has hints and somebody could be given one now; a lesson's guide needs none beside it. */
  get isAsked(): boolean {
    const { decision, replaying, spectator, game, live } = this.#play;
    return game.hints !== undefined && decision !== null && !replaying && !spectator && live.token !== "";
  }

  /** Whether the table tells nobody what would be best. */
  get isOff(): boolean {
    return this.#play.live.card?.options["hints"] === OFF;
  }

  /** The panel goes with its decision. */
  get open(): boolean {
    return this.#decision !== null && this.#decision === this.#play.decision?.number && !this.#play.pending;
  }

  /** The hint, as soon as it is there. */
  get hint(): Hint | null {
    return this.open && this.#told?.decision === this.#decision ? this.#told : null;
  }

  get suggestions(): readonly Suggestion[] {
    return this.hint?.suggestions ?? [];
  }

  /** The place of the suggestion that is drawn on the table. */
  get shown(): number {
    return Math.min(this.#shown, Math.max(this.suggestions.length - 1, 0));
  }

  /** The first action of the suggestion that is drawn, among those of the decision. */
  get action(): Action | null {
    return this.#actionsOf(this.shown)[0] ?? null;
  }

  /** The things by which that action differs from others. */
  #things: ReadonlySet<string> = $derived.by(() => {
    const action = this.action;
    if (!action) return new Set();
    const aliases = (one: Action): Spot => this.#play.game.aliases(this.#play, one);
    const own = new Set([...thingsOf(action), ...aliases(action)].map(keyOf));
    const all = telling(this.#play.decision?.actions ?? [], aliases).map(keyOf);
    return new Set(all.filter((key) => own.has(key)));
  });

  /** The number of the suggestion that is drawn on a thing; nothing on others. */
  numberOn(spot: Spot): number | null {
    return spot.some((thing) => this.#things.has(keyOf(thing))) ? this.shown + 1 : null;
  }

  /** The same for a button: of one action, or of all with a verb. */
  numberOf(action: Action | undefined, verb: string): number | null {
    const hinted = this.action;
    const isMeant = action ? action.text === hinted?.text : hinted?.verb === verb;
    return hinted && isMeant ? this.shown + 1 : null;
  }

  /** Opens or closes the panel; a game may have something better for a decision, as the plan of a fight. */
  toggle(): void {
    const instead = this.#play.game.hints?.instead?.(this.#play);
    if (instead) return instead();
    if (this.open) return this.close();
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const decision = this.#play.decision;
    if (!decision || this.isOff) return;
    this.#stop();
    this.problem = "";
    this.#shown = 0;
    this.#decision = decision.number;
    if (this.#told?.decision === decision.number) return;
    const thinking = (this.#thinking = new AbortController());
    try {
      const told = await this.#play.live.get<Hint>("/hint", { seat: decision.seat, strength: STRENGTH }, thinking.signal);
      if (!thinking.signal.aborted) this.#told = told;
    } catch (error) {
      if (thinking.signal.aborted) return;
      this.problem = sayError(error instanceof Refusal ? error : new Refusal({ code: OFFLINE, facts: {}, refusal: null }));
    }
  }

  #stop(): void {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  /** Closes the panel; what is still thought of ends. */
  close(): void {
    this.#stop();
    this.#decision = null;
    this.#play.foresight.hide();
  }

  /** Draws a suggestion on the table, with what its first action would lead to. */
  show(place: number): void {
    this.#shown = place;
    const action = this.#actionsOf(place)[0];
    if (action) this.#play.foresight.look(action);
  }

  #actionsOf(place: number): Action[] {
    const texts = this.suggestions[place]?.actions ?? [];
    return texts.flatMap((one) => this.#play.decision?.actions.find((other) => other.text === one.text) ?? []);
  }

  /** Carries a suggestion out, answer by answer, as long as each is possible. */
  async carryOut(place: number): Promise<void> {
    const left = (this.suggestions[place]?.actions ?? []).map((one) => one.text);
    this.close();
    await this.#play.actOn(() => {
      const text = left.shift();
      return this.#play.decision?.actions.find((one) => one.text === text) ?? null;
    });
  }
}
