"""Paired tests: how likely equal bots would lie so far apart on the same seeds."""

from collections.abc import Sequence
from math import erfc, gcd, sqrt
from typing import Final

EXACT_UP_TO: Final = 200
"""So many seeds that tell two bots apart are counted exactly; more of them by the normal curve."""


def chance_of_equals(differences: Sequence[int]) -> float:
    """The chance that bots of equal strength differ at least so much in sum, either way.

    Equal bots could have changed places on every seed: each difference is as likely the other way
    round. With differences of one this is the exact test of McNemar.
    """
    telling = [abs(one) for one in differences if one]
    if not telling:
        return 1.0
    if len(telling) > EXACT_UP_TO:
        spread = sqrt(sum(one * one for one in telling))
        return erfc(abs(sum(differences)) / spread / sqrt(2))
    unit = gcd(*telling)
    return _exactly([one // unit for one in telling], abs(sum(differences)) // unit)


def _exactly(sizes: Sequence[int], found: int) -> float:
    """The share of all choices of signs whose sum is at least so far from nothing."""
    reach = sum(sizes)
    ways = [0] * (2 * reach + 1)
    ways[reach] = 1
    done = 0
    for size in sizes:
        following = [0] * (2 * reach + 1)
        for at in range(reach - done, reach + done + 1):
            if ways[at]:
                following[at - size] += ways[at]
                following[at + size] += ways[at]
        ways = following
        done += size
    extreme = sum(count for at, count in enumerate(ways) if abs(at - reach) >= found)
    return float(extreme / 2 ** len(sizes))
