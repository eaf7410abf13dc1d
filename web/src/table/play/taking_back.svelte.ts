/** Taking back what one of my seats has chosen, and doing it again. */

import { t } from "../../lib/words/words.svelte.ts";
import type * as wire from "../../wire.gen";
import type { Play } from "./play.svelte.ts";

export class TakingBack {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** The newest choice of my seats that can be taken back; without one, why that of my seat cannot. */
  get newest(): wire.Undo | null {
    const { scene, decision } = this.#play;
    const all = scene?.undo ?? [];
    const open = all.filter((one) => one.allowed);
    const later = (one: wire.Undo, other: wire.Undo) => (other.entry ?? 0) - (one.entry ?? 0);
    return open.sort(later)[0] ?? all.find((one) => one.seat === decision?.seat) ?? all[0] ?? null;
  }

  whyNot(undo: wire.Undo): string {
    return t("error-alone", { what: t(`error-${undo.code}`) });
  }

  async undo(): Promise<void> {
    const play = this.#play;
    const undo = this.newest;
    if (!undo || play.replaying || play.live.busy) return;
    if (!undo.allowed || undo.entry === null) {
      play.told = { title: t("page-undo-stops"), lines: [{ text: this.whyNot(undo), clause: "" }] };
      return;
    }
    play.pickVerb(null);
    try {
      await play.live.undo(undo.seat, undo.entry);
      play.reopen();
    } catch (error) {
      play.complain(error);
    }
  }

  /** The answer that does again what was taken back last; empty when something else was done. */
  get again(): string {
    const { decision, replaying, scene } = this.#play;
    return replaying ? "" : (scene?.undo.find((one) => one.seat === decision?.seat)?.redo ?? "");
  }

  async redo(): Promise<void> {
    const play = this.#play;
    const [again, decision] = [this.again, play.decision];
    if (!again || !decision || play.live.busy) return;
    play.pickVerb(null);
    try {
      await play.live.answer(decision.seat, decision.number, again);
    } catch (error) {
      play.complain(error);
    }
  }
}
