/** What a moment of a replay is about: whose it is, what happened, and what came of it. */

import { sayEvent, sayEventNext, t } from "../../lib/words/words.svelte.ts";
import type { Happened, Moment } from "../../wire.gen";

export interface Caption {
  said: string;
  /** What else happened at this moment; may be nothing. */
  more: string;
}

/** Whom an event is about: what the next one need not name again. */
const doer = (event: Happened): string => JSON.stringify(event.facts[0]?.said ?? "");

/** The sentences of a moment; `opening` are the events that begin a chapter, which has its own place. */
export function captionOf(moment: Moment, opening: ReadonlySet<string>, actor: string): Caption {
  const told = moment.events.filter((event) => !opening.has(event.name));
  const events = told.length > 0 ? told : moment.events;
  const [first, ...others] = events;
  if (!first) return { said: quiet(moment, actor), more: "" };
  const more = others.map((event, place) => (doer(event) === doer(events[place] ?? first) ? sayEventNext(event) : sayEvent(event)));
  return { said: sayEvent(first), more: more.join(" ") };
}

/** A moment without anything that was told to everybody. */
function quiet(moment: Moment, actor: string): string {
  if (moment.kind === "end") return t("page-replay-over");
  return actor ? t("page-decides", { name: actor }) : t("page-replay-unseen");
}
