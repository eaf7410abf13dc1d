"""Opens Pig with its newest content, or the one that a journal names."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from hordekeep.games.pig.content.loading import EDITIONS, load_coins
from hordekeep.games.pig.game import Pig


def open_game(packs: Sequence[Path] = (), version: int | None = None) -> Pig:
    """The game with the shipped content and these packs."""
    coins, content = load_coins(packs, version)
    return Pig(coins, content)


def version_of(content: Mapping[str, str]) -> int | None:
    """The shipped version of the content that a journal was played with."""
    return EDITIONS.find_version(content)
