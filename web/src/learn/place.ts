/** Where somebody is in the guided first games: kept in this browser, so that one can leave and come back. */

export interface LessonPlace {
  /** The chapter, empty before the first. */
  lesson: string;
  /** What was done in it. */
  transcript: string[];
  /** The chapters that are done or were skipped. */
  finished: string[];
}

interface Kept {
  places: Record<string, LessonPlace>;
  /** Whether the person said that no lesson is needed. */
  known: boolean;
}

const KEY = "hordekeep.lessons";

const isText = (one: unknown): one is string => typeof one === "string";

function isPlace(one: unknown): one is LessonPlace {
  const place = one as LessonPlace;
  return isText(place?.lesson) && [place.transcript, place.finished].every((list) => Array.isArray(list) && list.every(isText));
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const places = Object.entries(found.places ?? {}).filter(([, place]) => isPlace(place));
    return { places: Object.fromEntries(places), known: found.known === true };
  } catch {
    return { places: {}, known: false };
  }
}

function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** By what name a place is kept: of a game's own chapters, or of those of a pack. */
export const courseKey = (game: string, pack = ""): string => (pack ? `${game}/${pack}` : game);

/** Where somebody is in the lessons of a game; nothing for who has not begun. */
export const placeIn = (game: string): LessonPlace | null => kept().places[game] ?? null;

/** What is done stays done, whatever another tab knows of it. */
export function keepPlaceIn(game: string, place: LessonPlace): void {
  const { places } = kept();
  const finished = [...new Set([...(places[game]?.finished ?? []), ...place.finished])];
  keep({ places: { ...places, [game]: { ...place, finished } } });
}

/** Whether somebody has begun to learn any game. */
export const hasBegun = (): boolean => Object.values(kept().places).some((place) => place.finished.length > 0 || place.transcript.length > 0);

/** Whether the person said that no lesson is needed. */
export const saysKnown = (): boolean => kept().known;

export function keepKnown(): void {
  keep({ known: true });
}

/** The chapter to go on with: where somebody is, else the first that is not done; nothing when all are. */
export function nextChapter(chapters: readonly string[], place: LessonPlace | null): string | null {
  const finished = place?.finished ?? [];
  const open = chapters.filter((one) => !finished.includes(one));
  const here = place?.lesson ?? "";
  return open.includes(here) ? here : (open[0] ?? null);
}

/** The place after a chapter is done or skipped: at the beginning of the next that is open. */
export function finish(chapters: readonly string[], place: LessonPlace, chapter: string): LessonPlace {
  const finished = [...new Set([...place.finished, chapter])];
  const after = [...chapters.slice(chapters.indexOf(chapter) + 1), ...chapters];
  const lesson = after.find((one) => !finished.includes(one)) ?? "";
  return { lesson, transcript: [], finished };
}
