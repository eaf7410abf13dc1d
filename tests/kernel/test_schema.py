"""The published schema says what journals and records look like, line by line."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tests.support.kernel_play import ENGINE, finished, say, stretch, to_night, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.table.fork import Dreamer, fork, open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.table import Table

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "docs" / "journal.schema.json").read_text(encoding="utf-8")
)
LINE = jsonschema_rs.validator_for(SCHEMA)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def begun() -> Table:
    words = position_words(to_night(toy_table()))
    return open_position(Toy(), words, engine=ENGINE, stretch=stretch())


def dreamt() -> Table:
    dreamer = Dreamer(0, Luck(1))
    return fork(to_night(toy_table()), 5, engine=ENGINE, stretch=stretch(), dreamer=dreamer)


def given_away() -> Table:
    table = toy_table()
    table.control(0, "bot:x")
    say(table, 0, "lay east")
    table.undo(0)
    table.abandon()
    return table


@pytest.mark.parametrize(
    "text",
    [
        finished(days=2, nights=2).journal.text(),
        given_away().journal.text(),
        begun().journal.text(),
        dreamt().journal.text(),
        record_text(to_night(toy_table()), 0),
        record_text(begun(), SPECTATOR),
        record_text(dreamt(), 1),
        record_text(begun(), 0, "a world"),
    ],
    ids=[
        "finished",
        "abandoned",
        "position",
        "fork",
        "record",
        "of a position",
        "of a fork",
        "with a world",
    ],
)
def test_what_is_written_fits_the_schema(text: str) -> None:
    """Every line of journals and records."""
    for line in lines(text):
        LINE.validate(line)


def test_the_schema_knows_every_kind_of_entry() -> None:
    """A finished game and one that was given away have them all."""
    written = lines(finished(days=2).journal.text()) + lines(given_away().journal.text())
    written += lines(record_text(begun(), 0, "a world"))
    kinds = {line["kind"] for line in written if "kind" in line}
    known = {
        line["properties"]["kind"]["const"]
        for line in SCHEMA["$defs"].values()
        if "const" in line.get("properties", {}).get("kind", {})
    }
    assert kinds == known


def test_the_schema_refuses_what_is_missing_or_too_much() -> None:
    """Every field of every line is needed, but lane and seen; and there are no others."""
    for line in lines(finished(days=2).journal.text()):
        assert not LINE.is_valid(line | {"extra": 1})
        for field in set(line) - {"lane", "seen"}:
            assert not LINE.is_valid({name: said for name, said in line.items() if name != field})


@pytest.mark.parametrize(
    ("at", "field", "said"),
    [
        (0, "format", 3),
        (0, "hordekeep", "record"),
        (0, "start", {"kind": "fork"}),
        (0, "start", {"kind": "position"}),
        (0, "start", {"kind": "setup", "position": {}}),
        (0, "seat", 1),
        (1, "commitment", "secret"),
        (2, "seen", [9]),
        (2, "say", "guess card elm"),
        (5, "seat", -1),
        (5, "n", 0),
    ],
)
def test_the_schema_refuses_what_cannot_be(at: int, field: str, said: object) -> None:
    """Wrong values in the right fields."""
    line = lines(finished().journal.text())[at]
    LINE.validate(line)
    assert not LINE.is_valid(line | {field: said})
