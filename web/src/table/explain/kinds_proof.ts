/** The proof, for any game, that every kind of thing is explained: by name, effect and moment, all different, in every language, and by a clause that exists. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Kinds } from "./kinds.ts";

const WORDS = import.meta.glob<string>("../../../../locale/*/page-*-things.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const MOST_WORDS = 30;

const languages = [...new Set(Object.keys(WORDS).map((path) => path.split("/").at(-2) ?? ""))];

/** What a language says of a game's things. */
function bundleOf(language: string, game: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["table", game]) bundle.addResource(new FluentResource(WORDS[`../../../../locale/${language}/page-${file}-things.ftl`] ?? ""));
  return bundle;
}

export function proveKinds(game: string, kinds: Kinds): void {
  test("there are words in every language", () => assert.ok(languages.length >= 5));
  test(`${game}: each clause exists`, () => {
    const rules = RULES[`../../../../docs/rules/${game}.md`] ?? "";
    const clauses = Object.values(kinds).flatMap((kind) => [kind.clause, ...Object.values(kind.clauses ?? {})]);
    assert.deepEqual(clauses.filter((clause) => !new RegExp(`\\b${clause}\\b`).test(rules)), []);
  });
  for (const language of languages) {
    test(`${game}, ${language}: name, effect and moment are there, short, and say different things`, () => {
      const bundle = bundleOf(language, game);
      for (const kind of Object.keys(kinds)) {
        const message = bundle.getMessage(`thing-${kind}`);
        const said = [message?.value, message?.attributes["effect"], message?.attributes["when"]].map((one) => (one ? bundle.formatPattern(one) : ""));
        assert.ok(said.every(Boolean), `${kind} is not told whole`);
        assert.equal(new Set(said.map((one) => one.toLowerCase().replace(/\P{L}/gu, ""))).size, 3, `${kind} says something twice`);
        for (const one of said) assert.ok(one.split(/\s+/).length <= MOST_WORDS, `${kind}: ${one}`);
      }
    });
  }
  test(`${game}: nothing is explained that is not there`, () => {
    const told = ["table", game].flatMap((file) => [...(WORDS[`../../../../locale/en/page-${file}-things.ftl`] ?? "").matchAll(/^thing-([\w-]+) =/gm)].map((found) => found[1] ?? ""));
    assert.deepEqual(told.filter((kind) => !(kind in kinds)), []);
  });
}
