"""Weights changed all at once: what was won tells which of them matter."""

import pytest

from hordekeep import library
from hordekeep.bots.last_bastion.values import practised
from hordekeep.kernel.play.chance import Luck
from hordekeep.lab.at_once import Slope, slopes_of, some_changes, step_along
from hordekeep.lab.last_bastion.tuning import KNOBS, is_won, values_of
from hordekeep.lab.sanctum.tuning import shares_with


def test_the_weight_that_wins_games_is_told_from_those_that_do_not() -> None:
    luck = Luck(3)
    played = []
    for _ in range(200):
        changes = some_changes(("good", "idle", "bad"), 0.5, luck)
        won = 0.5 + 0.6 * changes["good"] - 0.2 * changes["bad"] + 0.1 * luck.below(2)
        played.append((changes, won))
    found = {one.name: one for one in slopes_of(played)}
    assert found["good"].gain == pytest.approx(0.6, abs=3 * found["good"].error)
    assert found["bad"].gain == pytest.approx(-0.2, abs=3 * found["bad"].error)
    assert found["good"].sureness > 5 > abs(found["idle"].sureness)
    assert slopes_of(played)[0].name == "good"


def test_a_step_goes_along_the_slopes_and_less_where_they_may_be_chance() -> None:
    step = step_along([Slope("sure", 0.4, 0.02), Slope("unsure", 0.4, 0.4)], 2.0)
    assert 0.7 < step["sure"] <= 0.8
    assert 0.0 < step["unsure"] < step["sure"]


def test_changed_values_are_the_practised_ones_times_a_factor_within_their_limits() -> None:
    assert {"trap", "life", "soon"} <= set(KNOBS)
    values, before = values_of({"trap": 1.0, "soon": 2.0, "life": -0.5}), practised()
    assert values.trap == pytest.approx(before.trap * 2.718, rel=0.01)
    assert values.soon == [1.0] * len(before.soon)
    assert values.life[1] < before.life[1]
    assert values.win == before.win


def test_games_with_changes_are_played_to_their_end() -> None:
    siege = library.open_game("last-bastion", version=1)
    assert is_won(siege, {"trap": 0.3}, 1) in (0.0, 1.0)
    quest = library.open_game("sanctum", version=1)
    shares = shares_with(quest, [{"shield": 0.3}, {"shield": -0.3}], 1)
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1.0) or sum(shares) == 0.0
