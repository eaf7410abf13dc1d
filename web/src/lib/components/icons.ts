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

const parsed = new Map<string, readonly Node[]>();

/** Draws an icon. Its body comes from the game-icons package at build time, never from users or the net; it is parsed once and copied. */
export function drawInto(icon: Element, name: string): void {
  let nodes = parsed.get(name);
  if (!nodes) {
    const sheet = document.createElement("template");
    const body = bodyOf(name);
    sheet.innerHTML = `<svg>${body}</svg>`;
    nodes = [...(sheet.content.firstChild?.childNodes ?? [])];
    if (body) parsed.set(name, nodes);
  }
  icon.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
}
