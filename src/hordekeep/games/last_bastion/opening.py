"""Opens Last Bastion with its newest content, or the one that a journal names."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from hordekeep.games.last_bastion.content.loading import EDITIONS, load_box
from hordekeep.games.last_bastion.game import LastBastion


def open_game(packs: Sequence[Path] = (), version: int | None = None) -> LastBastion:
    """The game with the shipped content and these packs."""
    box, content = load_box(packs, version)
    return LastBastion(box, content)


def version_of(content: Mapping[str, str]) -> int | None:
    """The shipped version of the content that a journal was played with."""
    return EDITIONS.find_version(content)
