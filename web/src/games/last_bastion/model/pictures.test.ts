/** Proves that every hero, monster and warlord of Last Bastion has a picture of its own. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { alike } from "../../../lib/portraits/portraits.ts";
import art from "./art.json";
import { FACES } from "./pictures.ts";

const read = (path: string): string => readFileSync(join(process.cwd(), "..", path), "utf8");
const idsIn = (path: string): string[] => [...read(path).matchAll(/^\[([a-z0-9-]+)\]/gm)].map(([, id]) => id ?? "");

test("every hero, monster and warlord has a picture that no other of its game has", () => {
  const cards = [...idsIn("content/last_bastion/1/monsters.toml"), ...idsIn("content/last_bastion/1/warlords.toml")];
  const pictures = art as Record<string, string>;
  assert.deepEqual(cards.filter((card) => !(card in pictures)), []);
  assert.deepEqual(alike([...cards.map((card) => pictures[card] ?? ""), ...Object.values(FACES)]), []);
});
