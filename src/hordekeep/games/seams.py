"""The list of games, and how every layer finds what a game brings to it.

A game is a folder in `hordekeep/games`. What it brings to a layer (its words, bots, sketch, …) is
the `SEAM` in `hordekeep/<layer>/<game>`, an object of the type that the layer asks for. A layer
where a game brings nothing treats it as any other.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, TypeVar

T = TypeVar("T")

SEAM: Final = "SEAM"
MISSING: Final = object()


def folder_of(game: str) -> str:
    """The name that the folders of a game have: `last_bastion` for `last-bastion`."""
    return game.replace("-", "_")


FOLDERS: Final = iter_modules([str(Path(__file__).parent)])
GAMES: Final = tuple(sorted([one.name.replace("_", "-") for one in FOLDERS if one.ispkg]))
"""The ids of all games."""


def part_of(game: str, part: str) -> ModuleType:
    """A module of a game itself, as `opening` or `content.loading`."""
    return import_module(f"hordekeep.games.{folder_of(game)}.{part}")


def has_part(game: str, part: str) -> bool:
    """Whether a game has this module."""
    return find_spec(f"hordekeep.games.{folder_of(game)}.{part}") is not None


def seam_of(game: str, layer: str, kind: type[T]) -> T | None:
    """What a game brings to a layer, or None where it brings nothing.

    Raises `TypeError` where there is a module for the game without such a thing.
    """
    found = _seam(f"hordekeep.{layer}.{folder_of(game)}") if game in GAMES else None
    if found is None:
        return None
    if not isinstance(found, kind):
        where = f"hordekeep.{layer}.{folder_of(game)}"
        raise TypeError(f"{where} has no {SEAM} of the type {kind.__module__}.{kind.__name__}")
    return found


@cache
def _seam(module: str) -> object:
    """What a module calls its seam; None where there is no such module."""
    if find_spec(module) is None:
        return None
    return getattr(import_module(module), SEAM, MISSING)
