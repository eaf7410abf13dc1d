/**
 * Motion that explains: things that moved glide from where they were, new ones come from where such
 * things are kept. Call it while a component is being set up.
 */

import { moves } from "../lib/settings.svelte.ts";

const CARD = 420;
const EASE = "cubic-bezier(.2,.8,.2,1)";

function boxes(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    found.set(element.dataset["flip"] ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Where things of this kind come from when they were not on the table. */
function homeOf(root: HTMLElement, key: string): DOMRect | undefined {
  const kind = key.split(":")[0];
  return root.querySelector(`[data-flip-home="${kind}"]`)?.getBoundingClientRect();
}

function glide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const wide = to.width > 0 ? from.width / to.width : 1;
  const grows = wide < 0.5 || wide > 2 ? wide : 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${grows})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: CARD, easing: EASE },
  );
}

export function flip(root: () => HTMLElement | null, changes: () => unknown): void {
  let before: Map<string, DOMRect> | null = null;
  let homes: Map<string, DOMRect> = new Map();

  $effect.pre(() => {
    changes();
    const element = root();
    if (!element || !moves()) return;
    before = boxes(element);
    homes = new Map();
    for (const home of element.querySelectorAll<HTMLElement>("[data-flip-home]")) {
      homes.set(home.dataset["flipHome"] ?? "", home.getBoundingClientRect());
    }
  });
  $effect(() => {
    changes();
    const element = root();
    if (!element || !before || before.size === 0 || !moves()) return;
    for (const item of element.querySelectorAll<HTMLElement>("[data-flip]")) {
      const key = item.dataset["flip"] ?? "";
      const from = before.get(key) ?? homes.get(key.split(":")[0] ?? "") ?? homeOf(element, key);
      if (from) glide(item, from);
    }
  });
}
