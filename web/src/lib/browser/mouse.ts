/** Where the mouse was last; known from the first page on, so that what appears under a resting mouse is told apart. */

let [lastX, lastY] = [-1, -1];
let moved = false;
addEventListener(
  "pointermove",
  (event) => {
    moved = !rests(event);
    [lastX, lastY] = [event.clientX, event.clientY];
  },
  { capture: true, passive: true },
);

/** Whether the mouse is where it was before this event. */
export const rests = (event: MouseEvent): boolean => event.clientX === lastX && event.clientY === lastY;

/** Whether the newest pointer event came because the mouse went somewhere, not because the page did. */
export const hasMoved = (): boolean => moved;
