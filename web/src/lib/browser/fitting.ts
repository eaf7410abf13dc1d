/** Words that need more room than they have: `data-tight` counts up until they fit, and styles say what gives way at each step. */

import type { Attachment } from "svelte/attachments";
import { type Trial, tryOn } from "./rounds.ts";

const LEVELS = ["0", "1", "2", "3"] as const;
/** Letters reach so much of their size beyond their line without being cut. */
const REACH = 0.4;

function overflows(element: HTMLElement, beyond: number): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const reach = beyond * Number.parseFloat(getComputedStyle(element).fontSize);
  return scrollWidth > clientWidth || scrollHeight - clientHeight > reach;
}

function* fit(element: HTMLElement, beyond: number): Trial {
  for (const level of LEVELS) {
    element.dataset["tight"] = level;
    yield;
    if (!overflows(element, beyond)) return;
    yield;
  }
}

export function fitting(beyond = REACH): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => tryOn(element, () => fit(element, beyond));
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const words = new MutationObserver(measure);
    words.observe(element, { childList: true, subtree: true, characterData: true });
    document.fonts.addEventListener("loadingdone", measure);
    measure();
    return () => {
      sizes.disconnect();
      words.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  };
}
