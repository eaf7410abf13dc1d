"""How the combat dice fell, against what was to be expected of them."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep.games.last_bastion.analysis.luck import Rolled, luckier_than, rolled


def corner(hero: str = "arne") -> Stage:
    """At a corner that faces a red and a yellow card."""
    stage = Stage(hero, "elmer").at(hero, "trebuchet")
    return stage.card("soul-flayer", "red 1").card("grave-ringer", "yellow 1").hero_phase(hero)


def roll(stage: Stage, *faces: str) -> Rolled:
    stage.asked()
    asking = stage.siege.agenda[-1]
    stage.nature(*faces)
    stage.asked()
    found = rolled(asking, stage.siege)
    assert found is not None
    return found


def test_a_die_hits_when_it_counts_against_a_card_of_the_fight() -> None:
    stage = corner().says("fight")
    found = roll(stage, "red", "white", "blue")
    assert (found.seat, found.dice, found.hits) == (0, 3, 2)
    assert found.chance == 3 / 6, "red, yellow and white would hit"
    assert found.expected() == pytest.approx(1.5)


def test_only_the_dice_of_a_reroll_are_counted_again() -> None:
    stage = corner("feng-li").says("fight")
    assert roll(stage, "blue", "blue", "red").hits == 1
    stage.says("reroll 1+2")
    again = roll(stage, "yellow", "green")
    assert (again.dice, again.hits) == (2, 1)


def test_the_markets_dice_are_not_a_fight() -> None:
    stage = Stage("feng-li", "elmer").at("feng-li", "market").hero_phase("feng-li")
    stage.says("activate market")
    stage.asked()
    asking = stage.siege.agenda[-1]
    stage.nature("red", "red")
    assert rolled(asking, stage.siege) is None


def test_luck_is_the_share_of_games_with_fewer_hits() -> None:
    assert luckier_than([]) == pytest.approx(0.5)
    assert luckier_than([Rolled(0, 1, 1, 0.5)]) == pytest.approx(0.75)
    assert luckier_than([Rolled(0, 1, 0, 0.5)]) == pytest.approx(0.25)
    # Of two dice with one in two: 1/4 have none, 1/2 have one, 1/4 have two.
    assert luckier_than([Rolled(0, 2, 1, 0.5)]) == pytest.approx(0.5)
    assert luckier_than([Rolled(0, 1, 1, 0.5), Rolled(1, 1, 1, 0.5)]) == pytest.approx(0.875)
    assert luckier_than([Rolled(0, 3, 0, 0.0)]) == pytest.approx(0.5), "dice that could not hit"
