/** "Your turn", for those who look elsewhere: a notification, if it is wanted and allowed. */

import { settings } from "../../lib/browser/settings.svelte.ts";

let shown: Notification | null = null;

export function callAttention(title: string): void {
  shown?.close();
  shown = null;
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  shown = new Notification(title, { tag: "hordekeep-turn" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}
