"""Sealed answers: a table holds them, and nobody else knows them, until the last has come."""

from typing import final

from hordekeep.kernel.play.history import Answer


@final
class Envelopes:
    """The sealed answers of a table. They are in no state, so nothing made of one can tell them."""

    def __init__(self) -> None:
        self.held: dict[int, Answer] = {}
        """By lane: given, and neither opened nor taken back."""
        self.closed: set[int] = set()
        """The entries of all that were never opened: those held, and those taken back."""

    def copy(self) -> "Envelopes":
        """The same answers, to go back to."""
        other = Envelopes()
        other.held = self.held.copy()
        other.closed = self.closed.copy()
        return other

    def hold(self, answer: Answer) -> None:
        """Keeps an answer until all are opened."""
        self.held[answer.lane] = answer
        self.closed.add(answer.entry)

    def newest(self) -> Answer:
        """The one of those held that was given last."""
        return max(self.held.values(), key=_entry)

    def open(self, moment: int) -> list[Answer]:
        """All answers in the order of seats, as they come about with the entry `moment`.

        Whoever has answered learns what the others did: none can be taken back any more.
        """
        opened = [
            Answer(moment, lane, one.seat, one.action, holder=one.holder, reveals=True)
            for lane, one in sorted(self.held.items())
        ]
        self.closed -= {one.entry for one in self.held.values()}
        self.held = {}
        return opened


def _entry(answer: Answer) -> int:
    return answer.entry
