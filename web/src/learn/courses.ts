/** The guided first games that somebody has not finished, and where each of them goes on. */

import { tOf } from "../lib/words/words.svelte.ts";
import type { GameCard } from "../wire.gen";
import { minutesOf } from "./minutes.ts";
import { nextChapter, placeIn } from "./place.ts";

export interface OfferedCourse {
  game: string;
  name: string;
  minutes: number;
  /** The number of the chapter to go on with. */
  chapter: number;
  begun: boolean;
}

/** Those that are open, in an order that does not change with what was played last. */
export function coursesOf(games: readonly GameCard[]): OfferedCourse[] {
  return games.flatMap((game) => courseOf(game) ?? []).sort((one, other) => one.game.localeCompare(other.game));
}

function courseOf(game: GameCard): OfferedCourse | null {
  const ids = game.lessons.map((one) => one.id);
  const place = placeIn(game.id);
  const next = nextChapter(ids, place);
  if (next === null) return null;
  return {
    game: game.id,
    name: tOf(game.id, `game-${game.id}`),
    minutes: minutesOf(game.lessons.reduce((sum, one) => sum + one.seconds, 0)),
    chapter: ids.indexOf(next) + 1,
    begun: place !== null && (place.finished.length > 0 || place.transcript.length > 0),
  };
}
