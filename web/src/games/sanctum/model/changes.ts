/** What would be different after an action, in words: the view that the engine foresees beside the present one. */

import { called, t } from "../../../lib/words/words.svelte.ts";
import type { ChampionView, QuestView } from "../../../wire.gen";
import { championOf } from "./view.ts";

type Sentence = string | false;

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

function championChanges(now: ChampionView, then: ChampionView): Sentence[] {
  const gained = then.skills.filter((one) => one.gained && !now.skills.find((skill) => skill.skill === one.skill)?.gained);
  const felled = then.demons.filter((one) => one.felled && !now.demons.find((demon) => demon.foe === one.foe)?.felled);
  const taken = then.demons.filter((one) => !now.demons.some((demon) => demon.foe === one.foe));
  return [
    now.life !== then.life && t("page-sa-then-life", { change: signed(then.life - now.life) }),
    now.stamina !== then.stamina && t("page-sa-then-stamina", { change: signed(then.stamina - now.stamina) }),
    now.focus !== then.focus && t("page-sa-then-focus", { change: signed(then.focus - now.focus) }),
    now.dice !== then.dice && t("page-sa-then-dice", { n: then.dice }),
    ...gained.map((one) => t("page-sa-then-skill", { skill: called("skill", one.skill) })),
    ...felled.map((one) => t("page-sa-then-felled", { foe: called("foe", one.foe) })),
    then.cards_beaten > now.cards_beaten && t("page-sa-then-beaten"),
    taken.length > 0 && t("page-sa-then-threat", { from: now.threat, to: then.threat }),
    now.clash !== null && then.clash !== null && now.clash.wounds !== then.clash.wounds && t("page-sa-then-wounds", { from: now.clash.wounds, to: then.clash.wounds }),
  ];
}

/** The differences for every champion, the own first. */
export function changesOf(now: QuestView, then: QuestView): string[] {
  const lines = now.champions.flatMap((one) => {
    const after = championOf(then, one.seat);
    return after ? championChanges(one, after) : [];
  });
  return lines.filter((line): line is string => line !== false);
}
