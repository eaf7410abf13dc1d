/** How much what happens is worth a look while rivals act, and in what happened since. */

import type { Weight } from "../../../table/pace/step_time.ts";
import type { Happened } from "../../../wire.gen";

/** What deserves a whole step; the rest of what is named here a short one. */
const GRAVE = new Set(["began", "died", "wounded", "walls-breached", "achievement-gained", "lord-answers", "fury-turned", "chest-opened", "ended"]);
const BRIEF = new Set([
  "moved", "set-taken", "dice-rolled", "dice-rerolled", "die-turned", "die-placed", "demon-killed", "card-beaten",
  "skill-gained", "equipped", "item-picked", "restored", "call-answered", "penalty-taken",
]);

export function weigh(event: Happened): Weight {
  return GRAVE.has(event.name) ? 2 : BRIEF.has(event.name) ? 1 : 0;
}
