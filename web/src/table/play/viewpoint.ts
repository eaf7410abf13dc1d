/** Whose knowledge may be on the screen. */

import type { TableLine } from "../../lib/server/live.svelte.ts";

/** The seat of somebody who only watches: it knows what everybody knows. */
export const SPECTATOR = -2;

/** Who looks back: at a shared screen, while secrets may be left, only what everybody knows. */
export function looksBack(live: TableLine): number {
  if (live.shared && live.state?.result == null) return SPECTATOR;
  return live.state?.seat ?? SPECTATOR;
}
