"""History: the answers that stand, and how far a seat may go back."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.errors import NothingToUndo, UndoOthers, UndoRevealed
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import MAIN, NATURE, Seat
from hordekeep.kernel.play.state import State


@final
class Answer:
    """An answer that stands: the entry it is written in, where, by whom, and what it showed."""

    def __init__(
        self,
        entry: int,
        lane: int,
        seat: Seat,
        action: Action,
        *,
        holder: str = "",
        reveals: bool = False,
    ) -> None:
        self.entry = entry
        self.lane = lane
        self.seat = seat
        self.action = action
        self.holder = holder
        """Who held the seat when it answered."""
        self.opening = 0
        """Which opening of lanes the answer was taken in."""
        self.reveals = reveals

    @property
    def hidden(self) -> bool:
        """Whether nobody has learned anything by it: NATURE answered, and nobody saw how."""
        return self.seat == NATURE and not self.reveals


@final
class Undoer:
    """Who wants to take something back: a person, and the lane from which the wish comes."""

    def __init__(self, holder: str, holders: Sequence[str], *, lane: int, opening: int) -> None:
        self.holder = holder
        self.holders = holders
        self.lane = lane
        self.opening = opening

    def owns(self, answer: Answer) -> bool:
        """Whether this person made the choice, and still holds the seat that made it."""
        if answer.seat == NATURE:
            return False
        return answer.holder == self.holder == self.holders[answer.seat]

    def beside(self, answer: Answer) -> bool:
        """Whether the answer was taken in another of the lanes that are open now."""
        if self.lane == MAIN or answer.lane == MAIN:
            return False
        return answer.opening == self.opening and answer.lane != self.lane

    def within(self, answer: Answer) -> bool:
        """Whether the answer was taken in the lane that is the own one now."""
        return answer.opening == self.opening and answer.lane == self.lane


FAR: Final = 100
"""How many answers may lie between a checkpoint and what can still be taken back."""


@final
class Mark:
    """A point to which a history can be put back when an answer turns out to be impossible."""

    def __init__(
        self,
        checkpoint: State,
        moment: int,
        fixed: list[Answer],
        answers: list[Answer],
        barrier: Answer | None,
    ) -> None:
        self.checkpoint = checkpoint
        self.moment = moment
        self.fixed = fixed
        self.fixed_count = len(fixed)
        """The list only grows; what came later is cut off again."""
        self.answers = answers
        self.barrier = barrier


@final
class History:
    """The answers since the last checkpoint: those that stand for good, then those that may not.

    A checkpoint is a copy of the state; it follows at a distance, as most answers are never taken
    back and copies cost more than answers.
    """

    def __init__(self, state: State) -> None:
        self._checkpoint = state.clone()
        self._moment = 0
        self._fixed: list[Answer] = []
        self._answers: list[Answer] = []
        self._barrier: Answer | None = None

    def add(self, answer: Answer, state: State) -> None:
        """Takes note of an answer that was just applied.

        What was revealed stands for everybody, unless it was revealed in a lane that is still
        open: the other lanes may go back behind it.
        """
        self._answers.append(answer)
        beside = answer.lane != MAIN and bool(state.lanes) and state.openings == answer.opening
        if answer.reveals and not beside:
            self._fixed += self._answers
            self._answers = []
            self._barrier = answer
            if len(self._fixed) > FAR:
                self.move_checkpoint(state)

    def move_checkpoint(self, state: State) -> None:
        """Takes the state after the last answer that stands for good as the new checkpoint."""
        if self._fixed:
            self._checkpoint = state.clone()
            self._moment = self._fixed[-1].entry
            self._fixed = []

    def newest_choice(self, undoer: Undoer) -> Answer:
        """The newest choice that may be taken back.

        In lanes this is the own lane's newest; the others' answers stand. To go back before the
        lanes were opened, nobody else may have done anything in theirs.
        """
        beside: Answer | None = None
        for answer in reversed(self._answers):
            if answer.hidden:
                continue
            if undoer.beside(answer):
                beside = beside or answer
                continue
            if beside is not None and not undoer.within(answer):
                break
            return _allowed(answer, undoer)
        if beside is not None:
            return _allowed(beside, undoer)
        if self._barrier is not None:
            raise UndoRevealed(entry=self._barrier.entry)
        raise NothingToUndo

    def drop(self, answer: Answer) -> None:
        """Takes an answer out.

        The answers of the lanes beside it stand. What else followed was hidden chance, and goes
        with it.
        """
        at = self._answers.index(answer)
        kept = self._answers[:at]
        if answer.lane != MAIN:
            kept += [later for later in self._answers[at + 1 :] if _side_by_side(answer, later)]
        self._answers = kept

    def checkpoint(self) -> tuple[State, int]:
        """A copy of the checkpoint's state, and its moment."""
        return self._checkpoint.clone(), self._moment

    @property
    def fixed(self) -> list[Answer]:
        """The answers since the checkpoint that stand for good."""
        return self._fixed

    @property
    def answers(self) -> list[Answer]:
        """The answers after those."""
        return self._answers

    def mark(self) -> Mark:
        """The history as it is now."""
        answers = self._answers.copy()
        return Mark(self._checkpoint, self._moment, self._fixed, answers, self._barrier)

    def back_to(self, mark: Mark) -> None:
        """The history as it was."""
        self._checkpoint = mark.checkpoint
        self._moment = mark.moment
        self._fixed = mark.fixed
        del self._fixed[mark.fixed_count :]
        self._answers = mark.answers
        self._barrier = mark.barrier


def _allowed(answer: Answer, undoer: Undoer) -> Answer:
    if answer.reveals:
        raise UndoRevealed(entry=answer.entry)
    if not undoer.owns(answer):
        raise UndoOthers(entry=answer.entry)
    return answer


def _side_by_side(answer: Answer, later: Answer) -> bool:
    return later.lane not in (MAIN, answer.lane) and later.opening == answer.opening
