/** Item slots: what fits where, and how an item gets there. */

import { called, t } from "../../../lib/words/words.svelte.ts";
import type { Play } from "../../../table/play/play.svelte.ts";
import type { Spot, Thing } from "../../../table/play/things.ts";
import type { Action, ChampionView, ItemSlotView, ItemType, ItemView } from "../../../wire.gen";
import { actionsOf, itemSpot, slotSpot, wordOf } from "./view.ts";

const TYPES: readonly ItemType[] = ["helmet", "armour", "gloves", "boots", "weapon"];

/** Items in the order of the slots, as the board has them. */
export const bySlot = (items: readonly ItemView[]): ItemView[] =>
  [...items].sort((one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type));

export const typeOfSlot = (slot: ItemSlotView): ItemType => slot.item?.type ?? (slot.slot.replace(/-\d$/, "") as ItemType);

/** A slot stands for its item too. */
export const spotOfSlot = (slot: ItemSlotView): Spot => [...slotSpot(slot.slot), ...(slot.item ? itemSpot(slot.item.item) : [])];

export const waysInto = (play: Play, slot: ItemSlotView, item: Thing): Action[] =>
  item.kind === "item" ? actionsOf(play, "equip").filter((one) => wordOf(one, "item") === item.word && wordOf(one, "slot") === slot.slot) : [];

/** Free slots for which an item of the pouch could be equipped now. */
export const fillable = (play: Play, champion: ChampionView): ItemSlotView[] =>
  champion.slots.filter((slot) => !slot.item && champion.pouch.some(({ item }) => waysInto(play, slot, { kind: "item", word: item }).length > 0));

/** What would lie in the pouch again if the item that is picked went to this slot. */
export const leaves = (play: Play, slot: ItemSlotView): boolean =>
  slot.item !== null && play.picks.some((pick) => pick.some((thing) => waysInto(play, slot, thing).length > 0));

/** What becomes of the slot that an item of the pouch goes to. */
export function fits(play: Play, champion: ChampionView, placed: ItemView): string {
  const open = champion.slots.filter((slot) => waysInto(play, slot, { kind: "item", word: placed.item }).length > 0);
  const free = open.find((slot) => !slot.item);
  if (free) return t("page-sa-fits", { state: free.printed ? "covers" : "free" });
  const [item, other] = open.flatMap((slot) => (slot.item ? [called("item", slot.item.item)] : []));
  if (item && other) return t("page-sa-replaces-either", { item, other });
  return item ? t("page-sa-replaces", { item }) : t("page-sa-fits", { state: "short" });
}

/** Lets an item go on a slot: the only way is taken, else it is asked which gems go along. */
export function put(play: Play, slot: ItemSlotView, item: Thing): void {
  const ways = waysInto(play, slot, item);
  if (ways.length === 1 && ways[0]) return void play.act(ways[0]);
  if (!play.isPicked([item])) play.touch([item]);
  play.touch(slotSpot(slot.slot));
}
