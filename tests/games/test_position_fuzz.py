"""Mutated positions of both games: a sample of what `make soak` tries."""

from tests.support.position_fuzz import KEPT, fuzz, outcomes, read_outcomes


def test_a_mutated_position_is_refused_with_its_field_or_played_to_its_end() -> None:
    """Nothing in between: no other error, no position that breaks or hangs later."""
    tally = fuzz(200)
    assert tally.refused > 100
    assert tally.played > 10


def test_mutated_moments_are_refused_for_the_same_reasons() -> None:
    """At the same field, with the same words; what opens is the same state.

    Whoever changes what positions may be writes it down anew:
    `python -m tests.support.position_fuzz --keep`.
    """
    assert outcomes(KEPT) == read_outcomes()
