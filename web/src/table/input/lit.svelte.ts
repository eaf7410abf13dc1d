/** What can be chosen now is said of a thing, too: light alone is not heard; and what a hint speaks of is marked. */

import { t } from "../../lib/words/words.svelte.ts";
import type { Play } from "../play/play.svelte.ts";
import type { Spot } from "../play/things.ts";

/** Describes an element as long as what it stands for can be chosen; to be called from an attachment. */
export function sayLit(element: HTMLElement, play: Play, spot: () => Spot): void {
  $effect(() => {
    if (play.decision !== null && play.isLit(spot())) element.setAttribute("aria-description", t("page-can-choose"));
    else element.removeAttribute("aria-description");
  });
}

/** Marks an element with the number of the hint that speaks of it; to be called from an attachment. */
export function markHinted(element: HTMLElement, play: Play, spot: () => Spot): void {
  $effect(() => {
    const number = play.hinting.numberOn(spot());
    if (number === null) delete element.dataset["hinted"];
    else element.dataset["hinted"] = String(number);
  });
}
