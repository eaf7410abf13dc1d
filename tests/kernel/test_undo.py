"""Undo: choice by choice, within the own lane, to what was revealed or done by somebody else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.kernel_knowledge import everything_for
from tests.support.kernel_play import (
    ALONE,
    ENGINE,
    finished,
    play_randomly,
    say,
    stretch,
    to_night,
    toy_table,
    watchers,
)
from tests.support.toy import Toy

from hordekeep.kernel.errors import (
    GameOver,
    NothingToUndo,
    NotYourDecision,
    UndoOthers,
    UndoRevealed,
)
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.journal import ChanceEntry, UndoEntry
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load


def fingerprint(table: Table) -> str:
    return table.state.fingerprint()


def test_undo_goes_back_choice_by_choice() -> None:
    """Each undo takes back one choice, the newest first."""
    table = toy_table()
    before = [fingerprint(table)]
    for text in ("lay east", "lay east", "lay west"):
        say(table, 0, text)
        before.append(fingerprint(table))
    while len(before) > 1:
        assert fingerprint(table) == before.pop()
        table.undo(0)
    assert fingerprint(table) == before[0]


def test_undo_then_redo_is_as_if_nothing_had_happened() -> None:
    """Redo is answering again; state and events are the same afterwards."""
    table = toy_table()
    say(table, 0, "lay east", "lay west")
    before = fingerprint(table), len(table.events)
    table.undo(0)
    say(table, 0, "lay west")
    assert (fingerprint(table), len(table.events)) == before


def test_undo_is_an_entry_and_takes_nothing_out_of_the_journal() -> None:
    """The journal only grows; the entry names the choice that was taken back."""
    table = toy_table()
    say(table, 0, "lay east")
    lines = table.journal.text()
    choice = len(table.journal.entries)
    table.undo(0)
    assert table.journal.text().startswith(lines)
    entry = table.journal.entries[-1]
    assert isinstance(entry, UndoEntry)
    assert (entry.seat, entry.entry) == (0, choice)


def test_events_of_what_was_taken_back_are_gone() -> None:
    """Log and statistics do not count what did not happen."""
    table = toy_table()
    say(table, 0, "lay east")
    table.undo(0)
    assert "laid" not in [event.name for event in table.events]


def test_a_decision_number_is_never_used_again() -> None:
    """After an undo the same question has a new number."""
    table = toy_table()
    numbers = [table.decisions[0].number]
    for _ in range(3):
        say(table, 0, "lay east")
        numbers.append(table.decisions[0].number)
        table.undo(0)
        numbers.append(table.decisions[0].number)
    assert len(set(numbers)) == len(numbers)


def test_undo_stops_at_dice() -> None:
    """What NATURE has shown cannot be taken back, nor anything before it."""
    table = toy_table()
    say(table, 0, "lay east", "throw 1")
    with pytest.raises(UndoRevealed) as refused:
        table.undo(0)
    assert refused.value.facts == {"entry": len(table.journal.entries)}


def test_choices_after_the_dice_can_be_taken_back() -> None:
    """Only up to the dice."""
    table = toy_table()
    say(table, 0, "throw 1", "lay east")
    table.undo(0)
    with pytest.raises(UndoRevealed):
        table.undo(0)


def test_undo_stops_at_a_choice_that_reveals() -> None:
    """A card that was turned over is known, even though NATURE had dealt it before."""
    table = to_night(toy_table())
    say(table, 0, "turn")
    with pytest.raises(UndoRevealed):
        table.undo(0)


def test_undo_stops_at_somebody_else() -> None:
    """Who has been answered cannot take back."""
    table = toy_table()
    say(table, 0, "lay east", "done")
    say(table, 1, "lay east")
    with pytest.raises(UndoOthers) as refused:
        table.undo(0)
    assert refused.value.facts == {"entry": len(table.journal.entries)}


def test_undo_goes_past_the_end_of_the_own_turn() -> None:
    """Until the next one has answered, the end of a turn can be taken back."""
    table = toy_table()
    before = fingerprint(table)
    say(table, 0, "done")
    table.undo(0)
    assert fingerprint(table) == before
    assert set(table.decisions) == {0}


def test_nothing_to_undo_where_nothing_has_happened() -> None:
    """Where no dice have fallen, it is not the dice that forbid it."""
    words = position_words(toy_table())
    table = open_position(Toy(), words, engine=ENGINE, stretch=stretch())
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_undo_of_an_unknown_seat() -> None:
    """A seat that does not exist has nothing to take back."""
    with pytest.raises(NotYourDecision):
        toy_table().undo(2)


def test_nothing_is_taken_back_after_the_end() -> None:
    """The end publishes everything."""
    with pytest.raises(GameOver):
        finished().undo(0)


# Lanes.


def test_undo_in_a_lane_leaves_the_other_lanes_alone() -> None:
    """The progress of the others survives, their dice and their numbers included."""
    table = to_night(toy_table())
    say(table, 0, "lay east")
    say(table, 1, "throw 2", "lay west", "turn")
    others = everything_for(table, 1)
    table.undo(0)
    now = everything_for(table, 1)
    for question in ("decision", "actions", "candidates", "reasons", "why not"):
        assert now[question] == others[question]
    assert watchers(table).laid == [0, 0, 0, 0, 0, 1]


def test_the_end_of_a_lane_can_be_taken_back_while_others_play() -> None:
    """Who is done first may think again as long as the lanes are open."""
    table = to_night(toy_table())
    say(table, 0, "lay east", "done")
    say(table, 1, "throw 1", "lay east")
    table.undo(0)
    assert set(table.decisions) == {0, 1}
    table.undo(0)
    assert watchers(table).laid == [0, 0, 0, 1, 0, 0]


def test_dice_in_another_lane_do_not_stop_undo() -> None:
    """Lanes do not read each other: what one has shown does not bind the other."""
    table = to_night(toy_table())
    say(table, 0, "lay east")
    say(table, 1, "throw 1")
    table.undo(0)
    with pytest.raises(UndoRevealed):
        table.undo(1)


def test_undo_goes_back_before_the_lanes_while_nobody_has_done_anything() -> None:
    """The hidden deal between is dealt anew."""
    table = to_night(toy_table())
    table.undo(1)
    assert set(table.decisions) == {1}
    assert watchers(table).dealt == [-1, -1]
    say(table, 1, "done")
    assert set(table.decisions) == {0, 1}


def test_undo_before_the_lanes_stops_at_what_others_did_in_theirs() -> None:
    """Their progress would be lost."""
    table = to_night(toy_table())
    say(table, 0, "lay east")
    with pytest.raises(UndoOthers):
        table.undo(1)


def test_a_hidden_die_in_another_lane_counts_as_doing_something() -> None:
    """The choice that buried it stands in the way."""
    table = to_night(toy_table())
    say(table, 0, "bury")
    with pytest.raises(UndoOthers):
        table.undo(1)


def test_the_last_to_be_done_may_open_the_lanes_again() -> None:
    """Taking back the step that closed the lanes; the others are as they were."""
    table = to_night(toy_table(days=2, nights=2))
    say(table, 0, "lay east", "done")
    say(table, 1, "lay west")
    before = fingerprint(table)
    say(table, 1, "done")
    assert watchers(table).openings == 2
    table.undo(1)
    assert fingerprint(table) == before
    assert set(table.decisions) == {1}


def test_lanes_opened_later_do_not_mix_with_earlier_ones() -> None:
    """A choice of the first night cannot be taken back from the second, past somebody else's."""
    table = to_night(toy_table(nights=2))
    say(table, 0, "lay east", "done")
    say(table, 1, "lay west", "done")
    say(table, 1, "lay west")
    with pytest.raises(UndoOthers):
        table.undo(0)


def test_a_later_night_stops_undo_into_the_earlier() -> None:
    """Who closed the first night cannot go back there once somebody plays in the second."""
    table = to_night(toy_table(nights=2))
    say(table, 0, "done")
    say(table, 1, "lay west", "done")
    say(table, 0, "lay east")
    with pytest.raises(UndoOthers):
        table.undo(1)


def test_hidden_dice_of_lanes_that_were_opened_go_with_what_opened_them() -> None:
    """Dark nights: nobody has done anything in the second, so the first can be opened again."""
    table = to_night(toy_table(nights=3))
    say(table, 0, "done")
    before = fingerprint(table)
    say(table, 1, "done")
    assert watchers(table).openings == 2
    table.undo(1)
    assert fingerprint(table) == before


# One person with several seats, and changes of persons.


def test_seats_of_one_person_count_as_one() -> None:
    """Alone at one screen, the choices of all own seats can be taken back."""
    table = toy_table(holders=ALONE)
    before = fingerprint(table)
    say(table, 0, "lay east", "done")
    say(table, 1, "lay west")
    for _ in range(3):
        table.undo(0)
    assert fingerprint(table) == before


def test_own_lanes_are_no_obstacle() -> None:
    """Alone, undo goes on in the other own lane and then before the lanes."""
    table = toy_table(holders=ALONE)
    before = fingerprint(table)
    to_night(table)
    say(table, 1, "lay west", "bury")
    for _ in range(4):
        table.undo(0)
    assert fingerprint(table) == before


def test_dice_in_an_own_lane_stop_the_way_before_the_lanes() -> None:
    """They are dice all the same."""
    table = to_night(toy_table(holders=ALONE))
    say(table, 1, "throw 1", "done")
    table.undo(0)
    with pytest.raises(UndoRevealed):
        table.undo(0)


def test_what_a_seat_did_for_somebody_else_is_not_the_own_choice() -> None:
    """Taking over a seat does not give the right to take back what it did before."""
    table = toy_table()
    say(table, 0, "lay east", "done")
    say(table, 1, "lay west")
    table.control(1, "person:0")
    with pytest.raises(UndoOthers):
        table.undo(0)


def test_who_gave_a_seat_away_cannot_take_back_for_it() -> None:
    """The choice was the own one, but the seat is somebody else's now."""
    table = toy_table(holders=ALONE)
    say(table, 0, "lay east", "done")
    say(table, 1, "lay west")
    table.control(1, "bot:greedy")
    with pytest.raises(UndoOthers):
        table.undo(0)


# No peeking.


def test_the_generator_never_runs_backwards() -> None:
    """A hidden die that was taken back has used its place in the stream."""
    redone = to_night(toy_table(3))
    for _ in range(2):
        say(redone, 0, "bury")
        redone.undo(0)
    say(redone, 0, "bury")
    fell = [entry.say for entry in redone.journal.entries if isinstance(entry, ChanceEntry)][-3:]
    direct = [plain(3, throws) for throws in range(3)]
    assert fell == direct
    assert len(set(fell)) > 1


def plain(seed: int, skipped: int) -> str:
    """The die that is buried after so many others of the same stream."""
    table = to_night(toy_table(seed, holders=("a", "b")))
    for _ in range(skipped):
        say(table, 0, "bury")
        table.undo(0)
    say(table, 0, "bury")
    entry = table.journal.entries[-1]
    assert isinstance(entry, ChanceEntry)
    return entry.say


@given(st.integers(0, 10_000))
@settings(max_examples=40)
def test_whatever_is_taken_back_the_journal_plays_the_same(seed: int) -> None:
    """Random play with many undos: the journal gives the same state, decisions and events."""
    table = toy_table(seed, days=2, nights=seed % 3, holders=ALONE if seed % 2 else None)
    play_randomly(table, Luck(seed), most=80, undos=True)
    again = load(table.game, table.journal)
    assert fingerprint(again) == fingerprint(table)
    assert again.view(0) == table.view(0)
    assert [repr(event) for event in again.events] == [repr(event) for event in table.events]
    assert {seat: one.number for seat, one in again.decisions.items()} == {
        seat: one.number for seat, one in table.decisions.items()
    }
