/** What is said of a moment that decided a game. */

import { sayAction, sayEvent, sayOmen, sayPhrase, t } from "../../lib/words/words.svelte.ts";
import type { Action, Choices, CostlyChoice, DecisiveMoment } from "../../wire.gen";
import type { Play } from "../play/play.svelte.ts";
import { gravest } from "./gravest.ts";

/** So many actions of a run are told in one line. */
const TOLD = 2;

export const ICONS: Record<DecisiveMoment["kind"], string> = { choice: "pointing", luck: "rolling-dices", danger: "death-skull" };

/** Actions that follow each other, as one sentence. */
export function sayLine(actions: readonly Action[], most = actions.length): string {
  const said = actions.slice(0, most).map(sayAction);
  if (actions.length > most) said.push("…");
  return said.reduceRight((rest, first) => t("page-hint-steps", { first, rest }));
}

const nameOfSeat = (play: Play, seat: number): string => (play.view ? play.game.figure(play.view, seat).name : "");

/** Which kind of moment it is: `Luck:`. */
export const sayKind = (told: Choices, moment: DecisiveMoment): string =>
  t(moment.kind === "luck" && !told.shared ? "review-luck-rivals" : `review-${moment.kind}`);

export function sayMoment(play: Play, told: Choices, moment: DecisiveMoment): string {
  if (moment.danger) return t("review-danger-seen", { turns: moment.danger.turns, what: sayOmen(moment.danger) });
  const costly = moment.costly === null ? undefined : told.costly[moment.costly];
  if (costly) return t("page-decided-choice", { name: nameOfSeat(play, costly.seat), better: sayLine(costly.better, TOLD), done: sayLine(costly.actions, TOLD) });
  const event = gravest(play.events, moment, (one) => play.game.weigh?.(one) ?? 1);
  return event ? sayEvent(event) : t("page-decided-luck");
}

/** Why something else would have been better. */
export function whyBetter(one: CostlyChoice): string[] {
  const said = one.why ? [sayPhrase(one.why)] : [];
  if (one.averts) said.push(t("hint-left-alone", { turns: one.averts.turns, what: sayOmen(one.averts) }));
  return said;
}

/** Who chose it, and when: `Kazgin`. */
export const whose = (play: Play, one: CostlyChoice): string => nameOfSeat(play, one.seat);
