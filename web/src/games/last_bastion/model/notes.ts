/** What people are told in Last Bastion when it first happens to them. */

import { happened, isAsked, type Note, type Seen } from "../../../table/companion/note.ts";
import type { HeroView, SiegeView } from "../../../wire.gen";
import { boardOf, cardsInPlay, heroOf, siegeOf } from "./view.ts";

/** A moment of somebody who has a hero. */
interface Mine {
  seen: Seen;
  siege: SiegeView;
  hero: HeroView;
}

function note(id: string, rule: string, when: (mine: Mine) => boolean): Note {
  return {
    id,
    rule,
    when: (seen) => {
      const siege = siegeOf(seen.view);
      const hero = heroOf(siege, seen.seat);
      return hero?.hero != null && siege.phase !== "setup" && when({ seen, siege, hero });
    },
  };
}

/** Something that is told of the own hero has just happened. */
const befell = ({ seen, hero }: Mine, name: string): boolean => happened(seen, name, { hero: hero.hero ?? "" });

/** The hero has acted in this turn, and may still do something. */
const hasActed = ({ seen, hero }: Mine): boolean =>
  isAsked(seen, "end-turn") && hero.left !== null && !hero.left.activate && !hero.left.fight;

export const NOTES: readonly Note[] = [
  note("corruption", "corruption", (mine) => befell(mine, "corruption-rolled")),
  note("last-life", "life", ({ hero }) => hero.life === 1 && hero.condition !== "out" && hero.condition !== "dead"),
  note("shadowed", "grasps", ({ hero }) => hero.shadowed),
  note("tile-grasped", "lose", ({ siege }) => siege.tiles.some((tile) => tile.grasped)),
  note("warlord", "warlord", ({ siege }) => cardsInPlay(siege).some((card) => card.warlord)),
  note("full-board", "boards", ({ siege, hero }) => boardOf(siege, hero.board)?.full === true),
  note("haunted", "grasps", ({ siege, hero }) => boardOf(siege, hero.board)?.slots.some((slot) => slot.card?.haunted) === true),
  note("lying", "moving", ({ hero }) => hero.lying),
  note("token", "tokens", (mine) => befell(mine, "equipment-gained")),
  note("may-move", "turn", (mine) => hasActed(mine) && mine.hero.left?.move === true && !mine.hero.lying),
  note("call", "calls", (mine) => hasActed(mine) && isAsked(mine.seen, "call")),
];
