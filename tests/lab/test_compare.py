"""Comparisons on equal seeds: what is decided, and how much more would tell."""

from tests.support.study import record

from hordekeep.lab.study.compare import (
    LESS,
    MORE,
    SAME,
    UNDECIDED,
    Compared,
    Comparison,
    victories_differ,
)
from hordekeep.lab.study.record import Record


def series(wins: list[bool], turns: int = 10) -> list[Record]:
    return [
        record(seed, winners=[0, 1] if won else [], turns=turns) for seed, won in enumerate(wins)
    ]


def of(comparison: Comparison, name: str) -> Compared:
    return next(one for one in comparison.measures if one.measure.name == name)


def test_a_clear_difference_is_decided_with_its_direction() -> None:
    base, pack = series([True, False] * 40), series([False] * 80, turns=12)
    comparison = Comparison(base, pack, teams=True)
    victory = of(comparison, "victory")
    assert (victory.base, victory.pack, victory.ahead) == (0.5, 0.0, -0.5)
    assert (victory.verdict, victory.more_games) == (LESS, None)
    assert 0.10 < victory.spread < 0.12
    turns = of(comparison, "turns")
    assert (turns.ahead, turns.spread, turns.verdict) == (2, 0, MORE)
    assert of(comparison, "survival").verdict == SAME


def test_an_undecided_one_says_about_how_many_more_games_would_tell() -> None:
    """One seed in ten tells them apart, two of three of those in one direction."""
    base = series([seed % 30 == 20 for seed in range(90)])
    pack = series([seed % 30 in (0, 10) for seed in range(90)])
    victory = of(Comparison(base, pack, teams=True), "victory")
    assert victory.verdict == UNDECIDED
    needed = (2.7 * 0.316 / (1 / 30)) ** 2 - 90
    assert victory.more_games is not None
    assert 0.8 * needed < victory.more_games < 1.2 * needed


def test_a_difference_that_would_take_for_ever_is_not_estimated() -> None:
    base, pack = series([True, False] * 50), series([False, True] * 50)
    victory = of(Comparison(base, pack, teams=True), "victory")
    assert (victory.verdict, victory.ahead, victory.more_games) == (UNDECIDED, 0, None)


def test_heroes_are_compared_where_both_games_have_them() -> None:
    base = [record(1, winners=[0]), record(2, winners=[1])]
    pack = [record(1, winners=[1]), record(2, winners=[1], heroes=("cid", "bob"))]
    rivals = Comparison(base, pack, teams=False)
    heroes = {one.measure.thing: one for one in rivals.measures if one.measure.name == "hero"}
    assert set(heroes) == {"ann", "bob"}
    assert (len(heroes["ann"].differences), heroes["ann"].ahead) == (1, -1)
    assert (len(heroes["bob"].differences), heroes["bob"].ahead) == (2, 0.5)


def test_more_looks_ask_for_more() -> None:
    """Six pairs that all tell the same are one chance in 32."""
    arms = [series([False] * 20), series([seed < 6 for seed in range(20)])]
    assert victories_differ(arms, 1)
    assert not victories_differ(arms, 2)
