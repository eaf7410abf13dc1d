"""History: the answers that stand, and how far a seat may go back."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.errors import NothingToUndo, UndoOthers, UndoRevealed
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import MAIN, NATURE, Seat
from hordekeep.kernel.play.state import State


@final
class Step:
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
        """Which opening of lanes the step was taken in."""
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

    def owns(self, step: Step) -> bool:
        """Whether this person made the choice, and still holds the seat that made it."""
        if step.seat == NATURE:
            return False
        return step.holder == self.holder == self.holders[step.seat]

    def beside(self, step: Step) -> bool:
        """Whether the step was taken in another of the lanes that are open now."""
        if self.lane == MAIN or step.lane == MAIN:
            return False
        return step.opening == self.opening and step.lane != self.lane

    def within(self, step: Step) -> bool:
        """Whether the step was taken in the lane that is the own one now."""
        return step.opening == self.opening and step.lane == self.lane


FAR: Final = 100
"""How many steps may lie between a checkpoint and what can still be taken back."""


@final
class Mark:
    """A point to which a history can be put back when an answer turns out to be impossible."""

    def __init__(
        self,
        checkpoint: State,
        moment: int,
        fixed: list[Step],
        steps: list[Step],
        barrier: Step | None,
    ) -> None:
        self.checkpoint = checkpoint
        self.moment = moment
        self.fixed = fixed
        self.fixed_count = len(fixed)
        """The list only grows; what came later is cut off again."""
        self.steps = steps
        self.barrier = barrier


@final
class History:
    """The steps since the last checkpoint: those that stand for good, then those that may not.

    A checkpoint is a copy of the state; it follows at a distance, as most steps are never taken
    back and copies cost more than steps.
    """

    def __init__(self, state: State) -> None:
        self._checkpoint = state.clone()
        self._moment = 0
        self._fixed: list[Step] = []
        self._steps: list[Step] = []
        self._barrier: Step | None = None

    def add(self, step: Step, state: State) -> None:
        """Takes note of a step that was just applied.

        What was revealed stands for everybody, unless it was revealed in a lane that is still
        open: the other lanes may go back behind it.
        """
        self._steps.append(step)
        beside = step.lane != MAIN and bool(state.lanes) and state.openings == step.opening
        if step.reveals and not beside:
            self._fixed += self._steps
            self._steps = []
            self._barrier = step
            if len(self._fixed) > FAR:
                self.move_checkpoint(state)

    def move_checkpoint(self, state: State) -> None:
        """Takes the state after the last step that stands for good as the new checkpoint."""
        if self._fixed:
            self._checkpoint = state.clone()
            self._moment = self._fixed[-1].entry
            self._fixed = []

    def newest_choice(self, undoer: Undoer) -> Step:
        """The newest choice that may be taken back.

        In lanes this is the own lane's newest; the others' steps stand. To go back before the
        lanes were opened, nobody else may have done anything in theirs.
        """
        beside: Step | None = None
        for step in reversed(self._steps):
            if step.hidden:
                continue
            if undoer.beside(step):
                beside = beside or step
                continue
            if beside is not None and not undoer.within(step):
                break
            return _allowed(step, undoer)
        if beside is not None:
            return _allowed(beside, undoer)
        if self._barrier is not None:
            raise UndoRevealed(entry=self._barrier.entry)
        raise NothingToUndo

    def drop(self, step: Step) -> None:
        """Takes a step out.

        The steps of the lanes beside it stand. What else followed was hidden chance, and goes
        with it.
        """
        at = self._steps.index(step)
        kept = self._steps[:at]
        if step.lane != MAIN:
            kept += [later for later in self._steps[at + 1 :] if _side_by_side(step, later)]
        self._steps = kept

    def checkpoint(self) -> tuple[State, int]:
        """A copy of the checkpoint's state, and its moment."""
        return self._checkpoint.clone(), self._moment

    @property
    def fixed(self) -> list[Step]:
        """The steps since the checkpoint that stand for good."""
        return self._fixed

    @property
    def steps(self) -> list[Step]:
        """The steps after those."""
        return self._steps

    def mark(self) -> Mark:
        """The history as it is now."""
        steps = self._steps.copy()
        return Mark(self._checkpoint, self._moment, self._fixed, steps, self._barrier)

    def back_to(self, mark: Mark) -> None:
        """The history as it was."""
        self._checkpoint = mark.checkpoint
        self._moment = mark.moment
        self._fixed = mark.fixed
        del self._fixed[mark.fixed_count :]
        self._steps = mark.steps
        self._barrier = mark.barrier


def _allowed(step: Step, undoer: Undoer) -> Step:
    if step.reveals:
        raise UndoRevealed(entry=step.entry)
    if not undoer.owns(step):
        raise UndoOthers(entry=step.entry)
    return step


def _side_by_side(step: Step, later: Step) -> bool:
    return later.lane not in (MAIN, step.lane) and later.opening == step.opening
