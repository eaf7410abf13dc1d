"""Reads the coins from content files and packs, or says exactly which line is wrong."""

from collections.abc import Sequence
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
    content, hashes = EDITIONS.load(packs, version)
    return {name: content.coins[name].worth for name in sorted(content.coins)}, hashes


def counts(content: Content) -> dict[str, int]:
    """How many of each kind a content has."""
    return {"coins": len(content.coins)}


def read_content(layers: Layers) -> Content:
    """Merge, convert and check all files."""
    content = Content(coins=read_entries(layers, "coins", Coin))
    check_enough(layers, ("coins",), len(content.coins), MOST_PLAYERS, cause="players")
    return content


EDITIONS: Final = Editions(GAME, lambda: resources.content() / GAME, SECTIONS, read_content, counts)
