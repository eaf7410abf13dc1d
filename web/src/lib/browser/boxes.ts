/** Boxes in pixels: of the window, or of the board on which something is drawn. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const right = (box: Box): number => box.left + box.width;
export const bottom = (box: Box): number => box.top + box.height;

/** How much of two boxes lies over each other. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const high = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where an element lies. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether an element is drawn at all; what is scrolled out of the window counts. */
export const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
