/** What is worth telling of what happened since the person's last turn. */

import type { Happened } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";

const FEWEST = 3;
const MOST = 6;

/** A turn: whose it is, and the how-manieth event it begins with. */
interface Turn {
  seat: number;
  from: number;
}

/** What happened after the last turn of a seat that is over, the turn it has now included; nothing before its first. */
export function afterTurnOf(seat: number, events: readonly Happened[], turnOf: (event: Happened) => number | null): Happened[] {
  const turns = events.flatMap((event, from): Turn[] => {
    const whose = turnOf(event);
    return whose === null ? [] : [{ seat: whose, from }];
  });
  const over = turns.findLastIndex((turn, at) => turn.seat === seat && at + 1 < turns.length && turns[at + 1]?.seat !== seat);
  return over < 0 ? [] : events.slice(turns[over + 1]?.from);
}

/** The weightiest of them, of equals the latest, in their order; nothing where there are few. */
export function weightiest(told: readonly Happened[], weigh: (event: Happened) => number): Happened[] {
  const kept = new Set([...told].sort((one, other) => weigh(other) - weigh(one) || other.entry - one.entry).slice(0, MOST));
  return told.length < FEWEST ? [] : told.filter((one) => kept.has(one));
}

/** What is told while the person is asked: until the first answer of a turn, and again when much came of it. */
export function eventsSince(play: Play): readonly Happened[] {
  const { showing, decision, view } = play;
  if (showing && showing.recalled !== null) return showing.retold;
  if (!showing || !decision || !view) return [];
  const weigh = (event: Happened): number => play.game.weigh?.(event) ?? 1;
  const known = play.live.events.filter((one) => one.only === null || one.only.includes(play.viewpoint));
  const isTold = (one: Happened): boolean => weigh(one) > 0 && !play.game.passing?.has(one.name);
  const answered = showing.since ?? -1;
  const fresh = known.filter((one) => one.entry > answered && isTold(one));
  if (fresh.length < FEWEST) return [];
  const turnOf = play.game.turnOf;
  const all = turnOf ? afterTurnOf(decision.seat, known, (event) => turnOf(event, view)).filter(isTold) : [];
  return weightiest(all.length > 0 ? all : showing.since === null ? [] : fresh, weigh);
}
