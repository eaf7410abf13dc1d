"""Mutated positions of both games: a sample of what `make soak` tries."""

from tests.support.position_fuzz import fuzz


def test_a_mutated_position_is_refused_with_its_field_or_played_to_its_end() -> None:
    """Nothing in between: no other error, no position that breaks or hangs later."""
    tally = fuzz(200)
    assert tally.refused > 100
    assert tally.played > 10
