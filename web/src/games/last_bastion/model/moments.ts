/** What deserves a moment of its own in Last Bastion, and how it is told. */

import { argsFrom, has, sayEvent, t } from "../../../lib/words/words.svelte.ts";
import type { Moment } from "../../../table/moments/moment.ts";
import type { Happened, SiegeView, View } from "../../../wire.gen";
import { artOfCard, faceOf } from "./pictures.ts";
import { cardNamed, heroNamed, siegeOf } from "./view.ts";

const wordOf = (event: Happened, name: string): string => String(event.facts.find((fact) => fact.name === name)?.said ?? "");

const said = (key: string, event: Happened): string => t(`page-moment-${key}`, argsFrom(event.facts));

/** A moment of a hero, in the colour of its board. */
function ofHero(kind: Moment["kind"], key: string, event: Happened, siege: SiegeView, icon?: string): Moment {
  const id = wordOf(event, "hero");
  const hero = heroNamed(siege, id);
  return { kind, icon: icon ?? faceOf(id, hero?.power), title: said(key, event), ...(hero?.board ? { tint: `c-${hero.board}` } : {}) };
}

/** A warlord comes: its name, and what it is feared for. */
function ofEntrance(event: Happened, siege: SiegeView): Moment | null {
  const card = cardNamed(siege, wordOf(event, "card"));
  if (!card?.warlord) return null;
  const line = `card-${card.card}.flavour`;
  return { kind: "warlord", icon: artOfCard(card), title: said("warlord", event), ...(has(line) ? { line: t(line) } : {}) };
}

const MOMENTS: Record<string, (event: Happened, siege: SiegeView) => Moment | null> = {
  began: () => ({ kind: "opening", icon: "white-tower", title: t("game-last-bastion"), line: t("page-opening-line") }),
  "card-beaten": (event) => ({ kind: "beaten", icon: "crossed-swords", title: said("beaten", event) }),
  "card-placed": ofEntrance,
  "tile-grasped": (event) => ({ kind: "grasp", icon: "daemon-skull", title: said("grasp", event) }),
  "hero-shadowed": (event) => ({ kind: "grasp", icon: "daemon-skull", title: said("shadow", event) }),
  "went-out": (event, siege) => ofHero("fall", "fall", event, siege),
  died: (event, siege) => ofHero("fall", "death", event, siege, "death-skull"),
  revived: (event, siege) => ofHero("return", "return", event, siege),
  ended: (event) => {
    const won = wordOf(event, "ending") === "won";
    return { kind: won ? "won" : "lost", icon: won ? "white-tower" : "overlord-helm", title: said(won ? "won" : "lost", event), line: sayEvent(event) };
  },
};

export const momentOf = (event: Happened, view: View): Moment | null => MOMENTS[event.name]?.(event, siegeOf(view)) ?? null;
