import assert from "node:assert/strict";
import { test } from "node:test";
import { signed } from "./signed.ts";

test("a change has its sign, and none has none", () => {
  assert.deepEqual([1.24, -0.96, 0.04, -0.04, 2].map(signed), ["+1.2", "−1", "0", "0", "+2"]);
});
