"""History: the answers that stand, and how far a seat may go back."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.errors import NothingToUndo, UndoOthers, UndoRevealed
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.checkpoints import Checkpoints
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


FAR: Final = 100
"""How many steps may lie between a checkpoint and what can still be taken back."""


@final
class Mark:
    """A point to which a history can be put back when an answer turns out to be impossible.

    Its lists only grow; what came later is cut off again.
    """

    def __init__(
        self,
        checkpoint: State,
        fixed: list[Step],
        steps: list[Step],
        checkpoints: Checkpoints,
        barrier: Step | None,
    ) -> None:
        self.checkpoint = checkpoint
        self.fixed = fixed
        self.fixed_count = len(fixed)
        self.steps = steps
        self.steps_count = len(steps)
        self.checkpoints = checkpoints
        self.barrier = barrier


@final
class Again:
    """How a state comes about: a copy of an earlier one, and the steps to take from there."""

    def __init__(self, state: State, fixed: list[Step], steps: list[Step]) -> None:
        self.state = state
        self.fixed = fixed
        """Those that stand for good come first."""
        self.steps = steps


@final
class History:
    """The steps since the last checkpoint: those that stand for good, then those that may not.

    A checkpoint is a copy of the state; it follows at a distance, as most steps are never taken
    back and copies cost more than steps. Among those that may be taken back there are further
    ones, so that taking back costs what is taken back and not what came before.

    Steps are kept in the order in which they are taken again. In lanes that are open this need
    not be the order of their entries: lanes do not depend on each other.
    """

    def __init__(self, state: State) -> None:
        self._checkpoint = state.clone()
        self._fixed: list[Step] = []
        self._steps: list[Step] = []
        self._checkpoints = Checkpoints()
        self._seen: dict[tuple[int, int], list[Step]] = {}
        """By opening and lane, the steps in lanes that somebody may have learned from."""
        self._barrier: Step | None = None

    def add(self, step: Step, state: State) -> None:
        """Takes note of a step that was just applied.

        What was revealed stands for everybody, unless it was revealed in a lane that is still
        open: the other lanes may go back behind it.
        """
        self._steps.append(step)
        beside = step.lane != MAIN and bool(state.lanes) and state.openings == step.opening
        if step.reveals and not beside:
            self._fix(step, state)
        else:
            self._note(step)
            self._checkpoints.passed(len(self._steps), state)

    def _fix(self, step: Step, state: State) -> None:
        """All steps up to this one stand for good."""
        self._fixed += self._steps
        self._steps = []
        self._checkpoints = Checkpoints()
        self._seen = {}
        self._barrier = step
        if len(self._fixed) > FAR:
            self.move_checkpoint(state)

    def _note(self, step: Step) -> None:
        if step.lane != MAIN and not step.hidden:
            self._seen.setdefault((step.opening, step.lane), []).append(step)

    def move_checkpoint(self, state: State) -> None:
        """Takes the state after the last step that stands for good as the new checkpoint."""
        if self._fixed:
            self._checkpoint = state.clone()
            self._fixed = []

    def newest_choice(self, undoer: Undoer) -> Step:
        """The newest choice that may be taken back.

        In lanes this is the own lane's newest; the others' steps stand. To go back before the
        lanes were opened, nobody else may have done anything in theirs.
        """
        found = self._newest_in_lanes(undoer) or self._newest_seen()
        if found is not None:
            return _allowed(found, undoer)
        if self._barrier is not None:
            raise UndoRevealed(entry=self._barrier.entry)
        raise NothingToUndo

    def _newest_in_lanes(self, undoer: Undoer) -> Step | None:
        """In lanes that are open, the newest step in the own one; else in any."""
        if undoer.lane == MAIN:
            return None
        own = self._seen.get((undoer.opening, undoer.lane))
        if own:
            return own[-1]
        newest: Step | None = None
        for place, steps in self._seen.items():
            if place[0] == undoer.opening and steps:
                newest = steps[-1] if newest is None or steps[-1].entry > newest.entry else newest
        return newest

    def _newest_seen(self) -> Step | None:
        for step in reversed(self._steps):
            if not step.hidden:
                return step
        return None

    def drop(self, step: Step) -> list[Step]:
        """Takes a step out; returns all that is dropped.

        The steps of the lanes beside it stand. What else followed was hidden chance, and goes
        with it.
        """
        at = len(self._steps) - 1
        while self._steps[at] is not step:
            at -= 1
        above = [later for later in self._steps[at + 1 :] if _side_by_side(step, later)]
        gone = [later for later in self._steps[at:] if not _side_by_side(step, later)]
        first = self._first_beside(step, at, len(above))
        again = _in_turn(self._steps[first:at] + above) if above else []
        del self._steps[first:]
        self._checkpoints.newest(first)
        self._steps += again
        self._forget(step)
        return gone

    def _first_beside(self, step: Step, at: int, many: int) -> int:
        """From where on steps in the lanes of this opening are put in another order.

        As many below the step as above it: whatever is taken back next, in whichever lane, is
        then near the end. Otherwise each would cost all that was done in the others.
        """
        first = at
        while first > max(0, at - many) and _in_lanes_with(step, self._steps[first - 1]):
            first -= 1
        return first

    def _forget(self, step: Step) -> None:
        """What somebody may have learned from is dropped one by one, the newest first."""
        if step.lane != MAIN:
            self._seen[step.opening, step.lane].pop()

    def again(self) -> Again:
        """How to come to where these steps lead."""
        checkpoint = self._checkpoints.newest(len(self._steps))
        if checkpoint is None:
            return Again(self._checkpoint.clone(), self._fixed, self._steps)
        return Again(checkpoint.state.clone(), [], self._steps[checkpoint.steps :])

    def passed(self, steps_left: int, state: State) -> None:
        """While steps are taken again: so many are left to take."""
        self._checkpoints.passed(len(self._steps) - steps_left, state)

    def mark(self) -> Mark:
        """The history as it is now."""
        return Mark(self._checkpoint, self._fixed, self._steps, self._checkpoints, self._barrier)

    def back_to(self, mark: Mark) -> None:
        """The history as it was."""
        self._checkpoint = mark.checkpoint
        self._fixed = mark.fixed
        del self._fixed[mark.fixed_count :]
        self._steps = mark.steps
        del self._steps[mark.steps_count :]
        self._checkpoints = mark.checkpoints
        self._checkpoints.newest(mark.steps_count)
        self._barrier = mark.barrier
        self._seen = {}
        for step in self._steps:
            self._note(step)


def _allowed(step: Step, undoer: Undoer) -> Step:
    if step.reveals:
        raise UndoRevealed(entry=step.entry)
    if not undoer.owns(step):
        raise UndoOthers(entry=step.entry)
    return step


def _side_by_side(step: Step, later: Step) -> bool:
    return later.lane != step.lane and _in_lanes_with(step, later)


def _in_lanes_with(step: Step, other: Step) -> bool:
    """Whether both were taken in lanes, of the same opening."""
    return step.lane != MAIN and other.lane != MAIN and other.opening == step.opening


def _in_turn(steps: list[Step]) -> list[Step]:
    """The steps of several lanes, each lane's in order, so that all end near the end."""
    by_lane: dict[int, list[Step]] = {}
    for step in steps:
        by_lane.setdefault(step.lane, []).append(step)
    mixed: list[Step] = []
    while len(mixed) < len(steps):
        for lane in by_lane.values():
            if lane:
                mixed.append(lane.pop())
    mixed.reverse()
    return mixed
