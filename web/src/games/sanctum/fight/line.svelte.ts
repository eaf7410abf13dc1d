/** The best line of a fight and what lies ahead of a choice, as the server worked it out: asked for when it is looked at. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { BattleDieView, FightLine, LineStep, Plan, QuestPlan } from "../../../wire.gen";
import { actionsOf, championOf, questOf } from "../model/view.ts";

/** The steps of a line where they are done: on dice, boxes, and what is used. */
export interface Marks {
  /** By the place of a die: the steps that turn it, and to which face. */
  dice: ReadonlyMap<number, { step: number; to: number | null }[]>;
  /** By `foe:face`: the steps that hit such a box, in order. */
  boxes: ReadonlyMap<string, number[]>;
  /** By `kind:word`: the first step that uses it. */
  sources: ReadonlyMap<string, number>;
}

const NO_MARKS: Marks = { dice: new Map(), boxes: new Map(), sources: new Map() };

/** Where each step is done, if the dice lie like this. */
export function marksOf(steps: readonly LineStep[], dice: readonly BattleDieView[]): Marks {
  const hand = dice.map((one) => (one.placed || one.lost ? "" : one.die));
  const found = { dice: new Map<number, { step: number; to: number | null }[]>(), boxes: new Map<string, number[]>(), sources: new Map<string, number>() };
  for (const [place, step] of steps.entries()) {
    const number = place + 1;
    const die = step.die === null ? -1 : hand.indexOf(step.die);
    if (die >= 0 && step.to !== null) {
      found.dice.set(die, [...(found.dice.get(die) ?? []), { step: number, to: step.to }]);
      hand[die] = `${step.to}*`;
    }
    if (step.foe !== null && step.box !== null) {
      const box = `${step.foe}:${step.box}`;
      found.boxes.set(box, [...(found.boxes.get(box) ?? []), number]);
      if (die >= 0 && step.to === null) hand[die] = "";
    }
    const source = step.source === null ? "" : `${step.source}:${step.word}`;
    if (source && !found.sources.has(source)) found.sources.set(source, number);
  }
  return found;
}

const BETWEEN_STEPS = 420;

interface Looked {
  play: Play | null;
  /** Whether the line is shown. */
  open: boolean;
  /** Whether the line that keeps something is shown instead. */
  other: boolean;
  /** Steps are being done one after the other. */
  running: boolean;
  plan: QuestPlan | null;
  /** The moment for which it was told. */
  entry: number;
}

const NOTHING: Looked = { play: null, open: false, other: false, running: false, plan: null, entry: -1 };
/** What is looked at. Of the module: what is made while something is worked out is not followed there. */
let looked: Looked = $state.raw(NOTHING);

export class BestLine {
  readonly play: Play;
  #asked = -1;

  constructor(play: Play) {
    this.play = play;
  }

  get #now(): Looked {
    return looked.play === this.play ? looked : NOTHING;
  }

  #change(part: Partial<Looked>): void {
    looked = { ...this.#now, play: this.play, ...part };
  }

  get open(): boolean {
    return this.#now.open;
  }

  get other(): boolean {
    return this.#now.other;
  }

  get running(): boolean {
    return this.#now.running;
  }

  /** What was told for this moment of the game. */
  get plan(): QuestPlan | null {
    return this.#now.entry === this.play.scene?.entry ? this.#now.plan : null;
  }

  get line(): FightLine | null {
    const plan = this.plan;
    return (this.other ? plan?.other?.line : null) ?? plan?.line ?? null;
  }

  /** Asks for what is not known yet of this moment; nobody is told anything of what is over. */
  ask(): void {
    const entry = this.play.scene?.entry ?? -1;
    const seat = this.play.decision?.seat;
    if (seat === undefined || entry === this.#asked || this.play.replaying || this.running) return;
    this.#asked = entry;
    this.play.live.get<Plan>("/plan", { seat }).then(
      (told) => {
        if (told.entry !== this.play.scene?.entry) return;
        this.#change({ plan: told.plan as QuestPlan, entry: told.entry });
      },
      () => {
        if (this.#asked === entry) this.#asked = -1;
      },
    );
  }

  toggle(): void {
    this.#change({ open: !this.open, other: false, running: false });
  }

  /** The best line, or the one that keeps something. */
  swap(): void {
    this.#change({ other: !this.other });
  }

  stop(): void {
    this.#change({ running: false });
  }

  /** Does the next step of the line; each of its answers can be taken back. */
  async step(step: LineStep): Promise<void> {
    const left = [...step.actions];
    await this.play.actOn(() => {
      const text = left.shift();
      return this.play.decision?.actions.find((one) => one.text === text) ?? null;
    });
  }

  /** Does all steps, until somebody stops it. */
  async all(): Promise<void> {
    const steps = this.line?.steps ?? [];
    this.#change({ running: true });
    for (const step of steps) {
      if (!this.running) return;
      await this.step(step);
      await new Promise((done) => setTimeout(done, BETWEEN_STEPS));
    }
    this.stop();
  }

  get marks(): Marks {
    const seat = this.play.decision?.seat;
    if (!this.open || !this.line || !this.play.view || seat === undefined) return NO_MARKS;
    return marksOf(this.line.steps, championOf(questOf(this.play.view), seat)?.clash?.dice ?? []);
  }

  /** Whether there is a fight to think about. */
  get isAsked(): boolean {
    const step = this.play.view ? championOf(questOf(this.play.view), this.play.decision?.seat)?.step : null;
    return !this.play.replaying && (step === "attack" || step === "block") && actionsOf(this.play, "done").length > 0;
  }
}

const lines = new WeakMap<Play, BestLine>();

/** The best line of a table. */
export function lineOf(play: Play): BestLine {
  let line = lines.get(play);
  if (!line) lines.set(play, (line = new BestLine(play)));
  return line;
}
