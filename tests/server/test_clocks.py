"""Clocks of turns: whose run, when they run out, and what is told of them."""

from types import SimpleNamespace
from typing import cast

import pytest

from hordekeep.server.live.snapshot import _turn_left
from hordekeep.server.tables.clocks import due_at, give_back, run_out, wind
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Clock, Roster


def roster(turn: int = 0, lent: list[int] | None = None, *clocks: Clock) -> Roster:
    fields = SimpleNamespace(turn=turn, lent=lent or [], clocks=[*clocks])
    fields.clock_of = {clock.seat: clock for clock in clocks}.get
    return cast("Roster", fields)


def test_a_lent_seat_is_given_back_when_nothing_more_is_asked_of_it() -> None:
    here = roster(60, [0, 2])
    assert give_back(here, {2}) == [0]
    assert here.lent == [2]
    assert give_back(here, {2}) == []
    assert give_back(here, set()) == [2]


def test_a_turn_of_many_choices_has_one_clock() -> None:
    """It stops when nothing more is asked, and the next one begins anew."""
    here = roster(60)
    wind(here, {1}, 100.0)
    wind(here, {1, 0}, 130.0)
    assert [(one.seat, one.since, one.until) for one in here.clocks] == [
        (0, 130.0, 190.0),
        (1, 100.0, 160.0),
    ]
    assert due_at(here) == 160.0
    assert run_out(here, 159.0) == []
    assert run_out(here, 160.0) == [1]
    wind(here, {0}, 140.0)
    wind(here, {0, 1}, 150.0)
    assert [one.since for one in here.clocks] == [130.0, 150.0]


def test_without_a_limit_a_clock_never_runs_out() -> None:
    here = roster(0)
    wind(here, {1}, 100.0)
    assert due_at(here) is None
    assert run_out(here, 1e9) == []


@pytest.mark.parametrize(("now", "left"), [(100.0, 60), (159.1, 1), (160.0, 0), (170.0, 0)])
def test_the_seconds_that_are_left_are_told_down_to_none(now: float, left: int) -> None:
    kept = roster(60, None, Clock(1, 100.0, 160.0), Clock(2, 100.0, 0.0))
    room = cast("Room", SimpleNamespace(roster=kept, now=lambda: now))
    assert _turn_left(room, 1) == left
    assert _turn_left(room, 2) is None
    assert _turn_left(room, 0) is None
