"""Phrases in words: what log lines, questions, reasons and stories are made of on the wire."""

from msgspec import Struct


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
