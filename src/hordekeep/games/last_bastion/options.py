"""The options of a table: players, difficulty, heroes, tiles, boards, who begins (LB-S1…S14)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, DIFFICULTIES, Box
from hordekeep.games.last_bastion.model.layout import PLACES
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.options import (
    CHOOSE,
    RANDOM,
    check_names,
    heroes_for,
    number,
    one_of,
    texts,
)

MOST_PLAYERS: Final = 4
DEFAULTS: Final[Mapping[str, object]] = {
    "players": MOST_PLAYERS,
    "difficulty": "normal",
    "heroes": RANDOM,
    "tiles": RANDOM,
    "boards": RANDOM,
    "first": RANDOM,
    "starving_rounds": 5,
}
MOST_ROUNDS: Final = 1000


def complete_options(box: Box, wanted: Mapping[str, object]) -> dict[str, Any]:
    """All options, checked; raises `BadOption` with the option's name and what was expected."""
    check_names(wanted, DEFAULTS)
    options: dict[str, Any] = {**DEFAULTS, **wanted}
    players = number(options, "players", 1, MOST_PLAYERS)
    one_of(options, "difficulty", DIFFICULTIES)
    options["heroes"] = heroes_for(options["heroes"], box.hero_ids, players)
    if options["tiles"] != RANDOM:
        options["tiles"] = _all_of("tiles", options["tiles"], box.tile_ids, PLACES)
    if options["boards"] != RANDOM:
        options["boards"] = _all_of("boards", options["boards"], COLOURS[:BOARDS], BOARDS)
    if options["first"] != RANDOM:
        number(options, "first", 1, players)
    number(options, "starving_rounds", 1, MOST_ROUNDS)
    return options


def _all_of(name: str, wanted: object, known: Sequence[str], count: int) -> list[str]:
    """Every one of the known things once, in the wanted order."""
    words = texts(name, wanted)
    if sorted(words) != sorted(known[:count]):
        raise BadOption(option=name, found=" ".join(words), expected=" ".join(known[:count]))
    return words


__all__ = ["CHOOSE", "MOST_PLAYERS", "RANDOM", "complete_options"]
