/** How Sanctum names its things: as the server's glossary does; a seat is its hero. */

import { called, type Naming } from "../../../lib/words/words.svelte.ts";
import type { QuestView } from "../../../wire.gen";

/** No state of Svelte's: it is learnt before each view is drawn. */
let heroes: ReadonlyMap<string, string> = new Map();

export function learn(quest: QuestView): void {
  heroes = new Map(quest.champions.flatMap((one) => (one.hero ? [[`seat-${one.seat + 1}`, one.hero] as const] : [])));
}

export const naming: Naming = {
  game: "sanctum",
  standsFor: (kind, word) => {
    const hero = kind === "seat" ? heroes.get(word) : undefined;
    return hero ? called("hero", hero) : null;
  },
};
