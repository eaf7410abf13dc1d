import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "./buttons.ts";
import { packed } from "./packs.ts";

const entry = (of: string, icon = "card-draw"): Entry => ({ id: "", look: { of, icon }, go: false, numbered: true, leads: [], run: () => {} });
const all = (cards: string): Entry[] => [...cards].map((card) => entry(card));

test("many answers are gathered by what they belong to, in their order", () => {
  assert.deepEqual(packed(all("aaabcca"))?.map(({ of, entries }) => [of, entries.length]), [["a", 3], ["b", 1], ["c", 2], ["a", 1]]);
});

test("few answers stand in words, and so do those that belong to nothing or have no picture", () => {
  assert.equal(packed(all("aabbcc")), null);
  assert.equal(packed([...all("aaabbb"), entry("")]), null);
  assert.equal(packed([...all("aaabbb"), entry("c", "")]), null);
});
