/** The guided first games that somebody has not finished, and where each of them goes on. */

import { titleOf } from "../lib/words/packs.ts";
import { tOf, words } from "../lib/words/words.svelte.ts";
import type { GameCard, LessonCard, PackCard } from "../wire.gen";
import { minutesOf } from "./minutes.ts";
import { courseKey, nextChapter, placeIn } from "./place.ts";

export interface OfferedCourse {
  /** The address of its chapters. */
  path: string;
  name: string;
  minutes: number;
  /** The number of the chapter to go on with. */
  chapter: number;
  begun: boolean;
}

/** Those that are open, in an order that does not change with what was played last. */
export function coursesOf(games: readonly GameCard[]): OfferedCourse[] {
  return [...games].sort((one, other) => one.id.localeCompare(other.id)).flatMap(openIn);
}

/** What a pack changes is for those who know the game: its chapters come after the game's own. */
function openIn(game: GameCard): OfferedCourse[] {
  const own = courseOf(game, game.lessons, tOf(game.id, `game-${game.id}`));
  return own ? [own] : game.packs.flatMap((pack) => packCourse(game, pack) ?? []);
}

/** What a pack teaches, where it is not done; nothing for a pack without chapters. */
export const packCourse = (game: GameCard, pack: PackCard): OfferedCourse | null => courseOf(game, pack.lessons, titleOf(pack, words.language), pack.id);

function courseOf(game: GameCard, lessons: readonly LessonCard[], name: string, pack = ""): OfferedCourse | null {
  const ids = lessons.map((one) => one.id);
  const place = placeIn(courseKey(game.id, pack));
  const next = nextChapter(ids, place);
  if (next === null) return null;
  return {
    path: `/learn/${game.id}${pack ? `?pack=${pack}` : ""}`,
    name,
    minutes: minutesOf(lessons.reduce((sum, one) => sum + one.seconds, 0)),
    chapter: ids.indexOf(next) + 1,
    begun: place !== null && (place.finished.length > 0 || place.transcript.length > 0),
  };
}
