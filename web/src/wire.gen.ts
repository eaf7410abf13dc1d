// Made by tools/wire.py from the server's types; do not edit.

export const PROTOCOL = 2;

/** The view of each game, by its id. */
export interface Views {
  "last-bastion": SiegeView;
  "sanctum": QuestView;
}
export type View = Views[keyof Views];
/** What each game works out for a seat, by its id. */
export interface Advices {
  "last-bastion": SiegeAdvice;
  "sanctum": QuestAdvice;
}
/** What each game works out at length for a seat, by its id. */
export interface Plans {
  "last-bastion": unknown;
  "sanctum": QuestPlan;
}
/** What each game tells of a finished table, by its id. */
export interface Reviews {
  "last-bastion": SiegeReview;
  "sanctum": QuestReview;
}
/** What is in the box of each game, by its id. */
export interface Collections {
  "last-bastion": SiegeCollection;
  "sanctum": QuestCollection;
}

export type Back = "monster" | "warlord";
export type BlessingDeed = "add" | "gain_focus" | "gain_stamina" | "lower" | "raise" | "set" | "shield" | "shift" | "subtract";
export type BoardColour = "blue" | "green" | "red" | "yellow";
export type BoxColour = "blue" | "purple" | "red";
export type BoxMark = "empty" | "focus" | "spoiled" | "stamina";
export type ClosedWhy = "banned" | "deleted" | "kicked" | "moved";
export type Colour = "black" | "blue" | "green" | "red" | "yellow";
export type Column = "continuous" | "entrance" | "exit" | "recurring";
export type ColumnColour = "blue" | "green" | "red";
export type Condition = "dead" | "healthy" | "out" | "wounded";
export type Difficulty = "beginner" | "hard" | "heroic" | "normal";
export type EffectCode = "all_lose_move" | "all_return_token" | "discard_bottom" | "draw_horde" | "gain_call" | "gain_equipment" | "gain_life" | "gain_life_and_call" | "grasp_all_boards" | "grasp_own_board" | "grasp_tile" | "haunt" | "lock_die" | "lose_life" | "lose_own_move" | "no_equipment" | "remove_grasp" | "return_token" | "roll_corruption" | "white_immune";
export type Ending = "deck-empty" | "heroes-out" | "starved" | "tiles-grasped" | "warlord-discarded" | "won";
export type EntryKind = "chance" | "choice" | "control" | "end" | "reseed" | "undo";
export type Face = "black" | "blue" | "green" | "red" | "white" | "yellow";
export type FightStage = "aftermath" | "aim" | "assault" | "reroll" | "roll";
export type FuryDeed = "fewer_dice" | "heal" | "lose_blessing" | "lose_die" | "lose_either" | "lose_focus" | "lose_potion" | "lose_stamina" | "more_damage" | "only_changed_dice" | "pay_box" | "reroll_face" | "shorten_life" | "spend_rage" | "spoil_box";
export type HeroPower = "charm" | "crossbows" | "extra_move" | "falcon" | "grey_die" | "prayer" | "reroll" | "valour";
export type ItemSlot = "armour" | "boots" | "gloves" | "helmet" | "weapon-1" | "weapon-2";
export type ItemType = "armour" | "boots" | "gloves" | "helmet" | "weapon";
export type Kept = "blessing" | "rage";
export type LedgerItem = "calls" | "dead" | "difficulty" | "grasped-tiles" | "life";
export type Mastery = "equipment" | "gem" | "level" | "skill";
export type Phase = "hero" | "horde" | "over" | "setup";
export type PowerOff = "dead" | "out" | "shadowed" | "wounded";
export type QuestDifficulty = "gentle" | "hard" | "infernal" | "nightmare" | "normal";
export type QuestEnding = "all-fallen" | "all-fallen-early" | "lord-beaten";
export type QuestPhase = "answer" | "journey" | "last-battle" | "last-rest" | "over" | "setup";
export type QuestStep = "attack" | "before-roll" | "block" | "chest" | "fence" | "levels" | "pick-hero" | "rest" | "roll" | "snare" | "suffer" | "take-set" | "turn";
export type QuickWord = "careful" | "go-ahead" | "good-luck" | "help" | "mine" | "no" | "sorry" | "thanks" | "wait" | "well-done" | "yes" | "yours";
export type Rest = "absent" | "home" | "in-use" | "reserve";
export type Side = "east" | "north" | "south" | "west";
export type SignatureDeed = "add" | "hit_box" | "lower" | "overkill" | "raise" | "set" | "shield" | "shift" | "strike_again" | "subtract";
export type SourceKind = "ability" | "blessing" | "rage" | "skill";
export type Stage = "gathering" | "over" | "playing";
export type Strength = "adept" | "expert" | "master" | "novice";
export type TilePiece = "net" | "standard" | "trap";
export type TilePower = "banner" | "dispensary" | "fountain" | "market" | "net" | "tavern" | "tomb" | "tower" | "trap";

/**
 * A named word or words of one kind: `{name: "to", kind: "slot", said: "red 2"}`.
 *
 * Of kind `number` it is a number in digits, of any other kind the id of a thing.
 */
export interface Fact {
  name: string;
  kind: string;
  said: string | string[];
}

/** A message of the Fluent catalogues and its arguments. */
export interface Phrase {
  key: string;
  facts: Fact[];
}

/** Something a seat can do: `text` is what is sent back as the answer. */
export interface Action {
  text: string;
  verb: string;
  words: Fact[];
}

/** Why an action is not legal, and by which clause. */
export interface Refusal {
  clause: string;
  phrase: Phrase;
}

/** Something a person might try; legal when nothing refuses it. */
export interface Candidate {
  action: Action;
  refusal: Refusal | null;
  /** Never mine to do, as the power of another hero: to be told only if there is nothing else. */
  foreign: boolean;
}

/** An open question to one of my seats, with every legal answer. */
export interface Decision {
  number: number;
  seat: number;
  question: Phrase;
  clause: string;
  actions: Action[];
}

/** An answer of one of my seats that nobody else knows before the last has come. */
export interface SealedAnswer {
  seat: number;
  action: Action;
}

/** An open question to somebody else. */
export interface Waiting {
  seat: number;
  question: Phrase;
  clause: string;
}

/** Something that happened, at the journal entry that brought it about. */
export interface Happened {
  entry: number;
  name: string;
  facts: Fact[];
  /** Which of my seats know of it, where not all of them do. */
  only: number[] | null;
}

/** A choice that was taken back: its entry, and the entry that says so. */
export interface TakenBack {
  entry: number;
  seat: number;
  choice: number;
}

/**
 * Whether one of my seats can take something back; `code` says why not.
 *
 * `entry` is the choice that would be taken back, or the entry at which undo stops.
 */
export interface Undo {
  seat: number;
  allowed: boolean;
  entry: number | null;
  code: string;
  /** The answer that does again what was taken back last; empty if there is none. */
  redo: string;
}

/** Something ahead: after how many turns, whom it hits, whether it is certain, whether fatal. */
export interface Omen {
  turns: number;
  seat: number;
  clause: string;
  phrase: Phrase;
  certain: boolean;
  fatal: boolean;
}

/** How it ended: a reason, the winners, a score for each seat. */
export interface Result {
  reason: string;
  winners: number[];
  scores: number[];
}

/** A stretch of play: the commitment to its secret and everybody's salts. */
export interface Stretch {
  entry: number;
  commitment: string;
  salts: string[];
}

/** What does not change with every move. */
export interface TableCard {
  id: string;
  game: string;
  stage: Stage;
  options: Record<string, unknown>;
  engine: string;
  rules: number;
  content: Record<string, string>;
  commitment: string;
  stretches: Stretch[];
  open_seed: boolean;
  start: "fork" | "position" | "setup";
  /** My name; empty for a spectator. */
  name: string;
  /** My seats; empty for a spectator. */
  seats: number[];
  maker: boolean;
}

/** The first answer to `hello`. A page of another engine version should load itself anew. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  engine: string;
  table: TableCard;
}

/**
 * The game as one of my seats (or a spectator) sees it, after journal entry `entry`.
 *
 * Forget all events and takings-back after entry `since`; those here replace them. From `view` on
 * it tells the same to all who look with the same eyes.
 */
export interface State {
  type: "state";
  entry: number;
  since: number;
  /** Whose eyes: one of my seats, or -2 for a spectator. */
  seat: number;
  /** What is asked of my seats. */
  decisions: Decision[];
  /** What is asked of others. */
  waiting: Waiting[];
  /** What my seats may know of. */
  events: Happened[];
  taken_back: TakenBack[];
  /** One for each of my seats. */
  undo: Undo[];
  /** What my seats have answered, while nobody else may know it. */
  sealed: SealedAnswer[];
  view: View;
  /** What the round to come brings if nobody does anything about it, in order. */
  omens: Omen[];
  /** What may lose the game, or come close to it, as far as it can be foreseen; worst first. */
  dangers: Omen[];
  result: Result | null;
  /** The journal does not fit the rules of this version to its end: nothing can be answered. */
  view_only: boolean;
}

/** Who holds a seat at this moment. */
export interface SeatNow {
  seat: number;
  /** A seat is open while nobody has sat down; in a running game a bot plays it until then. */
  holder: "bot" | "open" | "person";
  /** The person's name; empty when nobody sits here. */
  name: string;
  /** The bot that plays the seat now, also for a person who has gone; empty when none does. */
  bot: string;
  mine: boolean;
  present: boolean;
  thinking: boolean;
  /** Why the bot of this seat did what it did last, where it says so. */
  why: Phrase | null;
  /** When a bot takes over for somebody who has gone; null when none will. */
  bot_in_ms: number | null;
  /** Seconds left of this person's turn; null without a time limit, or when nothing is asked. */
  turn_left: number | null;
  /** The stand-in plays this turn only: time was up, or the others have voted. */
  lent: boolean;
  /** The weaker bot that thinks for this one when the server's time for bots is used up. */
  eased: string;
  /** The seats of those who would let the stand-in move. */
  votes: number[];
  /** How many it takes; 0 where nothing can be voted on. */
  votes_needed: number;
}

/** Somebody asks for a seat of the running game. */
export interface Asks {
  number: number;
  seat: number;
  name: string;
  /** Whose yes is missing, by name. */
  missing: string[];
  /** Whether mine is. */
  mine: boolean;
}

/** Something that happened around the table; numbers rise. */
export interface Noticed {
  number: number;
  kind: "bot-failed" | "kicked" | "offered" | "time-up" | "took-seat" | "voted";
  seat: number;
  name: string;
}

/** Somebody proposes to give up: who agrees, and whose agreement is missing. */
export interface GiveUp {
  agreed: number[];
  missing: number[];
}

/** The people around the table; sent whenever it changes. */
export interface Seats {
  type: "seats";
  stage: Stage;
  /** Whether the operator has closed the table: it can be looked at, not played on. */
  closed: boolean;
  seats: SeatNow[];
  watching: number;
  give_up: GiveUp | null;
  /** The id of the table at which the same people play again, or empty. */
  rematch: string;
  /** Seconds until a bot takes over for somebody who has gone; 0 for never. */
  grace: number;
  /** Milliseconds that a bot takes for a choice at least. */
  pace: number;
  /** Seconds that a person has for a turn; 0 for any time. */
  turn: number;
  /** The bot that takes over. */
  stand_in: string;
  /** Whether I have the maker's rights; they pass on when a maker gives up the place. */
  maker: boolean;
  /** Where I want to be told of my turn; empty if nowhere. */
  alert: string;
  asks: Asks[];
  /** The newest few, the last one newest. */
  notices: Noticed[];
}

/** The request `id` is carried out and on disk; a repeated request is told the same. */
export interface Done {
  type: "done";
  id: string;
  entry: number;
}

/**
 * The request is not carried out, and nothing has changed; also the body of every HTTP error.
 *
 * The words are `error-<code>` in the catalogues, with `facts`.
 */
export interface Refused {
  type: "refused";
  /** The request's id, or empty when it had none. */
  id: string;
  code: string;
  facts: Record<string, string | number>;
  /** By which clause an action is not legal. */
  refusal: Refusal | null;
}

/**
 * Somebody says "look here", or a quick word, or a quick word about something.
 *
 * Without a thing `kind` and `word` are empty, without a quick word `says` is.
 */
export interface Pointed {
  type: "pointed";
  /** The seat of the person, or -2 for a spectator. */
  seat: number;
  name: string;
  kind: string;
  word: string;
  says: string;
}

/** The connection lives. */
export interface Pong {
  type: "pong";
}

/**
 * The last message of a connection; the same token will not be let in again.
 *
 * `deleted`: the table is gone. `moved`: the seat was taken along to another device. `kicked`:
 * the maker has sent me away.
 */
export interface Closed {
  type: "closed";
  why: ClosedWhy;
}

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  token: string;
  /** The last entry this page has seen. */
  since?: number;
  /** Which of my seats to look from; without one the server follows my open decisions. */
  seat?: number | null;
}

/** Answers an open decision. Repeat it with the same `id` until it is done or refused. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  decision: number;
  action: string;
}

/** Takes back the newest choice of a seat. */
export interface TakeBack {
  type: "undo";
  id: string;
  seat: number;
  /** The choice that is meant, as `undo.entry` told it: a second click takes nothing else back. */
  entry: number;
}

/** Looks from another of my seats; without a seat the server follows my open decisions. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/**
 * Says "look here" to everybody: a kind of thing and its id, never a text.
 *
 * With a quick word in `says` the thing may be left out.
 */
export interface Point {
  type: "point";
  kind?: string | null;
  word?: string | null;
  says?: QuickWord | null;
}

/** Gives my seats to the stand-in at once; they stay mine. */
export interface Leave {
  type: "leave";
}

/** Takes my seats back from the stand-in. */
export interface Return {
  type: "return";
}

/** Proposes to give up, or agrees; with `agree` false the proposal is off the table. */
export interface AskGiveUp {
  type: "give-up";
  agree?: boolean;
}

/**
 * Changes how long bots take and which stands in; for everybody at the table.
 *
 * When it stands in, and the time for a turn, are the maker's to change.
 */
export interface Settle {
  type: "settle";
  grace?: number | null;
  pace?: number | null;
  turn?: number | null;
  stand_in?: string | null;
}

/** Says yes or no to somebody who asks for a seat. */
export interface Grant {
  type: "grant";
  number: number;
  yes: boolean;
}

/** Would let the stand-in move for a seat that the game waits for; more than half must agree. */
export interface VoteStandIn {
  type: "vote";
  seat: number;
  yes?: boolean;
}

/** Where I am told that it is my turn while I am not here: a webhook; empty for nowhere. */
export interface AlertMe {
  type: "alert";
  url: string;
  /** The language in which I am told. */
  lang?: string;
}

/** Sends whoever holds a seat away for good; the maker's right. */
export interface Kick {
  type: "kick";
  seat: number;
}

/** Asks whether the connection lives. */
export interface Ping {
  type: "ping";
}

/** A chapter of a guided first game; its words are `lesson-<id>` and `lesson-<id>-about`. */
export interface LessonCard {
  id: string;
  /** How long it takes whoever reads 200 words a minute. */
  seconds: number;
  steps: number;
}

/** The player did something else than the guide asked for. */
export interface LessonStray {
  /** How many lines of the transcript were on the path: taking back keeps these. */
  mark: number;
  /** Whether the player plays on like this. */
  accepted: boolean;
}

/** A lesson as far as a transcript goes: an ordinary table, and what the guide says there. */
export interface LessonNow {
  table: TableCard;
  seats: Seats;
  state: State;
  /** What the game works out for the open decision; null where nothing is asked. */
  advice: Advices[keyof Advices];
  /** How many steps are behind the player. */
  step: number;
  /** The message that the guide says. */
  said: string;
  /** What it is about, beside what is to be done: `card butcher`, `deck`. */
  lit: string[];
  /** The answer that the guide waits for; empty for "Go on" and off the path. */
  wanted: string;
  /** Whether "Go on" (`go`) is all that there is to do. */
  waits: boolean;
  stray: LessonStray | null;
  finished: boolean;
}

/** What the player did: actions, `go` for "Go on", `play-on` to stay off the path. */
export interface LessonSoFar {
  transcript: string[];
  /** The pack that brings the chapter; none for the game's own. */
  pack?: string | null;
}

/** A thing of the lesson's table about which somebody wonders. */
export interface LessonThing {
  transcript: string[];
  pack?: string | null;
  kind?: string | null;
  word?: string | null;
}

/** An action at the lesson's table that is looked at. */
export interface LessonAction {
  transcript: string[];
  pack?: string | null;
  action: string;
}

/** A bot that can hold a seat of a game; its words are `bot-<name>` in the catalogues. */
export interface Bot {
  name: string;
  /** 1 plays worst; higher plays better. 0 is a bot from outside: nobody knows. */
  strength: number;
}

/**
 * One option of a game, and what may be chosen.
 *
 * - `number`: from `least` to `most`, or one of `words`.
 * - `choice`: one of `words`.
 * - `each-seat`: a list with one of `words` or of the `things` for each seat, no thing twice;
 *   or one of `words` for all.
 * - `order`: all `things` in any order, or one of `words`.
 */
export interface GameOption {
  name: string;
  kind: "choice" | "each-seat" | "number" | "order";
  default: string | number;
  least: number;
  most: number;
  /** Another option, a number, that this one may not exceed: it is the number of a seat. */
  up_to: string;
  words: string[];
  things: string[];
  /** The kind of the things (`hero`), as in facts. */
  thing_kind: string;
  /** For the second level of the dialog. */
  advanced: boolean;
  /** Offered instead of the default at tables with fewer seats than `easier_below`, or empty. */
  easier: string;
  easier_below: number;
}

/** A pack that can be played with; its hash is in the header of every table that it is at. */
export interface PackCard {
  id: string;
  /** Its name in each language. */
  titles: Record<string, string>;
  hash: string;
  /** The options of the game with this pack: there may be other heroes. */
  options: GameOption[];
  /** The chapters that it brings, in order. */
  lessons: LessonCard[];
  /** What is wrong with its files as they are now; an earlier edition is offered meanwhile. */
  fault: string | null;
}

/** A game that can be played here. */
export interface GameCard {
  id: string;
  rules: number;
  /** That of new tables, the newest. */
  content: Record<string, string>;
  /** The versions of the content that can be played, oldest first. */
  versions: number[];
  least_seats: number;
  most_seats: number;
  /** The option that says how many seats there are; empty where that is fixed. */
  seats_option: string;
  options: GameOption[];
  bots: Bot[];
  /** The bot for whoever has chosen none. */
  default_bot: string;
  /** What rivals can be like. A bot is called `<strength>-<manner>`; whoever asks for a strength gets one with a manner. Its name is `rival-<manner>`, what it is like `manner-<manner>`. */
  manners: string[];
  /** All ids of each kind of thing. */
  things: Record<string, string[]>;
  /** The names of events, each with the fields of its facts (`name:kind`, `*` for several). */
  events: Record<string, string[]>;
  /** The chapters of its guided first game, in order; none where it has no such game. */
  lessons: LessonCard[];
  packs: PackCard[];
}

/** A game with packs as their files are now. */
export interface Edition {
  game: string;
  content: Record<string, string>;
  /** Another one for every change of a file, words too. */
  edition: string;
  /** What is wrong with the files as they are now; the edition before is shown meanwhile. */
  fault: string | null;
}

/** All cards, tiles and heroes of a game with packs, as they lie on its tables. */
export interface CardSet {
  game: string;
  content: Record<string, string>;
  edition: string;
  fault: string | null;
  /** The versions of the content that there are, oldest first. */
  versions: number[];
  /** As the game tells it; nothing for one whose things are drawn at its tables only. */
  collection: Collections[keyof Collections];
}

export interface Games {
  games: GameCard[];
  /** Whether no new tables are opened: the operator lets this server run empty. */
  draining: boolean;
}

/** A language that is offered, and what it calls itself. */
export interface Language {
  code: string;
  name: string;
}

/** This server, and from where it can be reached. */
export interface Host {
  engine: string;
  /** How the rules run; compiled, bots think farther. */
  build: "compiled" | "interpreted";
  protocol: number;
  reach: "lan" | "machine" | "public";
  /** Where others can open the page, best first; empty when only this machine can. */
  addresses: string[];
  /** In which it speaks. */
  languages: Language[];
  /** Whether the operator lets people be told of their turn by a webhook. */
  webhooks: boolean;
}

/** The server serves, and its store answers. */
export interface Health {
  engine: string;
  /** Tables in memory. */
  tables: number;
  /** Whether no new tables are opened. */
  draining: boolean;
}

/** One numbered rule; `ruling` marks a reading of this project. */
export interface Clause {
  id: string;
  chapter: string;
  text: string;
  ruling: boolean;
}

/** A piece of the game in a drawing, or a sign between them: `→`, `←`, `+`. */
export interface RulePiece {
  kind: string;
  word: string;
  /** How it lies there. */
  marks: string[];
  /** What is written below it, as what a die counts. */
  below: string;
}

/** A moment of play that shows a rule; `position` is its file, to be opened by an import. */
export interface RuleExample {
  text: string;
  position: string;
  /** Rows of what is drawn beside it; none where nothing is. */
  drawing: RulePiece[][];
}

/** One thing that people want to know, in a few sentences; `**…**` marks what matters. */
export interface RuleSection {
  name: string;
  title: string;
  paragraphs: string[];
  clauses: string[];
  examples: RuleExample[];
}

/** The rules in plain words: one screen in short, then sections. */
export interface RulesGuide {
  short: string[];
  unexpected: string[];
  sections: RuleSection[];
}

/** The rules, in the language that was asked for, or in English. */
export interface Rules {
  language: string;
  clauses: Clause[];
  /** Not there for a game that has no guide. */
  guide: RulesGuide | null;
}

/** The answers to a question, the best first: names of sections and ids of clauses. */
export interface RulesFound {
  found: string[];
}

/** A link for one seat. The secret stands in the fragment, which browsers keep to themselves. */
export interface Invite {
  seat: number;
  secret: string;
  /** To be put after the server's address: `/t/<table>#<secret>`. A link to watch has `#watch.<secret>`, one for the whole table `#join.<secret>`. */
  path: string;
}

/** A new table. Its commitment is fixed; now `sit` with a salt, and it can begin. */
export interface Opened {
  table: string;
  /** Who made the table; keep it, it cannot be told again. */
  token: string;
  /** My seats. */
  seats: number[];
  /** Empty for a finished game that was imported: there is nothing left to roll. */
  commitment: string;
  invites: Invite[];
  /** One link for everybody: whoever opens it picks a free seat. Nothing for a finished game. */
  join: Invite | null;
  watch: Invite;
  stage: Stage;
}

/** A place at a table, bound to whoever keeps the token. */
export interface Seated {
  table: string;
  token: string;
  name: string;
  /** Empty for a spectator. */
  seats: number[];
  stage: Stage;
  /** The place is mine when those who sit there have said yes; `GET …/door` tells. */
  asked: boolean;
}

/** A seat as it is seen from the door. */
export interface DoorSeat {
  seat: number;
  holder: "bot" | "open" | "person";
  name: string;
  bot: string;
  /** Whether this link leads to it: at once, or when others have said yes. */
  offer: "" | "ask" | "free";
  /** Whom it plays, by the hero's word; empty while that is open. */
  hero: string;
}

/** What a link leads to. Of the game only who plays whom is seen from here. */
export interface Doorway {
  /** `asking`: others are asked; `place`: the seat is mine, come in. */
  kind: "asking" | "back" | "move" | "place" | "seat" | "table" | "watch";
  game: string;
  /** The name of whoever made the table; empty while that person has none. */
  host: string;
  stage: Stage;
  /** The seat of a link for one, or the one that was asked for; -1 when there is none. */
  seat: number;
  seats: DoorSeat[];
  /** Whose yes is missing, by name. */
  missing: string[];
  /** What the table was opened with, as in `Summary`. */
  options: Record<string, unknown>;
}

/** A line of "my tables". */
export interface Summary {
  table: string;
  game: string;
  stage: Stage;
  options: Record<string, unknown>;
  /** Who holds each seat: a person's name, a bot's as `bot:<name>`, or empty. */
  names: string[];
  /** My seats. */
  seats: number[];
  my_turn: boolean;
  entry: number;
  /** Seconds since 1970. */
  changed: number;
  result: Result | null;
}

export interface MyTables {
  tables: Summary[];
  /** Tables that are deleted, or where the token holds nothing any more. */
  gone: string[];
}

/** A link that works once, and until when (seconds since 1970; 0 for no end). */
export interface Link {
  secret: string;
  path: string;
  until: number;
}

/** What a live connection would have told since `version`, for clients without one. */
export interface Messages {
  version: number;
  messages: (State | Seats | Pointed)[];
}

/** The game right after one journal entry, for one seat. */
export interface Moment {
  entry: number;
  kind: EntryKind;
  /** Who answered; -1 for nature and the table itself. */
  actor: number;
  /** The answer's text; empty when this seat did not see it. */
  say: string;
  view: View;
  events: Happened[];
  waiting: Waiting[];
  omens: Omen[];
  dangers: Omen[];
  result: Result | null;
}

export interface Moments {
  /** The newest entry there is. */
  last: number;
  moments: Moment[];
}

/** A journal entry as the scrubber needs it. */
export interface ReplayEntry {
  entry: number;
  kind: EntryKind;
  actor: number;
  /** Whether it is no choice that was taken back. */
  stands: boolean;
}

export interface ReplayEntries {
  lines: ReplayEntry[];
}

/** A piece of a line; a name says which thing it is, as the `card` `incubus`. */
export interface LogPart {
  text: string;
  kind: string;
  thing: string;
}

/** One line of the chronicle, told in the reader's language, and the clauses behind it. */
export interface LogLine {
  entry: number;
  parts: LogPart[];
  clauses: string[];
}

/** The lines of one turn; the setup has no heading. */
export interface Chapter {
  heading: string;
  entry: number;
  lines: LogLine[];
}

/** The chronicle, in the language that was asked for, or in English. */
export interface Log {
  language: string;
  chapters: Chapter[];
}

/** What a thing is called, what else messages are told about it, and what it says. */
export interface Named {
  kind: string;
  word: string;
  name: string;
  /** As `boxes` of a foe: a message about the foe `foe` gets it as `foe_boxes`. */
  more: Record<string, string | number>;
  text: string[];
  /** What else is written about it: `text`, what it does, and `flavour`, as far as it has them. */
  lines: Record<string, string>;
}

/** How all things of a table's game are called, in one language; the page names none itself. */
export interface Glossary {
  language: string;
  names: Named[];
  /** Kinds by which other kinds are told apart: of a `colour` a message gets `$board` too. */
  wholes: Record<string, string[]>;
  /** Kinds that are not listed with commas, and the message that joins two of them. */
  pairs: Record<string, string>;
  /** Kinds of which a list may have none, and the message that says so. */
  empty: Record<string, string>;
}

/** Every answer of nature follows from the published secrets, but for the dictated ones. */
export interface Verdict {
  answers: number;
  stretches: number;
  dictated: number;
  open_seed: boolean;
  commitments: string[];
}

/** What is ahead until my seat's next turn, and what may lose the game farther ahead. */
export interface Forecast {
  entry: number;
  omens: Omen[];
  dangers: Omen[];
}

/** What can and cannot be done, and why. */
export interface Reasons {
  decision: number;
  candidates: Candidate[];
}

/** Why an action is not legal now; null when it is legal. */
export interface WhyNot {
  refusal: Refusal | null;
}

/** The view after an action, and what I would be asked then. */
export interface Foreseen {
  view: View;
  /** Nothing when somebody else is asked. */
  question: Phrase | null;
}

/** What an action would lead to. */
export interface Preview {
  entry: number;
  /** Nothing when the action would reveal something: that is known only by doing it. */
  foreseen: Foreseen | null;
}

/** What the game tells of a finished table, such as stories and luck; its form is the game's. */
export interface Review {
  entry: number;
  review: Reviews[keyof Reviews];
}

/** What takes longer to work out for a seat, such as the best line; its form is the game's. */
export interface Plan {
  entry: number;
  plan: Plans[keyof Plans];
}

/** What the game can work out for a seat, such as exact odds; its form is the game's. */
export interface Advice {
  entry: number;
  advice: Advices[keyof Advices];
}

/**
 * What is to be expected on the average: a share of worlds, or a change of some number.
 *
 * Its words are `hint-fact-<name>`.
 */
export interface Expected {
  name: string;
  value: number;
  share: boolean;
}

/** A choice, or a line of choices that belong together. */
export interface Suggestion {
  actions: Action[];
  /** To win. */
  chance: number;
  /** Half of the interval in which the chance lies 95 times in 100. */
  error: number;
  /** How much less the chance is than that of the first. */
  behind: number;
  /** Whether that difference is more than chance. */
  sure: boolean;
  expected: Expected[];
  why: Phrase | null;
  /** What comes if it is left undone. */
  averts: Omen | null;
  /** What differs most from the first. */
  differs: Phrase | null;
}

/** What a seat could do now, the best first. */
export interface Hint {
  entry: number;
  seat: number;
  decision: number;
  strength: Strength;
  /** How many imagined worlds were played on. */
  worlds: number;
  suggestions: Suggestion[];
}

/** The chance to win before and after what a seat chose in one go. */
export interface ChancePoint {
  /** Its last entry. */
  entry: number;
  seat: number;
  before: number;
  after: number;
}

/** A choice that cost much of the chance, and what would have been better. */
export interface CostlyChoice {
  /** The entry after which it was open. */
  entry: number;
  seat: number;
  actions: Action[];
  /** To win, with it. */
  chance: number;
  better: Action[];
  better_chance: number;
  why: Phrase | null;
  /** What would have come otherwise. */
  averts: Omen | null;
}

/** A swing of the chance by a choice or by luck, or a danger that could be seen. */
export interface DecisiveMoment {
  kind: "choice" | "danger" | "luck";
  /** The entry after which the game stood as it did before. */
  entry: number;
  /** Its last entry. */
  until: number;
  before: number;
  after: number;
  /** The place of the choice among those that cost most. */
  costly: number | null;
  danger: Omen | null;
}

/** How a finished game went for a seat; for everybody where all win or lose together. */
export interface Choices {
  entry: number;
  seat: number;
  shared: boolean;
  outcome: number;
  /** The chance before the first choice. */
  start: number;
  /** What choices have changed of it. */
  by_choices: number;
  /** What everything else has changed: dice, cards, what rivals did. */
  by_luck: number;
  /** How many imagined worlds were played on. */
  worlds: number;
  points: ChancePoint[];
  costly: CostlyChoice[];
  /** In their order. */
  moments: DecisiveMoment[];
}

/** An achievement; its words are `honour-<id>` and `honour-<id>-how`. */
export interface HonourCard {
  id: string;
  /** What is counted over many games, as in `tally`; empty for what is earned in one. */
  measure: string;
  goal: number;
}

export interface GameHonours {
  game: string;
  honours: HonourCard[];
}

/** The achievements of every game that has any. */
export interface AllHonours {
  games: GameHonours[];
}

/** What a seat did in a finished game, found by playing its journal again. */
export interface Earned {
  entry: number;
  /** Not for a game from a position, of a seed given by hand, or given up. */
  counts: boolean;
  hero: string;
  difficulty: string;
  players: number;
  won: boolean;
  score: number;
  /** Achievements of this game alone. */
  earned: string[];
  /** What counts towards achievements over many games. */
  tally: Record<string, number>;
}

/** Opens a table. */
export interface NewTable {
  seats: string[];
  grace?: number;
  pace?: number;
  turn?: number;
  stand_in?: string;
  game: string;
  /** The packs to play with, of those that the server offers; later ones lie on top. */
  packs?: string[];
  /** The version of the content to play with; the newest if none is named. */
  content?: number | null;
  options?: Record<string, unknown>;
  /** The same seed is the same game, with dice that everybody can know: the table is open. */
  seed?: number | null;
}

/**
 * Goes on from an entry of this table at a new one.
 *
 * From a finished game it is the true state, from a running one a world that my seat could be in.
 */
export interface ForkTable {
  seats: string[];
  grace?: number;
  pace?: number;
  turn?: number;
  stand_in?: string;
  entry: number;
}

/**
 * A journal or a position file becomes a table, with new dice.
 *
 * A finished journal is opened for looking and verifying; with `entry` play goes on from there.
 */
export interface ImportTable {
  seats: string[];
  grace?: number;
  pace?: number;
  turn?: number;
  stand_in?: string;
  text: string;
  entry?: number | null;
}

/**
 * Takes the seat of a link; who has a token already sits down on the own seats.
 *
 * The salt goes into the dice: make it at random after the commitment was shown.
 */
export interface SitDown {
  /** Made at random, and the same when the request is sent again. */
  id: string;
  name: string;
  salt: string;
  secret?: string | null;
  /** The seat that is wanted, where the link is for the whole table. */
  seat?: number | null;
}

/** A new link for a seat nobody sits on, for the table, or to watch; the old one is void. */
export interface NewInvite {
  seat?: number | null;
  table?: boolean;
}

/** A table and the token that holds my place there. */
export interface Place {
  table: string;
  token: string;
}

export interface AskMine {
  places: Place[];
}

/** An empty object. */
export type Nothing = Record<string, never>;

/** What the table was set up with. */
export interface OptionsView {
  players: number;
  difficulty: Difficulty;
  starving_rounds: number;
}

/** So many of each of the five colours. */
export interface TokensView {
  red: number;
  green: number;
  blue: number;
  yellow: number;
  black: number;
}

/** One of the nine tiles. They come row by row, three a row. */
export interface TileView {
  tile: string;
  power: TilePower;
  grasped: boolean;
  /** The figures that stand there. */
  heroes: string[];
  /** The piece whose icon the tile has. */
  piece: TilePiece | null;
  piece_rest: Rest | null;
  /** The slots that it faces: two in a corner, none in the centre. */
  slots: string[];
}

/** One effect of a card in play. */
export interface EffectView {
  /** The word by which actions name it: `incubus.exit.roll_corruption`. */
  effect: string;
  column: Column;
  do: EffectCode;
  /** The net covers it: it is off (LB-T1). */
  netted: boolean;
  good: boolean;
}

/** A horde card in play, as it is now. */
export interface CardView {
  card: string;
  colour: Colour;
  warlord: boolean;
  /** The resistance on the card. */
  printed: number;
  /** What it needs now (LB-C6). */
  resistance: number;
  /** The standard takes 1 off. */
  banner: boolean;
  /** The charm takes 1 off. */
  charmed: boolean;
  /** A Grasp of Evil is on it. */
  haunted: boolean;
  /** The tile to which its Grasp of Evil goes next, if its haunting is not netted (LB-E1). */
  reaches: string | null;
  white_immune: boolean;
  locks_die: boolean;
  /** In the order of the columns. */
  effects: EffectView[];
}

/** A place for a card on a horde board. */
export interface SlotView {
  /** `red 2`: from left to right or from top to bottom. */
  slot: string;
  /** The tile next to it. */
  faces: string;
  card: CardView | null;
  trap: boolean;
}

/** A horde board. */
export interface BoardView {
  colour: BoardColour;
  side: Side;
  /** Who sits there, in action or not. */
  seat: number | null;
  hero: string | null;
  /** Nobody sits there, or its hero is out of action (LB-N1). */
  neutral: boolean;
  full: boolean;
  /** What it does when it is full (LB-B1…B4). */
  do: EffectCode;
  slots: SlotView[];
  /** How many turns until this board's next one; 0 for the board whose turn it is, None in the setup. */
  turns_away: number | null;
}

/** What the active hero has not used up yet in this hero phase. */
export interface LeftView {
  /** The ordinary move (LB-A1). */
  move: boolean;
  /** An action to activate a tile (LB-A3, LB-R4). */
  activate: boolean;
  /** An action to fight. */
  fight: boolean;
  /** The power that works once a phase: extra move, charm, falcon, prayer (LB-A10). */
  power: boolean;
  /** The reroll of combat dice (LB-R6). */
  reroll: boolean;
}

/** A player's hero. */
export interface HeroView {
  seat: number;
  /** None before it is chosen. */
  hero: string | null;
  power: HeroPower | null;
  board: BoardColour | null;
  /** Where the figure is; None when it is not in the bastion. */
  tile: string | null;
  life: number;
  calls: number;
  equipment: TokensView;
  condition: Condition;
  lying: boolean;
  /** A Grasp of Evil is on the hero board (LB-G2). */
  shadowed: boolean;
  power_on: boolean;
  /** Why the power is off. */
  power_off: PowerOff | null;
  /** How many turns until this hero's next one; 0 for the hero whose turn it is, None in the setup. */
  turns_away: number | null;
  /** Only for the active hero, in the hero phase. */
  left: LeftView | null;
}

/** What can still be gained (LB-P5). */
export interface SupplyView {
  equipment: TokensView;
  life: number;
  calls: number;
  grasps: number;
}

/** Cards with equal backs that lie together in the deck. */
export interface SegmentView {
  back: Back;
  count: number;
}

/** What is public about the deck (LB-S10). */
export interface DeckView {
  size: number;
  /** From the top. */
  segments: SegmentView[];
  /** How many cards lie above the next warlord; None when there is none. */
  until_warlord: number | null;
  /** Monsters that nobody has seen; those put away at the start are among them (LB-S11). */
  unseen_monsters: number;
  /** The same, by colour. */
  unseen_by_colour: TokensView;
  unseen_warlords: number;
}

/** How many warlords this game has, and where they are. */
export interface WarlordsView {
  total: number;
  beaten: number;
  in_play: number;
  in_deck: number;
}

/** How many tiles are grasped, and how many lose the game (LB-G1). */
export interface GraspedTilesView {
  count: number;
  lose_at: number;
}

/** The net of the Trebuchet (LB-T1). */
export interface NetView {
  rest: Rest;
  effect: string | null;
  card: string | null;
}

/** The trap of the Dwarven Quarry (LB-T9). */
export interface TrapView {
  rest: Rest;
  slot: string | null;
}

/** The standard and its banner (LB-T5). */
export interface StandardView {
  rest: Rest;
  banner: Colour | null;
}

/** Mylfaar's charm (LB-R2). */
export interface CharmView {
  rest: Rest;
  card: string | null;
}

/** The pieces, and the dice that cards have locked (LB-P6, LB-P7). */
export interface PiecesView {
  net: NetView;
  trap: TrapView;
  standard: StandardView;
  charm: CharmView;
  locked_dice: number;
  /** All white combat dice, locked ones included. */
  white_dice: number;
  /** No equipment in any fight (LB-E13). */
  equipment_barred: boolean;
}

/** A combat die as it fell. */
export interface DieView {
  face: Face;
  /** Kazgin's die (LB-R7). */
  grey: boolean;
  /** The cards of the present fight against which it counts (LB-C2, LB-E11). */
  counts_for: string[];
}

/** An equipment token laid on a card of the present fight, and the hero who gave it. */
export interface LaidTokenView {
  hero: string;
  colour: Colour;
}

/** A card of the present fight. */
export interface TargetView {
  card: string;
  colour: Colour;
  resistance: number;
  laid: LaidTokenView[];
  /** What is left for the dice after the tokens laid. */
  need: number;
  white_immune: boolean;
  /** How many of the dice count against it, if all are used on it. */
  hits: number;
}

/** A hero on the tile of the fight, with the tokens that are not laid yet (LB-C3). */
export interface HelperView {
  hero: string;
  left: TokensView;
}

/** The fight that is going on. */
export interface FightView {
  /** Naming targets, before the roll, before a reroll, laying tokens and beating, exits. */
  stage: FightStage;
  hero: string;
  tile: string | null;
  /** The one or two cards; all candidates while targets are named. */
  targets: TargetView[];
  /** Beaten cards that have not left yet, in the aftermath. */
  beaten: string[];
  /** How many dice are rolled in it. */
  dice: number;
  helpers: HelperView[];
  equipment_barred: boolean;
}

/** A corruption roll that may still be rerolled (LB-R9). */
export interface CorruptionView {
  hero: string;
  /** What made the hero roll. */
  effect: string;
  /** What the face does; empty for nothing. */
  do: EffectCode[];
}

/** How long no card has come or gone, and how long that is borne (LB-V6): 0 for ever. */
export interface StarvingView {
  /** Horde phases. */
  quiet_phases: number;
  limit_phases: number;
  /** Whole rounds of four boards. */
  quiet_rounds: number;
  limit_rounds: number;
}

/** One line of the score (LB-V3): `count` times `each` makes `points`. */
export interface LedgerLineView {
  item: LedgerItem;
  count: number;
  each: number;
  points: number;
}

/** How the game ended. */
export interface OutcomeView {
  ending: Ending;
  won: boolean;
  score: number;
  /** Empty when the game was lost. */
  ledger: LedgerLineView[];
}

/** The whole table. Last Bastion has no secrets: all seats and spectators get the same. */
export interface SiegeView {
  options: OptionsView;
  turn: number;
  phase: Phase;
  /** The board whose turn it is; None in the setup. */
  board: BoardColour | null;
  /** Whose turn it is; None at a neutral board. */
  active_seat: number | null;
  active_hero: string | null;
  /** Row by row. */
  tiles: TileView[];
  /** Clockwise from the north. */
  boards: BoardView[];
  /** By seat. */
  heroes: HeroView[];
  /** A card that has been drawn and lies nowhere yet. */
  drawn: CardView | null;
  supply: SupplyView;
  deck: DeckView;
  /** The oldest first. */
  discard: string[];
  warlords: WarlordsView;
  grasped_tiles: GraspedTilesView;
  pieces: PiecesView;
  /** The combat dice as they fell last, in a fight or at the Market. */
  dice: DieView[];
  corruption: CorruptionView | null;
  fight: FightView | null;
  starving: StarvingView;
  outcome: OutcomeView | null;
}

/** The chances of one fight, by goal, each played best for itself. */
export interface Chances {
  first: number;
  /** None where there is one card only. */
  second: number | null;
  either: number;
  /** None where there is one card only. */
  both: number | null;
}

/** A fight that could be started, here or after some moves. */
export interface FightOdds {
  tile: string;
  moves: number;
  cards: string[];
  dice: number;
  chances: Chances;
}

/** What rerolling some dice of a fight leads to; the first line rerolls none. */
export interface RollOdds {
  /** As the action names them. */
  dice: string;
  cards: string[];
  chances: Chances;
}

/** An equipment token of a hero's, for a card. */
export interface TokenLaid {
  hero: string;
  card: string;
}

/** A way to beat some cards with the dice on the table and as few further tokens as possible. */
export interface Finish {
  cards: string[];
  /** For each die of the roll the card it counts against. */
  dice: (string | null)[];
  /** The tokens to lay first, the fighter's own before those of others. */
  spends: TokenLaid[];
}

/** The chances to bring tokens of a colour from the Market: at least one, and two. */
export interface ColourOdds {
  colour: string;
  one: number;
  two: number;
}

/** What rerolling some of the Market's dice leads to; the first line rerolls none. */
export interface MarketRollOdds {
  dice: string;
  colours: ColourOdds[];
}

/** The chance that beating some cards loses the game by what their exits do. */
export interface RuinOdds {
  cards: string[];
  chance: number;
  /** How likely it is that something happens that was not looked into. */
  left_out: number;
}

/** All exact chances that matter to a seat now; lists are empty where nothing is to be told. */
export interface SiegeAdvice {
  /** The nearest first; while an aim is chosen, one for each aim. */
  fights: FightOdds[];
  rolls: RollOdds[];
  /** How each card of the fight, or both, can be beaten now. */
  finishes: Finish[];
  /** The cards in the fight or in reach, and both, whose exits can lose the game. */
  ruins: RuinOdds[];
  /** Before the Market's dice are rolled. */
  market: ColourOdds[];
  market_rolls: MarketRollOdds[];
}

/** One line of a hero's story, and the entry where it happened; 0 for the whole game. */
export interface StoryLine {
  entry: number;
  phrase: Phrase;
}

/** Combat dice, how many of them hit a card of their fight, and how many were to be expected. */
export interface DiceLuck {
  dice: number;
  hits: number;
  expected: number;
  /** The share of games with the same dice that would have had fewer hits. */
  luckier_than: number;
}

/** What one would tell of a hero, and how the dice fell for it. */
export interface HeroStory {
  hero: string;
  lines: StoryLine[];
  luck: DiceLuck;
}

/** A finished game, looked back on. */
export interface SiegeReview {
  heroes: HeroStory[];
  luck: DiceLuck;
}

/** A hero before anybody plays it. */
export interface HeroCardView {
  hero: string;
  power: HeroPower;
}

/** A horde board before the siege begins. */
export interface HordeBoardView {
  colour: BoardColour;
  /** What it does when it is full (LB-B1…B4). */
  do: EffectCode;
}

/** All of a box, in the order of its content. */
export interface SiegeCollection {
  monsters: CardView[];
  warlords: CardView[];
  tiles: TileView[];
  heroes: HeroCardView[];
  boards: HordeBoardView[];
  /** All tokens and figures. */
  supply: SupplyView;
  white_dice: number;
  /** What each face of the corruption die does, in order (LB-K1). */
  corruption: EffectCode[][];
}

/** What the table was set up with. */
export interface QuestOptionsView {
  players: number;
  difficulty: QuestDifficulty;
}

/** So many gems of each colour. */
export interface GemsView {
  red: number;
  green: number;
  blue: number;
  white: number;
}

/** A hit box: the face that hits it, and whether it is hit. */
export interface HitBoxView {
  face: number;
  hit: boolean;
}

/** A demon, its item side unseen (SA-P1). */
export interface DemonView {
  foe: string;
  /** The word of its name: `cinderling`. */
  kind: string;
  colour: ColumnColour;
  level: number;
  boxes: HitBoxView[];
  /** What it does now: a skill may lower it. */
  damage: number;
  printed_damage: number;
  felled: boolean;
  item_type: ItemType;
  item_gems: ColumnColour[];
}

/** A box of an ability, and what lies on it. */
export interface AbilityBoxView {
  colour: BoxColour;
  mark: BoxMark;
}

/** An ability (SA-A1…A3). */
export interface AbilityView {
  /** The word by which actions name it: `feathered-cap.1`. */
  ability: string;
  boxes: AbilityBoxView[];
  do: SignatureDeed;
  n: number;
  /** Whether the champion has it now: its item is equipped, its slot free, its skill gained. */
  in_use: boolean;
}

/** An item that lies open. */
export interface ItemView {
  item: string;
  type: ItemType;
  /** Its gem symbols. */
  gems: ColumnColour[];
  abilities: AbilityView[];
  stamina: number;
  /** Its flames. */
  focus: number;
}

/** A slot of a hero board. */
export interface ItemSlotView {
  slot: ItemSlot;
  item: ItemView | null;
  /** The gems on the item. */
  gems: GemsView;
  /** The ability printed there; it works while the slot is free. */
  printed: AbilityView | null;
}

/** A skill of the chart, with the gems that still lie on its space. */
export interface SkillView {
  skill: string;
  colour: ColumnColour;
  level: number;
  /** Gems of the column's colour. */
  gems: number;
  white: number;
  gained: boolean;
  /** Used up in this fight. */
  used: boolean;
  tile: boolean;
  stamina: number;
  /** What a tile gives. */
  focus: number;
  /** It brings the silver die. */
  silver: boolean;
  /** The ability of a signature skill. */
  ability: AbilityView | null;
}

/** A blessing under an achievement tile; what it is, is its owner's secret at first (SA-H4). */
export interface BlessingView {
  blessing: string | null;
  kind: string | null;
  do: BlessingDeed | null;
  n: number | null;
  spent: boolean;
}

/** One step of a penalty. */
export interface PenaltyView {
  do: FuryDeed;
  /** Which dice are rolled again. */
  face: number | null;
  /** Which boxes may be spoiled; none means any. */
  box: BoxColour | null;
  n: number | null;
}

/** What a turned card of the Demon Lord or a fury does: the penalty or the wounds (SA-L9). */
export interface AttackView {
  foe: string;
  /** The word of its name: `whispers`, `fu-01`. */
  kind: string;
  penalty: PenaltyView[];
  wounds: number;
}

/** A card of a row in the last battle. A closed one shows nothing (SA-L10). */
export interface RowCardView {
  foe: string | null;
  fury: boolean;
  face_up: boolean;
  /** The figure stands on it. */
  present: boolean;
  beaten: boolean;
  boxes: HitBoxView[];
  damage: number;
  /** Its damage is part of the present sum (SA-L5). */
  counts: boolean;
  /** The effect of a fury card that lies open. */
  attack: AttackView | null;
}

/** A die of a fight. */
export interface BattleDieView {
  /** The word by which actions name it: its face, with a star once it was changed. */
  die: string;
  face: number;
  changed: boolean;
  placed: boolean;
  lost: boolean;
  silver: boolean;
}

/** A fight that is going on. */
export interface ClashView {
  dice: BattleDieView[];
  potions_drunk: number;
  kills: number;
  /** All that stands and strikes, unblocked. */
  damage: number;
  shields: number;
  /** Shields that could still be raised. */
  can_block: number;
  /** What would follow if the fight ended now. */
  wounds: number;
  /** Whether they would kill. */
  fatal: boolean;
  /** Only changed dice hit the present card (SA-K9). */
  only_changed: boolean;
}

/** A player's hero and all that lies in front of it. */
export interface ChampionView {
  seat: number;
  hero: string | null;
  /** What this champion is at, if anything. */
  step: QuestStep | null;
  life: number;
  full_life: number;
  /** The highest space of the life track that is death (SA-K6). */
  grave: number;
  dead: boolean;
  triumphant: boolean;
  stamina: number;
  /** Markers in the pools. */
  focus: number;
  all_stamina: number;
  /** Markers in the pools and on boxes. */
  all_focus: number;
  red_potions: number;
  blue_potions: number;
  potion_slots: number;
  dice: number;
  rage: number;
  rage_tokens: number;
  /** The gem pool. */
  gems: GemsView;
  /** The first item was equipped, and the third die is free (SA-R4). */
  third_die: boolean;
  skills: SkillView[];
  slots: ItemSlotView[];
  pouch: ItemView[];
  blessings: BlessingView[];
  act: string | null;
  space: number;
  demons: DemonView[];
  /** What all foes that stand would do now, unblocked. */
  threat: number;
  /** How many cards of the Demon Lord's answer hit; 0 before the call is answered. */
  answered: number;
  row: RowCardView[];
  cards_beaten: number;
  fewer_dice: number;
  /** Suffered for the next fight (SA-K4, SA-K5). */
  more_damage: number;
  clash: ClashView | null;
  /** The card whose penalty or wounds this player chooses now. */
  suffering: AttackView | null;
  /** Levels still to be taken from killed demons, the present one first. */
  levels: ColumnColour[];
}

/** A space of an act board. */
export interface SpaceView {
  number: number;
  /** The demon levels of each set that is laid out there (SA-M2). */
  sets: number[][];
  chest: boolean;
  intervention: boolean;
  /** Seats whose figures stand there, foremost first. */
  figures: number[];
}

/** An act board. */
export interface ActView {
  act: string;
  /** Whether it is part of this game (SA-S1). */
  played: boolean;
  present: boolean;
  spaces: SpaceView[];
}

/** A demon deck: its top lies open (SA-S7). */
export interface DemonDeckView {
  level: number;
  size: number;
  top: DemonView | null;
  discards: string[];
}

/** A space of the achievement board. */
export interface AchievementView {
  achievement: string;
  mastery: Mastery;
  row: number;
  /** What it takes; level mastery has no goal of its own. */
  goal: number | null;
  /** No tile lies there in this game (SA-S2). */
  empty: boolean;
  /** Who has taken it. */
  seat: number | null;
  /** How far each seat is. */
  progress: number[];
}

/** The Demon Lord: his cards at the cathedral, his answer and his roars. */
export interface LordView {
  breacher: number | null;
  laid: number;
  /** The cards whose attack was turned up, oldest first. */
  turned: AttackView[];
  rounds: number;
  /** Cards in the next roar (SA-L7). */
  next_roar: number;
  deck: number;
}

/** A player's place at the end. */
export interface StandingView {
  seat: number;
  rank: number;
  survived: boolean;
  life: number;
  achievements: number;
  cards_beaten: number;
  /** Hits on the present card (SA-E3). */
  hits: number;
}

/** How it ended (SA-E1…E3). */
export interface QuestOutcomeView {
  ending: QuestEnding;
  winners: number[];
  standings: StandingView[];
}

/** The table of Sanctum as one seat sees it. */
export interface QuestView {
  options: QuestOptionsView;
  phase: QuestPhase;
  turn: number;
  /** Whose turn it is; nobody's where all act side by side. */
  active_seat: number | null;
  first_seat: number | null;
  act: string | null;
  space: number;
  acts: ActView[];
  /** Figures, foremost first (SA-M7). */
  order: number[];
  /** The demon sets on the present board. */
  sets: DemonView[][];
  chest: ItemView[];
  decks: DemonDeckView[];
  achievements: AchievementView[];
  champions: ChampionView[];
  lord: LordView;
  outcome: QuestOutcomeView | null;
}

/** The faces to which a change can turn a die; the useful ones would hit an open box. */
export interface DieTurns {
  die: string;
  faces: number[];
  useful: number[];
}

/** An action of the open decision that turns a die, and what it can make of each. */
export interface DieChange {
  action: string;
  kind: SourceKind;
  /** The ability, skill or blessing; empty for the rage. */
  word: string;
  turns: DieTurns[];
}

/** The chance to fell a foe if everything is spent on it alone; 0 or 1 once the dice lie. */
export interface FoeChance {
  /** None for all of them together. */
  foe: string | null;
  chance: number;
}

/** What rolling some dice again leads to. */
export interface RerollChances {
  action: string;
  foes: FoeChance[];
}

/** What a seat should know before it decides; lists are empty where nothing is to be told. */
export interface QuestAdvice {
  changes: DieChange[];
  foes: FoeChance[];
  rerolls: RerollChances[];
}

/** One step of a line: answers that are given one after the other. */
export interface LineStep {
  actions: string[];
  /** What is used, if anything is. */
  source: SourceKind | null;
  /** The ability, skill or blessing; empty for the rage and for a die that is placed as it is. */
  word: string;
  stamina: number;
  /** What is paid. */
  focus: number;
  /** The die that is turned or placed, as it is named then. */
  die: string | null;
  /** The face to which it is turned. */
  to: number | null;
  foe: string | null;
  /** The foe and the face of the box that is hit. */
  box: number | null;
}

/** What to do in the rest of this step of a fight, and what the fight comes to. */
export interface FightLine {
  steps: LineStep[];
  /** False where the search was cut off: the best that was found. */
  exact: boolean;
  slain: string[];
  cleared: boolean;
  /** Boxes hit on foes that stand. */
  hits: number;
  wounds: number;
  dead: boolean;
  stamina: number;
  focus: number;
  rage: number;
  blessings: number;
  /** A fury card is turned up: the line ends there. */
  fury: boolean;
}

/** A line that keeps something which the best one spends. */
export interface OtherLine {
  keeps: Kept;
  line: FightLine;
}

/** The chance to fell a demon in the next fight, everything spent on it alone. */
export interface DemonProspect {
  foe: string;
  /** None where it would take too long to work out. */
  now: number | null;
  /** After a rest. */
  rested: number | null;
}

/** What taking a set on would lead to. */
export interface SetProspect {
  demons: DemonProspect[];
  now: number | null;
  /** The chance to fell all of them in one fight. */
  rested: number | null;
  /** Wounds to be expected of the next fight, those who hunt already among the foes. */
  wounds: number | null;
}

/** What takes longer to work out for a seat that is asked. */
export interface QuestPlan {
  /** Whether this table tells lines. */
  hints: boolean;
  line: FightLine | null;
  other: OtherLine | null;
  /** In the order of the road, while a set is chosen. */
  sets: SetProspect[];
}

/** All dice as they fell: how many hit an open box as they were, and how many were expected. */
export interface QuestLuck {
  dice: number;
  hits: number;
  expected: number;
  /** The share of games with the same rolls that would have had fewer hits. */
  luckier_than: number;
  /** How often each face came. */
  faces: number[];
}

/** What became of a champion. */
export interface ChampionStory {
  seat: number;
  /** In acts I to VI. */
  wounds: number[];
  luck: QuestLuck;
}

/** Something that is worth another look, and the entry at which it is to be seen. */
export interface QuestMoment {
  entry: number;
  turn: number;
  /** Of the last battle; 0 before. */
  round: number;
  phrase: Phrase;
}

/** The blessing that an achievement brought. */
export interface QuestReward {
  achievement: string;
  blessing: string;
}

/** A finished quest, looked back on. */
export interface QuestReview {
  champions: ChampionStory[];
  /** Of those achievements that were reached since the table was opened. */
  rewards: QuestReward[];
  /** In the order in which they happened. */
  moments: QuestMoment[];
}

/** A demon, and the item on its back (SA-P1). */
export interface DemonCardView {
  demon: DemonView;
  item: ItemView;
}

/** A hero board with its chart of skills, before anybody plays it (SA-P3). */
export interface HeroBoardView {
  hero: string;
  stamina: number;
  focus: number;
  slots: ItemSlotView[];
  skills: SkillView[];
}

/** A start bonus card: a gem of its colour goes up from its level (SA-S5). */
export interface StartCardView {
  card: string;
  colour: ColumnColour;
  level: number;
}

/** An act board before the journey begins. */
export interface ActBoardView {
  act: string;
  /** With how many it is played (SA-S1). */
  players: number[];
  /** Space by space: the demon levels of each set that is laid out there (SA-M2). */
  sets: number[][][];
  /** On the last space (SA-M4). */
  chest: boolean;
  /** The space of divine intervention, from 1 on; 0 for none (SA-M5). */
  intervention: number;
  intervention_players: number[];
}

/** All of a box, in the order of its content. */
export interface QuestCollection {
  demons: DemonCardView[];
  /** Cards of the Demon Lord, with the attack on the back of each. */
  lord: RowCardView[];
  fury: RowCardView[];
  heroes: HeroBoardView[];
  blessings: BlessingView[];
  start_cards: StartCardView[];
  acts: ActBoardView[];
  /** The spaces of the achievement board. */
  achievements: AchievementView[];
  /** Where the life track begins. */
  life: number;
  potion_slots: number;
  /** What each hero may have of these at first. */
  rage_tokens: number;
}

export type ServerMessage = Welcome | State | Seats | Done | Refused | Pointed | Pong | Closed;
export type ClientMessage = Hello | Answer | TakeBack | Look | Point | Leave | Return | AskGiveUp | Settle | Grant | VoteStandIn | Kick | AlertMe | Ping;
