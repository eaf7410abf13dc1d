/** Which set of demons is looked at before it is taken: the first click selects, the second takes. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Action, DemonView, SetProspect } from "../../../wire.gen";
import { lineOf } from "../fight/line.svelte.ts";
import { actionsOf, questOf, wordsOf } from "../model/view.ts";

interface Looked {
  play: Play | null;
  decision: number;
  place: number;
}

/** The set that is looked at. Of the module: what is made while something is worked out is not followed there. */
let looked: Looked = $state.raw({ play: null, decision: -1, place: -1 });

export class Choosing {
  readonly play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  /** Whether a set is to be taken now. */
  get isAsked(): boolean {
    return actionsOf(this.play, "take").length > 0;
  }

  get place(): number {
    const { play, decision, place } = looked;
    return this.isAsked && play === this.play && decision === this.play.decision?.number ? place : -1;
  }

  get set(): DemonView[] | null {
    return (this.play.view ? questOf(this.play.view).sets[this.place] : null) ?? null;
  }

  /** The answer that takes a set. */
  taking(set: readonly DemonView[]): Action | null {
    const wanted = set.map((one) => one.foe).sort().join();
    return actionsOf(this.play, "take").find((one) => [...wordsOf(one, "demons")].sort().join() === wanted) ?? null;
  }

  /** What taking a set would lead to, once it is worked out. */
  prospectOf(set: readonly DemonView[]): SetProspect | null {
    return lineOf(this.play).plan?.sets.find((one) => one.demons[0]?.foe === set[0]?.foe) ?? null;
  }

  touch(place: number, set: readonly DemonView[]): void {
    this.play.hush();
    const taken = this.taking(set);
    if (this.place === place && taken) return void this.play.act(taken);
    looked = { play: this.play, decision: this.play.decision?.number ?? -1, place };
  }
}

const choosings = new WeakMap<Play, Choosing>();

export function choosingOf(play: Play): Choosing {
  let choosing = choosings.get(play);
  if (!choosing) choosings.set(play, (choosing = new Choosing(play)));
  return choosing;
}
