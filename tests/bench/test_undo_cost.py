"""What undo costs, counted in steps of the rules: in proportion to a journal's length."""

import pytest
from bench.undo_cost import WAYS, measure


@pytest.mark.parametrize("way", WAYS)
def test_four_times_the_length_takes_four_times_the_steps(way: str) -> None:
    """Undo costs what it takes back, not what came before it."""
    short, long = measure(way, 300), measure(way, 1200)
    assert long.entries > 3.5 * short.entries
    assert long.steps < 5 * short.steps
    assert long.steps < 5 * long.entries
