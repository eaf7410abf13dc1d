/** How Last Bastion names its things: slots, effects, Grasps, dice (as text/last_bastion/manner.py does). */

import { type Args, listed, nameOf, type Naming, t } from "../../../lib/words/words.svelte.ts";
import type { Colour, SiegeView } from "../../../wire.gen";
import { cardsInPlay } from "./view.ts";

const colours = new Map<string, Colour>();
const boards = new Map<string, string>();

/** Remembers what messages say about cards and boards beside their names. */
export function learn(siege: SiegeView): void {
  for (const card of cardsInPlay(siege)) colours.set(card.card, card.colour);
  if (siege.drawn) colours.set(siege.drawn.card, siege.drawn.colour);
  for (const board of siege.boards) boards.set(`${board.colour}-board`, board.do);
}

/** A card's colour, once it was seen in play. */
export const colourOf = (card: string): Colour | null => colours.get(card) ?? null;

const slugOf = (deed: string): string => deed.replaceAll("_", "-");

export const deedOf = (deed: string): string => t(`effect-${slugOf(deed)}`);

export const textOfDeed = (deed: string): string => t(`effect-${slugOf(deed)}-text`);

interface Source {
  origin: string;
  column: string;
  deed: string;
}

/** `incubus.exit.roll_corruption` or `red-board`, taken apart. */
function sourceOf(word: string): Source {
  const [card = "", column = "", deed = ""] = word.split(".");
  if (column) return { origin: nameOf("card", card), column, deed: deedOf(deed) };
  const colour = word.replace(/-board$/, "");
  const done = boards.get(word);
  return {
    origin: t("full-board", { colour: nameOf("colour", colour) }),
    column: "board",
    deed: done ? deedOf(done) : "",
  };
}

function slot(word: string): string {
  const [colour = "", number = ""] = word.split(" ");
  return t("slot", { colour: nameOf("colour", colour), number });
}

function effect(word: string): string {
  const source = sourceOf(word);
  return t(`source-${source.column}`, { source: source.origin, deed: source.deed });
}

function grasp(word: string): string {
  const [kind = "", thing = ""] = word.split(" ");
  return t(`grasp-on-${kind}`, { thing: nameOf(kind, thing) });
}

function more(name: string, kind: string, word: string): Args {
  if (kind === "card") {
    return { [`${name}_colour`]: nameOf("colour", colours.get(word) ?? "matching") };
  }
  if (kind === "effect") {
    const source = sourceOf(word);
    return { [`${name}_from`]: source.origin, [`${name}_deed`]: source.deed };
  }
  return kind === "corruption" ? { [`${name}_id`]: word } : {};
}

export const naming: Naming = {
  game: "last-bastion",
  special: {
    slot,
    effect,
    grasp,
    deed: deedOf,
    corruption: (word) => listed(word.split("+").map(deedOf)),
    dice: (word) => listed(word.split("+")),
    seat: (word) => t("seat", { number: word.replace("seat-", "") }),
    face: (word) => nameOf("colour", word),
  },
  more,
  none: { face: "no-dice" },
};
