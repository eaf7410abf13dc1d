"""Sealed answers: held until the last has come, and known to nobody else before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.kernel_knowledge import everything_for, sealed_twins
from tests.support.kernel_play import (
    ALONE,
    ENGINE,
    play_randomly,
    say,
    stretch,
    to_night,
    toy_table,
    watchers,
)
from tests.support.toy import Crash, Toy

from hordekeep.kernel.errors import (
    BadJournal,
    NotAllowed,
    NotYourDecision,
    StaleDecision,
    UndoOthers,
    UndoRevealed,
)
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record.journal import ChoiceEntry, UndoEntry, read_journal
from hordekeep.kernel.table.fork import Dreamer, fork, open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load


def hushed(seed: int = 7, *, days: int = 1, nights: int = 1) -> Table:
    """A night in which what is done is sealed."""
    return to_night(toy_table(seed, hushed=1, days=days, nights=nights))


def newest_choice(table: Table) -> ChoiceEntry:
    return [entry for entry in table.journal.entries if isinstance(entry, ChoiceEntry)][-1]


def test_a_sealed_answer_changes_nothing_before_the_last_has_come() -> None:
    """Neither the state nor what has happened."""
    table = hushed()
    before, events = table.state.fingerprint(), len(table.events)
    say(table, 0, "lay east")
    assert table.state.fingerprint() == before
    assert len(table.events) == events


def test_all_are_applied_when_the_last_has_come() -> None:
    """As entries of that moment, in the order of seats, whoever was faster."""
    table = hushed()
    say(table, 1, "lay west")
    say(table, 0, "lay east")
    assert watchers(table).laid == [1, 0, 0, 0, 0, 1]
    last = len(table.journal.entries)
    assert [(one.moment, one.facts) for one in table.events if one.name == "laid"] == [
        (last, (0, 0)),
        (last, (1, 2)),
    ]


def test_what_follows_from_sealed_answers_is_asked_sealed_again() -> None:
    """The lanes go on, wave by wave, until all are done."""
    table = hushed()
    for text in ("lay east", "lay west"):
        say(table, 0, text)
        say(table, 1, text)
    say(table, 0, "lay west")
    assert watchers(table).laid == [1, 0, 1, 1, 0, 1]


def test_who_is_done_is_not_waited_for() -> None:
    """The last has come when all who are asked have answered."""
    table = hushed()
    say(table, 0, "done")
    say(table, 1, "lay east")
    assert set(table.decisions) == {1}
    say(table, 1, "lay west")
    assert watchers(table).laid == [0, 0, 0, 1, 0, 1]


def test_who_has_answered_is_public() -> None:
    """What is asked of whom is open to all; who has answered is asked no more."""
    table = hushed()
    say(table, 0, "lay east")
    assert set(table.decisions) == {1}
    assert '"seat": 0, "hidden": true}' in record_text(table, 1)


def test_what_is_not_sealed_is_applied_at_once() -> None:
    """Whoever else has answered."""
    table = hushed()
    say(table, 1, "lay east")
    say(table, 0, "bury")
    assert [one.name for one in table.events][-1] == "buried"
    assert set(table.decisions) == {0}


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    """The decision is answered."""
    table = hushed()
    number = table.decisions[0].number
    say(table, 0, "lay east")
    with pytest.raises(StaleDecision) as refused:
        table.answer(0, number, "lay west")
    assert refused.value.facts == {"seat": 0, "number": number, "open": None}
    with pytest.raises(NotYourDecision):
        table.answer(0, table.decisions[1].number, "lay west")


# Taking back.


def test_the_own_sealed_answer_can_be_taken_back() -> None:
    """Until the last has come; another may be given instead."""
    table = hushed()
    say(table, 0, "lay east")
    entry = len(table.journal.entries)
    table.undo(0)
    undone = table.journal.entries[-1]
    assert isinstance(undone, UndoEntry)
    assert undone.entry == entry
    say(table, 0, "lay west")
    say(table, 1, "lay west")
    assert watchers(table).laid == [0, 0, 1, 0, 0, 1]


def test_it_can_be_taken_back_whatever_others_did() -> None:
    """They have not seen it, nor it them."""
    table = hushed()
    say(table, 0, "lay east")
    say(table, 1, "bury")
    table.undo(0)
    assert set(table.decisions) == {0, 1}
    assert watchers(table).buried[1] != NONE


def test_a_late_answer_to_what_was_taken_back_is_stale() -> None:
    """The question has another number when it is asked again."""
    table = hushed()
    number = table.decisions[0].number
    say(table, 0, "lay east")
    table.undo(0)
    with pytest.raises(StaleDecision):
        table.answer(0, number, "lay east")


def test_nothing_is_taken_back_after_the_last_has_come() -> None:
    """By nobody: what the others did is known."""
    table = hushed()
    say(table, 0, "lay east")
    say(table, 1, "lay west")
    for seat in (0, 1):
        with pytest.raises(UndoRevealed):
            table.undo(seat)


def test_what_is_open_is_taken_back_beside_sealed_answers() -> None:
    """The own lane goes back; the sealed answer of the other stays."""
    table = hushed()
    say(table, 1, "lay east")
    say(table, 0, "bury")
    table.undo(0)
    assert watchers(table).buried == [NONE, NONE]
    say(table, 0, "lay east")
    assert watchers(table).laid == [1, 0, 0, 1, 0, 0]


def test_nobody_goes_back_behind_the_sealed_answer_of_another() -> None:
    """The lanes would be gone in which it was given."""
    table = hushed()
    say(table, 0, "lay east")
    sealed = len(table.journal.entries)
    with pytest.raises(NotAllowed):
        table.undo(1)
    assert set(table.decisions) == {1}
    table.control(0, "person:eve")
    with pytest.raises(UndoOthers) as refused:
        table.undo(0)
    assert refused.value.facts == {"entry": sealed}


def test_one_person_takes_back_what_the_own_other_seat_sealed() -> None:
    """Seats with one holder go back together, as in open lanes."""
    table = to_night(toy_table(hushed=1, holders=ALONE))
    say(table, 0, "lay east")
    table.undo(1)
    assert set(table.decisions) == {0, 1}


def test_an_answer_that_fails_leaves_sealed_ones_sealed() -> None:
    """What could not be carried out has not happened."""
    table = hushed()
    say(table, 0, "lay east")
    entries = len(table.journal.entries)
    watchers(table).lanes[1].insert(1, Crash())
    with pytest.raises(RuntimeError):
        say(table, 1, "done")
    assert len(table.journal.entries) == entries
    assert table.is_closed(entries)
    assert set(table.decisions) == {1}


# Journals, positions, forks.


def test_a_sealed_choice_has_an_audience_in_the_journal() -> None:
    """Its seat; open ones have none."""
    table = hushed()
    say(table, 0, "lay east")
    assert newest_choice(table).words()["seen"] == [0]
    say(table, 1, "bury")
    assert "seen" not in newest_choice(table).words()


@given(st.integers(0, 10_000))
@settings(max_examples=30)
def test_a_journal_holds_as_the_table_did(seed: int) -> None:
    """Read again it has the same state, the same open decisions and the same sealed entries."""
    table = hushed(nights=1 + seed % 4, days=2)
    play_randomly(table, Luck(seed), most=seed % 25, undos=True)
    again = load(Toy(), read_journal(table.journal.text()))
    assert again.state.fingerprint() == table.state.fingerprint()
    assert [(seat, one.number) for seat, one in again.decisions.items()] == [
        (seat, one.number) for seat, one in table.decisions.items()
    ]
    count = range(1, len(table.journal.entries) + 1)
    assert [again.is_closed(n) for n in count] == [table.is_closed(n) for n in count]
    assert again.journal.text() == table.journal.text()


@pytest.mark.parametrize(
    ("said", "seen"), [("lay east", ""), ("lay east", ', "seen": [1]'), ("bury", ', "seen": [0]')]
)
def test_a_journal_with_the_wrong_audience_does_not_fit(said: str, seen: str) -> None:
    """Open where it should be sealed, sealed for another, or sealed where it should be open."""
    table = hushed()
    say(table, 0, said)
    choice = next(line for line in table.journal.text().splitlines() if f'"{said}"' in line)
    changed = choice.split(', "seen"')[0].removesuffix("}") + seen + "}"
    with pytest.raises(BadJournal):
        load(Toy(), read_journal(table.journal.text().replace(choice, changed)))


def test_a_journal_of_the_format_before_keeps_it() -> None:
    """It is read, and written as it was."""
    text = toy_table().journal.text().replace('"format": 2', '"format": 1', 1)
    assert load(Toy(), read_journal(text)).journal.text() == text


def test_positions_and_forks_ask_again_what_was_sealed() -> None:
    """A sealed answer is in no state, so it is in nothing made of one."""
    table = hushed()
    say(table, 0, "lay east")
    opened = open_position(Toy(), position_words(table), engine=ENGINE, stretch=stretch())
    assert set(opened.decisions) == {0, 1}
    at = len(table.journal.entries)
    dreamt = fork(table, at, engine=ENGINE, stretch=stretch(), dreamer=Dreamer(1, Luck(1)))
    assert set(dreamt.decisions) == {0, 1}


# Leaks.


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_seat_cannot_tell_sealed_answers_apart(seat: Seat) -> None:
    """View, events, record, undo, previews, imagined worlds, numbers and errors are equal."""
    compared = 0
    for seed in range(24):
        table = hushed(seed, days=2, nights=1 + seed % 3)
        play_randomly(table, Luck(seed), most=1 + seed % 12, undos=True)
        if table.over:
            continue
        ours = everything_for(table, seat)
        for twin in sealed_twins(table, seat):
            assert everything_for(twin, seat) == ours
            compared += 1
    assert compared > 30


def test_the_comparison_would_see_a_sealed_answer() -> None:
    """Whoever gave it is told another thing in the twin."""
    table = hushed()
    say(table, 0, "lay east")
    twin = next(sealed_twins(table, 1))
    assert everything_for(twin, 0) != everything_for(table, 0)
