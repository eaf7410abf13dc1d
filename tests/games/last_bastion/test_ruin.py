"""The chance that exits lose the game is the one that going through everything gives."""

import pytest
from tests.support.last_bastion.every_ending import Brink, chance_to_lose, count_apart
from tests.support.last_bastion.stage import WORDS, Stage

from hordekeep.games.last_bastion.analysis.ruin import ruin


def test_it_is_the_chance_of_full_enumeration_with_the_trap_out() -> None:
    """LB-T9, LB-H3: whose board a card goes to, and where it overflows, decides what it does."""
    assert count_apart(range(40)) == 0


def test_nearly_all_small_positions_are_gone_through_to_the_end() -> None:
    """What is left out is the exception, so the comparison above means something."""
    brinks = [Brink(seed) for seed in range(40)]
    assert sum(ruin(one.siege, 0, one.cards).left_out == 0.0 for one in brinks) >= 38
    assert sum(ruin(one.siege, 0, one.cards).chance > 0.0 for one in brinks) >= 10


def one_monster_left(colour: str) -> Stage:
    """The red board is full, the trap lies on the blue one, and one card is left to draw."""
    stage = Stage("arne", "elmer", first=1 + (colour == "red"))
    stage.card("incubus", "red 1").card("ember-imp", "red 2").card("butcher", "red 3")
    stage.trap("blue 2").deck("1 monsters")
    return stage.hero_phase("arne" if colour == "blue" else "elmer")


@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "red")])
def test_a_card_that_overflows_may_be_trapped(seat: int, colour: str) -> None:
    """A red one may go to the trap as a blue one does; a black one depends on who is active."""
    siege = one_monster_left(colour).siege
    cards = (WORDS.value("card", "incubus"),)
    found = ruin(siege, seat, cards)
    assert found.chance == pytest.approx(chance_to_lose(siege, seat, cards))
    assert 0.0 < found.chance < 0.05
    assert found.left_out == 0.0
