/** Proves that every foe and hero of Sanctum has a face of its own. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { alike, foePortrait } from "../../../lib/portraits/portraits.ts";
import { demonIcon, furyIcon, HEROES, lordIcon } from "./pictures.ts";

const read = (path: string): string => readFileSync(join(process.cwd(), "..", path), "utf8");
const idsIn = (path: string): string[] => [...read(path).matchAll(/^\[([a-z0-9-]+)\]/gm)].map(([, id]) => id ?? "");
const painted = (icon: string): string => foePortrait(...(icon.replace("foe:", "").split("/") as [string, string]));

test("every foe of Sanctum has a face of its own, also among those of one name", () => {
  const sections = read("content/sanctum/1/demons.toml").matchAll(/^\[([a-z0-9-]+)\][^[]*?colour = "(red|green|blue)"\s+level = (\d)/gm);
  const demons = [...sections].map(([, foe = "", colour, level]) => painted(demonIcon({ foe, colour: colour as "red", level: Number(level) })));
  const lords = idsIn("content/sanctum/1/demon_lord.toml").map((foe) => painted(lordIcon(foe)));
  const furies = idsIn("content/sanctum/1/fury.toml").map((foe) => painted(furyIcon(foe)));
  assert.deepEqual([demons.length, lords.length, furies.length], [84, 33, 18]);
  assert.deepEqual(alike([...demons, ...lords, ...furies]), []);
});

test("every demon has an epithet that no other of its name has", () => {
  const words = read("locale/en/sanctum-content.ftl");
  const epithets = idsIn("content/sanctum/1/demons.toml").map((foe) => new RegExp(`^foe-${foe}-flavour = (.+)$`, "m").exec(words)?.[1] ?? "");
  assert.deepEqual([epithets.length, epithets.filter((one) => one === ""), alike(epithets)], [84, [], []]);
});

test("every hero has a face of its own", () => {
  assert.deepEqual(alike(Object.values(HEROES)), []);
  assert.deepEqual([...idsIn("content/sanctum/1/heroes.toml")].filter((hero) => !(hero in HEROES)), []);
});
