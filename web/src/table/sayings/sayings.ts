/** The table in a few sentences, for those who listen: what there is, what threatens, what happened since. */

import { has, sayEvent, sayOmen, sayPhrase, t } from "../../lib/words/words.svelte.ts";
import type { Play } from "../play/play.svelte.ts";

export const SAYINGS = ["table", "danger", "news"] as const;
export type Saying = (typeof SAYINGS)[number];

/** The key of each. */
export const SAYING_KEYS: Record<Saying, string> = { table: "t", danger: "d", news: "n" };

const MOST_NEWS = 15;

export function sentencesOf(play: Play, saying: Saying): string[] {
  if (play.veil() || !play.view) return [];
  if (saying === "news") return newsOf(play);
  const own = play.game.says?.[saying](play) ?? [];
  if (saying === "table") return [play.game.captions(play.view).join(" · "), ...own, currentOf(play)].filter(Boolean);
  return own.length > 0 ? own : dangersOf(play);
}

/** What is asked now, and of whom. */
function currentOf(play: Play): string {
  if (play.decision) return t("page-your-decision", { question: sayPhrase(play.decision.question) });
  const waiting = play.scene?.waiting[0];
  return waiting ? t("page-waits-for", { name: play.nameOfSeat(waiting.seat) }) : "";
}

/** All that the engine foresees, the nearest first. */
export function dangersOf(play: Play): string[] {
  const dangers = [...(play.scene?.dangers ?? [])].sort((one, other) => one.turns - other.turns);
  if (dangers.length === 0) return [t("page-say-no-danger")];
  return dangers.map((omen) => (has("page-omen-in") ? t("page-omen-in", { turns: omen.turns, omen: sayOmen(omen) }) : sayOmen(omen)));
}

/** Everything since the person acted last; of much the newest. */
function newsOf(play: Play): string[] {
  const since = play.showing?.since ?? null;
  const events = since === null ? play.events : play.events.filter((one) => one.entry > since);
  const told = events.slice(-MOST_NEWS).map(sayEvent);
  return told.length > 0 ? told : [t("page-say-no-news")];
}
