/** The buttons of the decision bar: what ends a step, what the stage does not show; the rest is clicked in its place. */

import { called, calledAll, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { Spot } from "../../../table/play/things.ts";
import type { Action } from "../../../wire.gen";
import type { ButtonLook, GameUI, Offer, Offers } from "../../game.ts";
import { draftOf } from "../fight/draft.svelte.ts";
import { lineOf } from "../fight/line.svelte.ts";
import { choosingOf } from "../road/choosing.svelte.ts";
import { faceOf, VERBS } from "../model/pictures.ts";
import { fillable } from "../model/slots.ts";
import { actionsOf, championOf, questOf, verbsOf, wordOf } from "../model/view.ts";

const KEYS: Record<string, string> = { move: "M", fight: "F", rest: "R", breach: "B", answer: "A", roll: "R", done: "E", decline: "E", penalty: "P", wounds: "W" };

/** Verbs that the stage and the board take care of. */
const ON_STAGE = ["hit", "use", "turn", "take", "pick", "raise", "loot", "equip", "unequip", "buy", "throw", "choose", "reroll", "strike", "penalty", "wounds", "rage"];

const me = (play: Play) => (play.view ? championOf(questOf(play.view), play.decision?.seat) : undefined);

const iconOf = (verb: string): ButtonLook => (VERBS[verb] ? { icon: VERBS[verb] } : {});
const keyOf = (verb: string): ButtonLook => (KEYS[verb] ? { key: KEYS[verb] } : {});

export function lookOfVerb(_play: Play, verb: string): ButtonLook {
  return { ...iconOf(verb), ...keyOf(verb) };
}

function detailOf(play: Play, action: Action): string {
  const champion = me(play);
  if (!champion) return "";
  if (action.verb === "fight") return t("page-sa-fight-detail", { n: champion.threat, demons: champion.demons.length });
  if (action.verb === "rest") return t("page-sa-rest-detail", { markers: champion.all_stamina + champion.all_focus - champion.stamina - champion.focus, items: champion.pouch.length });
  if (["move", "breach", "answer"].includes(action.verb)) return t(`page-sa-${action.verb}-detail`);
  return "";
}

/** The payment for an item that wants no gems. */
const FREE = "free";

/** Where the item that is picked goes, if there is a choice, with which gems, and what makes room for it. */
function equipping(play: Play, action: Action): ButtonLook {
  const slot = wordOf(action, "slot");
  const paid = wordOf(action, "gems");
  const gems = nameOf("gems", paid);
  const only = play.options.every((one) => one.verb !== "equip" || wordOf(one, "slot") === slot);
  const item = me(play)?.slots.find((one) => one.slot === slot)?.item;
  return {
    title: only ? t("page-sa-equip-with", { gems }) : t("page-sa-equip", { slot: called("slot", slot), gems }),
    ...(paid === FREE ? {} : { drawn: { words: gems, colours: paid.split("+") } }),
    ...(item ? { detail: t("page-sa-replaces", { item: called("item", item.item) }) } : {}),
  };
}

export function lookOfAction(play: Play, action: Action): ButtonLook {
  const look: ButtonLook = { ...iconOf(action.verb), ...keyOf(action.verb) };
  const detail = detailOf(play, action);
  if (detail) look.detail = detail;
  // While an item is picked it need not be named again.
  const picked = play.picks.length > 0;
  if (picked && action.verb === "equip") Object.assign(look, equipping(play, action));
  if (picked && action.verb === "buy") Object.assign(look, potionLook(wordOf(action, "potion")), { twice: true, title: t("page-sa-trade", { potion: called("potion", wordOf(action, "potion")) }) });
  if (action.verb === "drink" || action.verb === "give-up") Object.assign(look, potionLook(wordOf(action, "potion")));
  if (action.verb === "done" || action.verb === "decline") look.ends = true;
  return look;
}

const potionLook = (potion: string): ButtonLook => ({ icon: potion === "red" ? "round-potion" : "square-bottle" });

export function lookOfThing(_play: Play, kind: string, word: string): ButtonLook {
  if (kind === "hero") return { icon: faceOf(word) };
  if (kind === "potion") return potionLook(word);
  if (kind === "colour" || kind === "box") return { colour: word };
  return {};
}

const plain = (play: Play, action: Action, title: string, more: Partial<ButtonLook> = {}, go = false): Offer => ({
  look: { ...lookOfAction(play, action), title, ...more },
  action,
  go,
  run: () => void play.act(action),
});

/** What ends a step: by its name, and solid only when nothing useful is left. */
function ending(play: Play, action: Action): Offer {
  const champion = me(play);
  const step = champion?.step ?? "";
  if (action.verb === "done" && step === "attack") {
    return plain(play, action, t("page-sa-end-attack"), {}, !draftOf(play).somethingLeft);
  }
  if (action.verb === "done" && step === "block") {
    const wounds = champion?.clash?.wounds ?? 0;
    return plain(play, action, t("page-sa-end-block", { n: wounds }), {}, actionsOf(play, "use").length === 0);
  }
  if (action.verb === "done" && step === "rest") {
    return { ...plain(play, action, t("page-sa-end-rest"), {}, actionsOf(play, "equip").length === 0), run: () => endRest(play, action) };
  }
  if (action.verb === "decline" && step === "levels") return plain(play, action, t("page-sa-skip-level"));
  if (action.verb === "decline" && draftOf(play).rerolling) return plain(play, action, t("page-sa-keep-roll"));
  return plain(play, action, t(`do-${action.verb}`));
}

/** The seat of each table to which it was said that slots are empty. */
const reminded = new WeakMap<Play, number>();

/** SA-W6: whoever ends the last rest with slots that an item would fill is told so once. */
function endRest(play: Play, action: Action): void {
  const champion = me(play);
  const quest = play.view ? questOf(play.view) : null;
  const empty = champion && quest?.phase === "last-rest" ? fillable(play, champion) : [];
  const seat = champion?.seat ?? -1;
  const told = reminded.get(play) === seat || play.wanted.text === action.text;
  if (empty.length === 0 || told) return void play.act(action);
  reminded.set(play, seat);
  const slots = calledAll("slot", empty.map((one) => one.slot));
  play.told = { title: t("page-sa-slots-left"), lines: [{ text: t("page-sa-slots-left-text", { slots, done: t("page-sa-end-rest") }), clause: "SA-W6" }] };
}

const SETTLES_IN = 4000;

/** Takes one step after the other back, until the roll stands in the way. */
async function undoAll(play: Play): Promise<void> {
  while (play.takingBack.newest?.allowed) {
    const entry = play.scene?.entry;
    await play.takingBack.undo();
    const until = Date.now() + SETTLES_IN;
    while (play.scene?.entry === entry && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    if (play.scene?.entry === entry) return;
  }
}

const backToTheRoll = (play: Play): Offer => ({
  look: { icon: "anticlockwise-rotation", title: t("page-sa-undo-all"), key: "Z" },
  run: () => void undoAll(play),
});

/** The set that is selected, to be taken. */
function taking(play: Play): Offer[] {
  const { set } = choosingOf(play);
  const action = set ? choosingOf(play).taking(set) : null;
  if (!set || !action) return [];
  return [plain(play, action, t("page-sa-take", { demons: calledAll("foe", set.map((one) => one.foe)) }), { icon: "crossed-swords" }, true)];
}

/** In a fight a hint is the best line. */
export const hints: NonNullable<GameUI["hints"]> = {
  instead: (play) => (lineOf(play).isAsked ? () => lineOf(play).toggle() : null),
  isInstead: (play) => lineOf(play).isAsked && lineOf(play).open,
};

export function offers(play: Play): Offers | null {
  const decision = play.decision;
  if (!decision) return null;
  const verbs = verbsOf(play);
  if (verbs.has("move") || verbs.has("fight") || verbs.has("rest")) return null;
  const found: Offer[] = [];
  const draft = draftOf(play);
  if (verbs.has("roll")) found.push(...actionsOf(play, "roll").map((one) => plain(play, one, t("do-roll"), {}, true)));
  if (draft.reroll) found.push(plain(play, draft.reroll, t("page-sa-reroll"), {}, true));
  if (["attack", "block"].includes(me(play)?.step ?? "") && play.takingBack.newest?.allowed) found.push(backToTheRoll(play));
  found.push(...taking(play));
  for (const verb of ["done", "decline"]) found.push(...actionsOf(play, verb).map((one) => ending(play, one)));
  return { offers: found, verbs: new Set([...ON_STAGE, "roll", "done", "decline"]) };
}

export const modal = (): ReadonlySet<string> => new Set();

export const aliases = (): Spot => [];
