/**
 * Carrying things across the table by mouse or finger, as an extra to clicks. The thing in hand is
 * known to all, so that what could take it shows what would come of it.
 */

import type { Attachment } from "svelte/attachments";
import { peek } from "../reading/peek.svelte.ts";
import type { Thing } from "../play/things.ts";

/** A finger that moves sooner scrolls; one that rests longer is told what it rests on. */
const HOLD = 170;
const SLACK = 7;

interface Taker {
  takes: (thing: Thing) => boolean;
  take: (thing: Thing) => void;
}

const takers = new WeakMap<Element, Taker>();

class Drag {
  /** What is carried, from the first move until it is let go. */
  thing: Thing | null = $state.raw(null);
  /** What would take it, below the pointer. */
  over: Element | null = $state.raw(null);

  isOver(element: Element | null): boolean {
    return element !== null && this.over === element;
  }
}

export const drag = new Drag();

function takerAt(x: number, y: number): Element | null {
  const found = document.elementFromPoint(x, y)?.closest("[data-taker]") ?? null;
  return found && drag.thing && takers.get(found)?.takes(drag.thing) ? found : null;
}

/** A picture of what is carried, below the pointer. */
function shadowOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const shadow = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-die", "data-item", "data-key", "data-kind", "data-thing", "data-flip"]) shadow.removeAttribute(name);
  shadow.setAttribute("aria-hidden", "true");
  shadow.inert = true;
  const look = { position: "fixed", left: "0", top: "0", width: `${width}px`, height: `${height}px`, margin: "0", "z-index": "90", "pointer-events": "none", opacity: "0.92", transition: "none" };
  for (const [name, value] of Object.entries(look)) shadow.style.setProperty(name, value);
  element.parentElement?.append(shadow);
  return shadow;
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
}

export interface Carrying {
  /** Called when it is lifted, before anything asks about it. */
  lift?: () => void;
  /** Whether a finger lifts it by moving at once; else it rests for a moment first, and else scrolls. */
  eager?: boolean;
}

/** Something that can be carried while it stands for a thing. */
export function carried(thing: () => Thing | null, { lift, eager = false }: Carrying = {}): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let armed = false;
    let shadow: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (eager) element.style.setProperty("touch-action", "none");

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || thing() === null) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      armed = eager || event.pointerType === "mouse";
      if (!armed) timer = setTimeout(() => (armed = true), HOLD);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
      addEventListener("keydown", escape, { capture: true });
    };
    const begin = () => {
      lift?.();
      peek.hide();
      drag.thing = thing();
      if (drag.thing) shadow = shadowOf(element);
      else stop();
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
      if (!armed && far) return stop();
      if (armed && far && !drag.thing) begin();
      if (!drag.thing || !shadow) return;
      shadow.style.setProperty("transform", `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -112%)`);
      drag.over = takerAt(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      const carrying = drag.thing;
      const found = shadow && takerAt(event.clientX, event.clientY);
      if (shadow) swallowClick();
      stop();
      if (carrying && found) takers.get(found)?.take(carrying);
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId === start?.id) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      if (shadow) {
        shadow.remove();
        drag.thing = null;
        drag.over = null;
      }
      start = null;
      shadow = null;
      armed = false;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", escape, { capture: true });
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !shadow) return;
      event.stopImmediatePropagation();
      stop();
    };
    const keep = (event: TouchEvent) => {
      if (armed && start && event.cancelable) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (armed && start) event.preventDefault();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", keep, { passive: false });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", keep);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/** Something onto which things can be let go. */
export function taking(takes: Taker["takes"], take: Taker["take"]): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["taker"] = "";
    takers.set(element, { takes, take });
    return () => {
      takers.delete(element);
      if (drag.over === element) drag.over = null;
    };
  };
}
