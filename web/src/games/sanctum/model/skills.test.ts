/** Proves that no two skills share a picture. Run by `npm run unit`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { skillIcon } from "./skills.ts";

// The tests run in web/.
const read = (path: string): string => readFileSync(path, "utf8");

test("every skill of the box has a picture of its own, which is shipped", () => {
  const heads = [...read("../content/sanctum/1/skills.toml").matchAll(/^\[(\w+\.\w+\.\d)\]/gm)];
  const skills = heads.map(([, skill]) => skill ?? "");
  const icons = skills.map(skillIcon);
  const shipped = JSON.parse(read("src/icons/sanctum.json")) as string[];
  assert.equal(skills.length, 36);
  assert.equal(new Set(icons).size, 36);
  assert.deepEqual(icons.filter((icon) => !shipped.includes(icon)), []);
});
