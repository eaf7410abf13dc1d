/** Bots by the names that players read; a file may name one that is not known here. */

import { hasOf, t, tOf, words } from "./words.svelte.ts";

/** What bots from outside can be called; anything else is no bot's name. */
const OUTSIDE = /^[a-z][a-z0-9-]{0,30}$/;

/** `game` says whose bot it is, where none is played. A rival is called by its name, what it is like, and its strength. */
export function botName(bot: string, game = words.game): string {
  if (hasOf(game, `bot-${bot}`)) return tOf(game, `bot-${bot}`);
  const [strength = "", manner = ""] = bot.split("-");
  if (!hasOf(game, `rival-${manner}`) || !hasOf(game, `bot-${strength}`)) return OUTSIDE.test(bot) ? t("bot-outside", { name: bot }) : t("bot-unknown");
  return t("bot-rival", { name: tOf(game, `rival-${manner}`), manner: tOf(game, `manner-${manner}`), strength: tOf(game, `bot-${strength}`) });
}

/** A rival by its name alone, where there is no room for more; the others as they are called. */
export function briefBotName(bot: string, game = words.game): string {
  const rival = `rival-${bot.split("-")[1] ?? ""}`;
  return hasOf(game, rival) ? tOf(game, rival) : botName(bot, game);
}
