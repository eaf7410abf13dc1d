/** Gems and markers in words, for those who do not see their cuts. */

import { listed, t } from "../../../lib/words/words.svelte.ts";
import { GEM_COLOURS, type GemColour } from "./gems.ts";

/** `2 red gems and 1 blue gem`; nothing for none. */
export function sayGems(gems: readonly GemColour[]): string {
  const amounts = GEM_COLOURS.map((colour) => ({ colour, n: gems.filter((one) => one === colour).length }));
  const said = amounts.filter(({ n }) => n > 0).map(({ colour, n }) => t(`amount-${colour}-gems`, { n }));
  return said.length > 0 ? listed(said) : "";
}
