/** Proves that every piece is printed once, on paper that holds it, with its back behind it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, found, type PieceKind, type Piece } from "./box.ts";
import { grid, PAPERS, type Paper, sheetsOf } from "./sheets.ts";

const CARD: PieceKind = { kind: "card", title: "", width: 63, height: 88, back: true };
const TILE: PieceKind = { kind: "tile", title: "", width: 65, height: 65, back: false };
const named = (kind: string, count: number): Piece[] =>
  Array.from({ length: count }, (_, place) => ({ kind, word: `${kind}-${place}`, name: `Ření ${place}`, text: ["Lose a life."], told: { place } }));

test("a sheet holds as many pieces as its paper has room for", () => {
  assert.deepEqual(grid(CARD, "a4"), { columns: 3, rows: 3 });
  assert.deepEqual(grid(CARD, "letter"), { columns: 3, rows: 3 });
  for (const paper of ["a4", "letter"] as Paper[]) {
    for (const kind of [CARD, TILE]) {
      const { columns, rows } = grid(kind, paper);
      assert.ok(columns * kind.width <= PAPERS[paper].width && rows * kind.height <= PAPERS[paper].height);
    }
  }
});

test("every piece is printed once, with its back in the same place of the turned sheet", () => {
  const pieces = [...named("tile", 9), ...named("card", 20)];
  const sheets = sheetsOf([TILE, CARD], pieces, "a4");
  assert.deepEqual(sheets.map((one) => [one.kind.kind, one.side, one.number]), [
    ["card", "front", 1], ["card", "back", 1], ["card", "front", 2], ["card", "back", 2], ["card", "front", 3], ["card", "back", 3], ["tile", "front", 4],
  ]);
  const fronts = sheets.filter((one) => one.side === "front").flatMap((one) => one.cells.flatMap((cell) => cell?.word ?? []));
  assert.deepEqual(new Set(fronts), new Set(pieces.map((one) => one.word)));
  assert.equal(fronts.length, pieces.length);
  const [front, back] = sheets;
  assert.deepEqual(back?.cells.slice(0, 3), front?.cells.slice(0, 3).toReversed());
  assert.deepEqual(sheets[5]?.cells.slice(0, 3).map((cell) => cell?.word), [undefined, "card-19", "card-18"]);
});

test("a token is printed as often as it is in the box", () => {
  const tokens: PieceKind = { kind: "token", title: "", width: 20, height: 20, back: false };
  const [coin, heart] = named("token", 2) as [Piece, Piece];
  const sheets = sheetsOf([tokens], [{ ...coin, copies: 200 }, heart], "a4");
  const words = sheets.flatMap((one) => one.cells.flatMap((cell) => cell?.word ?? []));
  assert.equal(sheets.length, 2);
  assert.equal(words.filter((word) => word === "token-0").length, 200);
  assert.equal(words.filter((word) => word === "token-1").length, 1);
});

test("pieces are found by kind, by name without accents, and by what they say", () => {
  const pieces = [...named("tile", 2), ...named("card", 2)];
  assert.equal(found(pieces, "tile", "").length, 2);
  assert.deepEqual(found(pieces, "", "reni 1 LIFE").map((one) => one.word), ["tile-1", "card-1"]);
  assert.equal(found(pieces, "", "nobody").length, 0);
});

test("what a pack adds or changes is told apart from the rest", () => {
  const before = named("card", 3);
  const after = [...named("card", 4)].map((one) => (one.word === "card-1" ? { ...one, told: { place: 9 } } : one));
  assert.deepEqual(changed(after, before).map((one) => one.word), ["card-1", "card-3"]);
});
