"""Reads the coins from content files and packs, or says exactly which line is wrong."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.games.pig.content.schema import Coin, Content
from hordekeep.games.pig.model.sty import MOST_PLAYERS
from hordekeep.kernel.content.checks import check_enough, read_entries
from hordekeep.kernel.content.editions import Editions
from hordekeep.kernel.content.reading import Layers

GAME: Final = "pig"
SECTIONS: Final = ("coins",)


def load_coins(
    packs: Sequence[Path] = (), version: int | None = None
) -> tuple[dict[str, int], dict[str, str]]:
    """What each coin is worth, and the hashes of what was read."""
    content, hashes = _editions().load(packs, version)
    return {name: content.coins[name].worth for name in sorted(content.coins)}, hashes


def examine(folder: Path) -> tuple[dict[str, int], dict[str, str]]:
    """How many of each kind a folder has (a whole content, or a pack on the newest), and hashes."""
    content, hashes = _editions().read_either(folder)
    return {"coins": len(content.coins)}, hashes


def find_version(hashes: Mapping[str, str]) -> int | None:
    """The content version that a journal's hashes name, if it is here."""
    return _editions().find_version(hashes)


def read_content(layers: Layers) -> Content:
    """Merge, convert and check all files."""
    layers.require(SECTIONS)
    content = Content(coins=read_entries(layers, "coins", Coin))
    check_enough(layers, ("coins",), len(content.coins), MOST_PLAYERS, cause="players")
    return content


def _editions() -> Editions[Content]:
    return Editions(GAME, resources.content() / GAME, SECTIONS, read_content)
