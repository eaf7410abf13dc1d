/** Proves that the guide's words stand beside their thing and cover neither it nor the answers. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Box, overlap } from "../lib/browser/boxes.ts";
import { placeBubble, type BubbleRoom, wedgeAt } from "./bubble.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const bar: Box = { left: 300, top: 770, width: 1100, height: 110 };

function room(about: Box | null, more: Partial<BubbleRoom> = {}): BubbleRoom {
  return { width: 320, height: 180, about, free: about ? [about, bar] : [bar], spare: [], roams: true, window: WIDE, strip: null, ...more };
}

test("there is room to the right: that is where the words go, with the wedge at the thing's middle", () => {
  const about = { left: 640, top: 100, width: 160, height: 130 };
  const spot = placeBubble(room(about));
  assert.equal(spot.side, "right");
  assert.ok(spot.left >= 800);
  assert.equal(spot.top + wedgeAt(spot, about), 165);
});

test("at the right edge they go to the left, and above the bar when the thing is in it", () => {
  assert.equal(placeBubble(room({ left: 1200, top: 300, width: 200, height: 100 })).side, "left");
  const button = { left: 700, top: 800, width: 240, height: 60 };
  const spot = placeBubble(room(button));
  assert.equal(overlap(spot, bar), 0);
});

test("on a phone they take the strip below the header, unless the thing is there", () => {
  const small = { width: 374, height: 130, window: PHONE, strip: 52 };
  const card = { left: 160, top: 300, width: 70, height: 60 };
  assert.equal(placeBubble(room(card, { ...small, free: [card] })).top, 52);
  const strip = { left: 8, top: 52, width: 374, height: 60 };
  const spot = placeBubble(room(strip, { ...small, free: [strip] }));
  assert.equal(overlap(spot, strip), 0);
});

test("what else can be pressed is covered only where there is no other place", () => {
  const about = { left: 640, top: 100, width: 160, height: 130 };
  const beside = { left: 810, top: 100, width: 160, height: 130 };
  const spot = placeBubble(room(about, { spare: [beside] }));
  assert.equal(overlap(spot, about) + overlap(spot, beside) + overlap(spot, bar), 0);
  const around = [beside, { left: 200, top: 0, width: 440, height: 400 }, { left: 640, top: 230, width: 160, height: 300 }];
  const nearest = placeBubble(room(about, { spare: around }));
  assert.equal(nearest.side, "apart");
  assert.equal([about, bar, ...around].reduce((sum, box) => sum + overlap(nearest, box), 0), 0);
  assert.notEqual(placeBubble(room(about, { spare: around, roams: false })).side, "apart");
  const mostlyRight = [{ left: 0, top: 0, width: 640, height: 900 }, { left: 800, top: 0, width: 640, height: 900 }, { left: 640, top: 700, width: 160, height: 200 }];
  assert.equal(placeBubble(room(about, { spare: mostlyRight, roams: false, width: 160 })).side, "below");
  const everywhere = { left: 0, top: 0, width: 1440, height: 900 };
  assert.equal(overlap(placeBubble(room(about, { spare: [everywhere] })), about), 0);
});

test("where nothing is free the least is covered", () => {
  const all = { left: 0, top: 0, width: 1440, height: 700 };
  const spot = placeBubble(room(all, { free: [all] }));
  assert.ok(overlap(spot, all) < spot.width * spot.height);
});
