/** Proves that a place in the lessons leads on to the next chapter, and to none when all are done. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseKey, finish, hasBegun, keepPlaceIn, nextChapter, placeIn } from "./place.ts";

const CHAPTERS = ["one", "two", "three"];

test("who has not begun goes on with the first chapter", () => {
  assert.equal(nextChapter(CHAPTERS, null), "one");
});

test("who left goes on where that was", () => {
  assert.equal(nextChapter(CHAPTERS, { lesson: "two", transcript: ["go"], finished: ["one"] }), "two");
});

test("after a chapter comes the next that is open, and its transcript is empty", () => {
  const place = finish(CHAPTERS, { lesson: "two", transcript: ["go"], finished: [] }, "two");
  assert.deepEqual(place, { lesson: "three", transcript: [], finished: ["two"] });
  assert.deepEqual(finish(CHAPTERS, place, "three"), { lesson: "one", transcript: [], finished: ["two", "three"] });
});

test("who has done all goes on with none", () => {
  const place = finish(CHAPTERS, { lesson: "one", transcript: [], finished: ["two", "three"] }, "one");
  assert.equal(place.lesson, "");
  assert.equal(nextChapter(CHAPTERS, place), null);
});

test("what is done stays done, also when a tab that knows less of it keeps its place", () => {
  const held = new Map<string, string>();
  const storage = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => held.set(key, text) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  keepPlaceIn("toy", { lesson: "three", transcript: [], finished: ["one", "two"] });
  keepPlaceIn("toy", { lesson: "one", transcript: ["go"], finished: [] });
  assert.deepEqual(placeIn("toy"), { lesson: "one", transcript: ["go"], finished: ["one", "two"] });
});

test("who has looked in and done nothing has not begun; what a pack teaches is kept for itself", () => {
  const held = new Map<string, string>();
  const storage = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => held.set(key, text) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  keepPlaceIn("toy", { lesson: "one", transcript: [], finished: [] });
  assert.equal(hasBegun(), false);
  keepPlaceIn(courseKey("toy", "wall"), { lesson: "", transcript: [], finished: ["one"] });
  assert.equal(hasBegun(), true);
  assert.deepEqual(placeIn("toy")?.finished, []);
});
