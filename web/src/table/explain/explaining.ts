/** Everything explains itself: to a mouse that rests on it, by a long press, and with the focus. */

import { hasMoved } from "../../lib/browser/mouse.ts";
import { drag } from "../input/drag.svelte.ts";
import { peek } from "../reading/peek.svelte.ts";
import { type Carrier, carrierAt, CARRIERS, explainedBy } from "./carriers.ts";

const LONG_PRESS = 480;
/** A finger that went so far is not waiting for anything. */
const STEADY = 10;

/** The sheet lies so far beside what it explains. */
const GAP = 12;

const within = (box: DOMRect, x: number, y: number, off = 0): boolean =>
  x >= box.left - off && x <= box.right + off && y >= box.top - off && y <= box.bottom + off;

/** Whether a mouse is on the sheet of what it rested on, or on the way there: the clause in it can be pressed. */
function staysWith(carrier: Carrier, x: number, y: number): boolean {
  const sheet = peek.anchor === carrier ? document.querySelector("[data-peek]")?.getBoundingClientRect() : undefined;
  if (!sheet || sheet.width === 0) return false;
  return within(sheet, x, y) || (within(sheet, x, y, GAP) && within(carrier.getBoundingClientRect(), x, y, GAP) && !within(carrier.getBoundingClientRect(), x, y));
}

class Explaining {
  /** On what the mouse is. */
  #under: Carrier | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finger = { x: 0, y: 0 };
  /** The finger was answered by an explanation: lifting it presses nothing. */
  #held = false;

  readonly listeners: Record<string, (event: Event) => void> = {
    pointermove: (event) => this.#moved(event as PointerEvent),
    pointerout: (event) => (event as PointerEvent).relatedTarget === null && this.#comeTo(null),
    pointerdown: (event) => this.#pressed(event as PointerEvent),
    pointerup: () => clearTimeout(this.#timer),
    pointercancel: () => clearTimeout(this.#timer),
    contextmenu: (event) => this.#held && event.preventDefault(),
    click: (event) => this.#clicked(event),
    // Later: a focused thing that is taken away tells so in the midst of drawing.
    focusin: (event) => queueMicrotask(() => this.#focused(event.target as HTMLElement)),
    focusout: () => queueMicrotask(() => peek.focusLeft()),
  };

  #moved(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== "mouse") {
      if (Math.hypot(x - this.#finger.x, y - this.#finger.y) > STEADY) clearTimeout(this.#timer);
      return;
    }
    // What comes to lie below a mouse that rests is not asked for.
    if (!hasMoved() || (this.#under && staysWith(this.#under, x, y))) return;
    this.#comeTo(drag.thing || !(event.target instanceof Element) ? null : carrierAt(event.target, x, y));
  }

  #comeTo(found: Carrier | null): void {
    if (found === this.#under) return;
    if (this.#under) peek.leave(this.#under);
    this.#under = found;
    if (found) peek.soon(found, () => explainedBy(found));
  }

  #pressed(event: PointerEvent): void {
    this.#held = false;
    clearTimeout(this.#timer);
    const { clientX: x, clientY: y, target } = event;
    if (event.pointerType === "mouse" || !(target instanceof Element)) return;
    this.#finger = { x, y };
    const found = carrierAt(target, x, y);
    if (!found) return;
    this.#timer = setTimeout(() => {
      if (drag.thing || !found.isConnected) return;
      this.#held = true;
      peek.show(found, explainedBy(found));
    }, LONG_PRESS);
  }

  #clicked(event: Event): void {
    if (!this.#held || (event as MouseEvent).detail === 0) return;
    this.#held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  #focused(element: HTMLElement): void {
    const carrier = element.closest<HTMLElement>(CARRIERS);
    if (carrier && element.matches(":focus-visible")) peek.soon(carrier, () => explainedBy(carrier), { focus: true });
  }
}

/** Listens on the whole page until it is told to stop. */
export function explainsItself(): () => void {
  const { listeners } = new Explaining();
  const options = { capture: true };
  for (const [name, listen] of Object.entries(listeners)) document.addEventListener(name, listen, options);
  return () => {
    for (const [name, listen] of Object.entries(listeners)) document.removeEventListener(name, listen, options);
    peek.hide();
  };
}
