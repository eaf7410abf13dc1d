/**
 * All words that people read, from the server's Fluent catalogues; a missing word shows its id.
 * The small part of text/naming.py that the page needs: facts of phrases become arguments.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type * as wire from "../../wire.gen";
import { askText, type Refusal } from "../server/api.ts";
import { isolated } from "./isolate.ts";
import { settings } from "../browser/settings.svelte.ts";

export type Args = Record<string, FluentVariable>;

/** How one game names its things, where a word is no key by itself. */
export interface Naming {
  /** Whose words go before those that all games share. */
  game: string;
  special: Record<string, (word: string) => string>;
  /** Names everything else, where not every thing has a message. */
  other?: (kind: string, word: string) => string;
  /** What a message is told about a thing beside its name. */
  more: (name: string, kind: string, word: string) => Args;
  /** What a message is told about no things at all of a kind, where that has words of its own. */
  none: Record<string, string>;
}

export const FALLBACK = "en";
const ABSENT = "none";
const NOTHING = "-";
const NUMBER = "number";

/** The words of a language: of each game with the shared ones behind them, and of all (""). */
type Shelf = (game: string) => FluentBundle;

let shelves: Shelf[] = $state.raw([]);
let naming: Naming = $state.raw({ game: "", special: {}, more: () => ({}), none: {} });
/** Where a word is looked for: in each language among the game's own and shared ones, then in all. */
const bundles = $derived(shelves.flatMap((shelf) => (naming.game ? [shelf(naming.game), shelf("")] : [shelf("")])));
const asked = new Map<string, Promise<Shelf>>();

/** Fetches the words of a language, with English behind them. */
export async function loadWords(language: string): Promise<void> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  shelves = await Promise.all(wanted.map(shelfOf));
  document.documentElement.lang = language;
}

function shelfOf(language: string): Promise<Shelf> {
  const known = asked.get(language);
  if (known) return known;
  const coming = askText("GET", `/api/locale/${language}`).then((text) => shelf(language, text));
  asked.set(language, coming);
  coming.catch(() => asked.delete(language));
  return coming;
}

const GAME_MARK = /^### Game: ?(.*)$/m;

/** The catalogues come in one text, each below a comment that says whose words they are. */
function shelf(language: string, text: string): Shelf {
  const [, ...parts] = text.split(GAME_MARK);
  const shared: FluentResource[] = [];
  const own = new Map<string, FluentResource[]>();
  for (let at = 0; at < parts.length; at += 2) {
    const game = (parts[at] ?? "").trim();
    const resource = new FluentResource(parts[at + 1] ?? "");
    if (game) own.set(game, [...(own.get(game) ?? []), resource]);
    else shared.push(resource);
  }
  const made = new Map<string, FluentBundle>();
  return (game) => {
    const found = made.get(game);
    if (found) return found;
    const ordered = game ? [...shared, ...(own.get(game) ?? [])] : [...[...own.values()].flat(), ...shared];
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of ordered) bundle.addResource(one, { allowOverrides: true });
    made.set(game, bundle);
    return bundle;
  };
}

export const words = {
  /** Whether there is something to say yet. */
  get ready(): boolean {
    return shelves.length > 0;
  },
};

const ANEW = 2000;

/** Loads the words of the person's language, again and again while the server cannot be reached. */
async function begin(): Promise<void> {
  try {
    await loadWords(settings.language || FALLBACK);
  } catch {
    setTimeout(() => void begin(), ANEW);
  }
}

void begin();

/** A game's way of naming, from now on. */
export function useNaming(one: Naming): void {
  naming = one;
}

/** The message with these arguments; `message.attribute` is possible. */
export function t(key: string, args: Args = {}): string {
  const [id = "", attribute] = key.split(".");
  for (const one of bundles) {
    const message = one.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) continue;
    const faults: Error[] = [];
    const said = one.formatPattern(pattern, settled(args), faults);
    if (faults[0]) console.warn(`no words for ${key}: ${faults[0].message}`);
    return said;
  }
  if (shelves.length > 0) console.warn(`no words for ${key}`);
  return key;
}

/** Names that people give themselves may run the other way. */
function settled(args: Args): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) found[name] = typeof value === "string" ? isolated(value) : value;
  return found;
}

/** Whether some language has this message. */
export function has(key: string): boolean {
  const [id = "", attribute] = key.split(".");
  return bundles.some((one) => {
    const message = one.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  });
}

/** Several names as people list them. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return t("list-none");
  if (names.length === 1) return names[0] ?? "";
  let told = t("list-last", { rest: names.at(-2) ?? "", last: names.at(-1) ?? "" });
  for (const name of names.slice(0, -2).reverse()) told = t("list-more", { first: name, rest: told });
  return told;
}

/** The name of a thing by its word, as `incubus` of the kind `card`. */
export function nameOf(kind: string, word: string): string {
  const special = naming.special[kind];
  if (special) return special(word);
  return naming.other ? naming.other(kind, word) : t(`${kind}-${word}`);
}

function argsOf(fact: wire.Fact): Args {
  const { name, kind, said } = fact;
  if (Array.isArray(said)) {
    const none = naming.none[kind];
    if (said.length === 0 && none) return { [name]: t(none), [`${name}_count`]: 0 };
    return { [name]: listed(said.map((word) => nameOf(kind, word))), [`${name}_count`]: said.length };
  }
  if (said === NOTHING || said === "") return { [name]: ABSENT };
  if (kind === NUMBER) return { [name]: Number(said) };
  return { [name]: nameOf(kind, said), ...naming.more(name, kind, said) };
}

/** What a message is told by these facts. */
export function argsFrom(facts: readonly wire.Fact[]): Args {
  return Object.assign({}, ...facts.map(argsOf)) as Args;
}

export function sayPhrase(phrase: wire.Phrase): string {
  return t(phrase.key, argsFrom(phrase.facts));
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
