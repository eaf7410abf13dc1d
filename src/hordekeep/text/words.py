"""Words without a game: messages by key, lists, and errors in one line."""

import re
from collections.abc import Sequence
from typing import Final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.text.languages import FALLBACK
from hordekeep.text.messages import Fact, Messages, read_messages
from hordekeep.text.names import Name

_PLACE: Final = re.compile(r"(?P<kind>line|entry) (?P<number>\d+)(?: column (?P<column>\d+))?")
_WHERE: Final = ("file", "line", "column", "place", "field", "option", "entry")
"""The facts of an error that say where it is, from the outside in."""
_DETAILS: Final = ("problem", "why", "word", "game", "found", "expected", "first", "rules", "frame")
"""The facts of an error that are told after that, in this order."""


class Words:
    """Says messages by their keys."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return self.messages.language

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.messages.has(key)

    def say(self, key: str, **facts: Fact) -> str:
        """The message with these facts; a missing one shows its key."""
        return self.messages.say(key, facts)

    def gist(self, key: str) -> str:
        """A message with "…" wherever a fact would stand."""
        return self.messages.gist(key)

    def say_or(self, key: str, otherwise: str) -> str:
        """The message, or something else where there is none."""
        return self.say(key) if self.has(key) else otherwise

    def listed(self, names: Sequence[str]) -> str:
        """Several names as people list them."""
        told = self._listed(names)
        if not any(isinstance(name, Name) for name in names):
            return told
        marked = [name.marked if isinstance(name, Name) else name for name in names]
        return Name(told, self._listed(marked))

    def _listed(self, names: Sequence[str]) -> str:
        if not names:
            return self.say("list-none")
        if len(names) == 1:
            return str(names[0])
        listed = self.say("list-last", rest=names[-2], last=names[-1])
        for name in reversed(names[:-2]):
            listed = self.say("list-more", first=name, rest=listed)
        return listed

    def error(self, error: HordekeepError) -> str:
        """What went wrong, where, and what was expected, in one line."""
        what = self.say(f"error-{error.code}")
        where = [self._where(name, error.facts[name]) for name in _WHERE if name in error.facts]
        sentences = [
            self.say("error-at", what=what, where=self.say("where-next").join(where))
            if where
            else self.say("error-alone", what=what)
        ]
        cause = error.__cause__
        if isinstance(cause, HordekeepError):
            sentences.append(self.say("detail-cause", cause=self.error(cause)))
        sentences += [self._detail(name, error) for name in _DETAILS if name in error.facts]
        return " ".join(sentence for sentence in sentences if sentence)

    def refusal(self, refusal: Refusal) -> str:
        """A reason that needs no names; games add their facts."""
        return self.say(refusal.phrase.key)

    def _where(self, name: str, value: object) -> str:
        found = _PLACE.fullmatch(str(value)) if name == "place" else None
        if found is None:
            return self.say(f"where-{name}", value=str(value))
        where = self.say(f"where-{found['kind']}", value=found["number"])
        if found["column"]:
            where += self.say("where-next") + self.say("where-column", value=found["column"])
        return where

    def _detail(self, name: str, error: HordekeepError) -> str:
        value = error.facts[name]
        if name == "why" and isinstance(error.__cause__, HordekeepError):
            return ""  # the cause is told in full
        told = str(value)
        if name == "problem":
            told = self.say_or(f"problem-{told}", told)
        elif name == "why":
            told = self.say_or(f"why-{told.lower()}", told)
        elif name == "expected":
            told = self.expected(told)
        return self.say(f"detail-{name}", value=told)

    def expected(self, told: str) -> str:
        """What an error expected: a list of ids as it is, anything else by its message."""
        key, numbers = expected_key(told)
        if not self.has(key):
            return told
        return self.say(key, **{f"n{place}": number for place, number in enumerate(numbers, 1)})


def expected_key(told: str) -> tuple[str, list[str]]:
    """`a number from 0 to 9` has the key `expected-a-number-from-n-to-n` and the numbers 0, 9."""
    numbers = re.findall(r"\d+", told)
    slug = re.sub(r"[^a-z]+", "-", re.sub(r"\d+", " n ", told.lower())).strip("-")
    return f"expected-{slug}", numbers


def open_words(language: str = FALLBACK, *, game: str = "", hyphens: bool = True) -> Words:
    """The words of a language, or of a game in it, without the things of a game."""
    return Words(read_messages(language, game=game, hyphens=hyphens))
