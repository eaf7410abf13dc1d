"""Tuning the weights of Sanctum's bots: random search with successive halving, in self-play."""

import math
from collections.abc import Callable, Mapping
from typing import Final

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import new_bot
from hordekeep.bots.rivals import RivalBot
from hordekeep.bots.sanctum.bot import Care
from hordekeep.bots.sanctum.mind import QuestMind
from hordekeep.bots.sanctum.rivals import CARES, COUNTS
from hordekeep.bots.sanctum.weights import Weights, tuned
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.at_once import Changes
from hordekeep.lab.trials import play_with

STRENGTH: Final = "expert"
"""With whose care the weights are tried."""
SOME_CARE: Final = Care(nodes=100, samples=3, anew=True)
"""Enough to tell weights apart, in a sixth of the time."""
SPREAD: Final = 60
"""By how many percent a weight is changed at most."""
KNOBS: Final = (
    "ready",
    "poor_fight",
    "rest_when_empty",
    "move_on",
    "marker_last",
    "wound",
    "wound_low",
    "wound_journey",
    "slain_level",
    "slain_item",
    "card",
    "rage",
    "blessing",
    "block_marker",
    "block_use",
    "block_blessing",
    "shield",
    "flame",
    "box_cost",
    "equip_gain",
    "gem_to_skill",
    "demon_level",
    "demon_item",
    "demon_damage",
    "demon_overlap",
    "shorten",
    "shorten_low",
)

Setting = Mapping[str, float]
"""Weights that differ from the tuned ones, by name."""


def some_setting(luck: Luck) -> Setting:
    """Some of the weights changed at random, each by a factor."""
    base = tuned()
    changed = [name for name in KNOBS if luck.below(3) == 0] or [KNOBS[luck.below(len(KNOBS))]]
    return {
        name: getattr(base, name) * (100 + luck.below(2 * SPREAD + 1) - SPREAD) / 100
        for name in changed
    }


def weights_of(setting: Setting) -> Weights:
    """The tuned weights with these changes."""
    weights = tuned()
    for name, worth in setting.items():
        setattr(weights, name, worth)
    return weights


def share_of_wins(game: AnyGame, setting: Setting, rival: str, numbers: range) -> float:
    """How much of the wins a setting gets at a table of others, from every seat in turn."""
    options = game.options({"players": 4 if rival == "greedy" else 2, "difficulty": "normal"})
    seats = game.seats(options)
    mind = QuestMind(weights_of(setting), CARES[STRENGTH])
    won = 0.0
    for number in numbers:
        seed, seat = number // seats, number % seats
        bots: list[Policy] = [new_bot(rival, game.id, seed * 31 + one) for one in range(seats)]
        bots[seat] = RivalBot(seed * 31 + seat, mind, COUNTS[STRENGTH])
        won += play_with(bots, seat, game, options, seed).score
    return won / len(numbers)


def shares_with(game: AnyGame, seats: list[Changes], seed: int) -> list[float]:
    """What each seat gets of a win when each plays with other changes of the tuned weights."""
    options = game.options({"players": len(seats), "difficulty": "normal"})
    bots: list[Policy] = []
    for seat, changes in enumerate(seats):
        weights = tuned()
        for name, change in changes.items():
            setattr(weights, name, getattr(weights, name) * math.exp(change))
        bots.append(RivalBot(seed * 31 + seat, QuestMind(weights, SOME_CARE), COUNTS[STRENGTH]))
    result = play_with(bots, 0, game, options, seed).result
    winners = result.winners if result else ()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]


def halved(
    settings: list[Setting], score: Callable[[Setting, range], float], games: int, first: int
) -> list[tuple[float, Setting]]:
    """The better half plays on with twice the games and fresh seeds, until one is left; best first.

    The last figure of each is from seeds that had no say in its selection.
    """
    rated: list[tuple[float, Setting]] = [(0.0, one) for one in settings]
    while True:
        numbers = range(first, first + games)
        rated = [(score(setting, numbers), setting) for _, setting in rated]
        rated.sort(key=lambda one: -one[0])
        if len(rated) == 1:
            return rated
        rated = rated[: max(len(rated) // 2, 1)]
        first, games = first + games, games * 2
