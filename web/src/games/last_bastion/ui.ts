/** Last Bastion as the page knows it. */

import icons from "icons:last-bastion";
import { addIcons } from "../../lib/components/icons.ts";
import type { Feat } from "../../lib/browser/records.ts";
import { nameOf, t } from "../../lib/words/words.svelte.ts";
import type { Happened, View } from "../../wire.gen";
import type { Figure, GameUI } from "../game.ts";
import { aliases, lookOfAction, lookOfThing, lookOfVerb, modal, offers } from "./table/buttons.ts";
import { changesOf } from "./model/changes.ts";
import End from "./end/End.svelte";
import { faceOf } from "./model/pictures.ts";
import Peek from "./table/Peek.svelte";
import { heroNamed, heroOf, siegeOf } from "./model/view.ts";
import Subject from "./table/Subject.svelte";
import Table from "./table/Table.svelte";
import "./tokens.css";
import { naming } from "./model/words.ts";

addIcons(icons);

const SOUNDS: Record<string, string> = {
  "dice-rolled": "dice",
  "corruption-rolled": "dice",
  "card-placed": "card",
  "card-beaten": "blow",
  "card-left": "card",
  "life-lost": "hurt",
  "life-gained": "heal",
  "tile-grasped": "evil",
  "card-haunted": "evil",
  "hero-shadowed": "evil",
  moved: "step",
  ended: "bell",
};

function figure(view: View, seat: number): Figure {
  const hero = heroOf(siegeOf(view), seat);
  return {
    name: hero?.hero ? nameOf("hero", hero.hero) : t("page-seat-number", { number: seat + 1 }),
    colour: hero?.board ?? "black",
    icon: faceOf(hero?.hero ?? "", hero?.power ?? null),
  };
}

function colourOf(view: View, kind: string, word: string): string {
  return (kind === "hero" && heroNamed(siegeOf(view), word)?.board) || "";
}

function feat(view: View): Feat | null {
  const { outcome, options, heroes } = siegeOf(view);
  if (!outcome?.won) return null;
  return { kind: `${options.difficulty} ${heroes.length}`, points: outcome.score };
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

function captions(view: View): string[] {
  const siege = siegeOf(view);
  const turn = siege.phase === "setup" ? t("page-setting-up") : t("page-turn", { turn: siege.turn });
  return [t("game-last-bastion"), t(`difficulty-${siege.options.difficulty}`), turn].map(capital);
}

export const ui: GameUI = {
  naming,
  Table,
  End,
  Subject,
  Peek,
  lookOfVerb,
  lookOfAction,
  lookOfThing,
  offers,
  modal,
  aliases,
  changes: (now, then) => changesOf(siegeOf(now), siegeOf(then)),
  named: ["hero", "card", "tile"],
  opening: new Set(["turn-began"]),
  figure,
  colourOf,
  feat,
  captions,
  sound: (event: Happened) => SOUNDS[event.name] ?? null,
};
