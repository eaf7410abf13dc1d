/** What is worth telling of what happened since the person acted last. */

import type { Happened } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";

const FEWEST = 3;
const MOST = 6;

/** The events that weigh most, in their order; none while something else is shown, or where there were few. */
export function eventsSince(play: Play): Happened[] {
  const { showing, decision } = play;
  if (!showing || !decision || showing.since === null) return [];
  const since = showing.since;
  const weigh = (event: Happened): number => play.game.weigh?.(event) ?? 1;
  const told = play.live.events.filter((one) => one.entry > since && weigh(one) > 0 && (one.only === null || one.only.includes(play.viewpoint)));
  if (told.length < FEWEST) return [];
  const kept = new Set([...told].sort((one, other) => weigh(other) - weigh(one) || other.entry - one.entry).slice(0, MOST));
  return told.filter((one) => kept.has(one));
}
