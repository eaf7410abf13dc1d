"""The bots by name, and the games that each can play."""

from typing import Final

from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.policy import Policy
from hordekeep.bots.random import RandomBot
from hordekeep.games.seams import seam_of
from hordekeep.kernel.errors import UnknownBot

RANDOM: Final = "random"
"""Plays every game."""


def brought(game: str) -> GameBots:
    """What a game brings; nothing but the random bot where it brings none."""
    return seam_of(game, "bots", GameBots) or GameBots({}, default=RANDOM)


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return [RANDOM, *brought(game).makers]


def default_bot(game: str) -> str:
    """The bot for whoever has chosen none."""
    return brought(game).default


def new_bot(name: str, game: str, seed: int) -> Policy:
    """A bot for one seat of one table; raises `UnknownBot`."""
    if name == RANDOM:
        return RandomBot(seed)
    makers = brought(game).makers
    if name not in makers:
        raise UnknownBot(found=name, game=game, expected=" ".join(bots_for(game)))
    return makers[name](seed)
