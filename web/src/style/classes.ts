/** Global class names: which there are, and where a component's own class would meet one of them. */

import { type AST, parse } from "svelte/compiler";

/** What a component may put on its elements; whoever needs another global class gives it the prefix `g-`. */
const SHARED = new Set(["btn", "panel", "pulse", "sr"]);
const PREFIXED = /^(g|c|h)-/;
/** A button may be made wider, a colour or a pulse drawn another way where it stands; the others stay as they are. */
const ADJUSTED = /^(btn$|pulse$|c-|h-)/;
/** What comes and goes, on purpose: a thing that somebody points at. */
const SWITCHED = new Set(["pulse"]);

const isGlobal = (name: string): boolean => SHARED.has(name) || PREFIXED.test(name);

interface Rules {
  /** The compound selectors of a stylesheet, without what stands in `:global(…)`. */
  scoped: AST.CSS.SimpleSelector[][];
  /** Those that reach every page: whole selectors in which nothing is scoped. */
  everywhere: AST.CSS.SimpleSelector[][];
}

/** Fills `rules` from a list of selectors, each of them a row of compounds. */
function sort(list: AST.CSS.SelectorList, rules: Rules): void {
  for (const selector of list.children) {
    const compounds = selector.children.map((one) => one.selectors);
    const own = compounds.filter((one) => !one.some((part) => part.type === "PseudoClassSelector" && part.name === "global"));
    rules.scoped.push(...own);
    if (own.length > 0) continue;
    for (const part of compounds.flat()) {
      const inside = part.type === "PseudoClassSelector" ? part.args?.children : undefined;
      for (const one of inside ?? []) rules.everywhere.push(...one.children.map((each) => each.selectors));
    }
  }
}

function walk(nodes: readonly unknown[], rules: Rules): void {
  for (const node of nodes as (AST.CSS.Node | AST.CSS.StyleSheet)[]) {
    if (node.type === "Rule") {
      sort(node.prelude, rules);
      walk(node.block.children, rules);
    } else if (node.type === "Atrule" && !node.name.endsWith("keyframes")) walk(node.block?.children ?? [], rules);
  }
}

function rulesOf(sheet: AST.CSS.StyleSheet | null): Rules {
  const rules: Rules = { scoped: [], everywhere: [] };
  walk(sheet?.children ?? [], rules);
  return rules;
}

const classesOf = (compound: readonly AST.CSS.SimpleSelector[]): string[] =>
  compound.filter((part) => part.type === "ClassSelector").map((part) => part.name);

/** Classes that would meet a component's own one of the same name: common words that stand for themselves. */
function openTo(compounds: readonly AST.CSS.SimpleSelector[][]): string[] {
  return compounds
    .filter((one) => !one.some((part) => part.type === "TypeSelector" && part.name === "svg"))
    .map(classesOf)
    .filter((names) => names.length > 0 && !names.some(isGlobal))
    .map((names) => names.join("."));
}

/** What is wrong with a stylesheet of all pages. */
export function faultsOfSheet(css: string): string[] {
  const { scoped } = rulesOf(parse(`<style>${css}</style>`, { modern: true }).css);
  return openTo(scoped).map((name) => `.${name} is global without the prefix g-`);
}

/** The names of `class:name` directives, wherever they stand. */
function directives(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  const { type, name } = node as { type?: string; name?: string };
  if (type === "ClassDirective" && name) found.add(name);
  for (const inside of Object.values(node)) directives(inside, found);
  return found;
}

/** Where a component takes a global class for its own, or makes one that reaches every page. */
export function faultsOfComponent(source: string): string[] {
  const { css, fragment } = parse(source, { modern: true });
  const { scoped, everywhere } = rulesOf(css);
  const styled = new Set(scoped.flatMap(classesOf).filter((name) => isGlobal(name) && !ADJUSTED.test(name)));
  const switched = [...directives(fragment)].filter((name) => isGlobal(name) && !SWITCHED.has(name));
  return [
    ...[...styled].map((name) => `.${name} is global: its own style needs another name`),
    ...switched.map((name) => `class:${name} switches a global class`),
    ...openTo(everywhere).map((name) => `:global(.${name}) reaches every page without the prefix g-`),
  ];
}
