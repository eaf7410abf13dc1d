import assert from "node:assert/strict";
import { test } from "node:test";
import type { PackCard, TableCard } from "../../wire.gen";
import { packsAt, titleOf, versionOf } from "./packs.ts";

test("a table tells its packs, and not the content of the box", () => {
  const card = { content: { "last-bastion/1": "aaaabbbbcccc", "breached-wall": "0123456789abcdef" } } as unknown as TableCard;
  assert.deepEqual(packsAt(card), [{ pack: "breached-wall", hash: "01234567" }]);
  assert.deepEqual(packsAt(null), []);
});

test("the version of the game's own cards is told apart from packs", () => {
  assert.equal(versionOf({ "breached-wall": "0123", "last-bastion/2": "aaaa" }), 2);
  assert.equal(versionOf({}), 1);
});

test("a pack is called as in the language, else as in English, else by its id", () => {
  const pack = (titles: Record<string, string>) => ({ id: "breached-wall", titles }) as unknown as PackCard;
  assert.equal(titleOf(pack({ en: "The Breached Wall", de: "Die Bresche" }), "de"), "Die Bresche");
  assert.equal(titleOf(pack({ en: "The Breached Wall" }), "de"), "The Breached Wall");
  assert.equal(titleOf(pack({}), "de"), "breached-wall");
});
