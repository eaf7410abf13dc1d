/** What is in the box of Last Bastion. */

import icons from "icons:last-bastion";
import type { Collection, GameBox, PieceKind, Piece } from "../../../cards/box.ts";
import { addIcons } from "../../../lib/components/icons.ts";
import { lineOf, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { CardView, HeroCardView, SiegeCollection, TileView } from "../../../wire.gen";
import { naming, textOfDeed } from "../model/words.ts";
import "../tokens.css";
import Back from "./Back.svelte";
import Drawn from "./Drawn.svelte";
import { sayDrawn } from "./drawn.ts";
import Face from "./Face.svelte";
import { LOOSE, loosePieces } from "./loose.ts";

addIcons(icons);

const CARD = { width: 63, height: 88, back: true };

const KINDS: readonly PieceKind[] = [
  { kind: "monster", title: "page-cards-monsters", ...CARD },
  { kind: "warlord", title: "page-cards-warlords", ...CARD },
  { kind: "tile", title: "page-cards-tiles", width: 65, height: 65, back: false },
  { kind: "hero", title: "page-cards-heroes", width: 88, height: 63, back: false },
  ...LOOSE,
];

/** What a hero of a pack can do is told by its power where it has no words of its own. */
export const textOfHero = ({ hero, power }: HeroCardView): string =>
  lineOf("hero", hero, "text") || t(`page-power-${power.replaceAll("_", "-")}`);

export const textOfTile = ({ tile, power }: TileView): string => lineOf("tile", tile, "text") || t(`page-tile-${power}`);

const card = (kind: string, told: CardView): Piece => ({
  kind, word: told.card, name: nameOf("card", told.card), text: told.effects.map((one) => textOfDeed(one.do)), told,
});

function pieces(collection: Collection): Piece[] {
  const siege = collection as SiegeCollection;
  const { monsters, warlords, tiles, heroes } = siege;
  return [
    ...monsters.map((one) => card("monster", one)),
    ...warlords.map((one) => card("warlord", one)),
    ...tiles.map((told) => ({ kind: "tile", word: told.tile, name: nameOf("tile", told.tile), text: [textOfTile(told)], told })),
    ...heroes.map((told) => ({ kind: "hero", word: told.hero, name: nameOf("hero", told.hero), text: [textOfHero(told)], told })),
    ...loosePieces(siege),
  ];
}

export const box: GameBox = { naming, kinds: KINDS, pieces, Face, Back, Drawn, say: sayDrawn };
