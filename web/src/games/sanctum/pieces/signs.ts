/** A change in two letters: `+1`, `−any`, `= 3`, the rage. */

import { t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { BlessingDeed, DieChange, SignatureDeed } from "../../../wire.gen";
import { abilitiesOf, championOf, questOf } from "../model/view.ts";

export function deedSign(deed: SignatureDeed | BlessingDeed, n: number): string {
  if (deed === "add") return `+${n}`;
  if (deed === "subtract") return `−${n}`;
  if (deed === "shift") return `±${n}`;
  if (deed === "set") return `=${n}`;
  if (deed === "raise") return t("page-sa-sign-raise");
  if (deed === "lower") return t("page-sa-sign-lower");
  return "★";
}

export function signOf(change: DieChange | undefined, play: Play | undefined): string {
  if (!change || !play?.view) return "";
  if (change.kind === "rage") return t("page-sa-rage");
  if (change.kind === "skill") return "★";
  const champion = championOf(questOf(play.view), play.decision?.seat);
  if (change.kind === "ability") {
    const ability = champion ? abilitiesOf(champion).find((one) => one.ability === change.word) : undefined;
    return ability ? deedSign(ability.do, ability.n) : "";
  }
  const blessing = champion?.blessings.find((one) => one.blessing === change.word);
  return blessing?.do ? deedSign(blessing.do, blessing.n ?? 0) : "";
}
