/** Bots by the names that players read; a file may name one that is not known here. */

import { hasOf, t, tOf, words } from "./words.svelte.ts";

/** `game` says whose bot it is, where none is played. */
export const botName = (bot: string, game = words.game): string => (hasOf(game, `bot-${bot}`) ? tOf(game, `bot-${bot}`) : t("bot-unknown"));
