/** Proves when each note of Last Bastion comes, and that it never comes for somebody else. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { noteFor, type Seen } from "../../../table/companion/note.ts";
import type { Happened, HeroView, SiegeView, View } from "../../../wire.gen.ts";
import { NOTES } from "./notes.ts";

const event = (name: string, hero: string): Happened => ({ entry: 1, name, only: null, facts: [{ name: "hero", kind: "hero", said: hero }] });

const slot = (card: object | null) => ({ slot: "red 1", faces: "tomb", trap: false, card });
const hero = (seat: number, id: string, board: string, more: Partial<HeroView> = {}) => ({ seat, hero: id, board, life: 3, condition: "healthy", lying: false, shadowed: false, left: null, ...more });
const board = (colour: string, more: object = {}) => ({ colour, full: false, slots: [slot(null)], ...more });

/** A quiet table of two heroes, of whom the first is mine. */
function quiet(): SiegeView {
  return {
    phase: "hero",
    tiles: [{ tile: "tomb", grasped: false }],
    boards: [board("red"), board("blue")],
    heroes: [hero(0, "kazgin", "red"), hero(1, "arne", "blue")],
  } as unknown as SiegeView;
}

function seen(siege: object, more: Partial<Seen> = {}): Seen {
  return { view: { ...quiet(), ...siege } as View, seat: 0, news: [], decision: null, ...more };
}

const asked = (...verbs: string[]): Seen["decision"] => ({
  number: 1, seat: 0, question: { key: "", facts: [] }, clause: "", actions: verbs.map((verb) => ({ text: verb, verb, words: [] })),
});
const with_ = (more: Partial<HeroView>) => ({ heroes: [hero(0, "kazgin", "red", more), hero(1, "arne", "blue")] });
const LEFT = { move: false, activate: false, fight: false, power: false, reroll: false };
const noted = (moment: Seen): string | undefined => noteFor(NOTES, moment, new Set())?.id;

const CASES: [string, Seen][] = [
  ["corruption", seen({}, { news: [event("corruption-rolled", "kazgin")] })],
  ["last-life", seen(with_({ life: 1 }))],
  ["shadowed", seen(with_({ shadowed: true }))],
  ["tile-grasped", seen({ tiles: [{ tile: "tomb", grasped: true }] })],
  ["warlord", seen({ boards: [board("red"), board("blue", { slots: [slot({ card: "zul", warlord: true })] })] })],
  ["full-board", seen({ boards: [board("red", { full: true }), board("blue")] })],
  ["haunted", seen({ boards: [board("red", { slots: [slot({ card: "wisp", haunted: true })] }), board("blue")] })],
  ["lying", seen(with_({ lying: true }))],
  ["token", seen({}, { news: [event("equipment-gained", "kazgin")] })],
  ["may-move", seen(with_({ left: { ...LEFT, move: true } }), { decision: asked("move", "end-turn") })],
  ["call", seen(with_({ left: LEFT }), { decision: asked("call", "end-turn") })],
];

for (const [id, moment] of CASES) {
  test(`${id} is told when it happens, and not in the setup`, () => {
    assert.equal(noted(moment), id);
    assert.equal(noted({ ...moment, view: { ...moment.view, phase: "setup" } as View }), undefined);
  });
}

test("every note has its case, and at a quiet table nothing is told", () => {
  assert.deepEqual(CASES.map(([id]) => id).sort(), NOTES.map((one) => one.id).sort());
  assert.equal(noted(seen({})), undefined);
  assert.equal(noted(seen(with_({ left: { ...LEFT, move: true, fight: true } }), { decision: asked("move", "fight", "call", "end-turn") })), undefined);
});

test("what happens to others is not told to me", () => {
  assert.equal(noted(seen({}, { news: [event("corruption-rolled", "arne"), event("equipment-gained", "arne")] })), undefined);
  assert.equal(noted(seen({ boards: [board("red"), board("blue", { full: true })] })), undefined);
  assert.equal(noted(seen({ heroes: [hero(0, "kazgin", "red"), hero(1, "arne", "blue", { life: 1, shadowed: true, lying: true })] })), undefined);
});
