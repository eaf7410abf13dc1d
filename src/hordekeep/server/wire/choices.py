"""The review of a finished game over the wire: the chance to win, and what decided it."""

from typing import Literal

from hordekeep.kernel.view.words import Phrase, Told
from hordekeep.server.wire.words import Action, Omen


class ChancePoint(Told):
    """The chance to win before and after what a seat chose in one go."""

    entry: int
    """Its last entry."""
    seat: int
    before: float
    after: float


class CostlyChoice(Told):
    """A choice that cost much of the chance, and what would have been better."""

    entry: int
    """The entry after which it was open."""
    seat: int
    actions: list[Action]
    chance: float
    """To win, with it."""
    better: list[Action]
    better_chance: float
    why: Phrase | None
    averts: Omen | None
    """What would have come otherwise."""


class DecisiveMoment(Told):
    """A swing of the chance by a choice or by luck, or a danger that could be seen."""

    kind: Literal["choice", "luck", "danger"]
    entry: int
    """The entry after which the game stood as it did before."""
    until: int
    """Its last entry."""
    before: float
    after: float
    costly: int | None
    """The place of the choice among those that cost most."""
    danger: Omen | None


class Choices(Told):
    """How a finished game went for a seat; for everybody where all win or lose together."""

    entry: int
    seat: int
    shared: bool
    outcome: float
    start: float
    """The chance before the first choice."""
    by_choices: float
    """What choices have changed of it."""
    by_luck: float
    """What everything else has changed: dice, cards, what rivals did."""
    worlds: int
    """How many imagined worlds were played on."""
    points: list[ChancePoint]
    costly: list[CostlyChoice]
    moments: list[DecisiveMoment]
    """In their order."""
