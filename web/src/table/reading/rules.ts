/** Finding rules: clauses whose id or text has all the words looked for. */

import type { Clause } from "../../wire.gen";

export interface Part {
  title: string;
  clauses: Clause[];
}

/** A clause without the marks of emphasis of its source. */
export const plain = (text: string): string => text.replace(/[*_`]{1,2}([^*_`]+)[*_`]{1,2}/g, "$1");

export function found(clauses: readonly Clause[], wanted: string): Part[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const part = parts.get(clause.chapter);
    if (part) part.push(clause);
    else parts.set(clause.chapter, [clause]);
  }
  return [...parts].map(([title, some]) => ({ title, clauses: some }));
}
