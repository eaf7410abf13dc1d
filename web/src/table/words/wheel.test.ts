import assert from "node:assert/strict";
import { test } from "node:test";
import { PHRASES } from "./phrases.ts";
import { keyAt, spoke } from "./wheel.ts";

test("the words go clockwise from the top, each in a place of its own", () => {
  const places = PHRASES.map((_, nth) => spoke(nth));
  assert.equal(new Set(places.map(({ across, down }) => `${across.toFixed(3)} ${down}`)).size, PHRASES.length);
  assert.deepEqual([places[0]?.down, places[6]?.down], [-3, 3]);
  assert.ok((places[3]?.across ?? 0) > 0 && (places[9]?.across ?? 0) < 0);
});

test("in a row two words leave the middle free", () => {
  for (const { across, down } of PHRASES.map((_, nth) => spoke(nth))) assert.ok(Math.abs(down) === 3 || Math.abs(across) > 0.6);
});

test("ten words have a key, from 1 to 0", () => {
  assert.deepEqual(PHRASES.map((_, nth) => keyAt(nth)), ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "", ""]);
});
