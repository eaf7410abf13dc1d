/**
 * The icons that are drawn, by their game-icons names; each game adds its own when it is opened.
 * `what:word` is a portrait: painted once, by whoever knows how such things look.
 */

import shared from "icons:shared";

type Painter = (word: string) => string;

const bodies = new Map<string, string>(Object.entries(shared));
const painters = new Map<string, Painter>();

export function addIcons(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) bodies.set(name, body);
}

/** From now on `what:word` is painted so. */
export function addPainter(what: string, paint: Painter): void {
  painters.set(what, paint);
}

export function bodyOf(name: string): string {
  const [what = "", word] = name.split(":");
  const paint = word === undefined || bodies.has(name) ? undefined : painters.get(what);
  if (paint) bodies.set(name, paint(word ?? ""));
  return bodies.get(name) ?? "";
}
