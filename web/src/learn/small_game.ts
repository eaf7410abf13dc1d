/** The ordinary small game after the lessons: few seats, the easiest settings, novices beside or against. */

import { keptBook } from "../achievements/book.ts";
import { openTable } from "../lobby/opening.ts";
import type { GameCard, NewTable } from "../wire.gen";
import { placeIn } from "./place.ts";

const NOVICE = "novice";
const DIFFICULTY = "difficulty";
/** A hero is chosen at the table, where all are shown with their powers. */
const CHOOSE = "choose";
const SEATS = 3;

/** How a game is opened for somebody who has just learned it, or what a pack of it changes. */
export function easyTable(plain: GameCard, pack = ""): NewTable {
  const game = { ...plain, options: plain.packs.find((one) => one.id === pack)?.options ?? plain.options };
  const weakest = game.bots.find((bot) => bot.name === NOVICE)?.name ?? game.default_bot;
  const count = Math.max(game.least_seats, Math.min(SEATS, game.most_seats), 1);
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : `bot:${weakest}`));
  const easiest = game.options.find((one) => one.name === DIFFICULTY)?.words[0];
  const heroes = game.options.find((one) => one.kind === "each-seat" && one.words.includes(CHOOSE));
  const options = {
    ...(game.seats_option ? { [game.seats_option]: count } : {}),
    ...(easiest ? { [DIFFICULTY]: easiest } : {}),
    ...(heroes ? { [heroes.name]: seats.map((seat) => (seat === "me" ? CHOOSE : heroes.default)) } : {}),
  };
  return { game: game.id, options, seats, ...(pack ? { packs: [pack] } : {}) };
}

/** Whether somebody has learned the game and not yet played it to an end: what is proposed then is easy. */
export function isFirstGame(game: GameCard): boolean {
  const finished = placeIn(game.id)?.finished ?? [];
  const isLearned = game.lessons.length > 0 && game.lessons.every((one) => finished.includes(one.id));
  return isLearned && !keptBook().some((one) => one.game === game.id);
}

/** Opens it and sits down; returns the table's id. */
export const openSmallGame = (game: GameCard, pack: string, name: string): Promise<string> => openTable(easyTable(game, pack), name);
