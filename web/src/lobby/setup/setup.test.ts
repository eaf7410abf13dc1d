/** Proves what tables are proposed with, and that what is said for each seat fits the seats there are. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { easyTable } from "../../learn/small_game.ts";
import type { GameCard, GameOption } from "../../wire.gen.ts";
import { fitted, listOf, withSeat } from "./each_seat.ts";
import { usualFor } from "./proposals.ts";

const option = (name: string, kind: GameOption["kind"], more: Partial<GameOption> = {}): GameOption => ({
  name, kind, default: "normal", least: 0, most: 0, up_to: "", words: [], things: [], thing_kind: "", advanced: false, easier: "", easier_below: 0, ...more,
});
const DIFFICULTY = option("difficulty", "choice", { words: ["beginner", "normal"], easier: "beginner", easier_below: 3 });
const HEROES = option("heroes", "each-seat", { default: "random", words: ["random", "choose"], things: ["arne", "kazgin"] });

test("few seats are proposed the easier word, more of them the usual one", () => {
  assert.deepEqual([1, 2, 3, 4].map((seats) => usualFor(DIFFICULTY, seats)), ["beginner", "beginner", "normal", "normal"]);
  assert.equal(usualFor(option("difficulty", "choice"), 1), "normal");
});

test("a hero is chosen for one seat, and taken from the seat that had it", () => {
  assert.deepEqual(listOf(HEROES, {}, 2), ["random", "random"]);
  const heroes = withSeat(HEROES, {}, 3, 0, "kazgin");
  assert.deepEqual(heroes, ["kazgin", "random", "random"]);
  assert.deepEqual(withSeat(HEROES, { heroes }, 3, 2, "kazgin"), ["random", "random", "kazgin"]);
  assert.deepEqual(withSeat(HEROES, { heroes: ["choose", "choose"] }, 2, 0, "choose"), ["choose", "choose"]);
});

test("what was chosen for more or fewer seats fits those there are", () => {
  const wishes = { heroes: ["kazgin", "arne"], difficulty: "normal" };
  assert.deepEqual(fitted([HEROES, DIFFICULTY], wishes, 3), { heroes: ["kazgin", "arne", "random"], difficulty: "normal" });
  assert.deepEqual(fitted([HEROES, DIFFICULTY], wishes, 1), { heroes: ["kazgin"], difficulty: "normal" });
  assert.deepEqual(fitted([HEROES], { heroes: "random" }, 3), { heroes: "random" });
});

test("a first table is easy: the easiest word, novices, and the own hero chosen by its picture", () => {
  const game = {
    id: "pig", least_seats: 2, most_seats: 4, seats_option: "players", default_bot: "adept",
    bots: [{ name: "novice" }, { name: "adept" }], options: [DIFFICULTY, HEROES],
    packs: [{ id: "wall", options: [DIFFICULTY] }],
  } as unknown as GameCard;
  assert.deepEqual(easyTable(game), {
    game: "pig",
    options: { players: 3, difficulty: "beginner", heroes: ["choose", "random", "random"] },
    seats: ["me", "bot:novice", "bot:novice"],
  });
  assert.deepEqual(easyTable(game, "wall"), { game: "pig", options: { players: 3, difficulty: "beginner" }, seats: ["me", "bot:novice", "bot:novice"], packs: ["wall"] });
  assert.deepEqual(easyTable({ ...game, options: [], bots: [], seats_option: "" }).options, {});
});
