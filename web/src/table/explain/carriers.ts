/** Which element explains itself at a place, and what it stands for. */

import type { Attachment } from "svelte/attachments";
import type { Spot } from "../play/things.ts";
import type { Explained } from "./kinds.ts";

/** Everything that carries a kind. */
export const CARRIERS = "[data-kind], [data-thing]";

export type Carrier = HTMLElement | SVGElement;

const spots = new WeakMap<Element, () => Spot>();

/** Says for which single thing an element stands. */
export function standsFor(element: Element, spot: () => Spot): void {
  spots.set(element, spot);
}

/** A button without anything in it that lies over its parent, and is pressed in its place. */
const isOverlay = (element: Element): boolean => element.childElementCount === 0 && element.matches("button.hit");

const overlayOf = (carrier: Carrier): Carrier | undefined => [...carrier.children].find((one): one is HTMLElement => isOverlay(one));

export function explainedBy(carrier: Carrier): Explained {
  const { kind, thing = "", name } = carrier.dataset;
  const spot = spots.get(carrier) ?? spots.get(overlayOf(carrier) ?? carrier);
  return { kind: kind ?? thing.slice(0, thing.indexOf(":")), spot: spot?.() ?? [], ...(name ? { name } : {}) };
}

const carrierOf = (element: Element): Carrier | null => element.closest<Carrier>(CARRIERS);

function holds(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/**
 * The innermost carrier at a place. What lies on a button often lets the pointer through to it, so it
 * is looked for by where it is drawn: inside the carrier that was hit, or beside an empty one that
 * lies over it all.
 */
export function carrierAt(target: Element, x: number, y: number): Carrier | null {
  const hit = carrierOf(target);
  if (!hit) return null;
  const within = isOverlay(hit) && hit.parentElement ? hit.parentElement : hit;
  let [found, least] = [hit, Number.POSITIVE_INFINITY];
  for (const one of within.querySelectorAll<Carrier>(CARRIERS)) {
    const box = one.getBoundingClientRect();
    const size = box.width * box.height;
    if (one !== hit && size > 0 && size < least && holds(box, x, y)) [found, least] = [one, size];
  }
  return found;
}

/** All carriers that can be seen, in the order of the page; in a dialog only its own. */
export function carriersInSight(): Carrier[] {
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main") ?? document.body;
  return [...within.querySelectorAll<Carrier>(CARRIERS)].filter(
    (one) => !isOverlay(one) && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0,
  );
}

/** Lets an element that cannot be touched stand for a single thing. */
export function standing(kind: string, spot: () => Spot): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["kind"] = kind;
    standsFor(element, spot);
  };
}
