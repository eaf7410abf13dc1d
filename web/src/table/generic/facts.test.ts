/** Proves that any view can be drawn and compared, on made-up ones. Run by `npm run unit`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, plainName, shapeOf } from "./facts.ts";

test("alike things make a table with every field that one of them has", () => {
  const shape = shapeOf([{ seat: 0, hand: ["a"] }, { seat: 1, out: true }]);
  assert.ok(shape.as === "table");
  assert.deepEqual(shape.columns, ["seat", "hand", "out"]);
});

test("words stand in a row, and what is mixed comes part by part", () => {
  assert.equal(shapeOf(["six", null, 2]).as, "words");
  assert.equal(shapeOf([]).as, "words");
  assert.equal(shapeOf([1, { die: 2 }]).as, "parts");
});

test("nothing is a word of its own, not a thing without fields", () => {
  assert.deepEqual(shapeOf(null), { as: "word", word: null });
  assert.deepEqual(shapeOf({}), { as: "fields", fields: [] });
});

test("a field without a message is called by its own name", () => {
  assert.equal(plainName("cards_left"), "Cards left");
  assert.equal(plainName("last-battle"), "Last battle");
});

test("views differ where a leaf differs, also inside a table", () => {
  const before = { pot: 3, players: [{ coins: 5 }, { coins: 2 }], dice: [1, 2] };
  const after = { pot: 4, players: [{ coins: 5 }, { coins: 1 }], dice: [] };
  assert.deepEqual(differences(before, after), [
    { path: ["pot"], before: "3", after: "4" },
    { path: ["players", "coins"], before: "2", after: "1" },
    { path: ["dice"], before: "1, 2", after: "–" },
  ]);
  assert.deepEqual(differences(before, before), []);
});
