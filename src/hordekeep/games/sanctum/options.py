"""The options of a table: players, difficulty, heroes, who begins (SA-S1, SA-S4…S6)."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.games.sanctum.model.box import DIFFICULTIES, Box
from hordekeep.kernel.play.options import CHOOSE, RANDOM, check_names, heroes_for, number, one_of

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
DEFAULTS: Final[Mapping[str, object]] = {
    "players": MOST_PLAYERS,
    "difficulty": "normal",
    "heroes": RANDOM,
    "first": RANDOM,
}


def complete_options(box: Box, wanted: Mapping[str, object]) -> dict[str, Any]:
    """All options, checked; raises `BadOption` with the option's name and what was expected."""
    check_names(wanted, DEFAULTS)
    options: dict[str, Any] = {**DEFAULTS, **wanted}
    players = number(options, "players", LEAST_PLAYERS, MOST_PLAYERS)
    one_of(options, "difficulty", DIFFICULTIES)
    options["heroes"] = heroes_for(options["heroes"], box.hero_ids, players)
    if options["first"] != RANDOM:
        number(options, "first", 1, players)
    return options


__all__ = ["CHOOSE", "LEAST_PLAYERS", "MOST_PLAYERS", "RANDOM", "complete_options"]
