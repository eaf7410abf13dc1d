import assert from "node:assert/strict";
import { test } from "node:test";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,ts,css}", { query: "?raw", import: "default", eager: true });
/** A colour in code or in the attributes of a picture; `#each` and `url(#gradient)` are none. */
const COLOUR = /(?<![\w{&]|url\()#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/giu;

const literals = (text: string): string[] => text.match(COLOUR) ?? [];

test("a colour is found wherever it stands", () => {
  assert.deepEqual(literals('<path fill="#f0704f" />{#each all as one}<use fill="url(#fda)" />'), ["#f0704f"]);
  assert.deepEqual(literals('const SKY = "#abc"; background: rgb(1 2 3);'), ["#abc", "rgb("]);
});

test("colours stand in files of tokens alone, also those of pictures and of code", () => {
  const others = Object.entries(SOURCES).filter(([path]) => !/\/tokens[^/]*\.css$|\.test\.ts$/u.test(path));
  assert.ok(others.length > 100);
  assert.deepEqual(others.flatMap(([path, text]) => literals(text).map((one) => `${path}: ${one}`)), []);
});
