/** Proves that the line of life is drawn from what happened. Run by `npm run unit`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../../wire.gen.ts";
import { courseOf, diedEarly } from "./life_line.ts";

const happened = (entry: number, name: string, facts: Record<string, string>): Happened => ({
  entry,
  name,
  only: null,
  facts: Object.entries(facts).map(([key, said]) => ({ name: key, kind: key, said })),
});

test("life falls where the wound was taken, in its act, and ends with the death", () => {
  const course = courseOf(
    [
      happened(1, "moved", { seat: "seat-1", act: "1", space: "1" }),
      happened(2, "wounded", { seat: "seat-1", wounds: "2", left: "8" }),
      happened(3, "round-began", { round: "1" }),
      happened(4, "died", { seat: "seat-1" }),
    ],
    [0, 1],
    10,
  );
  assert.deepEqual(course.lines.get(0), [{ x: 0, life: 10 }, { x: 0.5, life: 10 }, { x: 0.5, life: 8 }, { x: 6, life: 8 }, { x: 6, life: 0 }]);
  assert.deepEqual(course.lines.get(1), [{ x: 0, life: 10 }, { x: 7, life: 10 }]);
  assert.equal(course.xOf(4), 6);
});

test("who died on the way is told from who died in the last battle", () => {
  const died = (seat: string, entry: number) => happened(entry, "died", { seat });
  const events = [died("seat-1", 1), happened(2, "row-laid", { seat: "seat-2" }), died("seat-2", 3)];
  assert.deepEqual([0, 1, 2].map((seat) => diedEarly(events, seat)), [true, false, false]);
  assert.ok(diedEarly([died("seat-1", 1)], 0), "there was no last battle");
});
