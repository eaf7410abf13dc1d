/** How much what happens is worth a look while others act. */

import type { Weight } from "../../../table/pace/step_time.ts";
import type { Happened } from "../../../wire.gen";

/** What deserves a look of its own while others act; the rest is seen with the next step. */
const GRAVE = new Set(["began", "corruption-rolled", "life-lost", "tile-grasped", "haunting-moved", "hero-shadowed", "board-struck", "went-out", "died", "ended"]);
const BRIEF = new Set([
  "card-placed", "card-trapped", "card-haunted", "bottom-discarded", "dice-rolled", "card-beaten", "card-destroyed",
  "tile-activated", "called", "trap-set", "banner-raised", "net-cast", "grasp-removed", "revived", "laid-down",
]);

export function weigh(event: Happened): Weight {
  return GRAVE.has(event.name) ? 2 : BRIEF.has(event.name) ? 1 : 0;
}
