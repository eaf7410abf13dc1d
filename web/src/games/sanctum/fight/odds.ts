/** The chance to fell a foe, as the server worked it out: everything spent on it alone. */

import { percent } from "../../../lib/words/percent.ts";
import { t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import { draftOf } from "./draft.svelte.ts";
import { adviceOf, championOf, questOf } from "../model/view.ts";

export interface Chance {
  /** What stands on the foe; nothing where a sign says it. */
  text: string;
  says: string;
  /** With the dice on the table: it can still fall, or not any more. */
  rolled: "" | "falls" | "stays";
}

/** The chance of a foe (null: of all together) of the one who is asked; while dice are marked to be rolled again, after that. */
export function chanceOf(play: Play, foe: string | null): Chance | null {
  const advice = adviceOf(play);
  const champion = play.view && play.decision ? championOf(questOf(play.view), play.decision.seat) : undefined;
  if (!advice || !champion) return null;
  const reroll = draftOf(play).reroll?.text;
  const told = advice.rerolls.find((one) => one.action === reroll)?.foes ?? advice.foes;
  const chance = told.find((one) => one.foe === foe)?.chance;
  if (chance === undefined) return null;
  const which = foe === null ? "all" : "one";
  if (champion.step !== "attack") return { text: percent(chance), says: t("page-sa-chance", { which, chance: percent(chance) }), rolled: "" };
  const falls = chance === 1;
  return { text: "", says: t(falls ? "page-sa-can-fall" : "page-sa-cannot-fall", { which }), rolled: falls ? "falls" : "stays" };
}
