"""Reads the coins from content files and packs, or says exactly which line is wrong."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.games.pig.content.schema import Content
from hordekeep.games.pig.model.sty import MOST_PLAYERS
from hordekeep.kernel.content.checks import check_enough
from hordekeep.kernel.content.editions import Editions
from hordekeep.kernel.content.reading import Layers

GAME: Final = "pig"


def load_coins(
    packs: Sequence[Path] = (), version: int | None = None
) -> tuple[dict[str, int], dict[str, str]]:
    """What each coin is worth, and the hashes of what was read."""
    content, hashes = EDITIONS.load(packs, version)
    return {name: content.coins[name].worth for name in sorted(content.coins)}, hashes


def check(layers: Layers, content: Content) -> None:
    """There must be a coin for every purse."""
    check_enough(layers, ("coins",), len(content.coins), MOST_PLAYERS, cause="players")


EDITIONS: Final = Editions(GAME, lambda: resources.content() / GAME, Content, check)
