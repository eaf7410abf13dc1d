"""Curves: who leads when, and whether chances come true."""

import pytest
from tests.support.study import record

from hordekeep.lab.study.curve import Curve, lead_changes
from hordekeep.lab.study.statistics import Quartiles


def test_the_lead_changes_when_somebody_else_has_the_best_chance() -> None:
    """Who is level takes no lead."""
    told = [(0.5, 0.5), (0.6, 0.4), (0.5, 0.5), (0.6, 0.4), (0.4, 0.6), (0.7, 0.3)]
    assert lead_changes(record(chances=told), teams=False) == [4, 5]
    assert lead_changes(record(), teams=False) == []


def test_those_who_win_together_lead_above_one_half() -> None:
    told = [(0.6,), (0.5,), (0.7,), (0.4,), (0.6,)]
    assert lead_changes(record(chances=told), teams=True) == [3, 4]


def test_rivals_the_winner_against_the_best_of_the_others() -> None:
    game = record(winners=[1], alive=(True,) * 3, chances=[(0.2, 0.3, 0.5), (0.1, 0.8, 0.1)])
    curve = Curve([game], teams=False)
    assert [one.ahead and one.ahead.middle for one in curve.moments] == [0.3, 0.8]
    assert [one.behind and one.behind.middle for one in curve.moments] == [0.5, 0.1]
    assert (curve.lead_changes, curve.last_change) == (1, 0.5)


def test_teams_games_won_against_games_lost() -> None:
    won = [record(seed, winners=[0, 1], chances=[(0.4,), (0.8,)]) for seed in range(3)]
    lost = record(9, chances=[(0.3,)], turns=4)
    curve = Curve([*won, lost], teams=True)
    first = curve.moments[0]
    assert first.ahead == Quartiles(0.4, 0.4, 0.4)
    assert first.behind == Quartiles(0.3, 0.3, 0.3)
    assert (first.games, curve.shortest, curve.longest) == (4, 4, 10)


def test_a_turn_that_few_games_reach_is_left_out() -> None:
    games = [record(seed, chances=[(0.5,)]) for seed in range(20)]
    games.append(record(99, chances=[(0.5,)] * 7))
    assert len(Curve(games, teams=True).moments) == 1


def test_chances_are_held_against_what_came_of_them() -> None:
    games = [record(seed, winners=[0] if seed < 3 else [], chances=[(0.75,)]) for seed in range(4)]
    tenth = Curve(games, teams=True).calibration()[7]
    assert (tenth.cases, tenth.came_true) == (4, 0.75)
    assert tenth.said == pytest.approx(0.75)
