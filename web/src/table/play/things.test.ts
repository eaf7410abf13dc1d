/** Proves how clicks become actions, on made-up decisions. Run by `npm run unit`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action } from "../../wire.gen.ts";
import { complete, narrow, steps, telling } from "./things.ts";

const act = (verb: string, ...words: [string, string | string[]][]): Action => ({
  text: [verb, ...words.flatMap(([, said]) => said)].join(" "),
  verb,
  words: words.map(([kind, said]) => ({ name: kind, kind, said })),
});
const none = () => [];
const texts = (actions: Action[]) => actions.map((action) => action.text);

const tower = [
  act("shift", ["card", "imp"], ["slot", "red 1"]),
  act("shift", ["card", "imp"], ["slot", "red 2"]),
  act("shift", ["card", "owl"], ["slot", "red 1"]),
  act("swap", ["card", "imp"], ["card", "owl"]),
  act("done"),
];

test("a picked card leaves only what can be done with it", () => {
  const left = narrow(tower, null, [[{ kind: "card", word: "owl" }]], none);
  assert.deepEqual(texts(left), ["shift owl red 1", "swap imp owl"]);
});

test("what every action names does not light up", () => {
  const place = [
    act("place", ["card", "imp"], ["slot", "red 1"]),
    act("place", ["card", "imp"], ["slot", "red 2"]),
  ];
  const words = telling(place, none).map((thing) => thing.word);
  assert.deepEqual(words, ["red 1", "red 2"]);
});

test("a single action lights up everything it names", () => {
  assert.equal(telling([act("move", ["tile", "market"])], none).length, 1);
});

test("aiming at one card is complete although aiming at two is left", () => {
  const aim = [
    act("aim", ["card", ["imp"]]),
    act("aim", ["card", ["imp", "owl"]]),
    act("aim", ["card", ["imp", "rat"]]),
  ];
  assert.equal(complete(aim, [[{ kind: "card", word: "imp" }]])?.text, "aim imp");
});

test("a long list becomes two short ones", () => {
  const many = ["a", "b", "c", "d"].flatMap((card) =>
    ["1", "2", "3"].map((slot) => act("shift", ["card", card], ["slot", `red ${slot}`])),
  );
  const first = steps(many);
  assert.deepEqual(
    first.map((step) => [step.thing?.word, step.actions.length]),
    [["a", 3], ["b", 3], ["c", 3], ["d", 3]],
  );
});

test("a short list is offered one by one", () => {
  assert.equal(steps(tower).length, tower.length);
});
