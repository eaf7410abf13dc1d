"""Reads the words of a position: typed fields, or `BadPosition` with the field that is wrong."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, final

from hordekeep.kernel.errors import BadPosition, UnknownWord
from hordekeep.kernel.play.frame import AnyFrame, Frame
from hordekeep.kernel.play.term import NONE, Lexicon

AGENDA: Final = "agenda"
LANE: Final = "lane"
OVER: Final = "over"

MOST_STEPS: Final = 100
"""Steps that an agenda may have."""


def is_kernels(name: str) -> bool:
    """Whether a field is the same for every game: the steps to come, and the end."""
    return name in (AGENDA, OVER) or name.startswith(f"{LANE} ")


def read_agenda(lexicon: Lexicon, words: Mapping[str, Any], name: str) -> list[AnyFrame]:
    """The steps of a field, the next one last; none if it is left out."""
    lines = words.get(name, [])
    if not isinstance(lines, list) or len(lines) > MOST_STEPS:
        raise BadPosition(place=name, expected=f"a list of up to {MOST_STEPS} steps")
    frames = [
        _read_step(lexicon, line, f"{name}, step {number}") for number, line in enumerate(lines, 1)
    ]
    frames.reverse()
    return frames


def _read_step(lexicon: Lexicon, line: object, place: str) -> AnyFrame:
    try:
        frame = lexicon.read_frame(str(line))
    except UnknownWord as error:
        raise BadPosition(place=place, expected=error.facts["kind"], found=line) from None
    assert isinstance(frame, Frame)
    return frame


@final
class PositionReader:
    """Takes typed fields out of a position, or says which one is wrong.

    A field that is left out is nothing, 0 or false, unless its reader knows better.
    """

    def __init__(self, lexicon: Lexicon, words: Mapping[str, Any], place: str = "") -> None:
        self.lexicon = lexicon
        self.words = words
        self.place = place
        self._asked: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether a field is there."""
        self._asked.add(name)
        return name in self.words

    def done(self) -> None:
        """Refuses fields that nobody has asked for."""
        for name in self.words:
            if name not in self._asked and not (is_kernels(name) and not self.place):
                near = get_close_matches(name, sorted(self._asked), 1)
                expected = near[0] if near else "no such field"
                raise BadPosition(place=self.place + name, expected=expected)

    def part(self, name: str) -> "PositionReader":
        """The fields of an inner table."""
        return PositionReader(self.lexicon, self.table(name), f"{self.place}{name}.")

    def parts(self, name: str, count: int, *, optional: bool = False) -> list["PositionReader"]:
        """The fields of each of a number of inner tables, counted from 1 in messages."""
        tables = self.words.get(name) if self.has(name) or not optional else [{}] * count
        if not isinstance(tables, list) or len(tables) != count:
            raise self.fail(name, f"{count} {name}")
        if not all(isinstance(words, dict) for words in tables):
            raise self.fail(name, "a table for each")
        return [
            PositionReader(self.lexicon, words, f"{self.place}{name} {number} ")
            for number, words in enumerate(tables, 1)
        ]

    def fail(self, name: str, expected: object) -> BadPosition:
        return BadPosition(place=self.place + name, expected=expected, found=self.words.get(name))

    def number(self, name: str, most: int = 1_000_000, default: int = 0) -> int:
        value = self.words.get(name) if self.has(name) else default
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise self.fail(name, f"a number from 0 to {most}")
        return value

    def flag(self, name: str, *, default: bool = False) -> int:
        value = self.words.get(name) if self.has(name) else default
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return int(value)

    def one_of(self, name: str, known: Sequence[str], default: int = 0) -> int:
        value = self.words.get(name) if self.has(name) else known[default]
        if value not in known:
            raise self.fail(name, " ".join(known))
        return known.index(value)

    def thing(self, name: str, kind: str, default: int = NONE) -> int:
        """A thing; `-` means none."""
        return self._read(name, kind, self.words.get(name)) if self.has(name) else default

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
        words = self.words.get(name) if self.has(name) else []
        if not isinstance(words, list):
            raise self.fail(name, "a list")
        return [str(word) for word in words]

    def things(self, name: str, kind: str) -> list[int]:
        """Things, each of them once."""
        found = [self.value(name, kind, word) for word in self.texts(name)]
        if len(set(found)) != len(found):
            raise self.fail(name, "each of them once")
        return found

    def dice(self, name: str, kind: str) -> list[int]:
        """Things that may be the same."""
        return [self.value(name, kind, word) for word in self.texts(name)]

    def numbers(self, name: str) -> list[int]:
        values = self.words.get(name) if self.has(name) else []
        if not isinstance(values, list) or not all(_is_count(value) for value in values):
            raise self.fail(name, "a list of numbers")
        return [int(value) for value in values]

    def counts(self, name: str, names: Sequence[str]) -> list[int]:
        """How many of each: a table by name, or (as older files say it) a list in their order."""
        said = self.words.get(name) if self.has(name) else {}
        if isinstance(said, list) and len(said) == len(names):
            said = dict(zip(names, said, strict=True))
        if not isinstance(said, dict):
            raise self.fail(name, "a table")
        for word, value in said.items():
            place = f"{self.place}{name}.{word}"
            if word not in names:
                raise BadPosition(place=place, expected=" ".join(names))
            if not _is_count(value):
                raise BadPosition(place=place, expected="a number", found=value)
        return [int(said.get(word, 0)) for word in names]

    def table(self, name: str) -> Mapping[str, Any]:
        value = self.words.get(name) if self.has(name) else {}
        if not isinstance(value, dict):
            raise self.fail(name, "a table")
        return value


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_COUNTED  # a truth is no count


MOST_COUNTED: Final = 1_000
