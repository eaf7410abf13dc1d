/** Proves when each note of Sanctum comes, and that it never comes for somebody else. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { noteFor, type Seen } from "../../../table/companion/note.ts";
import type { ChampionView, Happened, View } from "../../../wire.gen.ts";
import { NOTES } from "./notes.ts";

const event = (name: string, seat = "seat-1"): Happened => ({ entry: 1, name, only: null, facts: [{ name: "seat", kind: "seat", said: seat }] });

const champion = (seat: number, more: Partial<ChampionView> = {}) => ({
  seat, hero: "slayer", dead: false, life: 10, stamina: 1, focus: 1, all_stamina: 2, all_focus: 2, pouch: [], answered: 0, ...more,
});

/** A moment on the road of two champions, of whom the first is mine. */
function seen(mine: Partial<ChampionView>, more: Partial<Seen> = {}, quest: object = {}): Seen {
  const view = { phase: "journey", lord: { breacher: null }, champions: [champion(0, mine), champion(1)], ...quest } as unknown as View;
  return { view, seat: 0, news: [], decision: null, ...more };
}

const asked = (...verbs: string[]): Partial<Seen> => ({
  decision: { number: 1, seat: 0, question: { key: "", facts: [] }, clause: "", actions: verbs.map((verb) => ({ text: verb, verb, words: [] })) },
});
const after = (name: string, seat?: string): Partial<Seen> => ({ news: [event(name, seat)] });
const noted = (moment: Seen): string | undefined => noteFor(NOTES, moment, new Set())?.id;
const ITEM = [{ item: "cap" }] as ChampionView["pouch"];

const CASES: [string, Seen][] = [
  ["last-rest", seen({}, asked("done"), { phase: "last-rest" })],
  ["breach", seen({}, {}, { lord: { breacher: 1 } })],
  ["low-life", seen({ life: 3 })],
  ["wounded", seen({}, after("wounded"))],
  ["achievement", seen({}, after("achievement-gained"))],
  ["skill", seen({}, after("skill-gained"))],
  ["rage", seen({}, after("rage-woke"))],
  ["spent", seen({}, after("ability-used"))],
  ["equip", seen({ pouch: ITEM }, asked("equip", "done"))],
  ["tired", seen({ stamina: 0, focus: 0 }, asked("move", "rest"))],
  ["unspent", seen({ stamina: 2 }, asked("move", "fight"))],
];

for (const [id, moment] of CASES) {
  test(`${id} is told when it happens, and not to the dead`, () => {
    assert.equal(noted(moment), id);
    const dead = { ...moment.view, champions: [champion(0, { dead: true }), champion(1)] } as unknown as View;
    assert.equal(noted({ ...moment, view: dead }), undefined);
  });
}

test("every note has its case, and on a quiet road nothing is told", () => {
  assert.deepEqual(CASES.map(([id]) => id).sort(), NOTES.map((one) => one.id).sort());
  assert.equal(noted(seen({}, asked("move", "fight", "rest"))), undefined);
  assert.equal(noted(seen({ life: 4, pouch: ITEM })), undefined);
});

test("what happens to others is not told to me", () => {
  for (const name of ["wounded", "achievement-gained", "skill-gained", "rage-woke", "ability-used"]) {
    assert.equal(noted(seen({}, after(name, "seat-2"))), undefined);
  }
});
