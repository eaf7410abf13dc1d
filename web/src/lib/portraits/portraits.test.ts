/** Proves that no two rivals look alike. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, rivalPortrait } from "./portraits.ts";

test("no two rivals of both games look alike", () => {
  assert.deepEqual(alike(Array.from({ length: 16 }, (_, number) => rivalPortrait(number))), []);
});
