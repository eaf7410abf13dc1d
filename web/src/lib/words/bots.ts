/** Bots by the names that players read; a file may name one that is not known here. */

import { has, t } from "./words.svelte.ts";

export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-unknown"));
