/** What people can say to each other with one press; each reader reads it in the own language. */

import { has, nameOf, t } from "../../lib/words/words.svelte.ts";
import type { QuickWord } from "../../wire.gen";
import type { Thing } from "../play/things.ts";

/** All of them, in the order in which they are offered. */
export const PHRASES: readonly QuickWord[] = [
  "mine", "yours", "help", "careful", "wait", "go-ahead", "yes", "no", "thanks", "sorry", "well-done", "good-luck",
];

/** Those that are said about something on the table. */
export const ABOUT_SOMETHING: ReadonlySet<QuickWord> = new Set<QuickWord>(["mine", "yours", "help", "careful"]);

/** A quick word as it is read: alone, about a colour, or about any other thing. */
export function sayQuick(says: string, thing: Thing | null): string {
  if (!thing) return t(`quick-${says}`);
  const whole = `quick-${says}-${thing.kind}-${thing.word}`;
  return has(whole) ? t(whole) : t(`quick-${says}-about`, { thing: nameOf(thing.kind, thing.word) });
}
