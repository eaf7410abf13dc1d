/** Keys press the buttons that carry them (`data-key`); Escape takes back, Enter confirms. */

import { settings } from "../../lib/browser/settings.svelte.ts";
import { closeTop } from "../../lib/browser/layers.ts";
import { peek } from "../reading/peek.svelte.ts";
import type { Play } from "../play/play.svelte.ts";
import { namesOf } from "./places.ts";

const TYPING = "input, select, textarea, [contenteditable]";

/** The button that carries a key and can be seen, or is there for this key alone. */
function buttonFor(root: ParentNode, key: string): HTMLElement | undefined {
  const buttons = root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  return [...buttons].find((one) => one.offsetParent !== null || one.classList.contains("sr") || "unseen" in one.dataset);
}

/** Whether keys press buttons, as this person wants it: alone, with Alt, or never. */
function isMeant(event: KeyboardEvent): boolean {
  if (settings.keys === "off") return false;
  return event.altKey === (settings.keys === "alt");
}

/** How a key is written for people; empty when keys are switched off. */
export function keyShown(key: string): string {
  if (settings.keys === "off") return "";
  return settings.keys === "alt" ? `Alt+${key.toUpperCase()}` : key.toUpperCase();
}

/** Presses the button below `root` that carries the key, if this person wants keys. */
export function pressWithin(root: ParentNode, event: KeyboardEvent): void {
  if (!isMeant(event)) return;
  const button = namesOf(event).map((key) => buttonFor(root, key)).find(Boolean);
  if (!button) return;
  event.preventDefault();
  button.click();
}

export function pressKey(event: KeyboardEvent, play: Play): void {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    peek.hide();
    if (closeTop() || play.stepBack()) event.preventDefault();
    return;
  }
  pressWithin(document, event);
}
