/** One stop of the Tab key for a group; arrow keys go to the nearest thing in their direction. */

import type { Attachment } from "svelte/attachments";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ITEMS = "[data-item]";

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** How far a box lies in a direction, or nothing when it does not; sideways counts double. */
export function distance(from: DOMRect, to: DOMRect, direction: Direction): number | null {
  const here = middle(from);
  const there = middle(to);
  const dx = there.x - here.x;
  const dy = there.y - here.y;
  const [ahead, aside] = {
    ArrowLeft: [-dx, dy],
    ArrowRight: [dx, dy],
    ArrowUp: [-dy, dx],
    ArrowDown: [dy, dx],
  }[direction] as [number, number];
  return ahead > 3 ? ahead + 2 * Math.abs(aside) : null;
}

/** The thing that lies next in a direction. */
export function nearest<One extends Element>(items: readonly One[], from: One, direction: Direction): One | null {
  const here = from.getBoundingClientRect();
  let best: One | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item === from) continue;
    const far = distance(here, item.getBoundingClientRect(), direction);
    if (far !== null && far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

export function roving(): Attachment<HTMLElement> {
  return (group) => {
    let current: HTMLElement | null = null;
    const items = () =>
      [...group.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null);

    const settle = () => {
      const all = items();
      if (!current || !all.includes(current)) {
        current = all.find((item) => item.classList.contains("lit")) ?? all[0] ?? null;
      }
      for (const item of group.querySelectorAll<HTMLElement>(ITEMS)) {
        item.tabIndex = item === current ? 0 : -1;
      }
    };
    const focused = (event: FocusEvent) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
      if (!item || item === current) return;
      if (current) current.tabIndex = -1;
      current = item;
      item.tabIndex = 0;
    };
    const pressed = (event: KeyboardEvent) => {
      if (!event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
      if (!from) return;
      const to = nearest(items(), from, event.key as Direction);
      event.preventDefault();
      event.stopPropagation();
      to?.focus();
    };

    settle();
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focused);
    group.addEventListener("keydown", pressed);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", pressed);
    };
  };
}
