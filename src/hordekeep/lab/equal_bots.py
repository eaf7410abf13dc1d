"""Bots that play alike with any build, for numbers that do not depend on it."""

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import brought, new_bot
from hordekeep.bots.rivals import RivalBot


def equal_bot(name: str, game: str, seed: int) -> Policy:
    """A bot that thinks as far as with compiled rules, so that any build gives the same numbers."""
    bot = new_bot(name, game, seed)
    rivals = brought(game).rivals
    if isinstance(bot, RivalBot) and rivals is not None:
        bot.iterations = rivals.counts[name.partition("-")[0]].compiled
    return bot
