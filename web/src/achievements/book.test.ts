/** Proves what is read off the book of games, and that a bad file is refused with what is wrong and where. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BadBook, fresh, merged, type Played, readBook, standings, statisticsOf, writeBook } from "./book.ts";

const played = (table: string, more: Partial<Played> = {}): Played => ({
  table, seat: 0, game: "keep", hero: "elmer", difficulty: "normal", players: 2, won: true, score: 5, when: 1, earned: [], tally: { games: 1 }, ...more,
});

const HONOURS = [{ id: "held", measure: "", goal: 1 }, { id: "games-3", measure: "games", goal: 3 }];

test("achievements of one game are earned once, those of many when the count is full", () => {
  const two = [played("a", { earned: ["held"] }), played("b")];
  assert.deepEqual(standings(two, "keep", HONOURS), [{ id: "held", earned: true, count: 1, goal: 1 }, { id: "games-3", earned: false, count: 2, goal: 3 }]);
  assert.deepEqual(fresh(two, [...two, played("c", { earned: ["held"] })], "keep", HONOURS), ["games-3"]);
  assert.deepEqual(fresh([], two, "keep", HONOURS), ["held"]);
  assert.deepEqual(standings(two, "other", HONOURS).filter((one) => one.earned), []);
});

test("statistics count games, wins, streaks and the best score of a win, by hero and difficulty", () => {
  const games = [played("a"), played("b", { score: 9, hero: "arne" }), played("c", { won: false, score: 20 }), played("d", { difficulty: "hard" }), played("x", { game: "other" })];
  assert.deepEqual(statisticsOf(games, "keep"), {
    name: "keep", games: 4, won: 3, best: 9, streak: 2, running: 1,
    heroes: [{ name: "elmer", games: 3, won: 2 }, { name: "arne", games: 1, won: 1 }],
    difficulties: [{ name: "normal", games: 3, won: 2 }, { name: "hard", games: 1, won: 1 }],
  });
  assert.equal(statisticsOf([], "keep").best, null);
});

test("a book is written and read again, and two become one without counting a game twice", () => {
  const games = [played("a", { when: 5 }), played("b", { when: 7 })];
  assert.deepEqual(readBook(writeBook(games)), games);
  assert.deepEqual(merged(games, [played("b", { when: 9, score: 0 }), played("z", { when: 6 })]).map((one) => [one.table, one.when]), [["a", 5], ["z", 6], ["b", 7]]);
});

test("a bad file is refused: what it is, which game, which field", () => {
  const refused = (text: string): [string, number, string] => {
    try {
      readBook(text);
    } catch (error) {
      if (error instanceof BadBook) return [error.code, error.place, error.field];
    }
    return ["read", 0, ""];
  };
  assert.deepEqual(refused("{"), ["not-json", 0, ""]);
  assert.deepEqual(refused("null"), ["not-ours", 0, ""]);
  assert.deepEqual(refused('{"form":"hordekeep-achievements","version":1}'), ["not-ours", 0, ""]);
  assert.deepEqual(refused(writeBook([]).replace('"version": 1', '"version": 2')), ["newer", 0, ""]);
  assert.deepEqual(refused(writeBook([played("a"), played("b", { score: 0.5 })])), ["bad-game", 2, "score"]);
  assert.deepEqual(refused(writeBook([played("a", { tally: { games: -1 } })])), ["bad-game", 1, "tally"]);
  assert.deepEqual(refused(writeBook([null as unknown as Played])), ["bad-game", 1, ""]);
});
