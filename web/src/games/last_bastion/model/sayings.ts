/** The siege in a few sentences: heroes, hordes, grasped tiles, deck; and what threatens. */

import { called, calledAll, listed, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import { dangersOf } from "../../../table/sayings/sayings.ts";
import type { BoardView, SiegeView, SlotView } from "../../../wire.gen";
import { heroLabel, sayTokens } from "./hero_words.ts";
import { siegeOf } from "./view.ts";

function sayCard({ card, faces }: SlotView): string[] {
  if (!card) return [];
  return [t("page-say-card", { card: called("card", card.card), colour: called("colour", card.colour), resistance: card.resistance, tile: called("tile", faces) })];
}

function sayBoard(board: BoardView): string[] {
  const cards = board.slots.flatMap(sayCard);
  if (cards.length === 0) return [];
  return [t("page-say-board", { board: called("board", board.colour), side: board.side, cards: listed(cards), full: board.full ? "yes" : "no" })];
}

function sayDeck(siege: SiegeView): string {
  const until = siege.deck.until_warlord;
  const warlord = until !== null ? t("page-warlord-in", { count: until }) : t(siege.warlords.in_play > 0 ? "page-warlord-here" : "page-no-warlord-left");
  return t("page-say-deck", { count: siege.deck.size, warlord });
}

export function sayTable(play: Play): string[] {
  if (!play.view) return [];
  const siege = siegeOf(play.view);
  const grasped = siege.tiles.filter((tile) => tile.grasped).map((tile) => tile.tile);
  return [
    ...siege.heroes.filter((hero) => hero.hero !== null).map((hero) => t("page-say-hero", { hero: heroLabel(play, hero), tokens: sayTokens(hero) })),
    ...siege.boards.flatMap(sayBoard),
    ...(grasped.length > 0 ? [t("page-say-grasped", { tiles: calledAll("tile", grasped) })] : []),
    sayDeck(siege),
  ];
}

export function sayDanger(play: Play): string[] {
  if (!play.view) return [];
  const { count, lose_at: most } = siegeOf(play.view).grasped_tiles;
  return [t("page-grasped-of", { count, most }), ...dangersOf(play)];
}
