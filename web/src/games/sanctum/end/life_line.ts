/** Life through the acts, told from the events: the last battle is as wide as two acts. */

import type { Happened } from "../../../wire.gen";
import { seatOf } from "../model/view.ts";

export interface LifePoint {
  /** From 0 to the number of acts, the last battle counted double. */
  x: number;
  life: number;
}

/** Where in the quest each entry lies. */
export interface Course {
  lines: ReadonlyMap<number, LifePoint[]>;
  xOf: (entry: number) => number;
}

export const ACTS = 5;
export const LAST_ACT = 2;

const numberIn = (event: Happened, name: string): number => {
  const said = event.facts.find((fact) => fact.name === name)?.said;
  return Number.parseInt((typeof said === "string" ? said : said?.[0])?.replace(/\D/g, "") ?? "0", 10) || 0;
};

const isBattle = (event: Happened): boolean => event.name === "row-laid" || event.name === "round-began";

/** Whether the hero of a seat died on the way to the last battle. */
export function diedEarly(events: readonly Happened[], seat: number): boolean {
  const died = events.findIndex((event) => event.name === "died" && seatOf(event) === seat);
  const battle = events.findIndex(isBattle);
  return died >= 0 && (battle < 0 || died < battle);
}

/** The act in which each event happened: figures enter them one after the other, the last battle begins with its rows. */
function actsOf(events: readonly Happened[]): number[] {
  let act = 1;
  return events.map((event) => {
    if (event.name === "moved") act = Math.max(act, Math.min(numberIn(event, "act"), ACTS));
    if (isBattle(event)) act = ACTS + 1;
    return act;
  });
}

export function courseOf(events: readonly Happened[], seats: readonly number[], full: number): Course {
  const acts = actsOf(events);
  const count = new Map<number, number>();
  for (const act of acts) count.set(act, (count.get(act) ?? 0) + 1);
  const seen = new Map<number, number>();
  const places = events.map((event, at) => {
    const act = acts[at] ?? 1;
    const before = seen.get(act) ?? 0;
    seen.set(act, before + 1);
    const width = act > ACTS ? LAST_ACT : 1;
    return { entry: event.entry, x: act - 1 + (width * before) / Math.max(count.get(act) ?? 1, 1) };
  });
  const lines = new Map<number, LifePoint[]>(seats.map((seat) => [seat, [{ x: 0, life: full }]]));
  for (const [at, event] of events.entries()) {
    const line = lines.get(seatOf(event));
    const last = line?.at(-1);
    if (!line || !last) continue;
    const life = event.name === "died" ? 0 : event.name === "wounded" || event.name === "healed" ? numberIn(event, "left") : null;
    if (life === null) continue;
    const x = places[at]?.x ?? 0;
    line.push({ x, life: last.life }, { x, life });
  }
  const end = ACTS + LAST_ACT;
  for (const line of lines.values()) {
    const last = line.at(-1);
    if (last && last.life > 0) line.push({ x: end, life: last.life });
  }
  return { lines, xOf: (entry) => places.findLast((one) => one.entry <= entry)?.x ?? 0 };
}
