/** The event by which a stretch of the game is told. */

import type { Happened } from "../../wire.gen";

/** The weightiest event after one entry and up to another; of several, the last. */
export function gravest(events: readonly Happened[], stretch: { entry: number; until: number }, weigh: (event: Happened) => number): Happened | null {
  let found: Happened | null = null;
  for (const event of events) {
    if (event.entry <= stretch.entry || event.entry > stretch.until) continue;
    if (!found || weigh(event) >= weigh(found)) found = event;
  }
  return found;
}
