"""What studies make of numbers: corrections, differences between groups, quartiles."""

import pytest

from hordekeep.kernel.play.chance import Luck
from hordekeep.lab.study.compare import rounded_up
from hordekeep.lab.study.statistics import (
    Cluster,
    Quartiles,
    deviation,
    difference,
    holm,
    mean,
    quartiles,
)


def test_holm_multiplies_by_what_is_left_and_never_falls() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_quartiles_go_a_share_of_the_way_between_two_numbers() -> None:
    assert quartiles([4, 1, 3, 2]) == Quartiles(1.75, 2.5, 3.25)
    assert quartiles([7]) == Quartiles(7, 7, 7)
    assert quartiles([]) == Quartiles(0, 0, 0)


def test_mean_and_deviation_of_few() -> None:
    assert (mean([]), deviation([]), deviation([3])) == (0.0, 0.0, 0.0)
    assert deviation([1, 3]) == pytest.approx(2**0.5)


def independent(cases: int, won: int, others: int, others_won: int) -> list[Cluster]:
    mine = [Cluster(1, float(place < won)) for place in range(cases)]
    theirs = [Cluster(0, 0.0, 1, float(place < others_won)) for place in range(others)]
    return mine + theirs


def test_a_difference_of_independent_games_is_that_of_two_shares() -> None:
    """With a win and a defeat more in each group: 61 of 102 against 41 of 102."""
    found = difference(independent(100, 60, 100, 40))
    assert found.ahead == pytest.approx(20 / 102)
    share = 61 / 102
    error = (2 * share * (1 - share) / 102) ** 0.5
    assert found.spread == pytest.approx(1.96 * error)
    assert found.chance == pytest.approx(0.0043, abs=2e-4)


def test_seats_of_one_game_that_lose_when_another_wins_are_not_counted_as_independent() -> None:
    """Two at each table and one winner: what one has, the other has not."""
    tables = [Cluster(1, float(won), 1, float(not won)) for won in (True, False) * 50]
    apart = difference(independent(100, 50, 100, 50))
    assert difference(tables).spread == pytest.approx(2**0.5 * apart.spread, rel=0.02)


def test_a_few_cases_that_all_won_prove_nothing() -> None:
    assert difference(independent(3, 3, 100, 50)).chance > 0.05


def test_of_a_hundred_things_that_make_no_difference_none_stands_out() -> None:
    luck = Luck(5)
    chances = []
    for _ in range(100):
        games = [
            Cluster(1, float(luck.below(2))) if luck.below(2) else Cluster(0, 0.0, 1, luck.below(2))
            for _ in range(200)
        ]
        chances.append(difference(games).chance)
    assert sum(chance < 0.05 for chance in chances) in range(1, 12)
    assert min(holm(chances)) > 0.05


@pytest.mark.parametrize(
    ("number", "told"), [(1834.0, 1900), (0.2, 1), (7.0, 7), (99.5, 100), (12_001.0, 13_000)]
)
def test_estimates_have_two_digits(number: float, told: int) -> None:
    assert rounded_up(number) == told
