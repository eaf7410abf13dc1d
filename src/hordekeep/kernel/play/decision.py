"""Decisions: what is asked of whom, by which clause, and the legal actions."""

from typing import final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat


@final
class Decision:
    """An open question to a seat. `number` is never used again, not even after an undo."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        lane: int,
        actions: list[Action],
        question: Phrase,
        clause: str,
    ) -> None:
        self.number = number
        self.seat = seat
        self.lane = lane
        self.actions = actions
        self.question = question
        self.clause = clause

    def copy(self) -> "Decision":
        """The same decision with a list of actions of its own."""
        actions = self.actions.copy()
        return Decision(self.number, self.seat, self.lane, actions, self.question, self.clause)

    def __repr__(self) -> str:
        return f"Decision({self.number}, seat {self.seat}, {self.question.key})"
