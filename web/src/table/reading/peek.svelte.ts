/** Which thing is explained at this moment, and beside which element. */

import type { Spot } from "../play/things.ts";

const HOVER = 380;

class Peek {
  anchor: HTMLElement | null = $state.raw(null);
  spot: Spot = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: HTMLElement | null = null;

  show(anchor: HTMLElement, spot: Spot): void {
    clearTimeout(this.#timer);
    this.anchor = anchor;
    this.spot = spot;
  }

  soon(anchor: HTMLElement, spot: () => Spot): void {
    clearTimeout(this.#timer);
    this.#waiting = anchor;
    const delay = this.anchor ? HOVER / 4 : HOVER;
    this.#timer = setTimeout(() => this.show(anchor, spot()), delay);
  }

  leave(anchor: HTMLElement): void {
    if (this.#waiting === anchor) clearTimeout(this.#timer);
    if (this.anchor === anchor) this.anchor = null;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.anchor = null;
  }
}

export const peek = new Peek();
