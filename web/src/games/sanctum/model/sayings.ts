/** The quest in a few sentences: the road, everybody's champion, what lies on the road; and what threatens. */

import { called, listed, nameOf, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { ChampionView, DemonView, QuestView } from "../../../wire.gen";
import { sayGems } from "./gem_words.ts";
import { championOf, frontSeat, questOf } from "./view.ts";

const faces = (boxes: readonly { face: number; hit: boolean }[]): string => listed(boxes.filter((box) => !box.hit).map((box) => String(box.face)));

/** A demon with all that is printed on it. */
export function sayDemon(demon: DemonView): string {
  return t("page-sa-say-demon", {
    foe: nameOf("foe", demon.foe), levels: t(`amount-${demon.colour}-levels`, { n: demon.level }), faces: faces(demon.boxes),
    damage: demon.damage, type: t(`type-${demon.item_type}`), gems: sayGems(demon.item_gems) || t("page-sa-say-no-gems"),
  });
}

function sayChampion(play: Play, one: ChampionView): string {
  const who = { hero: nameOf("hero", one.hero ?? ""), name: play.nameOfSeat(one.seat) };
  if (one.dead) return t("page-sa-say-dead", who);
  return t("page-sa-say-champion", {
    ...who, space: one.space, answered: one.answered > 0 ? "yes" : "no", life: one.life, full: one.full_life, dice: one.dice,
    stamina: one.stamina, all_stamina: one.all_stamina, focus: one.focus, all_focus: one.all_focus, red: one.red_potions, blue: one.blue_potions,
    demons: one.demons.length, damage: one.threat, beaten: one.cards_beaten,
  });
}

function sayRoad(quest: QuestView): string[] {
  if (quest.act === null) return [];
  const act = called("act", quest.act);
  return [quest.phase === "last-battle" ? t("page-sa-say-battle", { n: quest.lord.next_roar }) : t("page-sa-say-road", { act, space: quest.space })];
}

function sayOwn(one: ChampionView): string[] {
  const items = one.slots.flatMap((slot) => (slot.item ? [nameOf("item", slot.item.item)] : []));
  const skills = one.skills.filter((skill) => skill.gained).map((skill) => nameOf("skill", skill.skill));
  const gems = sayGems(["red", "green", "blue", "white"].flatMap((colour) => Array(one.gems[colour as "red"]).fill(colour)));
  return [t("page-sa-say-own", { items: items.length > 0 ? listed(items) : t("page-sa-say-nothing"), skills: skills.length > 0 ? listed(skills) : t("page-sa-say-nothing"), gems: gems || t("page-sa-say-nothing") })];
}

export function sayTable(play: Play): string[] {
  if (!play.view) return [];
  const quest = questOf(play.view);
  const own = championOf(quest, frontSeat(play));
  const seated = quest.champions.filter((one) => one.hero !== null);
  return [
    ...sayRoad(quest),
    ...seated.filter((one) => one === own).map((one) => sayChampion(play, one)),
    ...(own?.hero ? sayOwn(own) : []),
    ...(own?.demons ?? []).map((demon) => t(demon.felled ? "page-sa-say-slain" : "page-sa-say-hunts", { demon: sayDemon(demon) })),
    ...quest.sets.map((set, place) => t("page-sa-say-set", { n: place + 1, demons: listed(set.map(sayDemon)) })),
    ...seated.filter((one) => one !== own).map((one) => sayChampion(play, one)),
  ];
}

export function sayDanger(play: Play): string[] {
  if (!play.view) return [];
  const quest = questOf(play.view);
  const own = championOf(quest, frontSeat(play));
  if (!own || own.dead) return [];
  const { clash, suffering } = own;
  const left = own.life - own.grave;
  return [
    t("page-sa-say-life", { life: own.life, left }),
    ...(clash ? [t(clash.fatal ? "page-sa-say-fatal" : "page-sa-say-wounds", { damage: clash.damage, block: clash.can_block, wounds: clash.wounds })] : []),
    ...(!clash && own.threat > 0 ? [t("page-sa-say-open", { n: own.threat })] : []),
    ...(suffering ? [t("page-sa-say-suffering", { foe: nameOf("foe", suffering.foe), n: suffering.wounds })] : []),
    ...(quest.phase === "last-battle" ? [t("page-sa-next-roar", { n: quest.lord.next_roar, round: quest.lord.rounds })] : []),
  ];
}
