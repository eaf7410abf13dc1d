/** Ways over the board: they lead from one place into the other, wherever these lie. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../../../lib/browser/boxes.ts";
import { bowTo } from "./intents.ts";

const HOME: Box = { left: 300, top: 300, width: 120, height: 90 };
const TARGETS: readonly Box[] = [
  { left: 440, top: 300, width: 120, height: 90 },
  { left: 300, top: 10, width: 120, height: 60 },
  { left: 20, top: 520, width: 50, height: 40 },
];

const inside = (x: number, y: number, box: Box): boolean => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;

test("a bow begins within its first place, and its wedge points into the second", () => {
  for (const target of TARGETS) {
    const { line, head } = bowTo(HOME, target);
    const [x = 0, y = 0, , , ex = 0, ey = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
    const [tipX = 0, tipY = 0] = (head.match(/-?[\d.]+/g) ?? []).map(Number);
    assert.ok(inside(x, y, HOME), line);
    assert.ok(inside(ex, ey, target), line);
    assert.ok(inside(tipX, tipY, target), head);
  }
});
