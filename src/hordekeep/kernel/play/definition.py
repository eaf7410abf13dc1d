"""Definitions: what a game says of each effect, power or penalty, once; every list follows."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Definition:
    """One word of a game's rules, with the number that stands for it and its clause.

    The number is what states, fingerprints and journals hold. It is the place in the game's table
    of definitions and never changes: a new definition comes last.
    """

    def __init__(self, number: int, word: str, clause: str) -> None:
        self.number = number
        self.word = word
        self.clause = clause


def words_of(definitions: Sequence[Definition]) -> tuple[str, ...]:
    """The words by number."""
    return tuple([one.word for one in definitions])


def number_of(definitions: Sequence[Definition], word: str) -> int:
    """The number of a word."""
    return words_of(definitions).index(word)


def by_number(definitions: Sequence[Definition], table: Mapping[int, T]) -> tuple[T, ...]:
    """What a table says of every definition, in the order of the numbers; nothing may be missing.

    A game's dispatch tables go through here, so that a definition without a row is found when the
    game is imported.
    """
    for place, one in enumerate(definitions):
        assert one.number == place, f"{one.word} is number {place}, not {one.number}"
        assert place in table, f"nothing is said of {one.word}"
    assert len(table) == len(definitions), "something is said of what is not defined"
    return tuple([table[place] for place in range(len(definitions))])
