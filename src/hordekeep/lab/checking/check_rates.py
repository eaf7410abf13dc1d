"""How often each property is checked."""

from collections.abc import Mapping
from typing import Final

Pace = Mapping[str, int]
"""Property → every how many steps it is checked; one that is not named, at every step."""

EVERY_STEP: Final[Pace] = {}

SAMPLED: Final[Pace] = {
    "listed": 4,
    "unlisted": 4,
    "undo": 2,
    "text": 4,
    "undo-all": 8,
    "position": 16,
    "preview": 16,
    "view": 16,
}
"""For thousands of games: cheap properties at every step, costly ones at some.

Step `n` of the game with seed `s` checks a property of pace `p` when `n + s` is a multiple of `p`.
"""


def is_due(pace: Pace, name: str, step: int, seed: int) -> bool:
    """Whether a property is checked at this step."""
    return (step + seed) % pace.get(name, 1) == 0
