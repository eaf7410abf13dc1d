/** What a game brings to the page: the table is the same for all, this is the game's own. */

import type { Component, Snippet } from "svelte";
import type { GameBox } from "../cards/box.ts";
import type { Feat } from "../lib/browser/records.ts";
import type { TableLine } from "../lib/server/live.svelte.ts";
import { type Naming, needWords, useNaming } from "../lib/words/words.svelte.ts";
import type { Weight } from "../table/pace/step_time.ts";
import type { Ambience } from "../table/sound/ambience.ts";
import type { Note } from "../table/companion/note.ts";
import type { Kinds } from "../table/explain/kinds.ts";
import type { Moment } from "../table/moments/moment.ts";
import type { Play } from "../table/play/play.svelte.ts";
import type { Spot } from "../table/play/things.ts";
import type { Action, Glossary, Happened, View } from "../wire.gen";

/** How a button for some actions looks; what is left out has a plain form. */
export interface ButtonLook {
  icon?: string;
  colour?: string;
  title?: string;
  /** The title where there is little room. */
  short?: string;
  detail?: string;
  /** Words of the title, and the colours that are drawn instead of them: shapes need less room in every language. */
  drawn?: { words: string; colours: readonly string[] };
  /** What is done with what the title names, where that is a thing alone. */
  verb?: string;
  /** What a verb uses up for good: said beside the question as soon as it is chosen. */
  cost?: string;
  /** What is worth knowing before, as a chance: `91%`. */
  value?: string;
  /** The letter that presses it. */
  key?: string;
  /** What it may cost, as the chance to lose the game by it. */
  risk?: string;
  /** It ends a step: it stands last, apart from the others. */
  ends?: boolean;
  /** The stage shows it, too: the bar may leave it out where that is in sight. */
  twice?: boolean;
  /** What it belongs to: many answers are gathered by it, each drawn as its picture alone. */
  of?: string;
  /** Odds in a row, as of each card of a fight. */
  parts?: { colour: string; title: string; value: string }[];
}

/** A button that the game makes itself, as a plan of several answers. */
export interface Offer {
  look: ButtonLook;
  go?: boolean;
  /** The action that it stands for, if it is one alone: it can be looked at before. */
  action?: Action;
  /** What it answers, where that is not the action alone. */
  leads?: readonly Action[];
  run: () => void;
}

/** Buttons for a decision, and the verbs that they take care of; the others are listed as they are. */
export interface Offers {
  offers: Offer[];
  verbs: ReadonlySet<string>;
}

/** Who sits on a seat, as the game shows it. */
export interface Figure {
  name: string;
  colour: string;
  icon: string;
}

export interface TableProps {
  play: Play;
  /** The decision bar, or the scrubber of a replay. */
  foot: Snippet;
  /** Buttons of the header. */
  tools: Snippet;
  /** What lies over the stage: banners, refusals. */
  over: Snippet;
  /** What takes the chronicle's place, as the chapters of a lesson. */
  aside?: Snippet | undefined;
}

export interface EndProps {
  play: Play;
  foot: Snippet;
  tools: Snippet;
}

export interface GameUI {
  naming: Naming;
  Table: Component<TableProps>;
  End: Component<EndProps>;
  /** The decision bar is one line: sentence, answers, tools; else the answers have a row of their own. */
  slim?: boolean;
  /** What a decision is about, beside its sentence. */
  Subject?: Component<{ play: Play }>;
  /** All kinds of things on its table, each explained by words and a clause. */
  kinds?: Kinds;
  /** What a single thing is and does, in a small sheet beside it. */
  Peek: Component<{ play: Play; spot: Spot }>;
  /** How the button for a group of actions of one verb looks. */
  lookOfVerb: (play: Play, verb: string, actions: Action[]) => ButtonLook;
  lookOfAction: (play: Play, action: Action) => ButtonLook;
  lookOfThing: (play: Play, kind: string, word: string) => ButtonLook;
  /** The buttons of a decision, where the plain list of actions is not enough. */
  offers: (play: Play) => Offers | null;
  /** The game has hints; some decisions may have something better than three suggestions, as the plan of a fight. */
  hints?: {
    /** Opens or closes that; nothing where there is none. */
    instead?: (play: Play) => (() => void) | null;
    /** Whether it is open. */
    isInstead?: (play: Play) => boolean;
  };
  /** The colours that people can claim with a quick word. */
  claimed?: readonly string[];
  /** The game's own keys, each with the message that says what it does; those of every table stand below them. */
  keys: readonly (readonly [key: string, message: string])[];
  /** The answer that may be given unasked, where the rules ask and the choice makes no difference. */
  settles?: (play: Play) => Action | null;
  /** Verbs that light up only after their button was pressed; while there are any, no verb is left out. */
  modal: (play: Play) => ReadonlySet<string>;
  /** Things that stand for an action although it does not name them. */
  aliases: (play: Play, action: Action) => Spot;
  /** What would be different, in words: from the view now to one that the engine foresees. */
  changes: (now: View, then: View) => string[];
  figure: (view: View, seat: number) => Figure;
  /** Kinds of things whose names are set off in the chronicle. */
  named: readonly string[];
  /** Events that open a chapter of the chronicle. */
  opening: ReadonlySet<string>;
  /** The colour of somebody who is named in the chronicle, or nothing. */
  colourOf: (view: View, kind: string, word: string) => string;
  /** A finished game as a result to be compared with others of its kind; nothing for a lost one. */
  feat: (view: View) => Feat | null;
  /** `Normal · Turn 26`, by parts. */
  captions: (view: View) => string[];
  /** The table and its danger in a few sentences; without them, what every game can say. */
  says?: { table: (play: Play) => string[]; danger: (play: Play) => string[] };
  /** Called with each new view, before it is drawn. */
  learn?: (view: View) => void;
  /** How much an event is worth looking at while others act: 0 with the next step, 1 briefly, 2 for a whole step. */
  weigh?: (event: Happened) => Weight;
  /** Events that only lead to others, as a roll to its hits: nobody is told of them afterwards. */
  passing?: ReadonlySet<string>;
  /** The seat whose turn an event begins; nothing for other events, and where all act at the same time. */
  turnOf?: (event: Happened, view: View) => number | null;
  /** What deserves a moment of its own, seen in the view that it leads to; nothing for the rest. */
  moment?: (event: Happened, view: View) => Moment | null;
  /** What people are told when it first happens to them, what matters most first. */
  notes?: readonly Note[];
  /** The manners of the game's rivals, in the order of their faces, and the number of the first face. */
  rivals?: { manners: readonly string[]; first: number };
  /** What is heard behind the game, where sounds are on. */
  ambience?: Ambience;
  /** The sound of what happened and has no moment, by name; nothing for silence. */
  sound: (event: Happened) => string | null;
}

type Scene = Component<{ narrow?: boolean }>;

/**
 * What games bring, found by where it lies: another game is a folder beside these and nothing else.
 * A game's folder is its id with `_` for `-`; its code, words and icons are loaded when needed.
 */
const PAGES = import.meta.glob<{ ui: GameUI }>("./*/ui.ts");
/** Its picture in the lobby, wide or narrow. */
const SCENES = import.meta.glob<{ default: Scene }>("./*/lobby/LobbyScene.svelte");

/** The faces of its heroes, where the lobby shows them. */
const FACES = import.meta.glob<{ face: (hero: string) => string }>("./*/lobby/heroes.ts");

/** The signs of its achievements, by their ids. */
const SIGNS = import.meta.glob<{ signs: Record<string, string> }>("./*/lobby/honours.ts");

/** Its cards, tiles and heroes, where all of them are shown. */
const BOXES = import.meta.glob<{ box: GameBox }>("./*/cards/box.ts");

const folderOf = (id: string): string => `./${id.replaceAll("-", "_")}`;

/** The game's own page; one that has none is drawn as tables and buttons. */
async function pageOf(id: string): Promise<GameUI> {
  const own = PAGES[`${folderOf(id)}/ui.ts`];
  return own ? (await own()).ui : (await import("../table/generic/ui.ts")).genericGame(id);
}

/** Opens a game for a table. */
export async function openGame(id: string, live: TableLine): Promise<GameUI> {
  const [game] = await Promise.all([pageOf(id), needWords("table", id)]);
  await useNaming(game.naming, (lang) => live.get<Glossary>("/glossary", { lang }));
  return game;
}

/** Has a game's code fetched while something else is waited for. */
export function fetchGame(id: string): void {
  pageOf(id).catch(() => {}); // Whoever needs it asks again, and says what is wrong.
}

/** Whether a game has cards that can be shown. */
export const hasBox = (id: string): boolean => `${folderOf(id)}/cards/box.ts` in BOXES;

/** What is in a game's box, or nothing where it brings no drawings. */
export async function boxOf(id: string): Promise<GameBox | null> {
  return (await BOXES[`${folderOf(id)}/cards/box.ts`]?.())?.box ?? null;
}

/** The icon of each achievement of a game; none where it brings none. */
export async function signsOf(id: string): Promise<Record<string, string>> {
  return (await SIGNS[`${folderOf(id)}/lobby/honours.ts`]?.())?.signs ?? {};
}

export async function sceneOf(id: string): Promise<Scene> {
  const own = SCENES[`${folderOf(id)}/lobby/LobbyScene.svelte`];
  return own ? (await own()).default : (await import("../lobby/PlainScene.svelte")).default;
}

/** Which icon is a hero's face; all look alike in a game that brings none. */
export async function facesOf(id: string): Promise<(hero: string) => string> {
  const own = FACES[`${folderOf(id)}/lobby/heroes.ts`];
  return own ? (await own()).face : () => "three-friends";
}
