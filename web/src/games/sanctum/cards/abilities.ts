/** The abilities in the box: printed on hero boards, and on items. */

import type { Piece } from "../../../cards/box.ts";
import type { AbilityView, DemonCardView, HeroBoardView } from "../../../wire.gen";

function abilitiesOf({ kind, told }: Piece): AbilityView[] {
  if (kind === "hero") return (told as HeroBoardView).slots.flatMap((slot) => slot.printed ?? []);
  return kind === "demon" ? (told as DemonCardView).item.abilities : [];
}

export const abilityIn = (pieces: Piece[], word: string): AbilityView | null =>
  pieces.flatMap(abilitiesOf).find((one) => one.ability === word) ?? null;
