/** What would be different after an action: the view that the engine foresees beside the present one. */

import { called, listed, type Named, t } from "../../../lib/words/words.svelte.ts";
import type { CardView, HeroView, SiegeView } from "../../../wire.gen";
import { allSlots, cardsInPlay, heroNamed, TOKENS } from "./view.ts";

type Sentence = string | false;

/** The differences in words, what moves first. */
export function changesOf(now: SiegeView, then: SiegeView): string[] {
  const lines: Sentence[] = [
    ...now.heroes.flatMap((hero) => heroChanges(hero, heroNamed(then, hero.hero))),
    ...tileChanges(now, then),
    ...cardChanges(now, then),
    ...pieceChanges(now, then),
    ...fightChanges(now, then),
  ];
  return lines.filter((line): line is string => line !== false);
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

function heroChanges(now: HeroView, then: HeroView | undefined): Sentence[] {
  if (!then || !now.hero) return [];
  const hero = called("hero", now.hero);
  const tokens = tokenChanges(now, then);
  return [
    now.tile !== then.tile && then.tile !== null && t("page-then-stands", { hero, tile: called("tile", then.tile) }),
    now.lying !== then.lying && t(then.lying ? "page-then-lies" : "page-then-up", { hero }),
    now.life !== then.life && t("page-then-life", { hero, change: signed(then.life - now.life) }),
    tokens.length > 0 && t("page-then-tokens", { hero, tokens: listed(tokens) }),
    now.condition !== then.condition && t("page-then-condition", { hero, condition: then.condition }),
    now.shadowed !== then.shadowed && t(then.shadowed ? "page-then-shadowed" : "page-then-unshadowed", { hero }),
  ];
}

/** `+1 red token`, for every kind of token of which there would be more or fewer. */
function tokenChanges(now: HeroView, then: HeroView): string[] {
  const counts = [...TOKENS.map((token) => [token, then.equipment[token] - now.equipment[token]] as const), ["call", then.calls - now.calls] as const];
  return counts.filter(([, change]) => change !== 0).map(([token, change]) => t("page-then-token", { change: signed(change), token: called("token", token) }));
}

function tileChanges(now: SiegeView, then: SiegeView): Sentence[] {
  return now.tiles.map((tile) => {
    const after = then.tiles.find((one) => one.tile === tile.tile);
    if (!after || after.grasped === tile.grasped) return false;
    return t(after.grasped ? "page-then-grasped" : "page-then-freed", { tile: called("tile", tile.tile) });
  });
}

const placeOf = (siege: SiegeView, card: string): string | null =>
  allSlots(siege).find((slot) => slot.card?.card === card)?.slot ?? null;

function cardChanges(now: SiegeView, then: SiegeView): Sentence[] {
  const before = new Map(cardsInPlay(now).map((card) => [card.card, card]));
  const after = new Map(cardsInPlay(then).map((card) => [card.card, card]));
  const lines: Sentence[] = [];
  for (const card of new Set([...before.keys(), ...after.keys()])) {
    const slot = placeOf(then, card);
    const name = called("card", card);
    if (slot === null) lines.push(t("page-then-leaves", { card: name }));
    else if (slot !== placeOf(now, card)) lines.push(t("page-then-lies-at", { card: name, slot: called("slot", slot) }));
    const [old, fresh] = [before.get(card), after.get(card)];
    if (old && fresh) lines.push(...sameCard(name, old, fresh));
  }
  return lines;
}

function sameCard(card: Named, now: CardView, then: CardView): Sentence[] {
  const netted = then.effects.filter((effect, place) => effect.netted && !now.effects[place]?.netted);
  return [
    now.resistance !== then.resistance && t("page-then-needs", { card, count: then.resistance }),
    now.haunted !== then.haunted && t(then.haunted ? "page-then-haunted" : "page-then-unhaunted", { card }),
    ...netted.map((effect) => t("page-then-netted", { effect: called("effect", effect.effect) })),
  ];
}

function pieceChanges(now: SiegeView, then: SiegeView): Sentence[] {
  const trap = allSlots(then).find((slot) => slot.trap)?.slot;
  return [trap !== undefined && trap !== allSlots(now).find((slot) => slot.trap)?.slot && t("page-then-trap", { slot: called("slot", trap) })];
}

function fightChanges(now: SiegeView, then: SiegeView): Sentence[] {
  return (then.fight?.targets ?? []).map((target) => {
    const before = now.fight?.targets.find((one) => one.card === target.card);
    if (!before || before.laid.length === target.laid.length) return false;
    return t("page-then-needs-more", { card: called("card", target.card), count: Math.max(0, target.need - target.hits) });
  });
}
