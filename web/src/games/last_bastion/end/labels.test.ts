import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf } from "./labels.ts";

const at = (x: number) => ({ x, width: 100 });

test("words that have room stand in one row", () => {
  assert.deepEqual(rowsOf([at(50), at(200), at(350)], 3), [0, 0, 0]);
});

test("words that would lie over others go below them, however many came before", () => {
  assert.deepEqual(rowsOf([at(150), at(250), at(300), at(310)], 4), [0, 1, 0, 2]);
});

test("what finds no row is left out", () => {
  assert.deepEqual(rowsOf([at(100), at(110), at(120)], 2), [0, 1, -1]);
  assert.deepEqual(rowsOf([at(100)], 0), [-1]);
});
