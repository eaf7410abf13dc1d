/** Proves that shortened paths stay what they were. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { rounded, steps } from "./round.ts";

/** Where a path of straight steps ends. */
function end(path: string): [number, number] {
  let x = 0;
  let y = 0;
  for (const { command, numbers } of steps(path)) {
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === "m" || command === "l" || command === "a") [x, y] = [x + dx, y + dy];
    if (command === "h") x += dx;
    if (command === "v") y += dx;
  }
  return [x, y];
}

test("a thousand small steps do not drift", () => {
  const path = `m0 0${"l.0333.0777".repeat(1000)}`;
  const [x, y] = end(rounded(path));
  assert.ok(Math.abs(x - 33.3) < 0.11 && Math.abs(y - 77.7) < 0.11, `${x} ${y}`);
});

test("the flags of an arc may stand without a gap", () => {
  assert.deepEqual(steps("a1 1 0 01.5.5")[0]?.numbers, [1, 1, 0, 0, 1, 0.5, 0.5]);
});

test("numbers that become whole do not run together", () => {
  assert.deepEqual(steps(rounded("m1 1l2.03.61-4.1.6")).at(1)?.numbers, [2, 0.6]);
});

test("after a closed shape the next one begins where it should", () => {
  assert.equal(rounded("M1.04 1.04h5v5zm1 1h1").startsWith("M1 1h5v5z"), true);
});
