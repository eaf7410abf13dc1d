/** Faults that are known and not mended yet. The list only shrinks: an entry that no longer occurs fails the gallery. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import OF_LAST_BASTION from "./known_last_bastion.json" with { type: "json" };
import OF_SANCTUM from "./known_sanctum.json" with { type: "json" };
import { FOLDER } from "./sheet.ts";

/** What was found, by window or way of looking. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** How a fault begins, and on which screens it is; in which windows, if `make test` looks at none of them. */
interface Known {
  fault: string;
  screens: string[];
  at?: string[];
}

const KNOWN: readonly Known[] = [...OF_LAST_BASTION, ...OF_SANCTUM];

const of = (screen: string): Known[] => KNOWN.filter((one) => one.screens.includes(screen));

/** Faults of a screen that nobody knows yet, each with where it is. */
export function fresh(screen: string, found: Found): string[] {
  const isKnown = (where: string, fault: string) => of(screen).some((one) => fault.startsWith(one.fault) && (one.at?.includes(where) ?? true));
  return [...found].flatMap(([where, faults]) => faults.filter((fault) => !isKnown(where, fault)).map((fault) => `${fault} (${where})`));
}

/** Entries that are to be seen nowhere on a screen, if any of their windows was looked at. */
export function stale(screen: string, found: Found): string[] {
  return of(screen).flatMap(({ fault, at }) => {
    const looked = [...found.keys()].filter((where) => at?.includes(where) ?? true);
    const occurs = looked.some((where) => found.get(where)?.some((one) => one.startsWith(fault)));
    return looked.length > 0 && !occurs ? [fault] : [];
  });
}

/** Writes down what was found, to be read after a run. */
export function keepFaults(screen: string, found: Found): void {
  mkdirSync(join(FOLDER, "faults"), { recursive: true });
  writeFileSync(join(FOLDER, "faults", `${screen}.json`), JSON.stringify(Object.fromEntries(found), null, 1));
}
