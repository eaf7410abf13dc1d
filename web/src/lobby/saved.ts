/** What a saved game or a position tells about itself before it is opened: its game, and who has to sit there. */

import type * as wire from "../wire.gen";

export interface Saved {
  game: wire.GameCard;
  /** How many seats have to be filled; a game that is over is only looked at, from one. */
  seats: number;
}

interface Header {
  game?: unknown;
  options?: Record<string, unknown>;
}

/** The first line of a journal, if it is one. */
function headerOf(text: string): Header | null {
  try {
    const found: unknown = JSON.parse(text.slice(0, text.indexOf("\n") + 1) || text);
    return typeof found === "object" && found !== null ? found : null;
  } catch {
    return null;
  }
}

const isOver = (text: string): boolean => /"end"/.test(text.trimEnd().split("\n").at(-1) ?? "");

/** The number of seats that a position names, or the usual one. */
function seatsIn(text: string, game: wire.GameCard): unknown {
  const said = game.seats_option ? new RegExp(`\\b${game.seats_option}"?\\s*=\\s*(\\d+)`).exec(text)?.[1] : undefined;
  return said ?? usualSeats(game);
}

/** How many usually sit at a game's table. */
export function usualSeats(game: wire.GameCard): number {
  const usual = Number(game.options.find((one) => one.name === game.seats_option)?.default);
  return usual >= game.least_seats && usual <= game.most_seats ? usual : game.most_seats;
}

/** What is known of a file; nothing if no game that is offered is named in it: then the server says what is wrong. */
export function savedIn(text: string, games: readonly wire.GameCard[]): Saved | null {
  const header = headerOf(text);
  const name = header ? header.game : /^\s*game\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1];
  const game = games.find((one) => one.id === name);
  if (!game) return null;
  if (header && isOver(text)) return { game, seats: 1 };
  const seats = Number(header ? (header.options?.[game.seats_option] ?? usualSeats(game)) : seatsIn(text, game));
  return seats >= 1 && seats <= game.most_seats ? { game, seats } : null;
}
