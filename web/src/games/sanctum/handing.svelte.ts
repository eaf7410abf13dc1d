/** Handing a shared screen over: while blessings are secret, another seat is looked at only when asked for. */

import type { Play } from "../../table/play.svelte.ts";
import { questOf } from "./quest.ts";

export interface Handing {
  /** The seat to hand over to before anything is shown; nothing when all is well. */
  readonly next: number | null;
  take(): void;
}

export function handOver(play: () => Play): Handing {
  /** Who looks at this screen; at first whoever is asked first. */
  let looker: number | null = $state(null);

  const shared = $derived((play().live.card?.seats.length ?? 0) > 1 && !play().replaying);
  const secrets = $derived.by(() => {
    const view = play().view;
    return view !== null && questOf(view).champions.some((one) => one.blessings.length > 0 && play().isMine(one.seat)) && ["journey", "last-rest"].includes(questOf(view).phase);
  });
  const asked = $derived(play().decision?.seat ?? null);
  const next = $derived(shared && secrets && asked !== null && asked !== looker ? asked : null);

  let pinned = false;

  $effect(() => {
    if (secrets) return;
    if (asked !== null) looker = asked;
    if (pinned) play().live.look(null);
    pinned = false;
  });
  return {
    get next() {
      return next;
    },
    take() {
      looker = asked;
      pinned = asked !== null;
      if (asked !== null) play().live.look(asked);
    },
  };
}
