/** The book of finished games that this browser keeps: statistics and achievements are read off it. Kept nowhere else. */

import type { HonourCard } from "../wire.gen";

/** A finished game as one seat played it. */
export interface Played {
  table: string;
  seat: number;
  game: string;
  hero: string;
  difficulty: string;
  players: number;
  won: boolean;
  score: number;
  /** When it was written down, in milliseconds since 1970. */
  when: number;
  /** Achievements of this game alone. */
  earned: string[];
  /** What counts towards achievements over many games. */
  tally: Record<string, number>;
}

export const FORM = "hordekeep-achievements";
export const VERSION = 1;

/** What is wrong with a file, and with which of its games; 0 where it is the whole file. */
export class BadBook extends Error {
  readonly code: "not-json" | "not-ours" | "newer" | "bad-game";
  readonly place: number;
  readonly field: string;

  constructor(code: BadBook["code"], place = 0, field = "") {
    super(code);
    this.code = code;
    this.place = place;
    this.field = field;
  }
}

const isText = (value: unknown): boolean => typeof value === "string" && value.length <= 64;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isTally = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isCount);

const FIELDS: Record<keyof Played, (value: unknown) => boolean> = {
  table: isText,
  seat: isCount,
  game: isText,
  hero: isText,
  difficulty: isText,
  players: isCount,
  won: (value) => typeof value === "boolean",
  score: (value) => Number.isSafeInteger(value),
  when: isCount,
  earned: (value) => Array.isArray(value) && value.every(isText),
  tally: isTally,
};

function checked(value: unknown, place: number): Played {
  if (typeof value !== "object" || value === null) throw new BadBook("bad-game", place);
  const given = value as Record<string, unknown>;
  const names = Object.keys(FIELDS) as (keyof Played)[];
  const wrong = names.find((name) => !FIELDS[name](given[name]));
  if (wrong) throw new BadBook("bad-game", place, wrong);
  return Object.fromEntries(names.map((name) => [name, given[name]])) as unknown as Played;
}

/** The games of a file; raises `BadBook`. */
export function readBook(text: string): Played[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadBook("not-json");
  }
  const { form, version, games } = (found ?? {}) as { form?: unknown; version?: unknown; games?: unknown };
  if (form !== FORM || !Array.isArray(games)) throw new BadBook("not-ours");
  if (version !== VERSION) throw new BadBook("newer");
  return games.map((one, place) => checked(one, place + 1));
}

export const writeBook = (games: readonly Played[]): string => `${JSON.stringify({ form: FORM, version: VERSION, games }, null, 1)}\n`;

const keyOf = ({ table, seat }: Played): string => `${table} ${seat}`;

/** Both books in one, in the order of time: a game that is in both stands as in the first. */
export function merged(one: readonly Played[], other: readonly Played[]): Played[] {
  const known = new Set(one.map(keyOf));
  return [...one, ...other.filter((played) => !known.has(keyOf(played)))].sort((first, second) => first.when - second.when);
}

/** How far somebody is with an achievement. */
export interface Standing {
  id: string;
  earned: boolean;
  /** Towards a goal over many games; both 1 for those of one game. */
  count: number;
  goal: number;
}

export function standings(games: readonly Played[], game: string, honours: readonly HonourCard[]): Standing[] {
  const mine = games.filter((one) => one.game === game);
  return honours.map(({ id, measure, goal }) => {
    const count = measure ? mine.reduce((sum, one) => sum + (one.tally[measure] ?? 0), 0) : Number(mine.some((one) => one.earned.includes(id)));
    return { id, earned: count >= goal, count: Math.min(count, goal), goal };
  });
}

/** What is earned with another book that was not with the one before. */
export function fresh(before: readonly Played[], now: readonly Played[], game: string, honours: readonly HonourCard[]): string[] {
  const had = new Set(standings(before, game, honours).filter((one) => one.earned).map((one) => one.id));
  return standings(now, game, honours).filter((one) => one.earned && !had.has(one.id)).map((one) => one.id);
}

export interface Share {
  name: string;
  games: number;
  won: number;
}

export interface Statistics extends Share {
  /** The best score of a game that was won; nothing before the first. */
  best: number | null;
  /** Games won in a row: the most ever, and up to now. */
  streak: number;
  running: number;
  heroes: Share[];
  difficulties: Share[];
}

function shared(name: string, games: readonly Played[]): Share {
  return { name, games: games.length, won: games.filter((one) => one.won).length };
}

function sharesBy(games: readonly Played[], field: "hero" | "difficulty"): Share[] {
  const names = [...new Set(games.map((one) => one[field]))];
  return names.map((name) => shared(name, games.filter((one) => one[field] === name))).sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

export function statisticsOf(games: readonly Played[], game: string): Statistics {
  const mine = games.filter((one) => one.game === game);
  let [streak, running] = [0, 0];
  for (const { won } of mine) {
    running = won ? running + 1 : 0;
    streak = Math.max(streak, running);
  }
  const scores = mine.filter((one) => one.won).map((one) => one.score);
  return { ...shared(game, mine), best: scores.length > 0 ? Math.max(...scores) : null, streak, running, heroes: sharesBy(mine, "hero"), difficulties: sharesBy(mine, "difficulty") };
}

const KEY = "hordekeep.achievements";
const MOST = 3000;

export function keptBook(): Played[] {
  try {
    return readBook(localStorage.getItem(KEY) ?? writeBook([]));
  } catch {
    return [];
  }
}

export function keepBook(games: readonly Played[]): void {
  try {
    localStorage.setItem(KEY, writeBook(games.slice(-MOST)));
  } catch {
    // A browser that keeps nothing has no book.
  }
}
