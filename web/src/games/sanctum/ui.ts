/** Sanctum as the page knows it. */

import icons from "icons:sanctum";
import { addIcons, addPainter } from "../../lib/components/icons.ts";
import { foePortrait } from "../../lib/portraits/portraits.ts";
import { nameOf, t } from "../../lib/words/words.svelte.ts";
import type { Happened, View } from "../../wire.gen";
import type { Figure, GameUI } from "../game.ts";
import { changesOf } from "./model/changes.ts";
import { aliases, hints, lookOfAction, lookOfThing, lookOfVerb, modal, offers } from "./table/buttons.ts";
import End from "./end/End.svelte";
import { KINDS } from "./model/kinds.ts";
import { faceOf } from "./model/pictures.ts";
import { momentOf } from "./model/moments.ts";
import { NOTES } from "./model/notes.ts";
import Peek from "./table/Peek.svelte";
import { championOf, questOf, seatOf } from "./model/view.ts";
import "./tokens.css";
import "./sanctum.css";
import { sayDanger, sayTable } from "./model/sayings.ts";
import Subject from "./table/Subject.svelte";
import Table from "./table/Table.svelte";
import { weigh } from "./model/weight.ts";
import { learn, naming } from "./model/words.ts";

addIcons(icons);
addPainter("foe", (word) => foePortrait(...(word.split("/") as [string, string])));

const SOUNDS: Record<string, string> = {
  "dice-rolled": "dice",
  "dice-rerolled": "dice",
  "silver-rolled": "dice",
  "set-laid": "card",
  "chest-opened": "card",
  wounded: "hurt",
  healed: "heal",
  "roar-card": "grasp",
  "lord-answers": "grasp",
  "fury-turned": "grasp",
  moved: "step",
};

const PASSING = new Set(["moved", "dice-rolled", "dice-rerolled", "die-turned", "die-placed", "restored"]);

const turnOf = (event: Happened): number | null => (event.name === "turn-began" ? seatOf(event) : null);

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

const KEYS = [
  ["1–9", "page-sa-key-number"], ["M", "page-sa-key-move"], ["F", "page-sa-key-fight"], ["R", "page-sa-key-rest"], ["B A", "page-sa-key-walls"],
  ["G", "page-sa-key-rage"], ["P W", "page-sa-key-suffer"], ["Z", "page-sa-key-roll"], ["E", "page-sa-key-end"],
] as const;

export const ui: GameUI = {
  naming,
  Table,
  End,
  slim: true,
  Subject,
  Peek,
  kinds: KINDS,
  lookOfVerb,
  lookOfAction,
  lookOfThing,
  offers,
  hints,
  keys: KEYS,
  modal,
  aliases,
  changes: (now, then) => changesOf(questOf(now), questOf(then)),
  named: ["seat", "foe", "demon", "item", "skill"],
  opening: new Set(["turn-began", "round-began", "act-five-ended"]),
  figure,
  colourOf,
  feat: () => null,
  captions,
  says: { table: sayTable, danger: sayDanger },
  weigh,
  passing: PASSING,
  turnOf,
  moment: momentOf,
  notes: NOTES,
  ambience: "cathedral",
  rivals: { manners: ["careful", "jeweller", "racer", "collector", "shieldbearer", "furious", "pious", "reveller"], first: 8 },
  learn: (view) => learn(questOf(view)),
  sound: (event: Happened) => SOUNDS[event.name] ?? null,
};
