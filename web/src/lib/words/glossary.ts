/**
 * What messages are told about things: names, forms and what else the server says of them. The one
 * description is text/naming.py; here is only how its answers become arguments.
 */

import type * as wire from "../../wire.gen";
import type { PlainArgs } from "./catalogue.ts";

/** A thing in an argument: its message gets the name, each form of it, and what belongs to it. */
export class NamedThing {
  readonly kind: string;
  readonly word: string;
  constructor(kind: string, word: string) {
    this.kind = kind;
    this.word = word;
  }
}

/** Several things of a kind: their names and forms come as lists. */
export class NamedThings {
  readonly kind: string;
  readonly words: readonly string[];
  constructor(kind: string, words: readonly string[]) {
    this.kind = kind;
    this.words = words;
  }
}

/** What is known of a thing. */
export interface Known {
  name: string;
  more: Record<string, string | number>;
  text: string[];
  lines: Record<string, string>;
}

/** How sentences are made where a name is a sentence itself. */
export interface Speaker {
  say: (key: string, args: PlainArgs) => string;
  listed: (names: readonly string[]) => string;
}

const ID = "id";
const COUNT = "count";
const NONE_LISTED = "list-none";

export class Glossary {
  readonly #names = new Map<string, Known>();
  readonly #told: Pick<wire.Glossary, "wholes" | "pairs" | "empty">;
  readonly language: string;

  constructor(told: wire.Glossary) {
    this.language = told.language;
    this.#told = told;
    for (const one of told.names) this.#names.set(`${one.kind} ${one.word}`, one);
  }

  get(kind: string, word: string): Known | undefined {
    return this.#names.get(`${kind} ${word}`);
  }

  /** What a message is told about a thing that it knows as `name`; `knows` says what is known of it. */
  told(name: string, kind: string, word: string, knows: (kind: string, word: string) => Known): PlainArgs {
    const wholes = this.#told.wholes[kind] ?? [];
    const told = wholes.includes(name) ? {} : spread(name, knows(kind, word));
    if (name !== kind && !wholes.includes(name)) return told;
    for (const whole of wholes) {
      const known = this.get(whole, word);
      if (known) Object.assign(told, spread(whole.replaceAll("-", "_"), known));
    }
    return told;
  }

  /** What a message is told about several things. */
  toldAll(name: string, things: NamedThings, knows: (kind: string, word: string) => Known, speaker: Speaker): PlainArgs {
    const { kind, words } = things;
    const count = { [`${name}_${COUNT}`]: words.length };
    if (words.length === 0) return { [name]: speaker.say(this.#told.empty[kind] ?? NONE_LISTED, {}), ...count };
    const each = words.map((word) => this.told(name, kind, word, knows));
    const told: PlainArgs = {};
    for (const key of Object.keys(each[0] ?? {})) {
      const names = each.map((one) => one[key]).filter((one) => typeof one === "string");
      if (names.length === words.length && key !== `${name}_${ID}`) told[key] = this.#listed(kind, names, speaker);
    }
    return { ...told, ...count };
  }

  #listed(kind: string, names: readonly string[], speaker: Speaker): string {
    const pair = this.#told.pairs[kind];
    if (!pair) return speaker.listed(names);
    return names.reduce((first, second) => speaker.say(pair, { first, second }));
  }
}

/** A name and what belongs to it, as arguments that begin alike. */
function spread(name: string, known: Known): PlainArgs {
  const told: PlainArgs = { [name]: known.name, [`${name}_${COUNT}`]: 1 };
  for (const [part, fact] of Object.entries(known.more)) told[`${name}_${part}`] = fact;
  return told;
}

/** The glossary before one was read. */
export const NO_NAMES = new Glossary({ language: "", names: [], wholes: {}, pairs: {}, empty: {} });
