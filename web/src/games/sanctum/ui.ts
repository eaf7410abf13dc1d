/** Sanctum as the page knows it. */

import icons from "icons:sanctum";
import { addIcons } from "../../lib/components/icons.ts";
import { nameOf, t } from "../../lib/words/words.svelte.ts";
import type { Happened, View } from "../../wire.gen";
import type { Figure, GameUI } from "../game.ts";
import { changesOf } from "./model/changes.ts";
import { aliases, lookOfAction, lookOfThing, lookOfVerb, modal, offers } from "./table/buttons.ts";
import End from "./end/End.svelte";
import { faceOf } from "./model/pictures.ts";
import Peek from "./table/Peek.svelte";
import { championOf, questOf, seatOf } from "./model/view.ts";
import "./tokens.css";
import "./sanctum.css";
import Subject from "./table/Subject.svelte";
import Table from "./table/Table.svelte";
import { learn, naming } from "./model/words.ts";

addIcons(icons);

const SOUNDS: Record<string, string> = {
  "dice-rolled": "dice",
  "dice-rerolled": "dice",
  "silver-rolled": "dice",
  "set-laid": "card",
  "item-won": "card",
  "chest-opened": "card",
  "demon-killed": "blow",
  "card-beaten": "blow",
  wounded: "hurt",
  healed: "heal",
  "lord-roars": "evil",
  "roar-card": "evil",
  "lord-answers": "evil",
  "fury-turned": "evil",
  moved: "step",
  "walls-breached": "bell",
  ended: "bell",
};

function figure(view: View, seat: number): Figure {
  const hero = championOf(questOf(view), seat)?.hero ?? null;
  return {
    name: hero ? nameOf("hero", hero) : t("page-seat-number", { number: seat + 1 }),
    colour: hero ?? "black",
    icon: faceOf(hero),
  };
}

function colourOf(view: View, kind: string, word: string): string {
  return kind === "seat" ? (championOf(questOf(view), Number(word.replace("seat-", "")) - 1)?.hero ?? "") : "";
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

function captions(view: View): string[] {
  const quest = questOf(view);
  const when =
    quest.phase === "setup"
      ? t("page-setting-up")
      : quest.phase === "last-battle"
        ? t("page-sa-round", { round: quest.lord.rounds })
        : t("page-turn", { turn: quest.turn });
  return [t("game-sanctum"), t(`difficulty-${quest.options.difficulty}`), when].map(capital);
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
  changes: (now, then) => changesOf(questOf(now), questOf(then)),
  named: ["seat", "foe", "demon", "item", "skill"],
  opening: new Set(["turn-began", "round-began", "act-five-ended"]),
  figure,
  colourOf,
  feat: () => null,
  captions,
  learn: (view) => learn(questOf(view)),
  sound: (event: Happened) => SOUNDS[event.name] ?? null,
};
