import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../wire.gen";
import { gravest } from "./gravest.ts";

const event = (entry: number, name: string): Happened => ({ entry, name, facts: [], clause: "", reveals: false, only: null }) as unknown as Happened;
const EVENTS = [event(1, "died"), event(2, "moved"), event(3, "died"), event(4, "died"), event(5, "moved"), event(6, "died")];
const weigh = (one: Happened): number => (one.name === "died" ? 2 : 0);

test("a stretch is told by its weightiest event, the last of several", () => {
  assert.equal(gravest(EVENTS, { entry: 1, until: 5 }, weigh)?.entry, 4);
  assert.equal(gravest(EVENTS, { entry: 4, until: 5 }, weigh)?.entry, 5);
  assert.equal(gravest(EVENTS, { entry: 6, until: 6 }, weigh), null);
});
