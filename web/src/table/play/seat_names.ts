/** Whoever holds a seat, where there is little room: bots without what they are like. */

import { briefBotName } from "../../lib/words/bots.ts";
import { t } from "../../lib/words/words.svelte.ts";
import type { Play } from "./play.svelte.ts";

export function briefNameOf(play: Play, seat: number): string {
  const holder = play.holder(seat);
  return holder?.holder === "bot" && !holder.mine ? t("page-bot", { bot: briefBotName(holder.bot) }) : play.nameOfSeat(seat);
}
