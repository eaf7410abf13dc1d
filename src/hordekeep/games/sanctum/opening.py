"""Opens Sanctum with its newest content, or the one that a journal names."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from hordekeep.games.sanctum.content.loading import EDITIONS, load_box
from hordekeep.games.sanctum.game import Sanctum


def open_game(packs: Sequence[Path] = (), version: int | None = None) -> Sanctum:
    """The game with the shipped content and these packs."""
    box, content = load_box(packs, version)
    return Sanctum(box, content)


def version_of(content: Mapping[str, str]) -> int | None:
    """The shipped version of the content that a journal was played with."""
    return EDITIONS.find_version(content)
