"""The review of a finished game: chances from what could be known, luck and choices, moments."""

from functools import cache

import pytest
from tests.bots.test_hints import played

from hordekeep import load_table, review
from hordekeep.bots import reviewing
from hordekeep.bots.reviewing import Point, Review
from hordekeep.bots.runs import Run, runs_of
from hordekeep.kernel.errors import StillRunning
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, UndoEntry
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load

LOST = "tests/golden/last-bastion-tiles-grasped-heroic-4.hk"
SEEN_COMING = "tests/golden/last-bastion-tiles-grasped-normal-2.hk"
AGAINST = "tests/golden/sanctum-lord-beaten-huntress-normal-2.hk"


@cache
def reviewed(path: str) -> Review:
    return review(load_table(path))


def numbers(found: Review) -> list[object]:
    """All of a review that can be compared."""
    points = [(one.run.entry, one.before, one.after) for one in found.points]
    costly = [(one.entry, one.chance, one.better, one.chance_of_better) for one in found.costly]
    moments = [(one.kind, one.entry, one.until, one.swing) for one in found.moments]
    return [points, costly, moments, found.worlds]


def test_the_same_game_has_the_same_review() -> None:
    """Every chance follows from the journal; start, choices and luck add up to how it ended."""
    found = reviewed(LOST)
    assert numbers(found) == numbers(review(load_table(LOST)))
    assert found.outcome == 0
    assert found.start + found.by_choices + found.by_luck == pytest.approx(0)
    assert 0 < len(found.points) <= reviewing.LOOKED_AT
    assert all(0 <= chance <= 1 for one in found.points for chance in (one.before, one.after))
    assert found.worlds <= 2 * reviewing.LOOKED_AT * reviewing.WORLDS + (
        reviewing.JUDGED * (1 + reviewing.OTHERS) * reviewing.JUDGED_WORLDS
    )


def test_costly_choices_name_what_was_legal_and_better() -> None:
    """The dearest first, each with another choice that was possible at that moment."""
    table = load_table(LOST)
    found = reviewed(LOST)
    assert found.costly
    costs = [one.cost for one in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= reviewing.NOTABLE
    for one in found.costly:
        before = load(table.game, table.journal, upto=one.run.entry - 1)
        assert one.better[0] in before.decision(one.run.seat).actions
        assert one.better != one.run.actions
    assert [one.entry for one in found.moments] == sorted(one.entry for one in found.moments)
    assert 1 <= len(found.moments) <= reviewing.MOMENTS


def test_a_danger_that_could_be_seen_is_told_of_a_lost_game() -> None:
    """From the first choice on at which the end was foretold without a break."""
    found = reviewed(SEEN_COMING)
    danger = next(one for one in found.moments if one.kind == reviewing.DANGER)
    assert danger.danger is not None
    assert danger.danger.fatal
    seen = [one.danger is not None for one in found.points if one.run.entry > danger.entry]
    assert seen
    assert all(seen)


@pytest.mark.parametrize(("entries", "shown"), [((1, 5), 1), ((2, 5), 1), ((4, 5), 3)])
def test_a_danger_is_shown_just_before_the_choice(entries: tuple[int, int], shown: int) -> None:
    """At the entry before the first choice that saw it, and never before there is one."""
    found = Review(0, shared=True, outcome=0.0)
    omen = next(one.danger for one in reviewed(SEEN_COMING).points if one.danger is not None)
    for entry in entries:
        point = Point(Run(entry, 0, 2), 0.5, 0.4)
        point.danger = omen
        found.points.append(point)
    moment = reviewing._danger(found)
    assert moment is not None
    assert moment.entry == shown


def test_rivals_are_reviewed_each_for_themselves() -> None:
    """Where one wins, only the seat's own choices are looked at, and they differ by seat."""
    table = load_table(AGAINST)
    first, second = review(table, 0), review(table, 1)
    assert {one.run.seat for one in first.points} == {0}
    assert {one.run.seat for one in second.points} == {1}
    assert {first.outcome, second.outcome} == {0, 1}


def standing(table: Table) -> list[int]:
    gone = {one.entry for one in table.journal.entries if isinstance(one, UndoEntry)}
    return [
        number
        for number, one in enumerate(table.journal.entries, 1)
        if isinstance(one, ChoiceEntry) and number not in gone
    ]


def test_a_run_is_what_one_seat_chose_in_one_go() -> None:
    """Nothing else lies between the first and the last entry of a run."""
    table = load_table(LOST)
    entries = table.journal.entries
    for run in runs_of(table.game, table.journal, None):
        inside = entries[run.entry - 1 : run.last]
        assert not any(isinstance(one, ChanceEntry) for one in inside)
        assert {one.seat for one in inside if isinstance(one, ChoiceEntry)} == {run.seat}
        assert len(run.actions) == len(inside)
        assert set(range(run.entry, run.last + 1)) <= set(standing(table))


def test_a_running_game_is_not_reviewed() -> None:
    """It would tell what is not known yet."""
    with pytest.raises(StillRunning):
        review(played("last-bastion", 3))
