/** Where a note may stand: over nothing that can be pressed next, as near to its corner as there is room. */

import { type Box, overlap } from "../../lib/browser/boxes.ts";

export interface NoteRoom {
  /** How large the note is. */
  width: number;
  height: number;
  /** What must not be covered. */
  free: readonly Box[];
  window: { width: number; height: number };
  /** The height below which it may stand: under the header. */
  from: number;
  /** Whether it is drawn to the top: on phones the answers are at the bottom. */
  high: boolean;
}

const MARGIN = 8;
const STEP = 8;

/** The place; nothing where there is none that covers nothing. Among many things it is looked for in longer steps. */
export function quietSpot(room: NoteRoom, step = STEP): { left: number; top: number } | null {
  const { width, height, free, window, from, high } = room;
  const lowest = window.height - height - MARGIN;
  const rightmost = window.width - width - MARGIN;
  let best: { left: number; top: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let top = from + MARGIN; top <= lowest; top += step) {
    for (let left = MARGIN; left <= rightmost; left += step) {
      const away = (high ? top - from : lowest - top) + (rightmost - left);
      if (away >= least || free.some((box) => overlap({ left, top, width, height }, box) > 0)) continue;
      [best, least] = [{ left, top }, away];
    }
  }
  return best;
}
