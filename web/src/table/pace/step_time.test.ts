/** Proves that waiting for others is kept short, and that what is grave is seen all the same. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { STEP, StepTimes, type Weight } from "./step_time.ts";

const sum = (weights: Weight[], pace: "slow" | "normal" | "fast" = "normal"): number => {
  const times = new StepTimes(pace);
  return weights.reduce<number>((all, weight) => all + times.next(weight), 0);
};
const many = (count: number, weight: Weight): Weight[] => Array.from({ length: count }, () => weight);

test("however many ordinary steps there are, one waits less than five seconds for them at the normal pace", () => {
  assert.ok(sum(many(30, 1)) > 3000);
  assert.ok(sum(many(200, 1)) <= 4800);
});

test("grave steps have their whole time, and leave less to the ordinary ones", () => {
  assert.equal(sum(many(12, 2)), 12 * STEP.normal);
  assert.ok(sum([...many(5, 2), ...many(60, 1)]) <= 4800);
  assert.ok(sum([...many(60, 1), ...many(4, 2)]) <= 6000 + STEP.normal * 2);
});

test("what the others thought for is taken from what is shown afterwards, and never all of it", () => {
  const left = (thought: number): number => {
    const times = new StepTimes("normal");
    times.waited(thought);
    return many(60, 1).reduce<number>((all, weight) => all + times.next(weight), 0);
  };
  assert.ok(left(2000) + 2000 <= 4800);
  assert.ok(left(60_000) > STEP.normal);
  assert.ok(left(60_000) <= 2 * STEP.normal);
});

test("a slower pace takes longer, and a few steps are seen in full", () => {
  assert.ok(sum(many(30, 1), "slow") > 2 * sum(many(30, 1)));
  assert.equal(sum(many(3, 1)), 3 * STEP.normal);
});
