/** Proves that a file says who has to sit at its table, so that nobody has to ask the server in vain. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameCard, GameOption } from "../wire.gen";
import { savedIn, usualSeats } from "./saved.ts";

const players = (usual: number): GameOption => ({ name: "players", default: usual }) as GameOption;

const game = (id: string, usual = 4): GameCard =>
  ({ id, least_seats: 1, most_seats: 4, seats_option: "players", options: [players(usual)], bots: [] }) as unknown as GameCard;

const GAMES = [game("sanctum"), game("last-bastion", 2)];
const seats = (text: string) => savedIn(text, GAMES)?.seats;

const journal = (count: number, ...entries: string[]): string =>
  [JSON.stringify({ hordekeep: "journal", game: "sanctum", options: { players: count } }), ...entries].join("\n");

test("a position names its number of players, or has the usual one", () => {
  assert.equal(seats('hordekeep = "position"\ngame = "sanctum"\n[options]\nplayers = 3\n'), 3);
  assert.equal(seats('game = "last-bastion"\noptions = { players = 1 }\n[[position.players]]\n'), 1);
  assert.equal(seats('game = "last-bastion"\n[position]\nslots = { "red 2" = "incubus" }\n'), 2);
});

test("a game that is over is looked at from one seat, a running one needs them all", () => {
  assert.equal(seats(journal(4, '{"n": 1, "kind": "choice", "say": "fight"}')), 4);
  assert.equal(seats(journal(4, '{"n": 1, "kind": "end", "reason": "won"}\n')), 1);
});

test("a file of no offered game, or with seats that no table has, is left to the server", () => {
  assert.equal(savedIn("nonsense", GAMES), null);
  assert.equal(savedIn('game = "chess"\nplayers = 2', GAMES), null);
  assert.equal(savedIn(journal(9), GAMES), null);
  assert.equal(savedIn("{", GAMES), null);
});

test("a game's table has as many seats as it says, not as many as there could be", () => {
  assert.equal(usualSeats(game("sanctum", 2)), 2);
  assert.equal(usualSeats(game("sanctum", 0)), 4, "a default that is no number of seats");
});
