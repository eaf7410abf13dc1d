/**
 * All words that people read, from the server's Fluent catalogues; a missing word shows its id.
 * Which language it is was chosen here before, or the browser says it, or it is English.
 */

import type * as wire from "../../wire.gen";
import { settings } from "../browser/settings.svelte.ts";
import { askText, type Refusal } from "../server/api.ts";
import { Glossary, type Known, NO_NAMES, type Speaker, NamedThing, NamedThings } from "./glossary.ts";
import { isolated } from "./isolate.ts";
import { Catalogue, headOf, type Language, lookUp, type PlainArgs } from "./catalogue.ts";

/** What a message is told: texts, numbers, and things, which bring their names in all forms. */
export type Args = Record<string, PlainArgs[string] | NamedThing | NamedThings>;

/** How one game names what the glossary cannot know. */
export interface Naming {
  /** Whose words go before those that all games share. */
  game: string;
  /** The thing whose name another one has for now, as the hero of a seat. */
  standsFor?: (kind: string, word: string) => NamedThing | null;
  /** Names things that have no message. */
  other?: (kind: string, word: string) => string;
}

const LOBBY = "lobby";
const ABSENT = "none";
const NOTHING = "-";
const NUMBER = "number";

let catalogue: Catalogue | null = $state.raw(null);
let offered: Language[] = $state.raw([]);
let glossary: Glossary = $state.raw(NO_NAMES);
let naming: Naming = $state.raw({ game: "" });
/** The parts of the words that are needed so far. */
const parts = new Set([LOBBY]);
const asked = new Map<string, Promise<string>>();
/** Asks for the names of a table's things in a language. */
let namesIn: ((language: string) => Promise<wire.Glossary>) | null = null;

export const words = {
  /** Whether there is something to say yet. */
  get ready(): boolean {
    return catalogue !== null;
  },
  /** The game that is played, or nothing. */
  get game(): string {
    return naming.game;
  },
  /** The language that is spoken. */
  get language(): string {
    return catalogue?.language ?? "";
  },
  /** All that can be chosen. */
  get offered(): readonly Language[] {
    return offered;
  },
  /** A language that was chosen once and is not offered; empty when all is well. */
  get refused(): string {
    const chosen = settings.language;
    return catalogue && chosen && !offered.some((one) => one.code === chosen) ? chosen : "";
  },
};

/** The languages that the person would like, the dearest first: `de-AT,de,en`. */
function wished(): string {
  const tags = [settings.language, ...navigator.languages].filter((tag) => /^[\w-]+$/.test(tag));
  return [...new Set(tags)].slice(0, 10).join(",") || "en";
}

function fetched(language: string, part: string): Promise<string> {
  const address = `/api/locale/${language}/${part}`;
  const known = asked.get(address);
  if (known) return known;
  const early = globalThis.hordekeepEarly;
  const coming = early?.address === address ? early.text : askText("GET", address);
  asked.set(address, coming);
  coming.catch(() => {
    asked.delete(address);
    if (early?.address === address) globalThis.hordekeepEarly = undefined;
  });
  return coming;
}

let turn = 0;
/** What was asked for when the present words came. */
let tags = "";

/** Speaks a language from now on: words and names change at once. */
async function speak(language: string): Promise<void> {
  const mine = ++turn;
  const names = [...parts];
  const texts = await Promise.all(names.map((part) => fetched(language, part)));
  const head = headOf(texts[0] ?? "");
  const things = namesIn ? new Glossary(await namesIn(head.language)) : NO_NAMES;
  if (mine !== turn) return;
  if (parts.size > names.length) return speak(language);
  tags = language;
  catalogue = new Catalogue(head.language, texts);
  offered = head.offered;
  glossary = things;
  document.documentElement.lang = head.language;
}

const ANEW = 2000;

/** Loads the first words, again and again while the server cannot be reached. */
async function begin(): Promise<void> {
  try {
    await speak(wished());
  } catch {
    setTimeout(() => void begin(), ANEW);
  }
}

if (typeof document !== "undefined") void begin();

/** Has the words of a part ready: `table`, or those of a game. */
export async function needWords(...wanted: string[]): Promise<void> {
  const missing = wanted.filter((part) => !parts.has(part));
  if (missing.length === 0) return;
  const language = tags || wished();
  await Promise.all(missing.map((part) => fetched(language, part)));
  for (const part of missing) parts.add(part);
  await speak(language);
}

/** Speaks as the person chooses; nothing means as the browser says. */
export async function chooseLanguage(code: string): Promise<void> {
  settings.language = code;
  await speak(wished());
}

/** A game's words and names, from now on. */
export async function useNaming(one: Naming, source: typeof namesIn): Promise<void> {
  namesIn = source;
  await needWords("table", one.game);
  if (source && glossary === NO_NAMES) glossary = new Glossary(await source(words.language));
  naming = one;
}

/** Asks for the names of things again, where somebody has changed them. */
export async function renewNames(): Promise<void> {
  if (namesIn) glossary = new Glossary(await namesIn(words.language));
}

/** Back to words that belong to no game. */
export function dropNaming(): void {
  namesIn = null;
  naming = { game: "" };
  glossary = NO_NAMES;
}

/** The message with these arguments; `message.attribute` is possible. */
export function t(key: string, args: Args = {}): string {
  return tOf(naming.game, key, args);
}

/** A message among the words of a game that is not played now. */
export function tOf(game: string, key: string, args: Args = {}): string {
  const found = catalogue && lookUp([catalogue], game, key);
  if (!found) {
    if (catalogue) console.warn(`no words for ${key}`);
    return key;
  }
  const faults: Error[] = [];
  const said = found.bundle.formatPattern(found.pattern, settled(args), faults);
  if (faults[0]) console.warn(`no words for ${key}: ${faults[0].message}`);
  return said;
}

const speaker: Speaker = { say: (key, args) => t(key, args), listed: (names) => listed(names) };

/** Things become names; names that people give themselves may run the other way. */
function settled(args: Args): PlainArgs {
  const found: PlainArgs = {};
  for (const [name, value] of Object.entries(args)) {
    if (value instanceof NamedThing) Object.assign(found, glossary.told(name, value.kind, value.word, known));
    else if (value instanceof NamedThings) Object.assign(found, glossary.toldAll(name, value, known, speaker));
    else found[name] = typeof value === "string" ? isolated(value) : value;
  }
  return found;
}

/** What is known of a thing; of one that has no message, what the game calls it. */
function known(kind: string, word: string): Known {
  const thing = naming.standsFor?.(kind, word);
  const own = glossary.get(kind, word);
  const found = thing ? glossary.get(thing.kind, thing.word) : own;
  const key = `${kind}-${word}`;
  if (found && !(naming.other && found.name === key)) return thing ? { ...found, more: { ...found.more, ...own?.more, ...formsOf(found) } } : found;
  return { name: naming.other?.(kind, word) ?? t(key), more: { id: word }, text: [], lines: {} };
}

/** What is the name's own in what is known of a thing: a seat keeps its number. */
function formsOf(known: Known): Known["more"] {
  const { id: _, ...forms } = known.more;
  return forms;
}

/** Whether the language has this message. */
export const has = (key: string): boolean => hasOf(naming.game, key);

/** Whether the language has this message among the words of a game that is not played now. */
export const hasOf = (game: string, key: string): boolean => Boolean(catalogue && lookUp([catalogue], game, key));

/** Several names as people list them. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return t("list-none");
  if (names.length === 1) return names[0] ?? "";
  let told = t("list-last", { rest: names.at(-2) ?? "", last: names.at(-1) ?? "" });
  for (const name of names.slice(0, -2).reverse()) told = t("list-more", { first: name, rest: told });
  return told;
}

export type Named = NamedThing;

/** A thing as an argument of a message. */
export const called = (kind: string, word: string): NamedThing => new NamedThing(kind, word);

export const calledAll = (kind: string, all: readonly string[]): NamedThings => new NamedThings(kind, all);

/** The name of a thing by its word, as `incubus` of the kind `card`. */
export const nameOf = (kind: string, word: string): string => known(kind, word).name;

/** What a thing says, line by line. */
export const textOf = (kind: string, word: string): string[] => known(kind, word).text;

/** What is written about a thing, also by a pack: what it does (`text`), or its `flavour`; else nothing. */
export const lineOf = (kind: string, word: string, line: "text" | "flavour"): string => known(kind, word).lines[line] ?? "";

/** Another word about a thing, as `front` of a foe. */
export const moreOf = (kind: string, word: string, what: string): string => String(known(kind, word).more[what] ?? "");

function argsOf({ name, kind, said }: wire.Fact): Args {
  if (Array.isArray(said)) {
    return kind === NUMBER ? { [name]: listed(said), [`${name}_count`]: said.length } : { [name]: new NamedThings(kind, said) };
  }
  if (said === NOTHING || said === "") return { [name]: ABSENT };
  return { [name]: kind === NUMBER ? Number(said) : new NamedThing(kind, said) };
}

/** What a message is told by these facts. */
export function argsFrom(facts: readonly wire.Fact[]): Args {
  return Object.assign({}, ...facts.map(argsOf)) as Args;
}

export function sayPhrase(phrase: wire.Phrase): string {
  return t(phrase.key, argsFrom(phrase.facts));
}

/** What is asked of somebody else, by name. */
export function sayAskedOf(name: string, phrase: wire.Phrase): string {
  const own = `${phrase.key}.theirs`;
  return has(own) ? t(own, { ...argsFrom(phrase.facts), name }) : t("page-is-asked", { name, question: sayPhrase(phrase) });
}

/** What an action does, as a command. */
export function sayAction(action: wire.Action): string {
  return t(`do-${action.verb}`, argsFrom(action.words));
}

/** An action among others with the same verb. */
export function sayItem(action: wire.Action): string {
  const key = `do-${action.verb}.item`;
  return has(key) ? t(key, argsFrom(action.words)) : sayAction(action);
}

/** What the actions of a verb have in common. */
export function sayVerb(verb: string): string {
  const key = `do-${verb}.menu`;
  return has(key) ? t(key) : t(`do-${verb}`);
}

/** Why something is not possible, without its clause. */
export function sayRefusal(refusal: wire.Refusal): string {
  return sayPhrase(refusal.phrase);
}

export function sayOmen(omen: wire.Omen): string {
  return sayPhrase(omen.phrase);
}

export function sayEvent(event: wire.Happened): string {
  return t(`event-${event.name}`, argsFrom(event.facts));
}

/** What happened right after something else that was told: whoever did it is not named again. */
export function sayEventNext(event: wire.Happened): string {
  const key = `event-${event.name}.then`;
  return has(key) ? t(key, argsFrom(event.facts)) : sayEvent(event);
}

/** What went wrong, in one line. */
export function sayError(error: Refusal): string {
  if (error.why) return sayRefusal(error.why);
  const key = `error-${error.code}`;
  return t("error-alone", { what: has(key) ? t(key, error.facts) : t("error-error") });
}
