import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOfComponent, faultsOfSheet } from "./classes.ts";

const SHEETS = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });
const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

function faultsIn(sources: Record<string, string>, faultsOf: (source: string) => string[]): string[] {
  return Object.entries(sources).flatMap(([path, source]) => faultsOf(source).map((fault) => `${path}: ${fault}`));
}

test("no global class meets a component's own", () => {
  assert.ok(Object.keys(SHEETS).length >= 3 && Object.keys(COMPONENTS).length > 100);
  assert.deepEqual(faultsIn(SHEETS, faultsOfSheet), []);
  assert.deepEqual(faultsIn(COMPONENTS, faultsOfComponent), []);
});

test("a common word is no global class", () => {
  assert.deepEqual(faultsOfSheet(".first { min-height: 100dvh; }"), [".first is global without the prefix g-"]);
  assert.equal(faultsOfSheet("@media (min-width: 1px) { p.first, .last { top: 0; } }").length, 2);
  assert.deepEqual(faultsOfSheet(".g-loading { top: 0; } .btn.go { top: 0; } svg.icon { top: 0; } .panel h2 { top: 0; }"), []);
});

test("a component has no own class with a global name", () => {
  assert.deepEqual(faultsOfComponent('<p class:panel={true}>a</p>'), ["class:panel switches a global class"]);
  assert.deepEqual(faultsOfComponent('<p class="panel">a</p><style>.panel { top: 0; }</style>'), [".panel is global: its own style needs another name"]);
  assert.deepEqual(faultsOfComponent('<p class="a">a</p><style>.a :global(.panel) { top: 0; }</style>'), []);
});

test("a component's style reaches no other page by a common word", () => {
  assert.deepEqual(faultsOfComponent("<style>:global(.first) { top: 0; }</style>"), [":global(.first) reaches every page without the prefix g-"]);
});

test("a button may be adjusted where it stands, and made solid when it is needed", () => {
  assert.deepEqual(faultsOfComponent('<p class="btn" class:go={true}>a</p><style>.btn { top: 0; }</style>'), []);
});
