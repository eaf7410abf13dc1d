"""Yardsticks: what the laboratory measures in one game, besides what the kernel knows."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.state import State

Totals = tuple[int, ...]
"""Numbers of things that never change during a game."""


class Yardstick:
    """Measures the games of one kind. This one knows no game, and finds nothing."""

    vocabularies: ClassVar[Mapping[str, str]] = {}
    """Which kinds of what `happened` are counted by words that have names, and their vocabulary."""
    messages: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Which others are told by messages: keys to be tried in turn, `{}` for what is counted."""

    def turns(self, state: State) -> int:
        """How many turns were taken."""
        return 0

    def totals(self, state: State) -> Totals:
        """How many there are of everything that is conserved; empty before it is put out."""
        return ()

    def misplaced(self, state: State) -> str:
        """What lies where it cannot lie; empty when all is well."""
        return ""

    def known(self) -> dict[str, list[str]]:
        """Everything that `happened` could count, by kind."""
        return {}

    def happened(
        self, state: State, events: Sequence[Event], verbs: Counter[str]
    ) -> dict[str, Counter[str]]:
        """How often each thing occurred in a finished game, by kind.

        `state` is its end, `verbs` are the actions of seats.
        """
        return {"actions": verbs}
