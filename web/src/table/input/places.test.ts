/** Proves that keys are found on other keyboards: by their sign where it is Latin, else by their place. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "./places.ts";

const pressed = (key: string, code: string, shiftKey = false) => namesOf({ key, code, shiftKey });

test("a Latin letter is what is printed on it, wherever it lies", () => {
  assert.deepEqual(pressed("a", "KeyQ"), ["a"], "AZERTY");
  assert.deepEqual(pressed("y", "KeyZ"), ["y"], "QWERTZ");
  assert.deepEqual(pressed("F", "KeyF", true), ["f"]);
});

test("French: the digits of the upper row need shift, and answer without it too", () => {
  assert.deepEqual(pressed("&", "Digit1"), ["&", "1"]);
  assert.deepEqual(pressed("é", "Digit2"), ["é", "2"]);
  assert.deepEqual(pressed("1", "Digit1", true), ["1"]);
});

test("Czech: letters with carons stand where digits are", () => {
  assert.deepEqual(pressed("ě", "Digit2"), ["ě", "2"]);
  assert.deepEqual(pressed("š", "Digit3"), ["š", "3"]);
  assert.deepEqual(pressed("z", "KeyY"), ["z"]);
  assert.deepEqual(pressed("Dead", "Equal"), []);
});

test("Russian: a letter that is not Latin is its place, and a sign stays itself", () => {
  assert.deepEqual(pressed("а", "KeyF"), ["а", "f"]);
  assert.deepEqual(pressed("Г", "KeyU", false), ["г", "u"], "with caps lock");
  assert.deepEqual(pressed("?", "Digit7", true), ["?"], "not the seventh answer");
});

test("the number pad answers too, and keys without a sign or place do nothing", () => {
  assert.deepEqual(pressed("3", "Numpad3"), ["3"]);
  assert.deepEqual(pressed("Enter", "Enter"), []);
  assert.deepEqual(pressed(" ", "Space"), []);
  assert.deepEqual(pressed("ArrowLeft", "ArrowLeft"), []);
});
