"""Records: what one seat saw of a running game."""

import json
from typing import Any

import pytest
from tests.support.kernel_play import ENGINE, finished, say, stretch, to_night, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadJournal
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.seat_record import record_text


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_record_shows_what_the_seat_saw() -> None:
    """The own sign, not the other's; no closed card; everything else as in the journal."""
    table = to_night(toy_table())
    say(table, 1, "bury", "throw 1")
    journal = lines(table.journal.text())
    record = lines(record_text(table, 0))
    hidden = [line["n"] for line in record[1:] if line.get("hidden")]
    assert hidden == [3, 7, 8, 10]
    for line, shown in zip(journal[1:], record[1:], strict=True):
        if line["n"] in hidden:
            assert shown == {"n": line["n"], "kind": "chance", "hidden": True}
        else:
            assert shown == line


def test_a_record_says_that_it_is_one() -> None:
    """And of which seat; everything else in the header is public."""
    table = toy_table()
    header = lines(record_text(table, 1))[0]
    journal = lines(table.journal.text())[0]
    assert header == journal | {"hordekeep": "record", "seat": 1}


def test_a_spectator_sees_what_everybody_sees() -> None:
    """Neither sign."""
    record = lines(record_text(toy_table(), SPECTATOR))
    assert [line["n"] for line in record[1:] if line.get("hidden")] == [2, 3]


def test_a_record_is_no_journal() -> None:
    """Read as one it is refused, and the error says what it is."""
    with pytest.raises(BadJournal) as error:
        read_journal(record_text(toy_table(), 0))
    assert error.value.facts == {
        "place": "line 1",
        "field": "hordekeep",
        "found": "record",
        "expected": "journal",
    }


def test_a_record_does_not_tell_the_position_the_game_began_with() -> None:
    """It holds every secret."""
    words = position_words(to_night(toy_table()))
    table = open_position(Toy(), words, engine=ENGINE, stretch=stretch())
    header = lines(record_text(table, 0))[0]
    assert header["start"] == {"kind": "position"}


def test_at_the_end_everything_is_published() -> None:
    """The record is the journal then, secrets included."""
    table = finished()
    text = record_text(table, 0)
    assert text == table.journal.text()
    assert open_secret(7).hex() in text
