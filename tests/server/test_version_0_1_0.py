"""A data folder of version 0.1.0, in mid-game, goes on: seats, links, secrets, undo, bots.

The folder was kept by a server of that version: a table of each game with Anna, a steady and a
reckless bot (`bot:greedy`, `bot:random`) and Bert, who came by a link; and one that still waits.
"""

import gzip
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.server.client import PATIENCE, Hall, Person, Words

from hordekeep import library
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import verify

KEPT = Path(__file__).parents[1] / "fixtures" / "data-0.1.0"
PEOPLE: dict[str, dict[str, Any]] = json.loads((KEPT / "people.json").read_text(encoding="utf-8"))

REVERSIBLE = {"last-bastion": "activate tavern", "sanctum": "hit r1-12 6"}
"""What Anna can do and take back: it is still her turn after it."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("data")
    packed = (KEPT / "tables.sqlite.gz").read_bytes()
    (folder / "tables.sqlite").write_bytes(gzip.decompress(packed))
    with Hall(folder) as hall:
        yield hall


def returning(person: Person, table: str) -> Person:
    """Somebody whose browser has kept a place at a table."""
    person.table = PEOPLE[table]["table"]
    person.tokens[person.table] = PEOPLE[table][person.name.lower()]
    return person


def state_of(person: Person, seat: int) -> Words:
    messages = person.get("state", seat=seat)["messages"]
    return next(one for one in messages if one["type"] == "state")


def choose(person: Person, seat: int, ident: str, action: str = "") -> None:
    """Answers the open decision of a seat."""
    [asked] = [one for one in state_of(person, seat)["decisions"] if one["seat"] == seat]
    said = action or asked["actions"][0]["text"]
    person.say("answer", id=ident, seat=seat, decision=asked["number"], action=said)


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_a_table_stands_where_it_stood(hall: Hall, anna: Person, bert: Person, game: str) -> None:
    """Everybody has their seat, and is asked what they were asked."""
    kept = PEOPLE[game]
    card = returning(anna, game).get("")
    assert (card["game"], card["stage"], card["seats"]) == (game, "playing", [0])
    assert (card["name"], returning(bert, game).get("")["seats"]) == ("Anna", [3])
    state = state_of(anna, 0)
    assert state["entry"] == kept["entry"]
    [asked] = state["decisions"]
    assert sorted(action["text"] for action in asked["actions"]) == kept["actions"]
    assert len(anna.get("lines")["lines"]) == kept["entry"]
    assert anna.get("log", seat=0)["chapters"]
    mine = anna.post("/api/mine", {"places": [{"table": anna.table, "token": kept["anna"]}]})
    assert [one["table"] for one in mine["tables"]] == [kept["table"]]
    with Person(hall.url, "Clara") as clara:
        assert clara.sit(kept["table"], kept["watch"])["seats"] == []


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_a_table_goes_on(anna: Person, bert: Person, game: str) -> None:
    """People answer and take back, both bots play, and the dice follow from the old secret."""
    returning(anna, game)
    returning(bert, game)
    before = state_of(anna, 0)["entry"]
    choose(anna, 0, "first", REVERSIBLE[game])
    [undo] = [one for one in state_of(anna, 0)["undo"] if one["seat"] == 0]
    anna.say("undo", id="back", seat=0, entry=undo["entry"])
    choose(anna, 0, "again", REVERSIBLE[game])
    until, number = time.monotonic() + PATIENCE, 0
    while not {1, 2} <= seats_since(anna, before):
        assert time.monotonic() < until
        for person, seat in ((anna, 0), (bert, 3)):
            if [one for one in state_of(person, seat)["decisions"] if one["seat"] == seat]:
                number += 1
                choose(person, seat, f"on-{number}")
    for person in (anna, bert):
        person.say("give-up")
    journal = read_journal(anna.ask("GET", "export").text)
    assert (journal.header.rules, journal.header.engine) == (1, "test")
    assert verify(library.game_of(journal.header), journal).answers > 10


def seats_since(person: Person, entry: int) -> set[int]:
    """The seats that have chosen something after an entry."""
    lines = person.get("lines")["lines"][entry:]
    return {line["actor"] for line in lines if line["kind"] == "choice"}


def test_a_link_that_was_given_out_can_still_be_used(anna: Person, bert: Person) -> None:
    """Whoever has it sits down, and the game begins."""
    returning(anna, "gathering")
    assert anna.get("")["stage"] == "gathering"
    assert bert.sit(anna.table, PEOPLE["gathering"]["invite"])["seats"] == [1]
    assert anna.get("")["stage"] == "playing"
    assert anna.get("lines")["lines"]
