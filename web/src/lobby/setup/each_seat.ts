/** Options that say something for each seat or place: `random` for all, or a list. */

import type { GameOption } from "../../wire.gen";

type Wishes = Record<string, unknown>;

/** What is said for each seat, or for each place of an order. */
export function listOf(option: GameOption, wishes: Wishes, seats: number): string[] {
  const value = wishes[option.name];
  if (option.kind === "order") return Array.isArray(value) ? (value as string[]) : option.things;
  const said = Array.isArray(value) ? (value as string[]) : Array<string>(seats).fill(String(value ?? option.default));
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? String(option.default));
}

/** The same with something else for one seat; whoever had that gets something else. */
export function withSeat(option: GameOption, wishes: Wishes, seats: number, seat: number, value: string): string[] {
  const isThing = option.things.includes(value);
  return listOf(option, wishes, seats).map((one, other) => (other === seat ? value : isThing && one === value ? String(option.default) : one));
}

/** Wishes as they fit so many seats. */
export function fitted(options: readonly GameOption[], wishes: Wishes, seats: number): Wishes {
  const lists = options.filter((one) => one.kind === "each-seat" && Array.isArray(wishes[one.name]));
  return { ...wishes, ...Object.fromEntries(lists.map((one) => [one.name, listOf(one, wishes, seats)])) };
}
