"""What a game brings to hints: lines that belong together, what to expect of them, and why."""

from typing import final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.game import AnyGame, Omen
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State


@final
class Measure:
    """Something that is counted in worlds that are played on."""

    def __init__(self, name: str, *, share: bool = False, bad: bool = False) -> None:
        self.name = name
        """Its words are `hint-fact-<name>`, those of a difference `hint-more-<name>` and less."""
        self.share = share
        """Whether it is the share of worlds in which something comes to pass."""
        self.bad = bad
        """Whether less of it is better."""


@final
class Why:
    """Why an action is worth it: what it does, and what comes if it is left undone."""

    def __init__(self, said: Phrase | None, averts: Omen | None) -> None:
        self.said = said
        self.averts = averts


class GameHints:
    """What hints of one game need."""

    def __init__(self, measures: tuple[Measure, ...], *, soon: int) -> None:
        self.measures = measures
        self.soon = soon
        """Rounds or turns after which things are counted: see `turns`."""

    def turns(self, state: State) -> int:
        """So many turns after the choice things are counted."""
        return self.soon

    def lines(self, state: State, seat: Seat) -> list[list[Action]]:
        """Actions that belong together, the best line first; none where each stands for itself."""
        raise NotImplementedError

    def count(self, before: State, after: State, seat: Seat, heard: list[Event]) -> list[float]:
        """The measures, in their order, of a world that was played on."""
        raise NotImplementedError

    def why(self, game: AnyGame, state: State, seat: Seat, line: list[Action]) -> Why:
        """Why a line is worth it, from facts that hold in this world."""
        raise NotImplementedError
