"""History: the answers that stand, and how far a seat may go back."""

from collections.abc import Sequence
from typing import final

from hordekeep.kernel.action import Action
from hordekeep.kernel.errors import NothingToUndo, UndoOthers, UndoRevealed
from hordekeep.kernel.seat import MAIN, NATURE, Seat
from hordekeep.kernel.state import State


@final
class Step:
    """An answer that stands: the entry it is written in, where, by whom, and what it showed."""

    def __init__(self, entry: int, lane: int, seat: Seat, action: Action) -> None:
        self.entry = entry
        self.lane = lane
        self.seat = seat
        self.action = action
        self.reveals = False


@final
class History:
    """The steps since the last checkpoint: nothing before a checkpoint can be taken back."""

    def __init__(self, state: State) -> None:
        self._checkpoint = state.clone()
        self._moment = 0
        self._steps: list[Step] = []
        self._barrier: Step | None = None

    def add(self, step: Step, state: State) -> None:
        """Takes note of a step that was just applied."""
        self._steps.append(step)
        if step.reveals and step.lane == MAIN and not state.lanes:
            self._checkpoint = state.clone()
            self._moment = step.entry
            self._steps = []
            self._barrier = step

    def newest_choice(self, own: Sequence[Seat], lane: int) -> Step:
        """The newest choice of these seats that may be taken back."""
        skipped = False
        for step in reversed(self._steps):
            if lane != MAIN and step.lane not in (MAIN, lane):
                skipped = True
                continue
            if skipped and step.lane == MAIN:
                raise UndoOthers(entry=step.entry)
            if step.reveals:
                raise UndoRevealed(entry=step.entry)
            if step.seat == NATURE:
                continue
            if step.seat not in own:
                raise UndoOthers(entry=step.entry)
            return step
        if self._barrier is not None:
            raise UndoRevealed(entry=self._barrier.entry)
        raise NothingToUndo()

    def without(self, step: Step) -> tuple[State, list[Step], int]:
        """The checkpoint's state, the steps to take again without this one, and its moment.

        What followed the step in its own lane (or in ordinary play) was hidden chance, and goes
        with it.
        """
        at = self._steps.index(step)
        kept = self._steps[:at]
        kept += [later for later in self._steps[at + 1 :] if later.lane not in (step.lane, MAIN)]
        self._steps = kept
        return self._checkpoint.clone(), kept, self._moment
