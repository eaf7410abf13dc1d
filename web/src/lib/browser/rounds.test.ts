import assert from "node:assert/strict";
import { test } from "node:test";
import { type Trial, tryOn } from "./rounds.ts";

const element = (isConnected = true): Element => ({ isConnected }) as Element;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function* trial(told: string[], name: string, looks: number): Trial {
  for (let look = 0; look < looks; look++) {
    told.push(`${name} changes`);
    yield;
    told.push(`${name} is read`);
    yield;
  }
}

test("all are changed before one is read, round by round", async () => {
  const told: string[] = [];
  tryOn(element(), () => trial(told, "a", 1));
  tryOn(element(), () => trial(told, "b", 2));
  assert.deepEqual(told, []);
  await settled();
  assert.deepEqual(told, ["a changes", "b changes", "a is read", "b is read", "b changes", "b is read"]);
});

test("an element is measured once, as it was asked for last, and not when it is gone", async () => {
  const told: string[] = [];
  const one = element();
  tryOn(one, () => trial(told, "first", 1));
  tryOn(one, () => trial(told, "second", 1));
  tryOn(element(false), () => trial(told, "gone", 1));
  await settled();
  assert.deepEqual(told, ["second changes", "second is read"]);
});
