/** Where the words of a wheel stand, and where the wheel lies beside what was pointed at. */

import { keyOf, type Thing } from "../play/things.ts";

/** The rows of the right half from the top; the left half goes up again. */
const DOWN = [-3, -2, -1, 0, 1, 2, 3];
const PLACES = [...DOWN.map((row) => ({ row, side: 1 })), ...DOWN.slice(1, -1).reverse().map((row) => ({ row, side: -1 }))];

/** How far from the middle the nth word stands, clockwise from the top, in rows and in parts of the width. */
export function spoke(nth: number): { across: number; down: number } {
  const { row, side } = PLACES[nth % PLACES.length] as { row: number; side: number };
  return { across: side * Math.sqrt(1 - (row / 3) ** 2), down: row };
}

/** The key that says the nth word; the last ones have none. */
export const keyAt = (nth: number): string => (nth < 10 ? String((nth + 1) % 10) : "");

/** The place of a thing in the window, as far as it is in sight. */
export function placeOf(thing: Thing): DOMRect | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(keyOf(thing))}"]`)];
  const boxes = found.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  return boxes.find((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight) ?? null;
}
