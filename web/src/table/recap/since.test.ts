/** Proves that a recap begins where the own last turn ended, whatever was asked in between. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../wire.gen";
import { afterTurnOf, weightiest } from "./since.ts";

const event = (entry: number, name: string): Happened => ({ entry, name, facts: [], only: null });
const turnOf = ({ name }: Happened): number | null => (/^turn-\d$/.test(name) ? Number(name.at(-1)) : null);
const names = (all: readonly Happened[]): string[] => all.map((one) => one.name);
const game = ["turn-0", "mine", "turn-1", "theirs", "asked-of-0", "turn-2", "theirs", "turn-0", "drawn"].map((name, at) => event(at, name));

test("it tells of all turns since the own one, also when one was asked meanwhile, and of what begins the own", () => {
  assert.deepEqual(names(afterTurnOf(0, game, turnOf)), names(game.slice(2)));
  assert.deepEqual(names(afterTurnOf(0, game.slice(0, 5), turnOf)), ["turn-1", "theirs", "asked-of-0"]);
});

test("there is nothing to tell before one has had a turn, nor of the own first", () => {
  assert.deepEqual(afterTurnOf(2, game.slice(0, 5), turnOf), []);
  assert.deepEqual(afterTurnOf(0, game.slice(0, 2), turnOf), []);
});

test("six lines at most, the weightiest in their order; two are none", () => {
  const told = [1, 2, 1, 1, 2, 1, 1, 1].map((weight, at) => event(at, String(weight)));
  assert.deepEqual(weightiest(told, (one) => Number(one.name)).map((one) => one.entry), [1, 3, 4, 5, 6, 7]);
  assert.deepEqual(weightiest(told.slice(0, 2), () => 1), []);
});
