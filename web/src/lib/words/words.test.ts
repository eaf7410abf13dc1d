/** The page says what the text layer says (samples.gen.json is written by tools/samples.py), and finds words in the same order. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type * as wire from "../../wire.gen";
import { Glossary, type Known, NamedThings } from "./glossary.ts";
import samples from "./samples.gen.json" with { type: "json" };
import { type PlainArgs, headOf, lookUp, Catalogue } from "./catalogue.ts";

interface Sample {
  key: string;
  facts: wire.Fact[];
  sentence: string;
}
interface Language {
  catalogue: string;
  glossary: wire.Glossary;
  said: Sample[];
}

function speakerOf(catalogues: Catalogue[], game: string) {
  const say = (key: string, args: PlainArgs): string => {
    const found = lookUp(catalogues, game, key);
    return found ? found.bundle.formatPattern(found.pattern, args) : key;
  };
  const listed = (names: readonly string[]): string => {
    const [first = "", ...rest] = names;
    if (rest.length === 0) return first;
    if (rest.length === 1) return say("list-last", { rest: first, last: rest[0] ?? "" });
    return say("list-more", { first, rest: listed(rest) });
  };
  return { say, listed };
}

for (const [language, { catalogue, glossary, said }] of Object.entries(samples as unknown as Record<string, Language>)) {
  const names = new Glossary(glossary);
  const english = '### Language: en\n### Game:\n\nlist-last = { $rest } and { $last }\nlist-none = nothing\n';
  const speaker = speakerOf([new Catalogue(language, [catalogue]), new Catalogue("en", [english])], "last-bastion");
  const known = (kind: string, word: string): Known => {
    const found = names.get(kind, word);
    assert.ok(found, `${kind} ${word} has no name`);
    return found;
  };
  for (const { key, facts, sentence } of said) {
    test(`${language}: ${sentence}`, () => {
      const args: PlainArgs = {};
      for (const fact of facts) {
        if (Array.isArray(fact.said)) Object.assign(args, names.toldAll(fact.name, new NamedThings(fact.kind, fact.said), known, speaker));
        else if (fact.kind === "number") args[fact.name] = Number(fact.said);
        else Object.assign(args, names.told(fact.name, fact.kind, fact.said, known));
      }
      assert.equal(speaker.say(key, args), sentence);
    });
  }
}

const GERMAN = `### Language: de
### Languages: en English; de Deutsch
### Game: last-bastion

do-move = Zu { $tile } gehen
event-died = { $hero } stirbt.
### Game:

page-close = Schließen
`;
const ENGLISH = `### Language: en
### Game:

page-close = Close
page-back = Back
### Game: sanctum

do-move = Move to the front
    .menu = Move
event-died = { $seat } died.
    .then = Died.
### Game: last-bastion

event-died = { $hero } died.
    .then = Died.
`;

test("the head says which language it is and which others there are", () => {
  assert.deepEqual(headOf(GERMAN), { language: "de", offered: [{ code: "en", name: "English" }, { code: "de", name: "Deutsch" }] });
});

test("a game's words, then shared ones, then English in the same order; never another game's", () => {
  const catalogues = [new Catalogue("de", [GERMAN]), new Catalogue("en", [ENGLISH])];
  const say = (game: string, key: string) => speakerOf(catalogues, game).say(key, { tile: "Markt" });
  assert.equal(say("last-bastion", "do-move"), "Zu Markt gehen");
  assert.equal(say("sanctum", "do-move"), "Move to the front");
  assert.equal(say("sanctum", "page-close"), "Schließen");
  assert.equal(say("sanctum", "page-back"), "Back");
  assert.equal(say("", "do-move"), "do-move");
});

test("an attribute comes only from where its message is", () => {
  const catalogues = [new Catalogue("de", [GERMAN]), new Catalogue("en", [ENGLISH])];
  assert.equal(lookUp(catalogues, "last-bastion", "event-died.then"), null);
  assert.notEqual(lookUp(catalogues, "sanctum", "event-died.then"), null);
});
