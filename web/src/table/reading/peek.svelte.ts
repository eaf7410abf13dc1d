/** What is explained at this moment, and beside which element. */

import type { Explained } from "../explain/kinds.ts";

const HOVER = 380;
/** Whoever is about to press an answer is not spoken to at once. */
const UNHURRIED = 900;
/** Where answers are given. */
export const ANSWERS = "section.decide";

class Peek {
  anchor: Element | null = $state.raw(null);
  explained: Explained | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: Element | null = null;
  #focused: Element | null = null;

  show(anchor: Element, explained: Explained): void {
    clearTimeout(this.#timer);
    this.anchor = anchor;
    this.explained = explained;
  }

  soon(anchor: Element, explained: () => Explained, by: { focus?: boolean } = {}): void {
    clearTimeout(this.#timer);
    this.#waiting = anchor;
    if (by.focus) this.#focused = anchor;
    const delay = anchor.closest(ANSWERS) ? UNHURRIED : this.anchor ? HOVER / 4 : HOVER;
    this.#timer = setTimeout(() => anchor.isConnected && this.show(anchor, explained()), delay);
  }

  leave(anchor: Element): void {
    if (this.#waiting === anchor) clearTimeout(this.#timer);
    if (this.anchor === anchor) this.anchor = null;
  }

  focusLeft(): void {
    if (this.#focused) this.leave(this.#focused);
    this.#focused = null;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.anchor = null;
  }
}

export const peek = new Peek();
