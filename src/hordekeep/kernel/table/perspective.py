"""Perspectives: what a bot gets to see of a table."""

from collections.abc import Callable
from typing import Any, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.table import Table


@final
class Perspective:
    """One seat's open decision and all it may know: never the table, never its state."""

    def __init__(
        self,
        decision: Decision,
        view: Callable[[], Any],
        imagine: Callable[[Source], State],
        spell: Callable[[Action], str],
    ) -> None:
        self.decision = decision
        self.seat: Seat = decision.seat
        self._view = view
        self._imagine = imagine
        self._spell = spell

    @property
    def view(self) -> Any:
        """What the seat may know, as data; built when it is read."""
        return self._view()

    def imagine(self, source: Source) -> State:
        """A world that the seat could be in; nothing done to it reaches the table."""
        return self._imagine(source)

    def spell(self, action: Action) -> str:
        """The text of an action."""
        return self._spell(action)


def perspective_of(table: Table, seat: Seat) -> Perspective:
    """How this seat sees its open decision; raises `GameOver` or `NotYourDecision`."""

    # Not bound methods: those would hand out the table.
    def view() -> Any:
        return table.view(seat)

    def imagine(source: Source) -> State:
        return table.imagine(seat, source)

    def spell(action: Action) -> str:
        return table.game.lexicon.spell(action)

    return Perspective(table.decision(seat).copy(), view, imagine, spell)
