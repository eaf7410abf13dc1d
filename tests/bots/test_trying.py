"""Lines tried in the same worlds: which are different, and which difference is sure."""

import math

import pytest

from hordekeep.bots.trying import ENOUGH, Tried, different, is_sure, minus_mean


def tried(*values: float, counts: float = 0.0) -> Tried:
    one = Tried([])
    one.values = [*values]
    one.counts = [[counts] for _ in values]
    return one


def test_lines_with_the_same_outcome_everywhere_are_told_once() -> None:
    """What differs in a count only is something else for people."""
    first, same, other = tried(1.0, 0.0), tried(1.0, 0.0), tried(0.0, 1.0)
    again, counted = tried(0.0, 1.0), tried(1.0, 0.0, counts=2.0)
    assert different(first, [same, other, again, counted]) == [other, counted]


def test_mean_spread_and_lead() -> None:
    one, other = tried(1.0, 0.0, 0.0, 0.0), tried(0.5, 0.0, 1.0)
    assert one.mean == 0.25
    assert minus_mean(one) == -0.25
    assert one.ahead(other) == [0.5, 0.0, -1.0]
    assert one.spread() == pytest.approx(math.sqrt(0.75 / (4 * 3)))


@pytest.mark.parametrize(
    ("ahead", "sure"),
    [
        ([0.5] * ENOUGH, True),
        ([0.5] * (ENOUGH - 1), False),
        ([-0.5] * ENOUGH, False),
        ([0.0] * ENOUGH, False),
        ([1.0, -0.9, 1.0, -0.9], False),
        ([1.0, 0.8, 1.0, 0.8], True),
    ],
)
def test_a_difference_is_sure_in_enough_worlds_that_agree(
    ahead: list[float], *, sure: bool
) -> None:
    assert is_sure(ahead) is sure
