/** What a table is proposed with before the person chooses: the usual, or what is right for few seats. */

import type { GameOption } from "../../wire.gen";

/** What is chosen for an option at a table of so many seats. */
export const usualFor = (option: GameOption, seats: number): string | number =>
  option.easier && seats < option.easier_below ? option.easier : option.default;
