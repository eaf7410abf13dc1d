import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choices } from "../../wire.gen";
import { chanceAt, curveOf } from "./curve.ts";

const TOLD = { entry: 20, start: 0.5, outcome: 1, points: [{ entry: 5, seat: 0, before: 0.5, after: 0.3 }] } as unknown as Choices;

test("the line begins with the first chance and ends with how it ended", () => {
  const curve = curveOf(TOLD);
  assert.deepEqual(curve.map((one) => one.entry), [0, 4, 5, 20]);
  assert.equal(chanceAt(curve, 5), 0.3);
  assert.equal(chanceAt(curve, 20), 1);
  assert.ok(Math.abs(chanceAt(curve, 12.5) - 0.65) < 1e-9);
});
