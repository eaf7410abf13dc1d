/**
 * What is on the screen while others act: one step after the other, at the person's pace. The server
 * goes on meanwhile, so bots think while earlier steps are shown; small steps are shown with the next.
 */

import { untrack } from "svelte";
import { settings } from "../../lib/browser/settings.svelte.ts";
import type { TableLine } from "../../lib/server/live.svelte.ts";
import type { Happened, Moments, State } from "../../wire.gen";
import type { Scene } from "../play/play.svelte.ts";
import { looksBack } from "../play/viewpoint.ts";
import { STEP, StepTimes, type Weight } from "./step_time.ts";

/** The answer of the person and the one roll that may follow it are seen at once. */
const OWN = 2;
const MOST_MOMENTS = 50;
/** How long a moment is shown once more. */
const RECALLED = 1200;

/** A server that is slow to tell the steps is not waited for: then only what comes of them is shown. */
const LATE = 1500;
const late = () => new Promise<null>((done) => setTimeout(() => done(null), LATE));

interface ShownStep {
  scene: Scene;
  news: Happened[];
  weight: Weight;
}

export class Showing {
  readonly #live: TableLine;
  readonly #weigh: (event: Happened) => Weight;
  /** Whether the game is shown from its first step on. */
  readonly #fresh: boolean;
  scene: Scene | null = $state.raw(null);
  /** What happened in the step that is shown. */
  news: Happened[] = $state.raw([]);
  paused: boolean = $state(false);
  /** Steps are left to be shown. */
  behind: boolean = $state(false);
  #onStep: (news: Happened[]) => void = () => {};
  /** The decision that the person answered last. */
  #answered = -1;
  /** The entry up to which the person saw everything happen by the own hand; nothing before the first answer. */
  since: number | null = $state(null);
  /** The entry whose moment is shown once more. */
  recalled: number | null = $state(null);
  /** What is told while it is shown. */
  retold: readonly Happened[] = $state.raw([]);
  #recalls = 0;
  #newest: State | null = null;
  #running = false;
  /** When the step that is shown has had its time. */
  #until = 0;
  #times = new StepTimes(settings.pace);
  #wake: (() => void) | null = null;

  constructor(live: TableLine, weigh: (event: Happened) => Weight, fresh = false) {
    this.#live = live;
    this.#weigh = weigh;
    this.#fresh = fresh;
    live.onState = (state) => this.take(state);
    if (live.state) this.take(live.state);
  }

  /** A newer state of the table: shown after the steps that lead to it. */
  take(state: State): void {
    this.stand();
    this.#newest = state;
    if (this.#isShownAtOnce(this.scene, state)) return this.#jump(state);
    this.behind = true;
    if (!this.#running) void this.#run();
  }

  #isShownAtOnce(shown: Scene | null, state: State): boolean {
    if (settings.pace === "once" || document.hidden) return true;
    if (!shown) return !this.#fresh || state.entry === 0 || state.result !== null;
    if (state.entry <= shown.entry || state.since < shown.entry || state.seat !== shown.seat) return true;
    const mine = shown.decisions.some((one) => one.number === this.#answered);
    return !this.#running && mine && state.entry - shown.entry <= OWN;
  }

  /** Shows the newest state without the steps before it. */
  #jump(state: State): void {
    const before = this.scene?.entry ?? (this.#fresh ? 0 : state.entry);
    this.#put({ scene: state, news: state.events.filter((one) => one.entry > before), weight: 0 });
    this.#until = Math.min(this.#until, performance.now());
    this.behind = false;
    this.#wake?.();
  }

  #put({ scene, news }: ShownStep): void {
    this.scene = scene;
    this.news = news;
    if (scene.decisions.length > 0) this.#times = new StepTimes(settings.pace);
    if (news.length > 0) this.#onStep(news);
  }

  /** What is shown; nothing before the first step. */
  get #entry(): number {
    return this.scene?.entry ?? 0;
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let goal = this.#newest; goal && goal.entry > this.#entry; goal = this.#newest) {
        for (const step of this.#merged(await this.#stepsTo(goal, this.#entry), this.#entry)) {
          this.#countIdleness();
          await this.#pass();
          if (step.scene.entry <= this.#entry) break; // It was jumped over.
          this.#put(step);
          this.#until = performance.now() + this.#times.next(step.weight);
        }
      }
    } finally {
      this.#running = false;
      this.behind = false;
    }
  }

  /** Since the last step had its time nothing came to be shown: the others were thinking. */
  #countIdleness(): void {
    const now = performance.now();
    if (this.#until === 0 || now <= this.#until) return;
    this.#times.waited(now - this.#until);
    this.#until = now;
  }

  /** The moments between what is shown and a newer state, and that state. */
  async #stepsTo(goal: State, from: number): Promise<Scene[]> {
    const gap = goal.entry - from - 1;
    if (gap === 0 || settings.pace === "once") return [goal];
    const query = { count: Math.min(gap, MOST_MOMENTS), seat: looksBack(this.#live) };
    const told = await Promise.race([this.#live.get<Moments>(`/at/${from + 1}`, query).catch(() => null), late()]);
    const seen = (told?.moments ?? []).filter((one) => one.kind === "choice" || one.kind === "chance");
    const scenes = seen.map(({ entry, view, waiting, events, omens, dangers, result, actor }): Scene => {
      return { entry, seat: goal.seat, view, waiting, events, omens, dangers, result, actor, decisions: [], undo: [] };
    });
    return [...scenes, goal];
  }

  /** Steps in which nothing worth a look happens are shown with the next. */
  #merged(scenes: Scene[], from: number): ShownStep[] {
    const steps: ShownStep[] = [];
    let kept: Happened[] = [];
    let seen = from;
    for (const scene of scenes) {
      const since = seen;
      kept = [...kept, ...scene.events.filter((one) => one.entry > since && one.entry <= scene.entry)];
      seen = scene.entry;
      const weight = kept.reduce<Weight>((most, event) => Math.max(most, this.#weigh(event)) as Weight, 0);
      if (weight === 0 && scene !== scenes.at(-1)) continue;
      steps.push({ scene, news: kept, weight });
      kept = [];
    }
    return steps;
  }

  /** Waits until the step has had its time, or the next one is wanted. */
  async #pass(): Promise<void> {
    let hurried = false;
    while (!hurried && settings.pace !== "once" && (this.paused || performance.now() < this.#until)) {
      const left = this.paused ? undefined : this.#until - performance.now();
      hurried = await new Promise<boolean>((done) => {
        const timer = left === undefined ? undefined : setTimeout(() => done(false), left);
        this.#wake = () => {
          clearTimeout(timer);
          done(true);
        };
      });
      if (this.#changed) hurried = this.#changed = false;
    }
    this.#wake = null;
  }
  #changed = false;

  /** Calls with what a step brings, for sounds and moments; also with what is shown already. */
  follow(onStep: (news: Happened[]) => void): void {
    this.#onStep = onStep;
    const shown = untrack(() => this.news);
    if (shown.length > 0) onStep(shown);
  }

  // What the person wants.

  /** The person answers: what comes from now on happens since. */
  answers(decision: number): void {
    this.#answered = decision;
    this.#until = performance.now();
    this.since = this.#newest?.entry ?? null;
  }

  /** Shows earlier moments, each for a while, then what stands again; `told` is what is told meanwhile. */
  async recall(entries: readonly number[], told: readonly Happened[]): Promise<void> {
    if (!this.scene || this.#running) return;
    const mine = ++this.#recalls;
    this.retold = told;
    for (const entry of new Set(entries)) {
      const scene = await this.#momentAt(entry, this.scene.seat);
      if (mine !== this.#recalls) return;
      if (!scene) continue;
      this.recalled = entry;
      this.#put({ scene, news: scene.events, weight: 2 });
      await new Promise((done) => setTimeout(done, RECALLED));
      if (mine !== this.#recalls) return;
    }
    this.stand();
  }

  async #momentAt(entry: number, seat: number): Promise<Scene | null> {
    const query = { count: 1, seat: looksBack(this.#live) };
    const told = await this.#live.get<Moments>(`/at/${entry}`, query).catch(() => null);
    const moment = told?.moments[0];
    if (!moment) return null;
    const { view, waiting, events, omens, dangers, result, actor } = moment;
    return { entry, seat, view, waiting, events, omens, dangers, result, actor, decisions: [], undo: [] };
  }

  /** No earlier moment is shown any longer, but what stands. */
  stand(): void {
    this.#recalls += 1;
    if (this.recalled === null) return;
    this.recalled = null;
    if (this.#newest) this.#put({ scene: this.#newest, news: [], weight: 0 });
  }

  next(): void {
    this.#wake?.();
  }

  toggle(): void {
    this.paused = !this.paused;
    this.#changed = true;
    this.#wake?.();
  }

  /** After another pace was chosen: what waits goes by the new one. */
  hurry(): void {
    this.#times = new StepTimes(settings.pace);
    this.#until = Math.min(this.#until, performance.now() + STEP[settings.pace]);
    if (settings.pace === "once") {
      this.paused = false;
      if (this.#newest) this.#jump(this.#newest);
    }
    this.#changed = true;
    this.#wake?.();
  }

  end(): void {
    this.#newest = null;
    this.#wake?.();
  }
}
