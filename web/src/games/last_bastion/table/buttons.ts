/** How the buttons of the decision bar look in Last Bastion: pictures, short words, odds, keys. */

import { percent } from "../../../lib/words/percent.ts";
import { called, calledAll, listed, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { Spot } from "../../../table/play/things.ts";
import type { Action, SiegeView } from "../../../wire.gen";
import type { ButtonLook, Offer, Offers } from "../../game.ts";
import { draftOf } from "../fight/draft.svelte.ts";
import { planFor, sameCards, stepOf, subsets, wordsOf } from "../fight/fight.ts";
import { artOfCard, EFFECTS, faceOf, TILES, VERBS } from "../model/pictures.ts";
import { adviceOf, fightsHere, ruinOf } from "../fight/odds.ts";
import { cardNamed, heroNamed, siegeOf, slotNamed, tileNamed } from "../model/view.ts";
import { colourOf } from "../model/words.ts";

const KEYS: Record<string, string> = {
  move: "M", "stand-up": "M", activate: "A", call: "C", fight: "F", "end-turn": "E", stay: "E",
  keep: "E", decline: "E", done: "E", reroll: "R", charm: "P", fetch: "P", "lend-move": "P", pray: "P",
};
const ENDS = new Set(["end-turn", "stay", "keep", "decline", "done"]);
const MODAL = new Set(["call", "charm", "fetch", "lend-move", "pray"]);
const COLOURED = new Set(["colour", "token", "slot", "card", "hero"]);

const siege = (play: Play): SiegeView | null => (play.view ? siegeOf(play.view) : null);

/** Powers and Calls to Arms reach everywhere: their targets light up after their button. */
export function modal(play: Play): ReadonlySet<string> {
  const verbs = new Set(play.decision?.actions.map((action) => action.verb));
  return verbs.has("end-turn") ? MODAL : new Set();
}

/** The cards in reach stand for the fight; a tile for the Grasp that an action takes off it. */
export function aliases(play: Play, action: Action): Spot {
  const view = siege(play);
  if (action.verb !== "fight" || !view) return [];
  const known = fightsHere(play).flatMap((fight) => fight.cards);
  const here = tileNamed(view, heroNamed(view, view.active_hero)?.tile ?? null);
  const facing = here?.slots.flatMap((slot) => slotNamed(view, slot)?.card?.card ?? []) ?? [];
  return [...new Set([...known, ...facing])].map((word) => ({ kind: "card", word }));
}

export function lookOfVerb(play: Play, verb: string, actions: Action[]): ButtonLook {
  const look: ButtonLook = { ...iconOf(verb), ...keyOf(verb) };
  const view = siege(play);
  if (verb === "move") look.detail = t("page-tiles-lit", { count: actions.length });
  if (verb === "call" && view) {
    const count = callsOf(play, view);
    Object.assign(look, { detail: t("page-calls-left", { count }), cost: t("page-call-spent", { count }) });
  }
  return look;
}

/** How many Calls to Arms whoever is asked has left. */
const callsOf = (play: Play, view: SiegeView): number => view.heroes.find((one) => one.seat === play.decision?.seat)?.calls ?? 0;

export function lookOfAction(play: Play, action: Action): ButtonLook {
  const look: ButtonLook = { ...iconOf(action.verb), ...keyOf(action.verb), ...pictureOf(play, action) };
  if (action.verb === "spend") return lookOfSpending(action);
  if (action.verb === "give") look.colour = wordsOf(action, "colour")[0] ?? ""; // What is given; the face is whose.
  if (ENDS.has(action.verb)) look.ends = true;
  const view = siege(play);
  if (action.verb === "fight") {
    look.parts = fightParts(play);
    const risks = fightsHere(play).flatMap((fight) => [[fight.cards[0] ?? ""], fight.cards]).map((cards) => ruinOf(play, cards));
    const risk = risks.findLast((one) => one !== "");
    if (risk) look.risk = t("page-ruin", { chance: risk });
  }
  if (action.verb === "aim") look.value = aimOdds(play, wordsOf(action, "cards"));
  if (action.verb === "activate" && view) {
    const tile = tileNamed(view, wordsOf(action, "tile")[0] ?? "");
    if (tile) look.detail = t(`page-tile-${tile.power}`);
    look.short = t("page-use-tile");
  }
  if (action.verb === "end-turn" && view) look.detail = nextTurn(play, view);
  if (action.verb === "net" || action.verb === "apply") {
    const effect = wordsOf(action, "effect")[0];
    if (effect) Object.assign(look, { title: nameOf("effect", effect), verb: t(`do-${action.verb}.menu`), of: nameOf("card", effect.split(".")[0] ?? "") });
  }
  return look;
}

/** A token of a hero's for a card: which colour, on what, whose. */
function lookOfSpending(action: Action): ButtonLook {
  const card = wordsOf(action, "card")[0] ?? "";
  const colour = colourOf(card);
  const args = { card: called("card", card), hero: called("hero", wordsOf(action, "hero")[0] ?? "") };
  const title = t("page-spend", { token: called("token", colour ?? "") });
  return { ...(colour ? { colour } : {}), title, detail: t("page-spend-on", args) };
}

function nextTurn(play: Play, view: SiegeView): string {
  const next = view.boards.find((board) => board.turns_away === 1);
  if (!next) return "";
  if (next.neutral || !next.hero) return t("page-next-neutral", { colour: called("colour", next.colour) });
  return t("page-next-is", { hero: called("hero", next.hero) });
}

/** The chance to beat all that is aimed at. */
function aimOdds(play: Play, cards: string[]): string {
  const fight = adviceOf(play)?.fights.find((one) => sameCards(one.cards, cards));
  const chance = fight?.chances.both ?? fight?.chances.first;
  return chance === undefined ? "" : percent(chance);
}

function fightParts(play: Play): NonNullable<ButtonLook["parts"]> {
  const fights = fightsHere(play);
  const fight = fights.length === 1 ? fights[0] : undefined;
  if (!fight) return [];
  const [first = "", second] = fight.cards;
  const part = (card: string, chance: number) => ({
    colour: colourOf(card) ?? "",
    title: nameOf("card", card),
    value: percent(chance),
  });
  const parts = [part(first, fight.chances.first)];
  if (second && fight.chances.second !== null) parts.push(part(second, fight.chances.second));
  if (second && fight.chances.both !== null) {
    parts.push({ colour: "", title: t("page-both"), value: percent(fight.chances.both) });
  }
  return parts;
}

export function lookOfThing(play: Play, kind: string, word: string): ButtonLook {
  return lookOfOne(play, kind, word);
}

const iconOf = (verb: string): ButtonLook => (VERBS[verb] ? { icon: VERBS[verb] } : {});
const keyOf = (verb: string): ButtonLook => (KEYS[verb] ? { key: KEYS[verb] } : {});

/** The picture of the first thing that an action names, where that says more than its verb. */
function pictureOf(play: Play, action: Action): ButtonLook {
  const fact = action.words.at(-1);
  if (!fact || Array.isArray(fact.said) || action.verb === "activate") return {};
  return lookOfOne(play, fact.kind, fact.said);
}

function lookOfOne(play: Play, kind: string, word: string): ButtonLook {
  const view = siege(play);
  const look: ButtonLook = {};
  if (!view) return look;
  if (COLOURED.has(kind)) {
    const colour = colourFor(view, kind, word);
    if (colour) look.colour = colour;
  }
  const icon = iconFor(view, kind, word);
  if (icon) look.icon = icon;
  if (kind === "slot") look.short = t("page-slot", { number: word.split(" ")[1] ?? "" });
  return look;
}

function colourFor(view: SiegeView, kind: string, word: string): string | null {
  if (kind === "hero") return heroNamed(view, word)?.board ?? null;
  if (kind === "card") return colourOf(word);
  if (kind === "slot") return word.split(" ")[0] ?? null;
  return word === "call" ? null : word;
}

function iconFor(view: SiegeView, kind: string, word: string): string | null {
  if (kind === "hero") return faceOf(word, heroNamed(view, word)?.power ?? null);
  if (kind === "tile") return tileIcon(view, word);
  if (kind === "token") return word === "call" ? "hunting-horn" : null;
  if (kind === "card") {
    const card = cardNamed(view, word);
    return card ? artOfCard(card) : null;
  }
  if (kind === "grasp") {
    const [on = "", thing = ""] = word.split(" ");
    return iconFor(view, on, thing);
  }
  if (kind === "effect") {
    const deed = word.split(".")[2] as keyof typeof EFFECTS | undefined;
    return (deed && EFFECTS[deed]?.[0]) ?? null;
  }
  return null;
}

const tileIcon = (view: SiegeView, tile: string): string | null => {
  const found = tileNamed(view, tile);
  return found ? TILES[found.power] : null;
};

// Fights: whole plans instead of single answers.

export function offers(play: Play): Offers | null {
  const view = siege(play);
  const decision = play.decision;
  if (!view || !decision) return null;
  const verbs = new Set(decision.actions.map((action) => action.verb));
  if (verbs.has("reroll")) return { offers: rerollOffers(play), verbs: new Set(["reroll", "keep"]) };
  const fight = view.fight;
  if (!fight || !(verbs.has("beat") || verbs.has("spend") || verbs.has("decline"))) return null;
  return { offers: fightOffers(play, view), verbs: new Set(["beat", "decline"]) };
}

function rerollOffers(play: Play): Offer[] {
  const draft = draftOf(play);
  const keep = play.decision?.actions.find((action) => action.verb === "keep");
  const found: Offer[] = [];
  const reroll = draft.reroll ?? onlyReroll(play);
  if (reroll) {
    const look = { ...lookOfAction(play, reroll), title: t("do-reroll.menu"), detail: rerollDetail(play, reroll) };
    found.push({ look, action: reroll, run: () => void play.act(reroll) });
  }
  if (keep) found.push({ look: { ...lookOfAction(play, keep), title: t("do-keep") }, action: keep, run: () => void play.act(keep) });
  return found;
}

const onlyReroll = (play: Play): Action | null => {
  const all = play.decision?.actions.filter((action) => action.verb === "reroll") ?? [];
  return all.length === 1 ? (all[0] ?? null) : null;
};

function rerollDetail(play: Play, action: Action): string {
  const view = siege(play);
  if (view?.corruption) return t("page-corruption-die");
  const dice = (wordsOf(action, "dice")[0] ?? "").split("+").map(Number);
  const faces = view?.dice ?? [];
  const named = dice.flatMap((die) => faces[die - 1]?.face ?? []).map((face) => nameOf("face", face));
  return listed(named);
}

function fightOffers(play: Play, view: SiegeView): Offer[] {
  const draft = draftOf(play);
  const fight = view.fight;
  if (!fight) return [];
  const plans = subsets(fight).flatMap((cards) => planFor(adviceOf(play), play.decision, cards) ?? []);
  const most = plans.filter((plan) => plan.ready).sort((one, other) => other.cards.length - one.cards.length)[0];
  const found = plans.map((plan): Offer => {
    const only = plan.cards.length === 1 ? plan.cards[0] : undefined;
    const look: ButtonLook = {
      title: only ? t(plan.ready ? "page-beat" : "page-finish", { cards: calledAll("card", [only]) }) : t(plan.ready ? "page-beat-both" : "page-finish-both"),
      detail: t("page-with-tokens", { count: plan.spends.length }),
      key: plan.cards.length === 2 ? "B" : plan.cards[0] === fight.targets[0]?.card ? "X" : "Y",
    };
    const risk = ruinOf(play, plan.cards);
    if (risk) look.risk = t("page-ruin", { chance: risk });
    const colour = only ? colourOf(only) : null;
    if (colour) look.colour = colour;
    else look.icon = "crossed-swords";
    const go = most !== undefined && sameCards(most.cards, plan.cards);
    const blow = plan.ready && play.decision ? stepOf(plan, 0, play.decision) : null;
    return { look, go, leads: blow ? [blow] : [], run: () => draft.finish(plan.cards) };
  });
  const decline = play.decision?.actions.find((action) => action.verb === "decline");
  if (decline) {
    const look = { ...lookOfAction(play, decline), title: t("do-decline"), detail: t("page-line-decline-text") };
    found.push({ look, action: decline, run: () => void play.act(decline) });
  }
  return found;
}
