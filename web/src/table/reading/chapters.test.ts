import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chapter } from "../../wire.gen";
import { joined, named } from "./chapters.ts";

const chapter = (entry: number, ...lines: string[]): Chapter => ({
  heading: `turn at ${entry}`,
  entry,
  lines: lines.map((text) => ({ entry, parts: [{ text, kind: "", thing: "" }], clauses: [] })),
});

test("what is told anew replaces the chapters from there on", () => {
  const before = [chapter(1, "a"), chapter(5, "b"), chapter(9, "c")];
  const after = joined(before, [chapter(5, "b", "b2"), chapter(9, "c2"), chapter(12, "d")]);
  assert.deepEqual(after.map((one) => one.lines.map((line) => line.parts[0]?.text)), [["a"], ["b", "b2"], ["c2"], ["d"]]);
});

test("what was taken back is gone when fewer chapters are told", () => {
  const before = [chapter(1, "a"), chapter(5, "b"), chapter(9, "c")];
  assert.deepEqual(joined(before, [chapter(5, "b")]), [chapter(1, "a"), chapter(5, "b")]);
});

test("nothing told leaves everything as it was", () => {
  assert.deepEqual(joined([chapter(1, "a")], []), [chapter(1, "a")]);
});

test("a line keeps its name when others come after it: what holds the focus stays", () => {
  const names = (entries: number[]) => named(entries.map((entry) => ({ entry }))).map(({ id }) => id);
  assert.deepEqual(names([3, 3, 4]), ["3.0", "3.1", "4.0"]);
  assert.deepEqual(names([3, 3, 4, 4, 5]).slice(0, 3), names([3, 3, 4]));
});
