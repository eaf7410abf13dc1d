"""Playouts reach the end, count what was asked, and are the same again with the same luck."""

import pytest
from tests.support.toy import Toy

from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import play_at_random
from hordekeep.library import open_game


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_a_playout_ends_the_game_and_repeats_itself(game: str) -> None:
    rules = open_game(game)
    ends = []
    for _ in range(2):
        state = rules.begin(rules.options({"players": 2}))
        course = play_at_random(state, Luck(11))
        assert state.over
        assert 0 < course.choices <= course.decisions
        ends.append((state.fingerprint(), course.decisions, course.choices))
    assert ends[0] == ends[1]


def test_a_playout_stops_after_so_many_decisions() -> None:
    rules = open_game("sanctum")
    state = rules.begin(rules.options({"players": 2}))
    assert play_at_random(state, Luck(1), 5).decisions == 5
    assert not state.over


def test_a_playout_goes_through_lanes() -> None:
    toy = Toy()
    state = toy.begin(toy.options({}))
    play_at_random(state, Luck(3))
    assert state.over
    assert state.openings > 0
    assert not state.lanes
