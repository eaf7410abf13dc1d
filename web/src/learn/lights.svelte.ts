/** What the guide's words are about, as it lies on the screen: found by its marks, and measured anew when it moves. */

import { bottom, type Box, boxOf, isSeen, overlap } from "../lib/browser/boxes.ts";
import type { LessonNow } from "../wire.gen";

/** The answers, which the words never cover. */
const BAR = "section.decide";
/** The ways out and back, in the header and beside the table. */
const TOOLS = ":is(.lesson-tools, .chapters .ways, .chapters .note)";
const OWN = ":is(.chapters, .lesson-tools)";
/** Where the game is played; things around it come second. */
const STAGE = ".stage";
const PRESSED = ":is(.lit, [data-wanted], [data-leads])";
/** After something has changed it is measured at once, and again while things are still moving. */
const AGAIN = [0, 60, 180, 420, 900];

export interface Measured {
  /** What is ringed: one thing, or one pair. */
  rings: Box[];
  /** The one that the words stand beside. */
  about: Box | null;
  /** What must not be covered. */
  free: Box[];
  /** What else can be pressed next. */
  spare: Box[];
  /** The guide's own lists and buttons, which stay bright. */
  bright: Box[];
}

const NOTHING: Measured = { rings: [], about: null, free: [], spare: [], bright: [] };
/** A thing that fills more of the window is not kept free: there would be no room for words. */
const LARGE = 0.3;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];

/** What a lesson calls `card butcher` or `deck`: a thing of the table, or a part of it that carries this mark. */
function named(word: string): HTMLElement[] {
  const key = CSS.escape(word.replace(" ", ":"));
  return all(`:is([data-thing="${key}"], [data-mark~="${key}"])`);
}

/** The elements to be ringed, the one that the words are about first. */
function litBy(now: LessonNow): HTMLElement[] {
  const wanted = all("[data-wanted]");
  const things = wanted.filter((one) => !one.closest(BAR));
  const onStage = [...things.filter((one) => one.closest(STAGE)), ...things.filter((one) => !one.closest(STAGE))];
  const inBar = wanted.filter((one) => one.closest(BAR) && isSeen(one));
  const about = now.lit.flatMap((word) => first(named(word)) ?? []);
  if (now.waits) return about.slice(0, 2);
  const thing = first(onStage) ?? about[0];
  const button = inBar.find((one) => one.dataset["wanted"] === "now") ?? (onStage.length > 0 ? undefined : inBar[0]);
  return [thing, button].flatMap((one) => one ?? []);
}

/** The first that can be seen, else one that lies behind another tab. */
const first = (found: HTMLElement[]): HTMLElement | undefined => found.find(isSeen) ?? found[0];

/** Whether the answers lie over a thing, as they do at the foot of a small window. */
const isBelowBar = (thing: HTMLElement, box: Box): boolean => all(BAR).some((bar) => isSeen(bar) && !bar.contains(thing) && overlap(boxOf(bar), box) > 0);

export class Lights {
  measured: Measured = $state.raw(NOTHING);
  #now: LessonNow | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #shown: HTMLElement | null = null;

  /** Follows what is lit until it ends; to be called from an effect. */
  follow(now: LessonNow | null): () => void {
    this.#now = now;
    this.#shown = null;
    const moved = () => this.#soon();
    const main = document.querySelector("main");
    const watch = new MutationObserver(moved);
    if (main) watch.observe(main, { subtree: true, childList: true, attributeFilter: ["data-wanted", "class"] });
    addEventListener("resize", moved);
    addEventListener("scroll", this.measure, { capture: true, passive: true });
    this.#soon();
    return () => {
      watch.disconnect();
      removeEventListener("resize", moved);
      removeEventListener("scroll", this.measure, { capture: true });
      this.#stop();
      this.#mark([]);
    };
  }

  /** The element that the words are about. */
  get thing(): HTMLElement | null {
    return this.#now ? (litBy(this.#now)[0] ?? null) : null;
  }

  #soon(): void {
    this.#stop();
    this.#timers = AGAIN.map((ms) => setTimeout(this.measure, ms));
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  measure = (): void => {
    const lit = this.#now ? litBy(this.#now) : [];
    const thing = lit[0];
    if (thing && thing !== this.#shown) this.#show(thing);
    const seen = lit.filter(isSeen);
    const rings = seen.map(boxOf);
    this.#mark(seen);
    const kept = [...all(BAR), ...all(TOOLS)].filter(isSeen).map(boxOf);
    const most = innerWidth * innerHeight * LARGE;
    const bright = all(OWN).filter(isSeen).map(boxOf);
    // What the words speak of stays in sight, also where something else is to be pressed.
    const spokenOf = (this.#now?.lit ?? []).flatMap((word) => first(named(word)) ?? []).filter(isSeen).map(boxOf);
    const spare = !this.#now || this.#now.finished ? [] : all(PRESSED).filter(isSeen).map(boxOf);
    this.measured = { rings, bright, spare, about: rings[0] ?? null, free: [...[...rings, ...spokenOf].filter((box) => box.width * box.height < most), ...kept] };
  };

  /** What is ringed can be told from the rest by more than its place. */
  #mark(seen: readonly HTMLElement[]): void {
    for (const one of all("[data-ringed]")) if (!seen.includes(one)) delete one.dataset["ringed"];
    for (const one of seen) one.dataset["ringed"] = "";
  }

  /** Brings a thing into sight: from behind a tab, from below the edge, and from the end of a list. */
  #show(thing: HTMLElement): void {
    this.#shown = thing;
    if (!isSeen(thing)) {
      const tab = thing.closest<HTMLElement>("[data-tab]")?.dataset["tab"];
      if (tab) all(`[data-opens="${CSS.escape(tab)}"]`).find(isSeen)?.click();
    }
    requestAnimationFrame(() => {
      const box = boxOf(thing);
      const isOutside = box.top < 0 || bottom(box) > innerHeight || isBelowBar(thing, box);
      thing.scrollIntoView({ block: isOutside ? "center" : "nearest", inline: "nearest" });
    });
  }
}
