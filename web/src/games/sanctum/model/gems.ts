/** Gems by colour, in the order of the boards. */

import type { GemsView } from "../../../wire.gen";

export type GemColour = "red" | "green" | "blue" | "white";

export const GEM_COLOURS: readonly GemColour[] = ["red", "green", "blue", "white"];

/** Counted gems, one by one. */
export const oneByOne = (gems: GemsView): GemColour[] =>
  GEM_COLOURS.flatMap((colour) => Array<GemColour>(gems[colour]).fill(colour));
