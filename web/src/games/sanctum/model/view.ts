/** Reading the view of Sanctum: who is who, what stands where, and the things that a click means. */

import type { Play } from "../../../table/play/play.svelte.ts";
import type { Spot, Thing } from "../../../table/play/things.ts";
import type {
  AbilityView,
  Action,
  ChampionView,
  DemonView,
  Happened,
  ItemView,
  QuestAdvice,
  QuestReview,
  QuestView,
  View,
} from "../../../wire.gen";

/** The only view this code is given. */
export const questOf = (view: View): QuestView => view as QuestView;

export const championOf = (quest: QuestView, seat: number | null | undefined): ChampionView | undefined =>
  quest.champions.find((one) => one.seat === seat);

/** The seat whose board lies in front of the person: who is asked, else whose viewpoint is taken. */
export function mySeat(play: Play): number {
  const seat = play.scene?.seat ?? -1;
  if (seat >= 0) return seat;
  const quest = play.view ? questOf(play.view) : null;
  return quest?.active_seat ?? quest?.first_seat ?? 0;
}

/** The seat that an event is about first. */
export function seatOf(event: Happened): number {
  const seat = event.facts.find((fact) => fact.kind === "seat")?.said;
  return typeof seat === "string" ? Number(seat.replace("seat-", "")) - 1 : -1;
}

/** The seat that is watched: in a replay whoever acts, so that each moment is seen where it happens. */
export function frontSeat(play: Play): number {
  if (!play.replaying || !play.scene || !play.view) return mySeat(play);
  const { actor, events, view } = play.scene;
  const told = events.map(seatOf).find((seat) => seat >= 0);
  const quest = questOf(view);
  return actor ?? told ?? (quest.phase === "journey" ? quest.active_seat : null) ?? mySeat(play);
}

export const adviceOf = (play: Play): QuestAdvice | null => (play.advice as QuestAdvice | null) ?? null;

export const reviewOf = (play: Play): QuestReview | null => (play.review as QuestReview | null) ?? null;

/** What the engine foresees of this table, while something is looked at. */
export const foreseenBy = (play: Play): QuestView | null => (play.foresight.view ? questOf(play.foresight.view) : null);

export const verbsOf = (play: Play): ReadonlySet<string> => new Set(play.decision?.actions.map((one) => one.verb));

export const actionsOf = (play: Play, verb: string): Action[] =>
  play.decision?.actions.filter((one) => one.verb === verb) ?? [];

/** The word of an action's field. */
export function wordOf(action: Action, field: string): string {
  const said = action.words.find((fact) => fact.name === field)?.said;
  return typeof said === "string" ? said : (said?.[0] ?? "");
}

export function wordsOf(action: Action, field: string): string[] {
  const said = action.words.find((fact) => fact.name === field)?.said;
  return said === undefined ? [] : typeof said === "string" ? [said] : said;
}

/** All abilities that a champion has now, with where they come from. */
export function abilitiesOf(champion: ChampionView): AbilityView[] {
  const slots = champion.slots.flatMap((slot) => (slot.item ? slot.item.abilities : slot.printed ? [slot.printed] : []));
  const skills = champion.skills.flatMap((skill) => (skill.ability?.in_use ? [skill.ability] : []));
  return [...slots, ...skills];
}

export function demonNamed(quest: QuestView, foe: string): DemonView | undefined {
  const everywhere = [
    ...quest.champions.flatMap((one) => one.demons),
    ...quest.sets.flat(),
    ...quest.decks.flatMap((deck) => deck.top ?? []),
  ];
  return everywhere.find((one) => one.foe === foe);
}

export function itemNamed(quest: QuestView, item: string): ItemView | undefined {
  const held = quest.champions.flatMap((one) => [...one.pouch, ...one.slots.flatMap((slot) => slot.item ?? [])]);
  return [...held, ...quest.chest].find((one) => one.item === item);
}

export const isWaiting = (play: Play, seat: number): boolean =>
  play.scene?.waiting.some((one) => one.seat === seat) || play.scene?.decisions.some((one) => one.seat === seat) || false;

// What a click on something stands for. The first thing is what it is.

const thing = (kind: string, word: string): Thing => ({ kind, word });

export const foeSpot = (foe: string): Spot => [thing("foe", foe), thing("demon", foe)];
export const demonSpot = (foe: string): Spot => [thing("demon", foe), thing("foe", foe)];
export const abilitySpot = (ability: string): Spot => [thing("ability", ability)];
export const skillSpot = (skill: string): Spot => [thing("skill", skill)];
export const itemSpot = (item: string): Spot => [thing("item", item)];
export const slotSpot = (slot: string): Spot => [thing("slot", slot)];
export const gemSpot = (gem: string): Spot => [thing("gem", gem)];
export const blessingSpot = (blessing: string): Spot => [thing("blessing", blessing)];
export const achievementSpot = (space: string): Spot => [thing("achievement", space)];
export const heroSpot = (hero: string): Spot => [thing("hero", hero)];
export const potionSpot = (potion: "red" | "blue"): Spot => [thing("potion", potion)];
