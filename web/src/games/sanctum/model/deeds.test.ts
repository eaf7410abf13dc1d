/** Proves that a rival's fight is told from events as it was played. Run by `npm run unit`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../../wire.gen.ts";
import { deedsOf, formerFaces } from "./deeds.ts";

const happened = (name: string, facts: Record<string, string | string[]>): Happened => ({
  entry: 1,
  name,
  only: null,
  facts: Object.entries(facts).map(([key, said]) => ({ name: key, kind: key, said })),
});

test("rolls, changes with their price and hits of the present fight are told in order; older fights and others are not", () => {
  const seat = "seat-2";
  const events = [
    happened("fought", { seat }),
    happened("dice-rolled", { seat, faces: ["6", "6"] }),
    happened("turn-began", { seat: "seat-1", turn: "4" }),
    happened("fought", { seat }),
    happened("dice-rolled", { seat, faces: ["3", "3"] }),
    happened("ability-used", { seat, ability: "serpent-whip.1", pay: "stamina+focus" }),
    happened("die-turned", { seat, die: "3", face: "2" }),
    happened("die-placed", { seat: "seat-1", die: "5", foe: "r1-01" }),
    happened("die-placed", { seat, die: "2*", foe: "b2-01" }),
    happened("demon-killed", { seat, foe: "b2-01" }),
  ];
  const deeds = deedsOf(events, 1);
  assert.deepEqual(deeds.map((one) => one.kind), ["told", "rolled", "changed", "placed"]);
  assert.deepEqual(deeds[2], { kind: "changed", entry: 1, source: "ability", word: "serpent-whip.1", from: 3, to: 2, stamina: 1, focus: 1 });
  assert.equal(deeds[3]?.kind === "placed" && deeds[3].fells, true);
  assert.deepEqual(formerFaces(deeds), [[3], []]);
});
