"""Checking the options of a table: what games ask for in the same way."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hordekeep.kernel.errors import BadOption

RANDOM: Final = "random"
CHOOSE: Final = "choose"


def check_names(wanted: Mapping[str, object], known: Mapping[str, object]) -> None:
    """Refuses an option that the game does not have."""
    for name in wanted:
        if name not in known:
            raise BadOption(option=name, expected=" ".join(known))


def number(options: Mapping[str, Any], name: str, least: int, most: int) -> int:
    """A whole number in a range."""
    value = options[name]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(option=name, found=value, expected=f"{least}-{most}")
    return value


def one_of(options: Mapping[str, Any], name: str, words: Sequence[str]) -> None:
    """One of some words."""
    if options[name] not in words:
        raise BadOption(option=name, found=options[name], expected=" ".join(words))


def texts(name: str, wanted: object) -> list[str]:
    """A list of words."""
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise BadOption(option=name, found=wanted, expected="a list")
    return [str(one) for one in wanted]


def heroes_for(wanted: object, known: Sequence[str], players: int) -> list[str]:
    """One entry a player: a hero's id, `random` or `choose`; no hero twice."""
    if wanted in (RANDOM, CHOOSE):
        return [str(wanted)] * players
    heroes = texts("heroes", wanted)
    if len(heroes) != players:
        raise BadOption(option="heroes", found=len(heroes), expected=f"{players} heroes")
    named = [hero for hero in heroes if hero not in (RANDOM, CHOOSE)]
    for hero in named:
        if hero not in known:
            raise BadOption(option="heroes", found=hero, expected=" ".join(known))
        if named.count(hero) > 1:
            raise BadOption(option="heroes", found=f"{hero} twice", expected="different heroes")
    return heroes
