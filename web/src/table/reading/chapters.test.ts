import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chapter } from "../../wire.gen";
import { joined, named, upTo } from "./chapters.ts";

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

/** Turns of a log whose lines begin at these entries. */
const turn = (entry: number, ...lines: number[]): Chapter => ({
  heading: `turn at ${entry}`,
  entry,
  lines: lines.map((begins) => ({ entry: begins, parts: [{ text: `line at ${begins}`, kind: "", thing: "" }], clauses: [] })),
});

test("nothing is told before it is shown, also when the last turn has no line yet", () => {
  const log = [turn(10, 11, 14), turn(20, 21), turn(30)];
  const told = (shown: number, reach = 30) => upTo(log, shown, reach).map((one) => one.lines.map((line) => line.entry));
  assert.deepEqual(told(15), [[11]], "a line goes on until the next one begins: here to 19");
  assert.deepEqual(told(19), [[11, 14]]);
  assert.deepEqual(told(22), [[11, 14], []], "a fight is not told while its dice fall");
  assert.deepEqual(told(29), [[11, 14], [21]]);
  assert.deepEqual(told(30), [[11, 14], [21], []]);
  assert.deepEqual(told(35), [[11, 14], [21], []], "what is shown may be newer than the log");
});
