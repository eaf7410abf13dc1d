"""The bots by name, and the games that each can play.

A rival's name is its strength (`adept`), or strength and manner (`adept-careful`). Bots of older
versions keep their names: journals and stored tables hold them.
"""

from typing import Final

from hordekeep.bots.enlisted import Enlisted
from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.policy import Policy
from hordekeep.bots.random import RandomBot
from hordekeep.bots.rivals import RivalBot
from hordekeep.bots.strengths import STRENGTHS
from hordekeep.games.seams import GAMES, seam_of
from hordekeep.kernel.errors import UnknownBot
from hordekeep.kernel.play.chance import Source

RANDOM: Final = "random"
"""Plays every game."""

_enlisted: dict[str, Enlisted] = {}
"""Bots from outside: only those that this process was started with."""


def enlist(bot: Enlisted) -> None:
    """Lets a bot from outside play under its name."""
    _enlisted[bot.name] = bot


def is_free_name(name: str) -> bool:
    """Whether a bot from outside may have this name: no other bot has it, or ever had it."""
    taken = name in (RANDOM, "leaning") or is_rival(name) or name in _enlisted
    return not taken and not any(name in brought(game).makers for game in GAMES)


def enlisted_for(game: str) -> list[str]:
    """The bots from outside that play this game."""
    return [one.name for one in _enlisted.values() if one.plays(game)]


def brought(game: str) -> GameBots:
    """What a game brings; nothing but the random bot where it brings none."""
    return seam_of(game, "bots", GameBots) or GameBots({}, default=RANDOM)


def bots_for(game: str) -> list[str]:
    """The names of the bots that are offered for this game, the weakest first."""
    bots = brought(game)
    return list(STRENGTHS) if bots.rivals is not None else [RANDOM, *bots.makers]


def manners_for(game: str) -> tuple[str, ...]:
    """The manners that rivals of this game can have."""
    rivals = brought(game).rivals
    return () if rivals is None else rivals.manners


def default_bot(game: str) -> str:
    """The bot for whoever has chosen none."""
    return brought(game).default


def check_bot(game: str, name: str) -> None:
    """Raises `UnknownBot` for one that does not play this game; older ones still do."""
    bots = brought(game)
    if name == RANDOM or name in bots.makers or name in enlisted_for(game):
        return
    strength, _, manner = name.partition("-")
    known = bots.rivals is not None and strength in STRENGTHS
    if not known or (name != strength and manner not in manners_for(game)):
        offered = bots_for(game) + enlisted_for(game)
        raise UnknownBot(found=name, game=game, expected=" ".join(offered))


def is_rival(name: str) -> bool:
    """Whether this is a bot of a strength: all it needs is its seed, its plan and the question."""
    return name.partition("-")[0] in STRENGTHS


def is_enlisted(name: str) -> bool:
    """Whether this is a bot from outside."""
    return name in _enlisted


def new_bot(name: str, game: str, seed: int) -> Policy:
    """A bot for one seat of one table; raises `UnknownBot`."""
    check_bot(game, name)
    bots = brought(game)
    if name == RANDOM:
        return RandomBot(seed)
    if name in _enlisted:
        return _enlisted[name].make(seed, game)
    if name in bots.makers:
        return bots.makers[name](seed)
    strength, _, manner = name.partition("-")
    assert bots.rivals is not None, "check_bot has seen it"
    return RivalBot(seed, bots.rivals.mind(strength, manner), bots.rivals.counts[strength])


def with_manners(game: str, names: list[str], luck: Source) -> list[str]:
    """The same bots, each rival without a manner with one of its own; no two alike if possible."""
    manners = manners_for(game)
    free = [one for one in manners if not any(name.endswith(f"-{one}") for name in names)]
    dressed: list[str] = []
    for name in names:
        if name not in STRENGTHS or not manners:
            dressed.append(name)
            continue
        free = free or list(manners)
        dressed.append(f"{name}-{free.pop(luck.below(len(free)))}")
    return dressed
