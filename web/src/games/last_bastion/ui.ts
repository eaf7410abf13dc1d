/** Last Bastion as the page knows it. */

import icons from "icons:last-bastion";
import { addIcons } from "../../lib/components/icons.ts";
import type { Feat } from "../../lib/browser/records.ts";
import { nameOf, t } from "../../lib/words/words.svelte.ts";
import type { Play } from "../../table/play/play.svelte.ts";
import type { Action, Happened, View } from "../../wire.gen";
import type { Figure, GameUI } from "../game.ts";
import { aliases, lookOfAction, lookOfThing, lookOfVerb, modal, offers } from "./table/buttons.ts";
import { changesOf } from "./model/changes.ts";
import End from "./end/End.svelte";
import { KINDS } from "./model/kinds.ts";
import { faceOf } from "./model/pictures.ts";
import { momentOf } from "./model/moments.ts";
import { NOTES } from "./model/notes.ts";
import Peek from "./table/Peek.svelte";
import { heroNamed, heroOf, siegeOf } from "./model/view.ts";
import Subject from "./table/Subject.svelte";
import { sayDanger, sayTable } from "./model/sayings.ts";
import Table from "./table/Table.svelte";
import "./tokens.css";
import { weigh } from "./model/weight.ts";
import { naming } from "./model/words.ts";

addIcons(icons);

const SOUNDS: Record<string, string> = {
  "dice-rolled": "dice",
  "corruption-rolled": "dice",
  "card-placed": "card",
  "card-left": "card",
  "life-lost": "hurt",
  "life-gained": "heal",
  "card-haunted": "grasp",
  moved: "step",
};

/** What the next event tells better: a full board by what it does. */
const PASSING = new Set(["dice-rolled", "tile-activated", "called", "board-struck"]);

function turnOf(event: Happened, view: View): number | null {
  const board = event.facts.find((fact) => fact.name === "board")?.said;
  return event.name === "turn-began" ? (siegeOf(view).heroes.find((hero) => hero.board === board)?.seat ?? -1) : null;
}

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

const KEYS = [
  ["1–9", "page-key-number"], ["M", "page-key-move"], ["A", "page-key-activate"], ["F", "page-key-fight"], ["C", "page-key-call"],
  ["P", "page-key-power"], ["R", "page-key-reroll"], ["X Y B", "page-key-beat"], ["E", "page-key-end"],
] as const;

/** Two cards without exits fall in any order. */
function settles(play: Play): Action | null {
  return play.decision?.question.key === "ask-fallen-idle" ? (play.decision.actions[0] ?? null) : null;
}

export const ui: GameUI = {
  naming,
  Table,
  End,
  Subject,
  Peek,
  kinds: KINDS,
  lookOfVerb,
  lookOfAction,
  lookOfThing,
  offers,
  hints: {},
  claimed: ["red", "green", "blue", "yellow"],
  keys: KEYS,
  settles,
  modal,
  aliases,
  changes: (now, then) => changesOf(siegeOf(now), siegeOf(then)),
  named: ["hero", "card", "tile"],
  opening: new Set(["turn-began"]),
  figure,
  colourOf,
  feat,
  captions,
  says: { table: sayTable, danger: sayDanger },
  weigh,
  passing: PASSING,
  turnOf,
  moment: momentOf,
  notes: NOTES,
  ambience: "keep",
  rivals: { manners: ["careful", "bold", "thrifty", "lavish", "warden", "hunter", "tinkerer", "restless"], first: 0 },
  sound: (event: Happened) => SOUNDS[event.name] ?? null,
};
