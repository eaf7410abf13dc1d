/** A hero in words: who plays it, its life, where it stands, what it has, when its turn comes. */

import { called, listed, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { HeroView } from "../../../wire.gen";
import { TOKENS } from "./view.ts";

/** `2 × red token and 1 × Call to Arms`; nothing for none. */
export function sayTokens(hero: HeroView): string {
  const owned = [...TOKENS.map((word) => ({ word: word as string, count: hero.equipment[word] })), { word: "call", count: hero.calls }];
  const said = owned.filter(({ count }) => count > 0).map(({ word, count }) => t("page-has", { count, token: called("token", word) }));
  return said.length > 0 ? listed(said) : t("page-has-nothing");
}

function sayCondition(hero: HeroView): string[] {
  if (hero.condition === "dead") return [t("page-dead")];
  if (hero.condition === "out") return [t("page-out")];
  return [...(hero.condition === "wounded" ? [t("page-wounded")] : []), ...(hero.lying ? [t("page-lies")] : [])];
}

function sayWhen(hero: HeroView): string[] {
  if (hero.turns_away === null) return [];
  if (hero.turns_away === 0) return [t("page-acts-now")];
  return [t("page-acts-in", { turns: hero.turns_away })];
}

export function heroLabel(play: Play, hero: HeroView): string {
  return [
    t("page-hero-label", { hero: nameOf("hero", hero.hero ?? ""), who: play.nameOfSeat(hero.seat), life: hero.life }),
    ...sayCondition(hero),
    ...(hero.tile ? [t("page-stands-at", { tile: called("tile", hero.tile) })] : []),
    ...sayWhen(hero),
  ].join(", ");
}
