import assert from "node:assert/strict";
import { test } from "node:test";
import { isolated } from "./isolate.ts";

test("only texts with letters from right to left are marked off, and once", () => {
  assert.equal(isolated("Anna"), "Anna");
  assert.equal(isolated("שומר"), "\u2068שומר\u2069");
  assert.equal(isolated("Ali علي"), "\u2068Ali علي\u2069");
  assert.equal(isolated(isolated("שומר")), "\u2068שומר\u2069");
});
