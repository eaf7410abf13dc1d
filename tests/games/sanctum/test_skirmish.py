"""Hands of dice in one number: how many of each kind."""

import pytest

from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    dice_in,
    kind_face,
    kinds_in,
    one_die,
)


@pytest.mark.parametrize("kinds", [[], [1], [6], [1, 1, 4], [2, 6, 6, 6], [3, CHANGED_KIND + 3]])
def test_a_hand_knows_its_dice(kinds: list[int]) -> None:
    """SA-F4, SA-K9: each kind is told once, in the order of faces, changed dice last."""
    hand = sum(one_die(kind) for kind in kinds)
    assert kinds_in(hand) == sorted(set(kinds))
    assert dice_in(hand) == len(kinds)


def test_a_changed_die_shows_its_face() -> None:
    assert [kind_face(kind) for kind in (1, 6, CHANGED_KIND + 1, CHANGED_KIND + 6)] == [1, 6, 1, 6]
