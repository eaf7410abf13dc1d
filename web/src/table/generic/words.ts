/** How a game without a page of its own names its things: by a message if there is one, else by the word itself. */

import { has, type Naming, t } from "../../lib/words/words.svelte.ts";
import { plainName, type Word } from "./facts.ts";

/** What a field of the view is called. */
export const fieldName = (field: string): string => (has(`view-${field}`) ? t(`view-${field}`) : plainName(field));

/** Seats are counted from zero on the wire, and from one by people. */
const SEAT = /(^|_)seats?$/;

/** A word of the view; `field` says of which kind it is. */
export function wordOf(field: string, word: Word): string {
  if (word === null || word === "") return "–";
  if (typeof word === "boolean") return t(word ? "page-yes" : "page-no");
  if (typeof word === "number") return SEAT.test(field) ? t("page-seat-number", { number: word + 1 }) : String(word);
  return has(`${field}-${word}`) ? t(`${field}-${word}`) : plainName(word);
}

export const namingOf = (game: string): Naming => ({ game, other: (kind, word) => (kind === "seat" ? seat(word) : wordOf(kind, word)) });

const seat = (word: string): string => t("page-seat-number", { number: Number(word.replace("seat-", "")) });
