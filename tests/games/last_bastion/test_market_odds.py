"""The Market's odds agree with closed forms."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep.games.last_bastion.analysis.market_odds import market_odds, market_roll_odds


def test_every_colour_comes_with_its_face_or_white() -> None:
    """LB-T3: two dice; white is any colour."""
    for line in market_odds(Stage("arne").siege, 0):
        assert line.one == pytest.approx(1 - (4 / 6) ** 2)
        assert line.two == pytest.approx((2 / 6) ** 2)


def test_an_empty_supply_gives_nothing() -> None:
    """LB-R10: an empty colour gives nothing for its die."""
    stage = Stage("arne")
    stage.siege.supply[0] = 0
    stage.siege.supply[1] = 1
    red, green, *_ = market_odds(stage.siege, 0)
    assert (red.one, red.two) == (0.0, 0.0)
    assert green.one == pytest.approx(1 - (4 / 6) ** 2)
    assert green.two == 0.0


def test_locked_dice_are_there() -> None:
    """LB-C10: a locked die is there for the Market."""
    stage = Stage("arne").card("gorge-spider", "blue 2")
    assert market_odds(stage.siege, 0)[0].one == pytest.approx(5 / 9)


def test_a_reroll_keeps_what_is_wanted() -> None:
    """LB-R6: any of the dice, in a tile activation too."""
    line = market_odds(Stage("feng-li").siege, 0)[0]
    assert line.one == pytest.approx(1 - (4 / 6) ** 4)
    assert line.two == pytest.approx((1 - (4 / 6) ** 2) ** 2)


def test_a_roll_tells_what_every_reroll_leads_to() -> None:
    stage = Stage("feng-li").at("feng-li", "market").hero_phase("feng-li").says("activate market")
    stage.nature("red", "blue")
    keep, first, second, both = market_roll_odds(stage.siege)
    assert [line.one for line in keep.colours] == [1.0, 0.0, 1.0, 0.0, 0.0]
    assert [line.dice for line in (keep, first, second, both)] == [0, 1, 2, 3]
    assert first.colours[0].one == pytest.approx(1 / 3)
    assert second.colours[0].two == pytest.approx(1 / 3)
    assert both.colours[3].one == pytest.approx(5 / 9)
    assert market_roll_odds(Stage("arne").siege) == []
