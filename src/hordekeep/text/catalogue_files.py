"""The Fluent files of a language: to which game each belongs, and who reads it when."""

from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.text.clauses import games_with_rules

PAGE: Final = "page-"
"""How the names of files with words of the page begin."""
LOBBY: Final = "lobby"
"""What the page needs at once: the words that all share, the lobby's own, errors."""
TABLE: Final = "table"
"""What the page needs at a table of any game; those of the game come by its name."""
TERMINAL: Final = "terminal"
"""What only the command line says."""

_AT_ONCE: Final = frozenset({"common", "page-lobby", "page-errors"})
_LOBBY_ENDS: Final = "-lobby"
_TERMINAL_BEGINS: Final = ("cli", "simulate")
_TERMINAL_ENDS: Final = ("-terminal", "-position")


def shipped_files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((resources.locale() / language).glob("*.ftl"))


def game_of_file(file: Path) -> str:
    """The game that a Fluent file belongs to, by its name; None when all games share it.

    `sanctum.ftl`, `sanctum-content.ftl` and `page-sanctum.ftl` are Sanctum's own: their words may
    stand in other games' files too, and say something else there.
    """
    name = file.stem.removeprefix(PAGE)
    for game in games_with_rules():
        if name == game or name.startswith(f"{game}-"):
            return game
    return ""


def part_of_file(file: Path) -> str:
    """With which part of the words the page gets a file: `lobby`, `table` or that of a game."""
    if file.stem.startswith(_TERMINAL_BEGINS) or file.stem.endswith(_TERMINAL_ENDS):
        return TERMINAL
    if file.stem in _AT_ONCE or file.stem.endswith(_LOBBY_ENDS):
        return LOBBY
    return game_of_file(file) or TABLE
