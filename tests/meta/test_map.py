"""`docs/architecture.md` is a map: every room has its row there."""

from pathlib import Path

import pytest

from hordekeep.games.seams import GAMES, folder_of

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LAYERS = ("kernel", "server", "cli", "lab", "games/sanctum", "games/last_bastion")
OF_GAMES = {"games", *(folder_of(game) for game in GAMES)}
"""Rooms that the section on seams tells of."""


def rooms(folder: Path) -> set[str]:
    found = {path.parent.name for path in folder.glob("*/*") if path.parent.parent == folder}
    return found - OF_GAMES - {"__pycache__"}


def named_in(rows: str) -> set[str]:
    """What stands in backticks in the rows of tables."""
    lines = [line for line in rows.splitlines() if line.startswith("| `")]
    return {word for line in lines for word in line.split("`")[1::2]}


@pytest.mark.parametrize("layer", LAYERS)
def test_every_room_of_a_layer_has_a_row(layer: str) -> None:
    assert rooms(ROOT / "src" / "hordekeep" / layer) - named_in(MAP) == set()


@pytest.mark.parametrize("folder", ["", "table", "lib"])
def test_every_room_of_the_page_has_a_row(folder: str) -> None:
    _, _, page = MAP.partition("| room of the page")
    assert rooms(ROOT / "web" / "src" / folder) - named_in(page) == set()
