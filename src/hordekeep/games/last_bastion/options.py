"""The options of a table: players, difficulty, heroes, tiles, boards, who begins (LB-S1…S14)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hordekeep.games.last_bastion.box import BOARDS, COLOURS, DIFFICULTIES, Box
from hordekeep.games.last_bastion.layout import PLACES
from hordekeep.kernel.errors import BadOption

RANDOM: Final = "random"
CHOOSE: Final = "choose"
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
    for name in wanted:
        if name not in DEFAULTS:
            raise BadOption(option=name, expected=" ".join(DEFAULTS))
    options: dict[str, Any] = {**DEFAULTS, **wanted}
    players = _number(options, "players", 1, MOST_PLAYERS)
    if options["difficulty"] not in DIFFICULTIES:
        raise BadOption(
            option="difficulty", found=options["difficulty"], expected=" ".join(DIFFICULTIES)
        )
    options["heroes"] = _heroes(box, options["heroes"], players)
    if options["tiles"] != RANDOM:
        options["tiles"] = _all_of("tiles", options["tiles"], box.tile_ids, PLACES)
    if options["boards"] != RANDOM:
        options["boards"] = _all_of("boards", options["boards"], COLOURS[:BOARDS], BOARDS)
    if options["first"] != RANDOM:
        _number(options, "first", 1, players)
    _number(options, "starving_rounds", 1, MOST_ROUNDS)
    return options


def _number(options: Mapping[str, Any], name: str, least: int, most: int) -> int:
    value = options[name]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(option=name, found=value, expected=f"{least}-{most}")
    return value


def _heroes(box: Box, wanted: object, players: int) -> list[str]:
    """One entry a player: a hero's id, `random` or `choose`."""
    if wanted in (RANDOM, CHOOSE):
        return [str(wanted)] * players
    heroes = _texts("heroes", wanted)
    if len(heroes) != players:
        raise BadOption(option="heroes", found=len(heroes), expected=f"{players} heroes")
    named = [hero for hero in heroes if hero not in (RANDOM, CHOOSE)]
    for hero in named:
        if hero not in box.hero_ids:
            raise BadOption(option="heroes", found=hero, expected=" ".join(box.hero_ids))
        if named.count(hero) > 1:
            raise BadOption(option="heroes", found=f"{hero} twice", expected="different heroes")
    return heroes


def _texts(name: str, wanted: object) -> list[str]:
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise BadOption(option=name, found=wanted, expected="a list")
    return [str(one) for one in wanted]


def _all_of(name: str, wanted: object, known: Sequence[str], count: int) -> list[str]:
    """Every one of the known things once, in the wanted order."""
    words = _texts(name, wanted)
    if sorted(words) != sorted(known[:count]):
        raise BadOption(option=name, found=" ".join(words), expected=" ".join(known[:count]))
    return words
