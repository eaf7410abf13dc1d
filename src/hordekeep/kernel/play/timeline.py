"""The timeline of a table: its state, answer by answer, the open decisions and the events."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import final

from hordekeep.kernel.errors import NotYourDecision, StaleDecision
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import AnyFrame, Ask
from hordekeep.kernel.play.history import Answer, History, Mark, Undoer
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.state import Pending, State


def decision_in(state: State, lane: int, ask: Ask, *, number: int) -> Decision:
    """The decision of a seat that is asked in a lane."""
    assert ask.actions, "a decision has at least one legal action"
    frame = state.top(lane)
    question = frame.question(state)
    return Decision(number, ask.seat, lane, ask.actions, question, frame.clause)


@final
class Before:
    """What an answer changes, as it was before it."""

    def __init__(
        self,
        mark: Mark,
        decisions: dict[Seat, Decision],
        asked: dict[int, AnyFrame],
        *,
        numbers: int,
        events: int,
    ) -> None:
        self.mark = mark
        self.decisions = decisions
        self.asked = asked
        self.numbers = numbers
        self.events = events


@final
class Timeline:
    """Applies answers that are known to be allowed, and takes them back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pending: list[Pending] = []
        self.decisions: dict[Seat, Decision] = {}
        self.events: list[Event] = []
        self.steps_taken = 0
        """All steps, those included that were taken again because a choice was taken back."""
        self._history = History(state)
        self._asked: dict[int, AnyFrame] = {}
        self._numbered: list[Seat] = []
        """The seat of every decision there has been; the first has number 1."""

    def begin(self) -> None:
        """Takes the steps that come before the first question."""
        self.state.heard = []
        self.pending = self.state.pending()
        self._collect(0)
        self._renew_decisions(touched=None)

    def apply(self, answer: Answer) -> None:
        """Applies an answer, with all that follows by itself."""
        answer.opening = self.state.openings
        self.state.heard = []
        self._take(answer)
        answer.reveals = self._collect(answer.entry) or answer.reveals
        self._history.add(answer, self.state)
        self._renew_decisions(touched=answer.lane)

    def _take(self, answer: Answer) -> None:
        self.steps_taken += 1
        self.state.answer(answer.lane, answer.action)
        self.pending = self.state.pending()

    def _collect(self, moment: int) -> bool:
        """Keeps what was heard; tells whether it revealed something."""
        heard, self.state.heard = self.state.heard, None
        reveals = False
        if heard:
            for event in heard:
                event.moment = moment
                reveals = reveals or event.reveals
            self.events += heard
        return reveals

    # Decisions.

    def decision(self, seat: Seat, number: int, *, answered: bool = False) -> Decision:
        """The open decision of a seat by its number; raises `NotYourDecision`, `StaleDecision`.

        Who has `answered` it already, though that is not applied yet, has none.
        """
        decision = None if answered else self.decisions.get(seat)
        if decision is not None and decision.number == number:
            return decision
        was_asked = 0 < number <= len(self._numbered) and self._numbered[number - 1] == seat
        if decision is None and not was_asked:
            raise NotYourDecision(seat=seat)
        raise StaleDecision(seat=seat, number=number, open=decision.number if decision else None)

    def _renew_decisions(self, touched: int | None) -> None:
        """Numbers the open decisions; those of lanes that were not touched keep their number."""
        asked: dict[int, AnyFrame] = {}
        decisions: dict[Seat, Decision] = {}
        for pending in self.pending:
            if pending.ask.chance is not None:
                continue
            frame = self.state.top(pending.lane)
            asked[pending.lane] = frame
            seat = pending.ask.seat
            before = self.decisions.get(seat) if touched != pending.lane else None
            kept = before is not None and before.lane == pending.lane
            if before is not None and kept and self._asked.get(pending.lane) == frame:
                decisions[seat] = before
            else:
                decisions[seat] = self._decide(pending)
        self._asked = asked
        self.decisions = decisions

    def _decide(self, pending: Pending) -> Decision:
        self._numbered.append(pending.ask.seat)
        return decision_in(self.state, pending.lane, pending.ask, number=len(self._numbered))

    # Taking back.

    def newest_choice(self, seat: Seat, holders: Sequence[str]) -> Answer:
        """The choice that a seat may take back now; raises where there is none."""
        lane = seat if self.state.lanes else MAIN
        undoer = Undoer(holders[seat], holders, lane=lane, opening=self.state.openings)
        return self._history.newest_choice(undoer)

    def take_back(self, answer: Answer) -> None:
        """Goes on as if this choice had not been made; other lanes stay as they are."""
        for gone in reversed(self._history.drop(answer)):
            self._unhear(gone.entry)
        self._rebuild()
        self._renew_decisions(touched=answer.lane)

    def ask_again(self, lane: int) -> None:
        """Gives the open decision of a lane a new number: its answer was never applied."""
        self._renew_decisions(touched=lane)

    def _unhear(self, moment: int) -> None:
        """Forgets the events of an entry; they are in the order of entries."""
        first = bisect_left(self.events, moment, key=_moment)
        end = bisect_right(self.events, moment, lo=first, key=_moment)
        del self.events[first:end]

    def before(self) -> Before:
        """A point to which `back_to` returns."""
        return Before(
            self._history.mark(),
            self.decisions,
            self._asked,
            numbers=len(self._numbered),
            events=len(self.events),
        )

    def back_to(self, before: Before) -> None:
        """Puts everything back, numbers of decisions included: nobody has seen what came since."""
        self._history.back_to(before.mark)
        self._rebuild()
        self.decisions = before.decisions
        self._asked = before.asked
        del self._numbered[before.numbers :]
        del self.events[before.events :]

    def _rebuild(self) -> None:
        """Applies the answers since a checkpoint again; nobody listens, what they told is known."""
        again = self._history.again()
        self.state = again.state
        self.pending = self.state.pending()
        if again.fixed:
            for answer in again.fixed:
                self._take(answer)
            self._history.move_checkpoint(self.state)
        left = len(again.answers)
        for answer in again.answers:
            self._take(answer)
            left -= 1
            self._history.passed(left, self.state)


def _moment(event: Event) -> int:
    return event.moment
