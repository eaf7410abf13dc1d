/** What the decision bar offers: verbs to choose among, or the steps of what was chosen. */

import type { ButtonLook, Offer } from "../../games/game.ts";
import { nameOf, sayAction, sayItem, sayVerb, t } from "../../lib/words/words.svelte.ts";
import type { Action } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";
import { byVerb, type Group, type Step, steps } from "../play/things.ts";

export interface Entry {
  id: string;
  look: ButtonLook;
  go: boolean;
  numbered: boolean;
  /** The one action that it does. */
  action?: Action | undefined;
  /** What it can lead to. */
  leads: readonly Action[];
  run: () => void;
}

/** The buttons for the open decision, in order; those that end a step come last. */
export function buttonsFor(play: Play): Entry[] {
  const entries = play.verb === null && play.picks.length === 0 ? top(play) : narrowed(play);
  return [...entries.filter((one) => !one.look.ends), ...entries.filter((one) => one.look.ends)];
}

function top(play: Play): Entry[] {
  const made = play.game.offers(play);
  const actions = play.decision?.actions ?? [];
  if (made) {
    const rest = byVerb(actions.filter((one) => !made.verbs.has(one.verb)));
    return [...made.offers.map(offerEntry), ...verbs(play, rest, false)];
  }
  const groups = byVerb(actions);
  const choices = groups.filter((group) => group.actions.length > 1);
  const lone = groups.length - choices.length;
  if (choices.length === 1 && lone <= 1 && play.game.modal(play).size === 0) {
    return groups.flatMap((group) => listOf(play, group.actions, group.actions.length > 1));
  }
  return verbs(play, groups, groups.length === 1);
}

function verbs(play: Play, groups: Group[], go: boolean): Entry[] {
  return groups.map((group) => {
    const only = group.actions.length === 1 ? group.actions[0] : undefined;
    return only ? single(play, only, go) : verbEntry(play, group.verb, group.actions);
  });
}

const offerEntry = (offer: Offer, place: number): Entry => ({
  id: `offer-${place}`,
  look: offer.look,
  go: offer.go ?? false,
  numbered: false,
  action: offer.action,
  leads: offer.leads ?? (offer.action ? [offer.action] : []),
  run: offer.run,
});

function narrowed(play: Play): Entry[] {
  const entries = listOf(play, play.options.filter((one) => one !== play.ready), true);
  if (play.ready) return [{ ...single(play, play.ready, true), numbered: false }, ...entries];
  return entries;
}

function listOf(play: Play, actions: Action[], numbered: boolean): Entry[] {
  return steps(actions).map((step) => ({ ...stepEntry(play, step, actions), numbered }));
}

function single(play: Play, action: Action, go: boolean): Entry {
  const look = { title: sayAction(action), ...play.game.lookOfAction(play, action) };
  return { id: action.text, look, go, numbered: false, action, leads: [action], run: () => void play.act(action) };
}

function verbEntry(play: Play, verb: string, actions: Action[]): Entry {
  const plain = { title: sayVerb(verb), detail: t("page-choices", { count: actions.length }) };
  const look = { ...plain, ...play.game.lookOfVerb(play, verb, actions) };
  return { id: verb, look, go: false, numbered: false, leads: actions, run: () => play.pickVerb(verb) };
}

function stepEntry(play: Play, step: Step, among: Action[]): Entry {
  const only = step.actions[0];
  if (step.thing && step.actions.length > 1) {
    const { kind, word } = step.thing;
    const verb = new Set(among.map((one) => one.verb)).size === 1 && only ? { verb: sayVerb(only.verb) } : {};
    const look = { title: nameOf(kind, word), ...verb, ...play.game.lookOfThing(play, kind, word) };
    const thing = step.thing;
    return { id: `${kind}:${word}`, look, go: false, numbered: true, leads: step.actions, run: () => play.pickThing(thing) };
  }
  if (!only) throw new Error("a step leads somewhere");
  const alone = among.filter((one) => one.verb === only.verb).length === 1;
  const entry = single(play, only, false);
  if (!alone) entry.look = { ...entry.look, ...titleAmong(play, only, among), key: "" };
  return entry;
}

/** What tells an action from the others: the name of the only thing in which they differ, and what is done with it. */
function titleAmong(play: Play, action: Action, among: Action[]): ButtonLook {
  const { title: titled, verb = sayVerb(action.verb) } = play.game.lookOfAction(play, action);
  if (titled) return { title: titled };
  const others = among.filter((one) => one.verb === action.verb);
  const telling = action.words.filter((fact, field) => others.some((one) => String(one.words[field]?.said) !== String(fact.said)));
  const only = telling[0];
  if (telling.length !== 1 || action.words.length < 2 || !only || Array.isArray(only.said)) return { title: sayItem(action), verb };
  return { title: nameOf(only.kind, only.said), verb };
}
