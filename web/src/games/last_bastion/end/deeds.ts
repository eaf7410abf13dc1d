/** Who did what, and how close it was: read off the events of a game. */

import type { Happened } from "../../../wire.gen";

export interface Deeds {
  beaten: number;
  tokens: number;
  tiles: number;
  grasps: number;
  lost: number;
}

/** The tiles that were grasped at the end of each turn, and when heroes went out of action. */
export interface Course {
  turns: number;
  grasped: { turn: number; count: number }[];
  falls: { turn: number; hero: string }[];
}

const word = (event: Happened, name: string): string => {
  const said = event.facts.find((fact) => fact.name === name)?.said ?? "";
  return Array.isArray(said) ? (said[0] ?? "") : said;
};

const none = (): Deeds => ({ beaten: 0, tokens: 0, tiles: 0, grasps: 0, lost: 0 });

const COUNTS: Record<string, keyof Deeds> = {
  "card-beaten": "beaten",
  "card-destroyed": "beaten",
  "token-spent": "tokens",
  "tile-activated": "tiles",
  called: "tiles",
  "life-lost": "lost",
};
const LEADS = new Set(["tile-activated", "called", "prayed", "card-beaten"]);

export function deedsOf(events: readonly Happened[]): Map<string, Deeds> {
  const all = new Map<string, Deeds>();
  const of = (hero: string): Deeds => {
    const known = all.get(hero) ?? none();
    all.set(hero, known);
    return known;
  };
  let actor = "";
  for (const event of events) {
    const hero = word(event, "hero");
    if (LEADS.has(event.name)) actor = hero;
    const counted = COUNTS[event.name];
    if (counted && hero) of(hero)[counted] += 1;
    // A Grasp that is taken off names no hero: it is the work of who acted last.
    if (event.name === "grasp-removed" && actor) of(actor).grasps += 1;
  }
  return all;
}

/** The course up to the present turn; a game that began in the middle had tiles grasped before. */
export function courseOf(events: readonly Happened[], turn: number, grasped: number): Course {
  const isLoss = (event: Happened) => event.name === "grasp-removed" && word(event, "grasp").startsWith("tile ");
  const gained = events.filter((event) => event.name === "tile-grasped").length - events.filter(isLoss).length;
  const before = Number(word(events.find((event) => event.name === "turn-began") ?? { entry: 0, name: "", facts: [], only: null }, "turn") || turn) - 1;
  let count = Math.max(0, grasped - gained);
  const course: Course = { turns: Math.max(0, before), grasped: [{ turn: 0, count }], falls: [] };
  const mark = () => {
    const last = course.grasped.at(-1);
    if (last?.turn === course.turns) last.count = count;
    else course.grasped.push({ turn: course.turns, count });
  };
  for (const event of events) {
    if (event.name === "turn-began") course.turns = Number(word(event, "turn"));
    if (event.name === "tile-grasped") count += 1;
    if (isLoss(event)) count -= 1;
    if (event.name === "tile-grasped" || event.name === "grasp-removed") mark();
    if (event.name === "went-out" || event.name === "died") {
      course.falls.push({ turn: course.turns, hero: word(event, "hero") });
    }
  }
  course.turns = Math.max(course.turns, turn);
  mark();
  return course;
}
