/** Text that is longer than its card, as in some languages, becomes smaller until it fits. */

import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.5;
const STEP = 0.04;

const isFull = (element: HTMLElement): boolean => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;

/** The element has a size of its own; `--fit` tells what is in it how much smaller it has to be. */
export function fitted(text: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    text();
    const fit = (): void => {
      let scale = 1;
      element.style.setProperty("--fit", "1");
      while (isFull(element) && scale > SMALLEST) {
        scale -= STEP;
        element.style.setProperty("--fit", String(scale));
      }
    };
    fit();
    let left = false;
    void document.fonts.ready.then(() => {
      if (!left) fit();
    });
    return () => {
      left = true;
    };
  };
}
