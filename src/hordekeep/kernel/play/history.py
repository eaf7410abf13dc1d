"""History: the answers that stand, and how far a seat may go back."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.errors import NothingToUndo, UndoOthers, UndoRevealed
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.checkpoints import Checkpoints
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


FAR: Final = 100
"""How many answers may lie between a checkpoint and what can still be taken back."""


@final
class Mark:
    """A point to which a history can be put back when an answer turns out to be impossible.

    Its lists only grow; what came later is cut off again.
    """

    def __init__(
        self,
        checkpoint: State,
        fixed: list[Answer],
        answers: list[Answer],
        checkpoints: Checkpoints,
        barrier: Answer | None,
    ) -> None:
        self.checkpoint = checkpoint
        self.fixed = fixed
        self.fixed_count = len(fixed)
        self.answers = answers
        self.answers_count = len(answers)
        self.checkpoints = checkpoints
        self.barrier = barrier


@final
class Again:
    """How a state comes about: a copy of an earlier one, and the answers to take from there."""

    def __init__(self, state: State, fixed: list[Answer], answers: list[Answer]) -> None:
        self.state = state
        self.fixed = fixed
        """Those that stand for good come first."""
        self.answers = answers


@final
class History:
    """The answers since the last checkpoint: those that stand for good, then those that may not.

    A checkpoint is a copy of the state; it follows at a distance, as most answers are never taken
    back and copies cost more than answers. Among those that may be taken back there are further
    ones, so that taking back costs what is taken back and not what came before.

    Answers are kept in the order in which they are taken again. In lanes that are open this need
    not be the order of their entries: lanes do not depend on each other.
    """

    def __init__(self, state: State) -> None:
        self._checkpoint = state.clone()
        self._fixed: list[Answer] = []
        self._answers: list[Answer] = []
        self._checkpoints = Checkpoints()
        self._seen: dict[tuple[int, int], list[Answer]] = {}
        """By opening and lane, the answers in lanes that somebody may have learned from."""
        self._barrier: Answer | None = None

    def add(self, answer: Answer, state: State) -> None:
        """Takes note of an answer that was just applied.

        What was revealed stands for everybody, unless it was revealed in a lane that is still
        open: the other lanes may go back behind it.
        """
        self._answers.append(answer)
        beside = answer.lane != MAIN and bool(state.lanes) and state.openings == answer.opening
        if answer.reveals and not beside:
            self._fix(answer, state)
        else:
            self._note(answer)
            self._checkpoints.passed(len(self._answers), state)

    def _fix(self, answer: Answer, state: State) -> None:
        """All answers up to this one stand for good."""
        self._fixed += self._answers
        self._answers = []
        self._checkpoints = Checkpoints()
        self._seen = {}
        self._barrier = answer
        if len(self._fixed) > FAR:
            self.move_checkpoint(state)

    def _note(self, answer: Answer) -> None:
        if answer.lane != MAIN and not answer.hidden:
            self._seen.setdefault((answer.opening, answer.lane), []).append(answer)

    def move_checkpoint(self, state: State) -> None:
        """Takes the state after the last answer that stands for good as the new checkpoint."""
        if self._fixed:
            self._checkpoint = state.clone()
            self._fixed = []

    def newest_choice(self, undoer: Undoer) -> Answer:
        """The newest choice that may be taken back.

        In lanes this is the own lane's newest; the others' answers stand. To go back before the
        lanes were opened, nobody else may have done anything in theirs.
        """
        found = self._newest_in_lanes(undoer) or self._newest_seen()
        if found is not None:
            return _allowed(found, undoer)
        if self._barrier is not None:
            raise UndoRevealed(entry=self._barrier.entry)
        raise NothingToUndo

    def _newest_in_lanes(self, undoer: Undoer) -> Answer | None:
        """The newest answer: while lanes are open in the seat's own lane, otherwise in any."""
        if undoer.lane == MAIN:
            return None
        own = self._seen.get((undoer.opening, undoer.lane))
        if own:
            return own[-1]
        newest: Answer | None = None
        for place, answers in self._seen.items():
            if place[0] == undoer.opening and answers:
                newest = (
                    answers[-1] if newest is None or answers[-1].entry > newest.entry else newest
                )
        return newest

    def _newest_seen(self) -> Answer | None:
        for answer in reversed(self._answers):
            if not answer.hidden:
                return answer
        return None

    def drop(self, answer: Answer) -> list[Answer]:
        """Takes an answer out; returns all that is dropped.

        The answers of the lanes beside it stand. What else followed was hidden chance, and goes
        with it.
        """
        at = len(self._answers) - 1
        while self._answers[at] is not answer:
            at -= 1
        above = [later for later in self._answers[at + 1 :] if _side_by_side(answer, later)]
        gone = [later for later in self._answers[at:] if not _side_by_side(answer, later)]
        first = self._first_beside(answer, at, len(above))
        again = _in_turn(self._answers[first:at] + above) if above else []
        del self._answers[first:]
        self._checkpoints.newest(first)
        self._answers += again
        self._forget(answer)
        return gone

    def _first_beside(self, answer: Answer, at: int, many: int) -> int:
        """From where on answers in the lanes of this opening are put in another order.

        As many below the answer as above it: whatever is taken back next, in whichever lane, is
        then near the end. Otherwise each would cost all that was done in the others.
        """
        first = at
        while first > max(0, at - many) and _in_lanes_with(answer, self._answers[first - 1]):
            first -= 1
        return first

    def _forget(self, answer: Answer) -> None:
        """What somebody may have learned from is dropped one by one, the newest first."""
        if answer.lane != MAIN:
            self._seen[answer.opening, answer.lane].pop()

    def again(self) -> Again:
        """How to come to where these answers lead."""
        checkpoint = self._checkpoints.newest(len(self._answers))
        if checkpoint is None:
            return Again(self._checkpoint.clone(), self._fixed, self._answers)
        return Again(checkpoint.state.clone(), [], self._answers[checkpoint.answers :])

    def passed(self, answers_left: int, state: State) -> None:
        """Called while answers are taken again, with how many are still to come."""
        self._checkpoints.passed(len(self._answers) - answers_left, state)

    def mark(self) -> Mark:
        """The history as it is now."""
        return Mark(self._checkpoint, self._fixed, self._answers, self._checkpoints, self._barrier)

    def back_to(self, mark: Mark) -> None:
        """The history as it was."""
        self._checkpoint = mark.checkpoint
        self._fixed = mark.fixed
        del self._fixed[mark.fixed_count :]
        self._answers = mark.answers
        del self._answers[mark.answers_count :]
        self._checkpoints = mark.checkpoints
        self._checkpoints.newest(mark.answers_count)
        self._barrier = mark.barrier
        self._seen = {}
        for answer in self._answers:
            self._note(answer)


def _allowed(answer: Answer, undoer: Undoer) -> Answer:
    if answer.reveals:
        raise UndoRevealed(entry=answer.entry)
    if not undoer.owns(answer):
        raise UndoOthers(entry=answer.entry)
    return answer


def _side_by_side(answer: Answer, later: Answer) -> bool:
    return later.lane != answer.lane and _in_lanes_with(answer, later)


def _in_lanes_with(answer: Answer, other: Answer) -> bool:
    """Whether both were taken in lanes, of the same opening."""
    return answer.lane != MAIN and other.lane != MAIN and other.opening == answer.opening


def _in_turn(answers: list[Answer]) -> list[Answer]:
    """The answers of several lanes, each lane's in order, so that all end near the end."""
    by_lane: dict[int, list[Answer]] = {}
    for answer in answers:
        by_lane.setdefault(answer.lane, []).append(answer)
    mixed: list[Answer] = []
    while len(mixed) < len(answers):
        for lane in by_lane.values():
            if lane:
                mixed.append(lane.pop())
    mixed.reverse()
    return mixed
