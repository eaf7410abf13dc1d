/**
 * Several seats at one screen: while blessings are secret it is handed over before another seat is
 * looked at; else people switch as they like, and stay where they are while something is asked there.
 */

import { untrack } from "svelte";
import { peek } from "../../../table/reading/peek.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import { questOf } from "../model/view.ts";

export interface Handover {
  /** The seat to hand over to before anything is shown; nothing when all is well. */
  readonly next: number | null;
  take(): void;
  /** The own seats that can be looked from now; none when there is nothing to choose. */
  readonly seats: readonly number[];
  /** Looks from another own seat. */
  choose(seat: number): void;
}

export function handOver(play: () => Play): Handover {
  /** Who looks at this screen; at first whoever is asked first. */
  let looker: number | null = $state(null);
  /** The seat that was chosen to be looked from, and whether it was asked since. */
  let chosen: number | null = untrack(() => play().live.pin);
  /** Whoever was in front before a reload stays there, but only while something is asked there. */
  let wasAsked = true;

  const own = $derived(play().live.card?.seats ?? []);
  const shared = $derived(play().live.shared && !play().replaying);
  const secrets = $derived.by(() => {
    const view = play().view;
    return view !== null && questOf(view).champions.some((one) => one.blessings.length > 0 && play().isMine(one.seat)) && ["journey", "last-rest"].includes(questOf(view).phase);
  });
  const allAsked = $derived(play().scene?.decisions.map((one) => one.seat) ?? []);
  const asked = $derived(play().decision?.seat ?? null);
  /** Whose secrets would be shown: of who is asked, else of whose viewpoint is taken. */
  const facing = $derived(asked ?? play().scene?.seat ?? null);
  const next = $derived(shared && secrets && facing !== looker ? facing : null);
  const seats = $derived(shared ? own.filter((seat) => !secrets || allAsked.includes(seat) || seat === play().scene?.seat) : []);

  function lookFrom(seat: number | null): void {
    chosen = seat;
    wasAsked = false;
    play().live.look(seat);
  }

  $effect.pre(() => {
    const mine = play();
    mine.veil = () => next !== null;
    return () => (mine.veil = () => false);
  });
  $effect(() => {
    if (!shared || secrets) return;
    if (asked !== null) looker = asked;
    const seat = play().scene?.seat ?? null;
    // Nothing takes a person away from a seat that is asked, not even a line that comes back.
    if (chosen === null && seat !== null && allAsked.length > 1 && allAsked.includes(seat)) lookFrom(seat);
    if (chosen === null) return;
    if (allAsked.includes(chosen)) wasAsked = true;
    else if (wasAsked && allAsked.length > 0) lookFrom(null);
  });
  return {
    get next() {
      return next;
    },
    take() {
      peek.hide();
      play().hush();
      looker = facing;
      lookFrom(facing);
      wasAsked = true;
    },
    get seats() {
      return seats.length > 1 ? seats : [];
    },
    choose: lookFrom,
  };
}
