"""Phrases in words: what log lines, questions, reasons and stories are made of on the wire."""

from collections.abc import Sequence

from msgspec import Struct

from hordekeep.kernel.play import phrase as kernel
from hordekeep.kernel.play.term import Lexicon


class Told(Struct, kw_only=True, gc=False):
    """What the server tells: every field is always there."""


class Fact(Told):
    """A named word or words of one kind: `{name: "to", kind: "slot", said: "red 2"}`.

    Of kind `number` it is a number in digits, of any other kind the id of a thing.
    """

    name: str
    kind: str
    said: str | list[str]


class Phrase(Told):
    """A message of the Fluent catalogues and its arguments."""

    key: str
    facts: list[Fact]


def fact(lexicon: Lexicon, name: str, kind: str, value: int | Sequence[int]) -> Fact:
    if isinstance(value, int):
        return Fact(name=name, kind=kind, said=lexicon.word(kind, value))
    return Fact(name=name, kind=kind, said=[lexicon.word(kind, one) for one in value])


def phrase(lexicon: Lexicon, said: kernel.Phrase) -> Phrase:
    facts = [fact(lexicon, name, kind, value) for name, kind, value in said.facts]
    return Phrase(key=said.key, facts=facts)
