import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap } from "../../lib/browser/boxes.ts";
import { placeBeside } from "./place.ts";

const ROOM = { width: 1440, height: 900 };
const SHEET = { width: 300, height: 160 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("a sheet lies to the right of a thing where there is room, and within the window", () => {
  assert.deepEqual(placeBeside(box(200, 300, 40, 40), SHEET, ROOM, []), box(250, 300, 300, 160));
  const last = placeBeside(box(1390, 860, 40, 30), SHEET, ROOM, []);
  assert.ok(last.left >= 0 && last.left + last.width <= ROOM.width && last.top + last.height <= ROOM.height);
  assert.equal(overlap(last, box(1390, 860, 40, 30)), 0);
});

test("what may be pressed next stays free", () => {
  const answers = box(0, 780, 1440, 120);
  for (const at of [box(600, 700, 60, 60), box(10, 760, 30, 15), box(1400, 740, 30, 30)]) {
    const found = placeBeside(at, SHEET, ROOM, [], [answers]);
    assert.equal(overlap(found, answers) + overlap(found, at), 0);
  }
});

test("where a phone's whole board may be pressed the answers stay free all the same", () => {
  const phone = { width: 390, height: 844 };
  const sheet = { width: 330, height: 230 };
  const board = [...Array(9).keys()].map((tile) => box(20 + 120 * (tile % 3), 180 + 150 * Math.floor(tile / 3), 110, 140));
  for (const answers of [box(0, 640, 390, 204), box(0, 784, 390, 60)]) {
    for (const at of board) assert.equal(overlap(placeBeside(at, sheet, phone, board.filter((one) => one !== at), [answers]), answers), 0);
  }
});
