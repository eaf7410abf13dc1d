/**
 * Looking around by keys: arrows go from sign to sign, whether it can be pressed or not, and each
 * explains itself. The focus stays where it was, so that nothing becomes a stop of the Tab key.
 */

import { nearest, type Direction } from "../input/roving.ts";
import { peek } from "../reading/peek.svelte.ts";
import { type Carrier, carriersInSight, explainedBy } from "./carriers.ts";

const isDirection = (key: string): key is Direction => key.startsWith("Arrow");

export class LookingAround {
  on = $state(false);
  #at: Carrier | null = null;

  /** Begins at what has the focus, else at the first that is there. */
  begin(): void {
    if (this.on) return this.leave();
    const all = carriersInSight();
    const first = all.findLast((one) => one.contains(document.activeElement)) ?? all[0];
    if (!first) return;
    this.on = true;
    this.#show(first);
  }

  leave(): void {
    if (!this.on) return;
    this.on = false;
    this.#at = null;
    peek.hide();
  }

  /** While it is on, arrows, Escape and Enter (which reads the clause) are its own; whatever else is pressed ends it and counts. */
  pressed(event: KeyboardEvent, read: () => void): void {
    if (!this.on || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    if (isDirection(event.key)) {
      const all = carriersInSight();
      const from = this.#at?.isConnected ? this.#at : all[0];
      const to = from && nearest(all, from, event.key);
      if (to) this.#show(to);
    } else if (event.key === "Enter") {
      read();
    } else {
      this.leave();
      if (event.key !== "Escape" && event.key.toLowerCase() !== "i") return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #show(carrier: Carrier): void {
    this.#at = carrier;
    carrier.scrollIntoView({ block: "nearest", inline: "nearest" });
    peek.show(carrier, explainedBy(carrier));
  }
}
