"""The versions of a game's content: how they are named in journals, positions and lessons."""

from collections.abc import Iterable
from typing import Final

FIRST: Final = 1


def version_in(names: Iterable[str]) -> int:
    """The version among the names of contents: 2 for `last-bastion/2` and a pack.

    A set in a folder of any other name counts as the first.
    """
    for name in names:
        number = name.partition("/")[2]
        if number.isdecimal():
            return int(number)
    return FIRST
