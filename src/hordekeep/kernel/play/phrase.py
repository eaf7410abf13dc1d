"""Phrases: a word for people by its key, with facts; the text layer turns it into a sentence."""

from typing import final

from hordekeep.kernel.play.term import Term, field_kind, field_name


@final
class Phrase:
    """A Fluent key and facts, each a (name, vocabulary, value)."""

    def __init__(self, key: str, *facts: tuple[str, str, int]) -> None:
        self.key = key
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, self.facts) == (other.key, other.facts)

    def __hash__(self) -> int:
        return hash((self.key, self.facts))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.facts!r})"


@final
class Refusal:
    """Why an action is not legal now: the clause that forbids it and the reason in facts."""

    def __init__(self, clause: str, why: str, about: Term | None = None) -> None:
        self.clause = clause
        self.why = why
        self.about = about
        """The action whose own fields are the facts."""

    @property
    def phrase(self) -> Phrase:
        """The reason in words; made when somebody reads it, for most refusals nobody does."""
        facts: list[tuple[str, str, int]] = []
        for field in self.about.fields if self.about is not None else ():
            value = getattr(self.about, field_name(field))
            if isinstance(value, int):
                facts.append((field_name(field), field_kind(field), value))
        return Phrase(self.why, *facts)

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.phrase!r})"
