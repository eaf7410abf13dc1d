/** "Your turn", for those who look elsewhere: a notification, if it is wanted and allowed. */

import { settings } from "../../lib/browser/settings.svelte.ts";

const TAG = "hordekeep-turn";
let shown: Notification | null = null;

export function callAttention(title: string): void {
  shown?.close();
  shown = null;
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  void show(title);
}

/** By the worker where there is one: phones know no other way, and a click finds the table again. */
async function show(title: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, { tag: TAG, icon: "/favicon.svg", data: { path: location.pathname } });
    return;
  }
  shown = new Notification(title, { tag: TAG });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}
