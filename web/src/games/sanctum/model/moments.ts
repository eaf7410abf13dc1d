/** What deserves a moment of its own in Sanctum, and how it is told. */

import { argsFrom, sayEvent, t } from "../../../lib/words/words.svelte.ts";
import type { Moment } from "../../../table/moments/moment.ts";
import type { Happened, QuestView, View } from "../../../wire.gen";
import { faceOf, foeIcon, ITEMS } from "./pictures.ts";
import { championOf, demonNamed, itemNamed, questOf, seatOf } from "./view.ts";

const wordOf = (event: Happened, name: string): string => String(event.facts.find((fact) => fact.name === name)?.said ?? "");

const said = (key: string, event: Happened): string => t(`page-moment-${key}`, argsFrom(event.facts));

/** A moment of a hero, in its colour. */
function ofHero(kind: Moment["kind"], event: Happened, quest: QuestView, icon?: string): Moment {
  const hero = championOf(quest, seatOf(event))?.hero ?? null;
  return { kind, icon: icon ?? faceOf(hero), title: said(kind, event), ...(hero ? { tint: `h-${hero}` } : {}) };
}

function ofFoe(event: Happened, quest: QuestView): Moment {
  const foe = wordOf(event, "foe");
  const colour = demonNamed(quest, foe)?.colour;
  return { kind: "beaten", icon: foeIcon(foe, demonNamed(quest, foe)), title: said("beaten", event), ...(colour ? { tint: `c-${colour}` } : {}) };
}

/** The card that was a demon turns over to its item. */
function ofItem(event: Happened, quest: QuestView): Moment {
  const item = itemNamed(quest, wordOf(event, "item"));
  return { kind: "item", icon: item ? ITEMS[item.type] : "locked-chest", title: said("item", event) };
}

const LORD = "overlord-helm";

const MOMENTS: Record<string, (event: Happened, quest: QuestView) => Moment | null> = {
  began: () => ({ kind: "opening", icon: "church", title: t("game-sanctum"), line: t("page-opening-line") }),
  "demon-killed": ofFoe,
  "card-beaten": ofFoe,
  "item-won": ofItem,
  died: (event, quest) => ofHero("fall", event, quest, "death-skull"),
  "walls-breached": (event, quest) => ({ ...ofHero("breach", event, quest, "castle-ruins") }),
  "act-five-ended": () => ({ kind: "lord", icon: LORD, title: t("page-moment-lord"), line: t("page-lord-line") }),
  "lord-roars": (event) => ({ kind: "roar", icon: "sonic-shout", title: t("page-moment-roar"), line: sayEvent(event) }),
  triumphed: (event, quest) => ({ ...ofHero("won", event, quest), line: sayEvent(event) }),
  ended: (event) => {
    if (wordOf(event, "ending") === "lord-beaten") return null; // The triumph was the last blow.
    return { kind: "lost", icon: LORD, title: t("page-moment-lost"), line: sayEvent(event) };
  },
};

export const momentOf = (event: Happened, view: View): Moment | null => MOMENTS[event.name]?.(event, questOf(view)) ?? null;
