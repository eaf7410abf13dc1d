"""Names that know whose they are, so that a finished sentence can be cut into parts again."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, Self, final

from hordekeep.text.messages import Fact

# Private characters around a name: what it names stands between the first two.
_BEGIN: Final = "\ue000"
_NAME: Final = "\ue001"
_END: Final = "\ue002"
_SPACE: Final = " "


@final
class Name(str):
    """The name of a thing, or a list of names, in one form; `marked` says what each names."""

    __slots__ = ("marked",)
    marked: str

    def __new__(cls, text: str, marked: str) -> Self:
        made = super().__new__(cls, text)
        made.marked = marked
        return made


class NamePart(NamedTuple):
    """A piece of a sentence; a name says of which kind the thing is, and which."""

    text: str
    kind: str = ""
    thing: str = ""


class NameMessage(NamedTuple):
    """A message and what it is told: how a thing is called."""

    key: str
    facts: Mapping[str, Fact] = {}


def name_of(kind: str, word: str, text: str, marked: str = "") -> Name:
    """The name of one thing; `marked` is the same text with the names in it marked."""
    return Name(text, f"{_BEGIN}{kind}{_SPACE}{word}{_NAME}{marked or text}{_END}")


def marked(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts whose names carry their marks into the sentence."""
    return {key: one.marked if isinstance(one, Name) else one for key, one in facts.items()}


def cut(text: str) -> list[NamePart]:
    """The parts of a marked sentence; of names inside names the innermost counts."""
    return [part for part in _parts(text) if part.text]


def _parts(text: str) -> Iterator[NamePart]:
    within: list[tuple[str, str]] = [("", "")]
    for begun, piece in enumerate(text.split(_BEGIN)):
        said = piece
        if begun:
            thing, _, said = piece.partition(_NAME)
            kind, _, word = thing.partition(_SPACE)
            within.append((kind, word))
        for ended, one in enumerate(said.split(_END)):
            if ended:
                within.pop()
            yield NamePart(one, *within[-1])
