"""Lanes: several seats answer side by side, and it does not matter who was faster."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import toy
from tests.support.kernel_play import interleave, say, to_night, toy_table, watchers

from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import MAIN

PLANS = (
    ("lay east", "bury", "throw 2", "turn", "done"),
    ("throw 3", "bury", "lay west", "lay west", "done"),
)


def played(order: list[int], nights: int = 1) -> tuple[str, list[int]]:
    table = to_night(toy_table(days=2, nights=nights))
    interleave(table, order, PLANS)
    return table.state.fingerprint(), watchers(table).score


@given(st.permutations([0] * 5 + [1] * 5))
@settings(max_examples=60)
def test_the_result_does_not_depend_on_who_was_faster(order: list[int]) -> None:
    """Any order of the same answers across lanes gives the same fingerprint, dice included."""
    assert played(order) == played([0] * 5 + [1] * 5)


def test_the_order_inside_a_lane_matters() -> None:
    """The comparison of orders sees a difference where there is one."""
    table = to_night(toy_table(days=2))
    interleave(table, [0] * 5 + [1] * 5, (PLANS[0], ("bury", "throw 3", *PLANS[1][2:])))
    assert table.state.fingerprint() != played([0] * 5 + [1] * 5)[0]


def test_each_lane_has_a_stream_of_its_own() -> None:
    """The dice of one lane are not moved by the dice of another."""
    scores = set()
    for others in (0, 1):
        table = to_night(toy_table())
        say(table, 1, *["throw 1"] * others)
        say(table, 0, "throw 3")
        scores.add(watchers(table).score[0])
    assert len(scores) == 1


def test_an_answer_leaves_the_decisions_of_other_lanes_alone() -> None:
    """While others play, an open decision keeps its number."""
    table = to_night(toy_table())
    number = table.decisions[1].number
    say(table, 0, "lay east", "throw 1", "done")
    assert table.decisions[1].number == number


def test_who_is_done_waits() -> None:
    """A seat whose lane is done has no decision until all are done."""
    table = to_night(toy_table(days=2))
    say(table, 0, "done")
    assert set(table.decisions) == {1}
    say(table, 1, "done")
    assert set(table.decisions) == {0}
    assert table.decisions[0].lane == MAIN


def test_lanes_open_anew_when_all_are_done() -> None:
    """Two nights in a row: nobody is in the second while somebody is in the first."""
    table = to_night(toy_table(nights=2))
    say(table, 1, "done")
    assert (watchers(table).openings, set(table.decisions)) == (1, {0})
    say(table, 0, "done")
    assert (watchers(table).openings, set(table.decisions)) == (2, {0, 1})


def test_a_fingerprint_tells_lanes_apart() -> None:
    """The same step in another lane is another state; and so is the end."""
    states = [toy.Watchers(0, 1, 0) for _ in range(4)]
    states[0].open_lanes([(0, [toy.Unearth()]), (1, [])])
    states[1].open_lanes([(0, []), (1, [toy.Unearth()])])
    states[2].finish()
    assert len({state.fingerprint() for state in states}) == 4


def test_a_lane_cannot_end_the_game() -> None:
    """The end would depend on who was faster."""
    state = watchers(to_night(toy_table()))
    with pytest.raises(AssertionError, match="a lane cannot end the game"):
        state.finish()


def test_lanes_do_not_open_inside_lanes() -> None:
    """There is one level of lanes."""
    state = watchers(to_night(toy_table()))
    with pytest.raises(AssertionError, match="inside lanes"):
        toy.Vigil().resume(state, toy.DONE)


def test_a_lane_asks_only_its_own_seat() -> None:
    """Otherwise two decisions could be open for one seat."""
    state = toy.Watchers(0, 1, 0)
    frames: list[AnyFrame] = [toy.AskTheOther()]
    state.open_lanes([(0, frames)])
    with pytest.raises(AssertionError, match="its own seat"):
        state.pending()


def test_an_agenda_that_runs_out_is_a_mistake() -> None:
    """Until the game is over at least one decision is open."""
    with pytest.raises(AssertionError, match="ran out"):
        toy.Watchers(0, 1, 0).pending()
