/** What somebody did in the present turn or fight, told from the events: rolls, changes with their price, hits. */

import type { Happened } from "../../../wire.gen";
import { seatOf } from "./view.ts";

export type Deed =
  | { kind: "rolled"; entry: number; faces: number[] }
  | { kind: "changed"; entry: number; source: "ability" | "skill" | "blessing" | "rage" | ""; word: string; from: number; to: number; stamina: number; focus: number }
  | { kind: "placed"; entry: number; face: number; foe: string; fells: boolean }
  | { kind: "told"; entry: number; event: Happened };

/** What opens a stretch of somebody's play. */
const OPENS = new Set(["turn-began", "fought", "rested", "moved", "round-began", "row-laid", "call-answered", "walls-breached"]);
const USES: Record<string, "ability" | "skill" | "blessing" | "rage"> = { "ability-used": "ability", "skill-used": "skill", "blessing-used": "blessing", "rage-spent": "rage" };
const ROLLS = new Set(["dice-rolled", "silver-rolled", "dice-rerolled"]);
/** What the dice and boxes say already. */
const SILENT = new Set(["turn-began", "round-began", "box-hit", "attack-ended", "card-beaten", "demon-killed"]);

const said = (event: Happened, name: string): string[] => {
  const found = event.facts.find((fact) => fact.name === name)?.said;
  return found === undefined ? [] : typeof found === "string" ? [found] : found;
};
const faceOf = (event: Happened, name: string): number => Number.parseInt(said(event, name)[0] ?? "0", 10);

/** The events of a seat since its present turn, fight or rest began. */
export function sinceTurn(events: readonly Happened[], seat: number): Happened[] {
  const opened = events.findLastIndex((one) => OPENS.has(one.name) && (seatOf(one) === seat || seatOf(one) < 0));
  return events.slice(Math.max(opened, 0)).filter((one) => seatOf(one) === seat);
}

export function deedsOf(events: readonly Happened[], seat: number): Deed[] {
  const found: Deed[] = [];
  let used: Happened | null = null;
  for (const event of sinceTurn(events, seat)) {
    const entry = event.entry;
    if (ROLLS.has(event.name)) {
      found.push({ kind: "rolled", entry, faces: [...said(event, "faces"), ...said(event, "face")].map(Number) });
    } else if (USES[event.name]) {
      used = event;
      if (event.name !== "ability-used" && event.name !== "rage-spent") found.push({ kind: "told", entry, event });
    } else if (event.name === "die-turned") {
      const source = used ? (USES[used.name] ?? "") : "";
      if (source && source !== "ability" && source !== "rage") found.pop(); // its turn tells it
      const paid = used ? (said(used, "pay")[0] ?? "").split("+") : [];
      found.push({ kind: "changed", entry, source, word: used && source ? (said(used, source)[0] ?? "") : "", from: faceOf(event, "die"), to: faceOf(event, "face"), stamina: paid.filter((one) => one === "stamina").length, focus: paid.filter((one) => one === "focus").length });
      used = null;
    } else if (event.name === "die-placed") {
      found.push({ kind: "placed", entry, face: faceOf(event, "die"), foe: said(event, "foe")[0] ?? "", fells: false });
    } else if (event.name === "demon-killed" || event.name === "card-beaten") {
      const last = found.at(-1);
      if (last?.kind === "placed") last.fells = true;
    } else if (!SILENT.has(event.name)) {
      found.push({ kind: "told", entry, event });
    }
  }
  return found;
}

/** The faces that each die showed before, by the place where it was rolled. */
export function formerFaces(deeds: readonly Deed[]): number[][] {
  const now: number[] = [];
  const former: number[][] = [];
  const placed: boolean[] = [];
  for (const deed of deeds) {
    if (deed.kind === "rolled") {
      for (const face of deed.faces) {
        now.push(face);
        former.push([]);
        placed.push(false);
      }
    } else if (deed.kind === "changed") {
      const place = now.findIndex((face, at) => face === deed.from && !placed[at]);
      if (place < 0) continue;
      former[place]?.push(deed.from);
      now[place] = deed.to;
    } else if (deed.kind === "placed") {
      const place = now.findIndex((face, at) => face === deed.face && !placed[at]);
      if (place >= 0) placed[place] = true;
    }
  }
  return former;
}
