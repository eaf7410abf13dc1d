/**
 * The words of one language as the server sends them, and where a word is looked for: among the
 * game's own, then among those that all games share; never among another game's.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type PlainArgs = Record<string, FluentVariable>;

/** A language that is offered, and what it calls itself. */
export interface Language {
  code: string;
  name: string;
}

const LANGUAGE = /^### Language: ?(.*)$/m;
const LANGUAGES = /^### Languages: ?(.*)$/m;
const GAME_MARK = /^### Game: ?(.*)$/m;
const SHARED = "";

/** Which language a text of catalogues is in, and which others there are. */
export function headOf(text: string): { language: string; offered: Language[] } {
  const offered = (LANGUAGES.exec(text)?.[1] ?? "").split(";").flatMap((one) => {
    const [code = "", ...name] = one.trim().split(" ");
    return code ? [{ code, name: name.join(" ") || code }] : [];
  });
  return { language: LANGUAGE.exec(text)?.[1]?.trim() ?? "", offered };
}

/** Which part of the words stands behind a key, in one language. */
export interface Found {
  bundle: FluentBundle;
  pattern: NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] & {};
}

export class Catalogue {
  readonly language: string;
  readonly #own = new Map<string, FluentResource[]>();
  readonly #made = new Map<string, FluentBundle>();

  /** Texts of catalogues in this language, in which comments say whose words follow. */
  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    for (const text of texts) {
      const [, ...parts] = text.split(GAME_MARK);
      for (let at = 0; at < parts.length; at += 2) {
        const game = (parts[at] ?? "").trim();
        this.#own.set(game, [...(this.#own.get(game) ?? []), new FluentResource(parts[at + 1] ?? "")]);
      }
    }
  }

  /** A message, or `message.attribute`: an attribute comes only from where its message is. */
  find(game: string, key: string): Found | null | undefined {
    const [id = "", attribute] = key.split(".");
    const bundle = this.#bundle(game);
    const message = bundle.getMessage(id);
    if (!message) return undefined;
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return pattern ? { bundle, pattern } : null;
  }

  #bundle(game: string): FluentBundle {
    const found = this.#made.get(game);
    if (found) return found;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    const files = [...(this.#own.get(SHARED) ?? []), ...(game ? (this.#own.get(game) ?? []) : [])];
    for (const one of files) bundle.addResource(one, { allowOverrides: true });
    this.#made.set(game, bundle);
    return bundle;
  }
}

/** Where a key is, in the first of the languages that has its message. */
export function lookUp(catalogues: readonly Catalogue[], game: string, key: string): Found | null {
  for (const catalogue of catalogues) {
    const found = catalogue.find(game, key);
    if (found !== undefined) return found;
  }
  return null;
}
