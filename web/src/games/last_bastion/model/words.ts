/** How Last Bastion names its things: as the server's glossary does. */

import { moreOf, type Naming, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Colour } from "../../../wire.gen";

/** A card's colour. */
export const colourOf = (card: string): Colour | null => (moreOf("card", card, "colour_id") as Colour) || null;

export const deedOf = (deed: string): string => nameOf("deed", deed);

export const textOfDeed = (deed: string): string => t(`effect-${deed.replaceAll("_", "-")}-text`);

export const naming: Naming = { game: "last-bastion" };
