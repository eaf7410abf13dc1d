"""The state every game builds on: agendas, lanes, and the ear for events."""

import hashlib
from typing import Any, Final, final

from hordekeep.kernel.errors import EndlessAgenda
from hordekeep.kernel.play.action import HAPPENS, Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Ask, Frame, Sealed
from hordekeep.kernel.play.seat import EVERYBODY, MAIN, NATURE, Audience, Seat

MOST_STEPS: Final = 10_000
"""How many frames may follow each other without any decision."""

UNTOLD: Final = -(1 << 40)
"""Stands for a fact that is not there; no thing has this number."""

NEWEST_RULES: Final = 1 << 30
"""Whatever the version of a game's rules: a state plays by the newest until it is told others."""

NO_FRAMES: Final[list[Frame[Any]]] = []
NO_LANES: Final[list[list[Frame[Any]]]] = []
"""Stand in a blank copy until its own lists take their place."""


@final
class Pending:
    """An open question and the lane it stands in."""

    def __init__(self, lane: int, ask: Ask) -> None:
        self.lane = lane
        self.ask = ask


class State:
    """What is on the table. Games add fields of integers and flat lists of integers."""

    def __init__(self, *, blank: bool = False) -> None:
        self.agenda: list[Frame[Any]] = NO_FRAMES if blank else []
        """Ordinary play; the next frame is the last of the list."""
        self.lanes: list[list[Frame[Any]]] = NO_LANES if blank else []
        """One agenda per seat while a `Together` is open; otherwise empty."""
        self.openings = 0
        """How often lanes were opened: steps of different openings came one after the other."""
        self.lane = MAIN
        """The lane in which a frame is being resumed, or of the question that `proceed` found."""
        self.over = False
        self.rules = NEWEST_RULES
        """The version of the rules it plays by: its table's. No part of `numbers`."""
        self.heard: list[Event] | None = None
        """Collects events while somebody listens."""

    # What games provide.

    def clone(self) -> "State":
        """An independent copy; nobody listens to it."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything that distinguishes this state, agenda apart, in a fixed order."""
        raise NotImplementedError

    # What games use.

    def then(self, *frames: Frame[Any]) -> None:
        """Puts frames on the agenda of the present lane: first the first, before all that waits."""
        agenda = self.agenda if self.lane == MAIN else self.lanes[self.lane]
        for index in range(len(frames) - 1, -1, -1):
            agenda.append(frames[index])

    def then_all(self, frames: list[Frame[Any]]) -> None:
        """As `then`, with the frames in a list."""
        agenda = self.agenda if self.lane == MAIN else self.lanes[self.lane]
        for index in range(len(frames) - 1, -1, -1):
            agenda.append(frames[index])

    def push(self, frame: Frame[Any]) -> None:
        """Puts one frame on the agenda of the present lane, to come next."""
        if self.lane == MAIN:
            self.agenda.append(frame)
        else:
            self.lanes[self.lane].append(frame)

    def tell(
        self,
        name: str,
        first: int = UNTOLD,
        second: int = UNTOLD,
        third: int = UNTOLD,
        fourth: int = UNTOLD,
        *,
        audience: Audience = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        """Reports what happened, if anybody listens; facts one by one: a tuple would cost time."""
        if self.heard is None:
            return
        facts: tuple[int, ...]
        if first == UNTOLD:
            facts = ()
        elif second == UNTOLD:
            facts = (first,)
        elif third == UNTOLD:
            facts = (first, second)
        elif fourth == UNTOLD:
            facts = (first, second, third)
        else:
            facts = (first, second, third, fourth)
        self.heard.append(Event(name, facts, audience=audience, reveals=reveals))

    def tell_all(
        self,
        name: str,
        facts: tuple[int, ...],
        *,
        audience: Audience = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        """Reports what happened, with any number of facts, if anybody listens."""
        if self.heard is not None:
            self.heard.append(Event(name, facts, audience=audience, reveals=reveals))

    def finish(self) -> None:
        """Ends the game at once: nothing that waits will happen.

        Never inside a lane, where the end would depend on who was faster.
        """
        assert not self.lanes, "a lane cannot end the game"
        self.over = True
        self.agenda.clear()

    def open_lanes(self, lanes: list[tuple[Seat, list[Frame[Any]]]]) -> None:
        """Gives seats agendas of their own (see `Together`)."""
        assert not self.lanes, "lanes do not open inside lanes"
        assert len({seat for seat, _ in lanes}) == len(lanes), "one lane a seat"
        self.openings += 1
        most = max([seat for seat, _ in lanes], default=-1)
        self.lanes = [[] for _ in range(most + 1)]
        for seat, frames in lanes:
            self.lanes[seat] = list(reversed(frames))

    def close_lanes(self) -> None:
        """Goes back to ordinary play when all lanes are done."""
        self.lanes = []
        self.lane = MAIN

    def copy_agendas(self, other: "State") -> None:
        """Takes over agendas (frames are immutable and shared) and rules of another state."""
        self.agenda = other.agenda.copy()
        self.lanes = [lane.copy() for lane in other.lanes]
        self.openings = other.openings
        self.over = other.over
        self.rules = other.rules

    # How play goes on.

    def settle(self, lane: int, steps: int = 0) -> Ask | None:
        """Takes the steps of one lane that happen by themselves, up to the next question."""
        while not self.over:
            agenda = self.agenda if lane == MAIN else self.lanes[lane]
            if not agenda:
                return None
            frame = agenda[-1]
            asked = frame.ask(self)
            if asked is not None:
                return asked
            steps += 1
            if steps > MOST_STEPS:
                raise EndlessAgenda(frame=frame.verb)
            agenda.pop()
            self.lane = lane
            frame.resume(self, HAPPENS)
            if lane == MAIN and self.lanes:
                return None
        return None

    def step(self) -> Ask | None:
        """Takes the next step of ordinary play if it happens by itself, or returns what it asks.

        For those who look at every step; `settle` takes all of them.
        """
        asked = self.agenda[-1].ask(self)
        if asked is None:
            self.answer(MAIN, HAPPENS)
        return asked

    def skip(self) -> None:
        """Leaves out the next step of ordinary play: an imagined game goes on without it."""
        self.agenda.pop()

    def proceed(self) -> Ask | None:
        """Settles up to the first open question, of ordinary play or of the lowest lane.

        `lane` says where it stands. None once the game is over.
        """
        for rounds in range(MOST_STEPS):
            if not self.lanes:
                asked = self.settle(MAIN, rounds)
                if asked is not None:
                    self.lane = MAIN
                    return asked
                if not self.lanes:
                    assert self.over, "the agenda ran out before the game was over"
                    return None
            for lane in range(len(self.lanes)):
                asked = self.settle(lane)
                if asked is not None:
                    self.lane = lane
                    return asked
            self.close_lanes()
        raise EndlessAgenda(frame=self.agenda[-1].verb if self.agenda else "")

    def pending(self) -> list[Pending]:
        """Settles everything and returns the open questions; none means the game is over."""
        first = self.proceed()
        if first is None:
            return []
        lowest = self.lane
        found = [Pending(lowest, first)]
        if lowest == MAIN:
            return found
        for lane in range(lowest + 1, len(self.lanes)):
            asked = self.settle(lane)
            if asked is not None:
                found.append(Pending(lane, asked))
        for one in found:
            assert one.ask.seat in (one.lane, NATURE), "a lane asks its own seat or NATURE"
        return found

    def top(self, lane: int) -> Frame[Any]:
        """The frame whose question is open in this lane."""
        return self.agenda[-1] if lane == MAIN else self.lanes[lane][-1]

    def seal_of(self, lane: int) -> Sealed[Any] | None:
        """What says that the answers of this lane are sealed, if they are."""
        bottom = self.lanes[lane][0] if lane != MAIN and self.lanes[lane] else None
        return bottom if isinstance(bottom, Sealed) else None

    def answer(self, lane: int, action: Action) -> None:
        """Answers the open question of a lane; `action` must be legal there."""
        agenda = self.agenda if lane == MAIN else self.lanes[lane]
        frame = agenda.pop()
        self.lane = lane
        frame.resume(self, action)

    def fingerprint(self) -> str:
        """The same for equal states, on every machine and in every process."""
        parts = [str(number) for number in self.numbers()]
        parts.append("over" if self.over else "on")
        parts += [_trace(frame) for frame in self.agenda]
        for lane in self.lanes:
            parts.append("|")
            parts += [_trace(frame) for frame in lane]
        return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:32]


def _trace(frame: Frame[Any]) -> str:
    return f"{frame.verb}{frame.values()}"
