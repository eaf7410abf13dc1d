/** Item slots: what fits where, and how an item gets there. */

import type { Play } from "../../table/play.svelte.ts";
import type { Spot, Thing } from "../../table/things.ts";
import type { Action, ItemSlotView, ItemType } from "../../wire.gen";
import { actionsOf, itemSpot, slotSpot, wordOf } from "./quest.ts";

export const typeOfSlot = (slot: ItemSlotView): ItemType => slot.item?.type ?? (slot.slot.replace(/-\d$/, "") as ItemType);

/** A slot stands for its item too. */
export const spotOfSlot = (slot: ItemSlotView): Spot => [...slotSpot(slot.slot), ...(slot.item ? itemSpot(slot.item.item) : [])];

export const waysInto = (play: Play, slot: ItemSlotView, item: Thing): Action[] =>
  item.kind === "item" ? actionsOf(play, "equip").filter((one) => wordOf(one, "item") === item.word && wordOf(one, "slot") === slot.slot) : [];

/** Lets an item go on a slot: the only way is taken, else it is asked which gems go along. */
export function put(play: Play, slot: ItemSlotView, item: Thing): void {
  const ways = waysInto(play, slot, item);
  if (ways.length === 1 && ways[0]) return void play.act(ways[0]);
  if (!play.isPicked([item])) play.touch([item]);
  play.touch(slotSpot(slot.slot));
}
