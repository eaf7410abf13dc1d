/** What fingers, mice and keys do with the things on the table, as attachments. */

import type { Attachment } from "svelte/attachments";
import type { Action } from "../../wire.gen";
import { rests } from "../../lib/browser/mouse.ts";
import { markHinted, sayLit } from "./lit.svelte.ts";
import { drag } from "./drag.svelte.ts";
import { standsFor } from "../explain/carriers.ts";
import { peek } from "../reading/peek.svelte.ts";
import type { Play } from "../play/play.svelte.ts";
import { keyOf, type Spot } from "../play/things.ts";
import { leadsTo } from "../play/wanted.svelte.ts";

const LONG_PRESS = 480;

/** Calls back when a mouse comes to an element by its own way, not when the element appears below it. */
function onArrival(element: HTMLElement, come: () => void): () => void {
  let waits = false;
  let [atX, atY] = [0, 0];
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    waits = rests(event);
    [atX, atY] = [event.clientX, event.clientY];
    if (!waits) come();
  };
  const move = (event: PointerEvent) => {
    if (!waits || (event.clientX === atX && event.clientY === atY)) return;
    waits = false;
    come();
  };
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointermove", move);
  return () => {
    element.removeEventListener("pointerenter", enter);
    element.removeEventListener("pointermove", move);
  };
}

/** The second press of a double click: what lies there by now was not meant. */
export const isRepeated = (event: MouseEvent): boolean => event.detail > 1;

/**
 * A thing that can be touched: a click picks it, Alt and a click point at it, a long press or a
 * hovering mouse shows what it would lead to. One that is picked in its own way says itself what it leads to.
 */
export function touchable(play: Play, spot: () => Spot, pick?: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    const first = spot()[0];
    if (first) element.dataset["thing"] = keyOf(first);
    standsFor(element, spot);
    sayLit(element, play, spot);
    if (!pick) leadsTo(play, () => (play.isPicked(spot()) ? [] : play.waysTo(spot())))(element);
    markHinted(element, play, spot);

    const click = (event: MouseEvent) => {
      event.stopPropagation();
      if (explained || isRepeated(event)) return;
      peek.hide();
      if (event.altKey) play.pointAt(spot());
      else if (pick && !play.pointing) pick();
      else play.touch(spot());
    };
    const down = (event: PointerEvent) => {
      explained = false;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        if (drag.thing) return;
        explained = true;
        play.foresight.lookAt(spot());
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(timer);
    const forget = onArrival(element, () => {
      if (!drag.thing) play.foresight.lookAt(spot());
    });
    const leave = () => {
      clearTimeout(timer);
      play.foresight.hide();
    };
    const focus = () => {
      if (element.matches(":focus-visible")) play.foresight.lookAt(spot());
    };
    const menu = (event: Event) => {
      if (explained) event.preventDefault();
    };

    element.addEventListener("click", click);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", leave);
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      peek.leave(element);
      element.removeEventListener("click", click);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
      forget();
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointercancel", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", leave);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/**
 * A button that shows what it would lead to: while a mouse or the focus is on it, or by a long press,
 * which then does not press it.
 */
export function foreseen(play: Play, action: () => Action | undefined): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const look = () => {
      const found = action();
      if (found) play.foresight.look(found);
    };
    const on: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        held = false;
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === "mouse" || !action()) return;
        timer = setTimeout(() => {
          held = true;
          look();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointerleave: () => leave(),
      pointercancel: () => leave(),
      focus: () => element.matches(":focus-visible") && look(),
      blur: () => leave(),
      contextmenu: (event) => held && event.preventDefault(),
    };
    const leave = () => {
      clearTimeout(timer);
      if (!held) play.foresight.hide();
    };
    const click = (event: Event) => {
      if (!held) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const forget = onArrival(element, look);
    element.addEventListener("click", click, { capture: true });
    for (const [name, listen] of Object.entries(on)) element.addEventListener(name, listen);
    return () => {
      leave();
      forget();
      element.removeEventListener("click", click, { capture: true });
      for (const [name, listen] of Object.entries(on)) element.removeEventListener(name, listen);
    };
  };
}

/** Calls back while somebody looks at an element: a mouse that came to it, or the focus. */
export function lookedAt(look: () => void): Attachment<HTMLElement> {
  return (element) => {
    const forget = onArrival(element, look);
    element.addEventListener("focus", look);
    return () => {
      forget();
      element.removeEventListener("focus", look);
    };
  };
}

/** CSS variables of an element; a style attribute would be refused by the content policy. */
export function vars(values: Record<string, string | number>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
  };
}
