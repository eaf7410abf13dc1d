/**
 * Motion that explains: things that moved glide from where they were, new ones come from where such
 * things are kept, and those that left go where they are put away. Call `flip` while a component is
 * being set up. Elements say what they are by `data-flip`, homes by `data-flip-home`.
 */

import { moves } from "../../lib/browser/settings.svelte.ts";

const CARD = 420;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const AWAY: Record<string, string> = { card: "discard" };

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

const kindOf = (key: string): string => key.split(":")[0] ?? "";

function seen(root: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    found.set(element.dataset["flip"] ?? "", { box: element.getBoundingClientRect(), element });
  }
  return found;
}

function homes(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const home of root.querySelectorAll<HTMLElement>("[data-flip-home]")) {
    found.set(home.dataset["flipHome"] ?? "", home.getBoundingClientRect());
  }
  return found;
}

/** How much a thing changes in size, if that is worth showing. */
const grown = (from: DOMRect, to: DOMRect): number => {
  const ratio = to.width > 0 ? from.width / to.width : 1;
  return ratio < 0.5 || ratio > 2 ? ratio : 1;
};

/** How much larger the page is drawn than it measures. */
const zoomOf = (element: Element & { currentCSSZoom?: number }): number => element.currentCSSZoom ?? 1;

function glide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const scale = zoomOf(element);
  const dx = (from.left - to.left) / scale;
  const dy = (from.top - to.top) / scale;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const start = `translate(${dx}px, ${dy}px) scale(${grown(from, to)})`;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: CARD, easing: EASE },
  );
}

/** A thing that is no longer there goes to where it is put away, as a picture of itself. */
function depart({ element, box }: Seen, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  delete ghost.dataset["flip"];
  const place = { position: "fixed", margin: "0", zIndex: "40", pointerEvents: "none" };
  Object.assign(ghost.style, place, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  const scale = Math.min(to.width / box.width, 1);
  const end = `translate(${to.left - box.left}px, ${to.top - box.top}px) scale(${scale})`;
  const motion = ghost.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: end, transformOrigin: "0 0", opacity: 0.15 },
    ],
    { duration: CARD, easing: "ease-in" },
  );
  motion.onfinish = () => ghost.remove();
  motion.oncancel = () => ghost.remove();
}

export function flip(root: () => HTMLElement | null, changes: () => unknown): void {
  let before: Map<string, Seen> = new Map();
  let kept: Map<string, DOMRect> = new Map();

  $effect.pre(() => {
    changes();
    const element = root();
    if (!element || !moves()) return;
    before = seen(element);
    kept = homes(element);
  });
  $effect(() => {
    changes();
    const element = root();
    if (!element || before.size === 0 || !moves()) return;
    const now = seen(element);
    const here = homes(element);
    for (const [key, { element: item }] of now) {
      const from = before.get(key)?.box ?? kept.get(kindOf(key)) ?? here.get(kindOf(key));
      if (from) glide(item, from);
    }
    for (const [key, gone] of before) {
      const to = here.get(AWAY[kindOf(key)] ?? "");
      if (!now.has(key) && to) depart(gone, to);
    }
    before = new Map();
  });
}
