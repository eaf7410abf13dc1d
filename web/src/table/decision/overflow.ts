/** A row or list that shows where it goes on: what scrolls says so at its edges (`data-before`, `data-after`). */

import type { Attachment } from "svelte/attachments";
import { type Trial, tryOn } from "../../lib/browser/rounds.ts";

const SLACK = 2;
/** So much of a row comes into sight by one press of an arrow. */
const PART = 0.75;

const EDGES = ["data-before", "data-after"] as const;

/** Letters reach so far beyond their line without being cut. */
const REACH = 6;

const goesOn = (element: HTMLElement): boolean => element.scrollWidth - element.clientWidth > SLACK;

const isCut = (element: HTMLElement): boolean => element.scrollHeight - element.clientHeight > REACH;

/** Makes shorter what has a shorter form, in up to two steps, if it can be without words pushed out below; a row that scrolls nevertheless stays whole. */
function* squeeze(element: HTMLElement): Trial {
  const levels = ["0", "1", "2"] as const;
  for (const edge of EDGES) element.removeAttribute(edge); // what leads on takes room of its own
  for (const allowed of [() => !isCut(element), () => true]) {
    for (const level of levels) {
      element.dataset["tight"] = level;
      yield;
      if (!goesOn(element) && allowed()) return;
      yield;
    }
  }
  element.dataset["tight"] = levels[0];
  yield;
}

/** What it shows of going on, to be written down; where it does not scroll nothing leads on. */
function edgesOf(element: HTMLElement): () => void {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const below = getComputedStyle(element).overflowY === "hidden" ? 0 : scrollHeight - clientHeight - scrollTop;
  const after = Math.max(scrollWidth - clientWidth - scrollLeft, below);
  return () => {
    element.toggleAttribute("data-before", scrollLeft > SLACK || scrollTop > SLACK);
    element.toggleAttribute("data-after", after > SLACK);
  };
}

function* fitRow(element: HTMLElement): Trial {
  yield* squeeze(element);
  const show = edgesOf(element);
  yield;
  show();
}

export function overflowing(): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => tryOn(element, () => fitRow(element));
    const scrolled = () => edgesOf(element)();
    const wheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || !goesOn(element)) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.parentElement) sizes.observe(element.parentElement); // a squeezed row does not grow with it by itself
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    element.addEventListener("scroll", scrolled, { passive: true });
    element.addEventListener("wheel", wheel, { passive: false });
    measure();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("wheel", wheel);
    };
  };
}

/** Brings the next part of a row into sight, in one direction. */
export function turnOn(row: HTMLElement | null, by: 1 | -1): void {
  row?.scrollBy({ left: by * row.clientWidth * PART });
}
