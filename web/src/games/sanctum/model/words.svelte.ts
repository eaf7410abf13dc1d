/** How Sanctum names its things: as the server's glossary does; a seat is its hero. */

import type { LiveTable } from "../../../lib/server/live.svelte.ts";
import { settings } from "../../../lib/browser/settings.svelte.ts";
import { type Args, FALLBACK, type Naming, t } from "../../../lib/words/words.svelte.ts";
import type { Glossary, Named, QuestView } from "../../../wire.gen";

const KINDS = ["foe", "demon", "item", "ability", "skill", "blessing", "start-card", "act", "achievement", "box", "gem", "gems", "pay", "die", "penalty"];

let names: ReadonlyMap<string, Named> = $state.raw(new Map());
let heroes: ReadonlyMap<string, string> = new Map();

/** Asks for all names of a table's game, once it is opened. */
export async function readGlossary(live: LiveTable): Promise<void> {
  const told = await live.get<Glossary>("/glossary", { lang: settings.language || FALLBACK });
  names = new Map(told.names.map((one) => [`${one.kind} ${one.word}`, one]));
}

export function learn(quest: QuestView): void {
  heroes = new Map(quest.champions.flatMap((one) => (one.hero ? [[`seat-${one.seat + 1}`, one.hero] as const] : [])));
}

const known = (kind: string, word: string): Named | undefined => names.get(`${kind} ${word}`);

/** What a thing says, line by line. */
export const textOf = (kind: string, word: string): string[] => known(kind, word)?.text ?? [];

/** Another word about a thing, as `front` of a foe. */
export const moreOf = (kind: string, word: string, what: string): string => String(known(kind, word)?.more[what] ?? "");

function seat(word: string): string {
  const hero = heroes.get(word);
  return hero ? t(`hero-${hero}`) : t("seat", { number: word.replace("seat-", "") });
}

function more(name: string, kind: string, word: string): Args {
  const told: Args = {};
  for (const [what, said] of Object.entries(known(kind, word)?.more ?? {})) told[`${name}_${what}`] = said;
  if (kind === "seat") told[`${name}_number`] = Number(word.replace("seat-", ""));
  return told;
}

export const naming: Naming = {
  game: "sanctum",
  special: {
    ...Object.fromEntries(KINDS.map((kind) => [kind, (word: string) => known(kind, word)?.name ?? word])),
    seat,
    number: (word) => word,
  },
  more,
  none: {},
};
