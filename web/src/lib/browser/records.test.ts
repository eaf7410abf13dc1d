import assert from "node:assert/strict";
import { test } from "node:test";
import { bestBefore } from "./records.ts";

test("the best is that of other tables: looking at the same end again beats nothing", () => {
  const results = [
    { table: "a", points: 20 },
    { table: "b", points: 14 },
  ];
  assert.equal(bestBefore(results, "c"), 20);
  assert.equal(bestBefore(results, "a"), 14);
  assert.equal(bestBefore([{ table: "a", points: 20 }], "a"), null);
  assert.equal(bestBefore([], "a"), null);
});
