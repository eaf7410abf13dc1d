/** Reading the view of Last Bastion: where things are, and the things that a click stands for. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Spot, Thing } from "../../../table/play/things.ts";
import type {
  BoardColour,
  BoardView,
  CardView,
  Colour,
  HeroView,
  SiegeView,
  SlotView,
  TileView,
  TokensView,
  View,
} from "../../../wire.gen";

export const TOKENS: Colour[] = ["red", "green", "blue", "yellow", "black"];

/** The only view this code is given. */
export const siegeOf = (view: View): SiegeView => view as SiegeView;

export const boardOn = (siege: SiegeView, side: BoardView["side"]): BoardView | undefined =>
  siege.boards.find((board) => board.side === side);

export const boardOf = (siege: SiegeView, colour: BoardColour | null): BoardView | undefined =>
  siege.boards.find((board) => board.colour === colour);

export const heroOf = (siege: SiegeView, seat: number | null): HeroView | undefined =>
  siege.heroes.find((hero) => hero.seat === seat);

export const heroNamed = (siege: SiegeView, hero: string | null): HeroView | undefined =>
  siege.heroes.find((one) => one.hero === hero);

export const tileNamed = (siege: SiegeView, tile: string | null): TileView | undefined =>
  siege.tiles.find((one) => one.tile === tile);

export const allSlots = (siege: SiegeView): SlotView[] => siege.boards.flatMap((board) => board.slots);

export const slotNamed = (siege: SiegeView, slot: string): SlotView | undefined =>
  allSlots(siege).find((one) => one.slot === slot);

export const cardsInPlay = (siege: SiegeView): CardView[] =>
  allSlots(siege).flatMap((slot) => (slot.card ? [slot.card] : []));

export const cardNamed = (siege: SiegeView, card: string): CardView | undefined =>
  siege.drawn?.card === card ? siege.drawn : cardsInPlay(siege).find((one) => one.card === card);

export const countOf = (tokens: TokensView): number =>
  TOKENS.reduce((sum, colour) => sum + tokens[colour], 0);

/** What the engine foresees of this table, while something is looked at. */
export const foreseenBy = (play: Play): SiegeView | null => (play.foresight.view ? siegeOf(play.foresight.view) : null);

// What a click on something stands for. The first thing is what it is.

const thing = (kind: string, word: string): Thing => ({ kind, word });

export const tileSpot = (tile: string): Spot => [thing("tile", tile), thing("grasp", `tile ${tile}`)];

export const heroSpot = (hero: string): Spot => [thing("hero", hero), thing("grasp", `hero ${hero}`)];

export const slotSpot = (slot: string): Spot => [thing("slot", slot)];

export const cardSpot = (card: CardView, slot: string | null): Spot => [
  thing("card", card.card),
  thing("grasp", `card ${card.card}`),
  ...(slot === null ? [] : [thing("slot", slot)]),
  ...card.effects.map((effect) => thing("effect", effect.effect)),
];

export const effectSpot = (effect: string): Spot => [thing("effect", effect)];

export const boardSpot = (colour: BoardColour): Spot => [thing("effect", `${colour}-board`)];

export const colourSpot = (colour: Colour): Spot => [thing("colour", colour)];

export const tokenSpot = (token: Colour | "call"): Spot => [thing("token", token)];
