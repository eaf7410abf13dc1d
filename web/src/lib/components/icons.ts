/** The icons that are drawn, by their game-icons names; each game adds its own when it is opened. */

import shared from "icons:shared";

const bodies = new Map<string, string>(Object.entries(shared));

export function addIcons(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) bodies.set(name, body);
}

export function bodyOf(name: string): string {
  return bodies.get(name) ?? "";
}
