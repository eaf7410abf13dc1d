"""The bots by name, and the games that each can play."""

from typing import Final

from hordekeep.bots.greedy import GreedyBot
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.values import Values
from hordekeep.bots.policy import Policy
from hordekeep.bots.random import RandomBot
from hordekeep.bots.sanctum.bot import RuleBot
from hordekeep.kernel.errors import UnknownBot

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LAST_BASTION: Final = "last-bastion"
SANCTUM: Final = "sanctum"


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game."""
    return [RANDOM, GREEDY] if game in (LAST_BASTION, SANCTUM) else [RANDOM]


def new_bot(name: str, game: str, seed: int) -> Policy:
    """A bot for one seat of one table; raises `UnknownBot`."""
    if name not in bots_for(game):
        raise UnknownBot(found=name, game=game, expected=" ".join(bots_for(game)))
    if name == GREEDY and game == SANCTUM:
        return RuleBot(seed)
    if name == GREEDY:
        return GreedyBot(seed, LastBastionEvaluator(Values()))
    return RandomBot(seed)
