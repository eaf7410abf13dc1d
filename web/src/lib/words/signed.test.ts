import assert from "node:assert/strict";
import { test } from "node:test";
import { signed } from "./signed.ts";

test("a change has its sign, and none has none", () => {
  assert.deepEqual([1.24, -0.96, 0.04, -0.04, 2].map((one) => signed(one)), ["+1.2", "−1", "0", "0", "+2"]);
});

test("a fraction is written as the language does", () => {
  assert.equal(
    signed(-0.96 / 2, (tenths) => tenths.toLocaleString("de")),
    "−0,5",
  );
});
