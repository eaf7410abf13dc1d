/** Any game's view, read without knowing the game: what is a fact, a list or a table in it. */

export type Word = string | number | boolean | null;
export type Json = Word | readonly Json[] | Fields;
export interface Fields {
  [name: string]: Json;
}

/** How a value is drawn: in one word, as words in a row, as a table of alike things, by its fields, or part by part. */
export type Shape =
  | { as: "word"; word: Word }
  | { as: "words"; words: readonly Word[] }
  | { as: "table"; columns: string[]; rows: readonly Fields[] }
  | { as: "fields"; fields: [string, Json][] }
  | { as: "parts"; parts: readonly Json[] };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !isList(value);
const isWord = (value: Json): value is Word => typeof value !== "object" || value === null;

export function shapeOf(value: Json): Shape {
  if (isWord(value)) return { as: "word", word: value };
  if (!isList(value)) return { as: "fields", fields: Object.entries(value) };
  if (value.every(isWord)) return { as: "words", words: value };
  if (value.every(isFields)) return { as: "table", columns: [...new Set(value.flatMap((row) => Object.keys(row)))], rows: value };
  return { as: "parts", parts: value };
}

/** What a field or a word without a message is called: `cards_left` becomes `Cards left`. */
export function plainName(word: string): string {
  const spaced = word.replace(/[_-]+/g, " ").trim();
  return spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1);
}

export interface Difference {
  /** The fields that lead there, without places in lists. */
  path: string[];
  before: string;
  after: string;
}

const brief = (value: Json | undefined): string => {
  if (value === undefined || value === null || value === "") return "–";
  return isWord(value) ? String(value) : isList(value) ? value.map(brief).join(", ") || "–" : "…";
};

/** Where two views of one game differ, leaf by leaf, in the order of the fields. */
export function differences(before: Json, after: Json, path: string[] = []): Difference[] {
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name] ?? null, after[name] ?? null, [...path, name]));
  }
  if (isList(before) && isList(after) && before.length === after.length && !before.every(isWord)) {
    return before.flatMap((one, place) => differences(one, after[place] ?? null, path));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path, before: brief(before), after: brief(after) }];
}
