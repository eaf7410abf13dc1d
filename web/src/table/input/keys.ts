/** Keys press the buttons that carry them (`data-key`); Escape takes back, Enter confirms. */

import { closeTop } from "../../lib/browser/layers.ts";
import { peek } from "../reading/peek.svelte.ts";
import type { Play } from "../play/play.svelte.ts";

const TYPING = "input, select, textarea, [contenteditable]";

export function pressKey(event: KeyboardEvent, play: Play): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    peek.hide();
    if (closeTop() || play.stepBack()) event.preventDefault();
    return;
  }
  const key = event.key.toLowerCase();
  if (key.length !== 1 || key === '"' || key === "\\") return;
  const buttons = document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`);
  const button = [...buttons].find((one) => one.offsetParent !== null || one.classList.contains("sr"));
  if (!button) return;
  event.preventDefault();
  button.click();
}
