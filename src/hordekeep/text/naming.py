"""Naming: from the words of a game's lexicon to the names that people use."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.term import NONE, NUMBER, field_kind, field_name
from hordekeep.text.messages import Fact

ABSENT = "none"
"""What a message gets for "no such thing"; it can select on it."""


class Speaker(Protocol):
    """Says a message by its key."""

    def say(self, key: str, **facts: Fact) -> str: ...

    def listed(self, names: Sequence[str]) -> str: ...


class Naming:
    """Names the things of one game. Games with words made of parts have a naming of their own."""

    def __init__(self, speaker: Speaker, game: AnyGame) -> None:
        self.speaker = speaker
        self.lexicon = game.lexicon
        self._special: Mapping[str, Callable[[str], str]] = self.special()

    def special(self) -> Mapping[str, Callable[[str], str]]:
        """Kinds of words that are no key by themselves."""
        return {}

    def name(self, kind: str, word: str) -> str:
        """The name of a thing by its word, as `incubus` of the kind `card`."""
        if kind in self._special:
            return self._special[kind](word)
        return self.speaker.say(f"{kind}-{word}")

    def facts_of(self, name: str, kind: str, value: int) -> dict[str, Fact]:
        """What a message is told about one thing."""
        if value == NONE:
            return {name: ABSENT}
        if kind == NUMBER:
            return {name: value}
        return {name: self.name(kind, self.lexicon.word(kind, value))}

    def facts_of_all(self, name: str, kind: str, values: Sequence[int]) -> dict[str, Fact]:
        """What a message is told about several things: their names in a list, and how many."""
        names = [str(self.facts_of(name, kind, value)[name]) for value in values]
        return {name: self.speaker.listed(names), f"{name}_count": len(names)}

    def facts(self, fields: Sequence[str], values: Sequence[int]) -> dict[str, Fact]:
        """Facts by fields as in `Term.fields`; a last field with `*` takes all values left."""
        told: dict[str, Fact] = {}
        for index, field in enumerate(fields):
            name, kind = field_name(field), field_kind(field)
            if field.endswith("*"):
                told |= self.facts_of_all(name, kind, values[index:])
            else:
                told |= self.facts_of(name, kind, values[index])
        return told

    def text_of(self, kind: str, value: int) -> list[str]:
        """What a thing says, in sentences; nothing for one whose name says it all."""
        return []
