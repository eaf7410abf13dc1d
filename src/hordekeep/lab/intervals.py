"""Intervals: how exactly a share is known from this many games."""

from math import sqrt
from typing import Final

Z: Final = 1.96
"""For 95 in 100."""


def share_between(count: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: in 95 of 100 series the true one lies between the two."""
    if games == 0:
        return 0.0, 1.0
    share = count / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    width = 1 + Z * Z / games
    return max((middle - spread) / width, 0.0), min((middle + spread) / width, 1.0)
