/** Proves that the page's folders stay small, and that only a game's own folder knows the game. */

import assert from "node:assert/strict";
import { test } from "node:test";

const SOURCES = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const MOST = 20;
const TYPE = /^\s*export (?:class|interface|type) ([A-Z]\w*)/gm;
const IMPORTED = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The folder that a path of the page stands in. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** The game in whose folder a path stands; nothing for what all games share. */
const gameOf = (path: string): string | undefined => /^\.\/games\/([^/]+)\//.exec(path)?.[1];

const resolved = (from: string, path: string): string => `.${new URL(path, `http://page/${from}`).pathname}`;

const imports = (path: string, text: string): string[] => [...text.matchAll(IMPORTED)].map(([, to]) => resolved(path, to ?? ""));

test("a folder holds at most twenty modules", () => {
  const counts = new Map<string, number>();
  for (const path of Object.keys(SOURCES)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  assert.ok(counts.size > 20);
  assert.deepEqual([...counts].filter(([, count]) => count > MOST), []);
});

test("an exported type has a name of its own, but for one in each game", () => {
  const homes = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(SOURCES)) {
    if (path.endsWith(".gen.ts")) continue;
    for (const [, name = ""] of text.matchAll(TYPE)) homes.set(name, (homes.get(name) ?? new Set()).add(gameOf(path) === undefined ? path : "a game"));
  }
  assert.ok(homes.size > 100);
  assert.deepEqual([...homes].filter(([, places]) => places.size > 1), []);
});

test("what all games share knows none of them, and no game knows another", () => {
  const crossings = Object.entries(SOURCES).flatMap(([path, text]) =>
    imports(path, text)
      .filter((to) => gameOf(to) !== undefined && gameOf(to) !== gameOf(path))
      .map((to) => `${path} imports ${to}`),
  );
  assert.deepEqual(crossings, []);
});

test("each game's folder has the one file by which it is found", () => {
  const games = new Set(Object.keys(SOURCES).flatMap((path) => gameOf(path) ?? []));
  assert.ok(games.size >= 2);
  for (const game of games) assert.match(SOURCES[`./games/${game}/ui.ts`] ?? "", /export const ui: GameUI = /);
});
