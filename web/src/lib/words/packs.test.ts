import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableCard } from "../../wire.gen";
import { packsAt } from "./packs.ts";

test("a table tells its packs, and not the content of the box", () => {
  const card = { content: { "last-bastion/1": "aaaabbbbcccc", "breached-wall": "0123456789abcdef" } } as unknown as TableCard;
  assert.deepEqual(packsAt(card), [{ pack: "breached-wall", hash: "01234567" }]);
  assert.deepEqual(packsAt(null), []);
});
