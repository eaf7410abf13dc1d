"""Reads the words of a position: typed fields, or `BadPosition` with the field that is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any, final

from hordekeep.kernel.errors import BadPosition, UnknownWord
from hordekeep.kernel.play.term import NONE, Lexicon


@final
class Reader:
    """Takes typed fields out of a position, or says which one is wrong."""

    def __init__(self, lexicon: Lexicon, words: Mapping[str, Any], place: str = "") -> None:
        self.lexicon = lexicon
        self.words = words
        self.place = place

    def part(self, name: str) -> "Reader":
        """The fields of an inner table."""
        return Reader(self.lexicon, self.table(name), f"{self.place}{name}.")

    def parts(self, name: str, count: int) -> list["Reader"]:
        """The fields of each of so many inner tables, numbered from 1 in what is said of them."""
        tables = self.words.get(name)
        if not isinstance(tables, list) or len(tables) != count:
            raise self.fail(name, f"{count} {name}")
        if not all(isinstance(words, dict) for words in tables):
            raise self.fail(name, "a table for each")
        return [
            Reader(self.lexicon, words, f"{self.place}{name} {number} ")
            for number, words in enumerate(tables, 1)
        ]

    def fail(self, name: str, expected: object) -> BadPosition:
        return BadPosition(place=self.place + name, expected=expected, found=self.words.get(name))

    def number(self, name: str, most: int = 1_000_000) -> int:
        value = self.words.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise self.fail(name, f"a number from 0 to {most}")
        return value

    def flag(self, name: str) -> int:
        value = self.words.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return int(value)

    def one_of(self, name: str, known: Sequence[str]) -> int:
        value = self.words.get(name)
        if value not in known:
            raise self.fail(name, " ".join(known))
        return known.index(value)

    def thing(self, name: str, kind: str) -> int:
        """A thing, or `-` for none."""
        return self._read(name, kind, self.words.get(name))

    def value(self, name: str, kind: str, word: object) -> int:
        """A thing that must be there."""
        found = NONE if word == "-" else self._read(name, kind, word)
        if found == NONE:
            raise BadPosition(place=self.place + name, expected=kind, found=word)
        return found

    def _read(self, name: str, kind: str, word: object) -> int:
        try:
            return self.lexicon.value(kind, str(word))
        except UnknownWord:
            raise BadPosition(place=self.place + name, expected=kind, found=word) from None

    def texts(self, name: str) -> list[str]:
        words = self.words.get(name)
        if not isinstance(words, list):
            raise self.fail(name, "a list")
        return [str(word) for word in words]

    def things(self, name: str, kind: str) -> list[int]:
        return [self.value(name, kind, word) for word in self.texts(name)]

    def numbers(self, name: str, count: int) -> list[int]:
        values = self.words.get(name)
        if not isinstance(values, list) or len(values) != count:
            raise self.fail(name, f"{count} numbers")
        if not all(type(value) is int and value >= 0 for value in values):
            raise self.fail(name, f"{count} numbers")
        return [int(value) for value in values]

    def table(self, name: str) -> Mapping[str, Any]:
        value = self.words.get(name)
        if not isinstance(value, dict):
            raise self.fail(name, "a table")
        return value
