"""The list of games, and how every layer finds what a game brings to it.

A game is a folder in `hordekeep/games`. What it brings to a layer (its words, bots, sketch, …) is
the `SEAM` in `hordekeep/<layer>/<game>`, an object of the type that the layer asks for. A layer
where a game brings nothing treats it as any other.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, TypeVar

T = TypeVar("T")

SEAM: Final = "SEAM"


def folder_of(game: str) -> str:
    """The name that the folders of a game have: `last_bastion` for `last-bastion`."""
    return game.replace("-", "_")


FOLDERS: Final = iter_modules([str(Path(__file__).parent)])
GAMES: Final = tuple(sorted([one.name.replace("_", "-") for one in FOLDERS if one.ispkg]))
"""The ids of all games."""


def part_of(game: str, part: str) -> ModuleType:
    """A module of a game itself, as `opening` or `content.loading`."""
    return import_module(f"hordekeep.games.{folder_of(game)}.{part}")


def seam_of(game: str, layer: str, kind: type[T]) -> T | None:
    """What a game brings to a layer, or None where it brings nothing.

    Raises `TypeError` where there is a module for the game without such a thing.
    """
    name = f"hordekeep.{layer}.{folder_of(game)}"
    if game not in GAMES or find_spec(name) is None:
        return None
    found = getattr(import_module(name), SEAM, None)
    if not isinstance(found, kind):
        raise TypeError(f"{name} has no {SEAM} of the type {kind.__module__}.{kind.__name__}")
    return found
