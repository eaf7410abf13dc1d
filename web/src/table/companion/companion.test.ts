/** Proves that of all notes the first that fits and was not told is chosen, where it may stand, and what is kept. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap } from "../../lib/browser/boxes.ts";
import type { View } from "../../wire.gen.ts";
import { happened, isAsked, type Note, noteFor, type Seen } from "./note.ts";
import { quietSpot, type NoteRoom } from "./quiet_spot.ts";
import { read } from "./told.ts";

const SEEN: Seen = {
  view: {} as View,
  seat: 1,
  news: [{ entry: 3, name: "wounded", only: null, facts: [{ name: "seat", kind: "seat", said: "seat-2" }] }],
  decision: { number: 4, seat: 1, question: { key: "", facts: [] }, clause: "", actions: [{ text: "rest", verb: "rest", words: [] }] },
};

test("the first note that fits is told, and none twice", () => {
  const note = (id: string, fits: boolean): Note => ({ id, rule: "", when: () => fits });
  const notes = [note("never", false), note("first", true), note("second", true)];
  assert.equal(noteFor(notes, SEEN, new Set())?.id, "first");
  assert.equal(noteFor(notes, SEEN, new Set(["first"]))?.id, "second");
  assert.equal(noteFor(notes, SEEN, new Set(["first", "second"])), null);
});

test("what happened is told by its name and words, what is asked by seat and verb", () => {
  assert.ok(happened(SEEN, "wounded"));
  assert.ok(happened(SEEN, "wounded", { seat: "seat-2" }));
  assert.ok(!happened(SEEN, "wounded", { seat: "seat-1" }));
  assert.ok(!happened(SEEN, "died"));
  assert.ok(isAsked(SEEN, "rest"));
  assert.ok(!isAsked(SEEN, "fight"));
  assert.ok(!isAsked({ ...SEEN, seat: 0 }, "rest"));
});

const ROOM: NoteRoom = { width: 300, height: 100, free: [], window: { width: 1280, height: 720 }, from: 60, high: false };

test("a note stands in its corner, and goes out of the way of what can be pressed", () => {
  assert.deepEqual(quietSpot(ROOM), { left: 968, top: 612 });
  assert.deepEqual(quietSpot({ ...ROOM, high: true, window: { width: 390, height: 844 } }), { left: 80, top: 68 });
  const bar = { left: 0, top: 600, width: 1280, height: 120 };
  const rail = { left: 1000, top: 60, width: 280, height: 540 };
  const spot = quietSpot({ ...ROOM, free: [bar, rail] });
  assert.ok(spot);
  assert.equal(overlap({ ...spot, width: 300, height: 100 }, bar) + overlap({ ...spot, width: 300, height: 100 }, rail), 0);
  assert.ok(spot.left > 600, "as near to the corner as there is room");
});

test("where everything can be pressed there is no room, nor in a window that is too small", () => {
  assert.equal(quietSpot({ ...ROOM, free: [{ left: 0, top: 0, width: 1280, height: 720 }] }), null);
  assert.equal(quietSpot({ ...ROOM, window: { width: 280, height: 720 } }), null);
});

test("notes are on unless somebody said otherwise, and what was not written by us is forgotten", () => {
  assert.deepEqual(read(null), { on: true, asked: false, told: {} });
  assert.deepEqual(read("rubbish"), { on: true, asked: false, told: {} });
  assert.deepEqual(read("null"), { on: true, asked: false, told: {} });
  assert.deepEqual(read('{"on":false,"asked":true,"told":{"sanctum":["rage"],"pig":[1]}}'), { on: false, asked: true, told: { sanctum: ["rage"] } });
});
