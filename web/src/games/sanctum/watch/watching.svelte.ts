/** Who is watched while others act: whoever acts, or the one whose tab was chosen. */

import type { Play } from "../../../table/play/play.svelte.ts";
import { questOf } from "../model/view.ts";

/** What is shown instead of a rival: the road. */
export const ROAD = -1;

export class Watching {
  readonly play: Play;
  /** Whether the stage turns to whoever acts. */
  follow: boolean = $state(true);
  #chosen: number = $state(ROAD);

  constructor(play: Play) {
    this.play = play;
  }

  /** The rival who acts now; nobody while I am asked. */
  get acting(): number | null {
    const { scene, view, decision, replaying } = this.play;
    if (!scene || !view || decision || replaying || scene.result) return null;
    const actor = scene.actor ?? null;
    if (actor !== null && !this.play.isMine(actor)) return actor;
    const waiting = scene.waiting.map((one) => one.seat).find((seat) => !this.play.isMine(seat));
    const active = questOf(view).active_seat;
    return waiting ?? (active !== null && !this.play.isMine(active) ? active : null);
  }

  /** Whether there is anybody to watch: in the last battle all fights are seen anyway. */
  get isOn(): boolean {
    const { view } = this.play;
    return this.acting !== null && view !== null && questOf(view).phase === "journey" && !this.play.spectator;
  }

  /** Who is shown: a seat, or the road. */
  get shown(): number {
    return this.follow ? (this.acting ?? ROAD) : this.#chosen;
  }

  choose(seat: number): void {
    this.follow = false;
    this.#chosen = seat;
  }
}

const watchings = new WeakMap<Play, Watching>();

/** Who is watched at a table. */
export function watchingOf(play: Play): Watching {
  let watching = watchings.get(play);
  if (!watching) watchings.set(play, (watching = new Watching(play)));
  return watching;
}
