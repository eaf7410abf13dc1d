"""Terms: the words of which actions and frames are made, and their text form."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from hordekeep.kernel.errors import UnknownWord

NONE: Final = -1
"""The small integer that stands for "no such thing"; its word is `-`."""

NUMBER: Final = "number"
"""The vocabulary of plain numbers."""


_NAMES: Final[dict[type["Term"], tuple[str, ...]]] = {}
"""The attribute names of terms whose field declarations were already taken apart."""

MOST_READ: Final = 5_000
"""How many texts a lexicon remembers."""

LONGEST_NUMBER: Final = 9
"""Digits of the largest number that a text may name."""


class Term:
    """A verb and small integers, equal by value and never changed.

    `fields` names each integer and the vocabulary of its words: `"tile"`, or `"other:card"` where
    the two differ. A last field that ends in `*` is a tuple of such words.
    """

    verb: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[object, ...]:
        """The fields' values in order."""
        return tuple([getattr(self, name) for name in self._names()])

    def _names(self) -> tuple[str, ...]:
        """The attributes that hold them."""
        names = _NAMES.get(type(self))
        if names is None:
            names = _NAMES[type(self)] = tuple([field_name(field) for field in self.fields])
        return names

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other) or not isinstance(other, Term):
            return False
        for name in self._names():
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.verb, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()!r}"


def field_name(field: str) -> str:
    """The attribute that a field declaration names."""
    return field.split(":", 1)[0].rstrip("*")


def field_kind(field: str) -> str:
    """The vocabulary that a field declaration names."""
    return field.split(":", 1)[-1].rstrip("*")


class Vocabulary:
    """The words of one kind of thing; each entry has the same number of words (`red 2`)."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.width = len(words[0].split()) if words else 1
        self.index = {word: value for value, word in enumerate(words)}
        assert len(self.index) == len(self.words), "a word names one thing"
        assert all(len(word.split()) == self.width for word in words), "as many words for each"


class Lexicon:
    """Spells and reads the terms of one game with one content."""

    def __init__(
        self,
        vocabularies: Mapping[str, Sequence[str]],
        actions: Iterable[type[Term]],
        frames: Iterable[type[Term]],
    ) -> None:
        self.vocabularies = {kind: Vocabulary(words) for kind, words in vocabularies.items()}
        self.actions = {term.verb: term for term in actions}
        self.frames = {term.verb: term for term in frames}
        self._read_before: dict[str, Term] = {}
        """Journals say the same few things again and again; terms never change."""

    def word(self, kind: str, value: int) -> str:
        """The word for one thing; raises `UnknownWord` where there is no such thing."""
        if value == NONE:
            return "-"
        if kind == NUMBER:
            return str(value)
        vocabulary = self.vocabularies.get(kind)
        if vocabulary is None or not 0 <= value < len(vocabulary.words):
            raise UnknownWord(kind=kind, word=str(value))
        return vocabulary.words[value]

    def value(self, kind: str, word: str) -> int:
        """The thing that a word names."""
        if word == "-":
            return NONE
        if kind == NUMBER:
            if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
                return int(word)
            raise UnknownWord(kind=kind, word=word)
        found = self.vocabularies[kind].index.get(word) if kind in self.vocabularies else None
        if found is None:
            raise UnknownWord(kind=kind, word=word)
        return found

    def spell(self, term: Term) -> str:
        """The text form: verb and words, never an index."""
        words = [term.verb]
        for field in term.fields:
            kind = field_kind(field)
            value = getattr(term, field_name(field))
            if field.endswith("*"):
                words += [self.word(kind, one) for one in value]
            else:
                words.append(self.word(kind, value))
        return " ".join(words)

    def read_action(self, text: str) -> Term:
        """The action that a text spells; raises `UnknownWord`."""
        action = self._read_before.get(text)
        if action is None:
            action = self._read(text, self.actions)
            if len(self._read_before) < MOST_READ:
                self._read_before[text] = action
        return action

    def read_frame(self, text: str) -> Term:
        """The frame that a text spells; raises `UnknownWord`."""
        return self._read(text, self.frames)

    def _read(self, text: str, verbs: Mapping[str, type[Term]]) -> Term:
        words = text.split()
        if not words or words[0] not in verbs:
            raise UnknownWord(kind="verb", word=words[0] if words else "")
        term = verbs[words[0]]
        rest = words[1:]
        values: list[object] = []
        for field in term.fields:
            kind = field_kind(field)
            if field.endswith("*"):
                several: list[int] = []
                while rest:
                    several.append(self._take(kind, rest))
                values.append(tuple(several))
            else:
                values.append(self._take(kind, rest))
        if rest:
            raise UnknownWord(kind="end", word=rest[0])
        return term(*values)

    def _take(self, kind: str, rest: list[str]) -> int:
        """Takes the next word (or words) of this kind off the list."""
        if not rest:
            raise UnknownWord(kind=kind, word="")
        width = 1
        if rest[0] != "-" and kind in self.vocabularies:
            width = self.vocabularies[kind].width
        word = " ".join(rest[:width])
        del rest[:width]
        return self.value(kind, word)
