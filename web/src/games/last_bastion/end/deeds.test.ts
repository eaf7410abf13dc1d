import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../../wire.gen";
import { courseOf, deedsOf } from "./deeds.ts";

const event = (name: string, ...facts: [string, string, string][]): Happened => ({
  entry: 1,
  name,
  facts: facts.map(([fact, kind, said]) => ({ name: fact, kind, said })),
  only: null,
});
const turn = (number: number) => event("turn-began", ["board", "colour", "red"], ["turn", "number", String(number)]);
const grasped = event("tile-grasped", ["tile", "tile", "tomb"]);
const freed = event("grasp-removed", ["grasp", "grasp", "tile tomb"]);

test("grasped tiles are counted turn by turn", () => {
  const course = courseOf([turn(1), grasped, turn(2), freed, turn(3)], 3, 0);
  assert.equal(course.turns, 3);
  assert.deepEqual(course.grasped, [{ turn: 0, count: 0 }, { turn: 1, count: 1 }, { turn: 2, count: 0 }, { turn: 3, count: 0 }]);
});

test("a game that began in the middle has its turns and grasped tiles from before", () => {
  const course = courseOf([], 12, 1);
  assert.equal(course.turns, 12);
  assert.deepEqual(course.grasped, [{ turn: 0, count: 1 }, { turn: 12, count: 1 }]);
  assert.equal(courseOf([turn(13), grasped], 13, 2).grasped[0]?.count, 1);
});

test("a Grasp that goes is the work of who acted last", () => {
  const deeds = deedsOf([event("tile-activated", ["hero", "hero", "arne"]), freed, freed]);
  assert.equal(deeds.get("arne")?.grasps, 2);
});
