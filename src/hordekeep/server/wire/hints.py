"""Hints over the wire: up to three choices, what is expected of each, and why."""

from typing import Literal

from hordekeep.kernel.view.words import Phrase, Told
from hordekeep.server.wire.words import Action, Omen

Strength = Literal["novice", "adept", "expert", "master"]


class Expected(Told):
    """What is to be expected on the average: a share of worlds, or a change of some number.

    Its words are `hint-fact-<name>`.
    """

    name: str
    value: float
    share: bool


class Suggestion(Told):
    """A choice, or a line of choices that belong together."""

    actions: list[Action]
    chance: float
    """To win."""
    error: float
    """Half of the interval in which the chance lies 95 times in 100."""
    behind: float
    """How much less the chance is than that of the first."""
    sure: bool
    """Whether that difference is more than chance."""
    expected: list[Expected]
    why: Phrase | None
    averts: Omen | None
    """What comes if it is left undone."""
    differs: Phrase | None
    """What differs most from the first."""


class Hint(Told):
    """What a seat could do now, the best first."""

    entry: int
    seat: int
    decision: int
    strength: Strength
    worlds: int
    """How many imagined worlds were played on."""
    suggestions: list[Suggestion]
