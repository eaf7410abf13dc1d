"""What one client can do to a server within its limits: each attack is answered plainly."""

import json
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.test_serve import serving
from tests.support.server.client import UNLIMITED, Hall, Person
from tests.support.server.files import costly_journal, finished_journal


def import_refused(person: Person, text: str) -> tuple[int, str, int]:
    """Status, code and line of an import that must be refused."""
    response = person.ask("POST", "/api/import", {"text": text, "seats": ["me"]})
    refused = response.json()
    return response.status_code, refused["code"], refused["facts"].get("line")


@pytest.mark.parametrize(
    "deep",
    ["a." * 2000 + "a = 1", "[" + "a." * 2000 + "a]", "a = " + "[" * 2000, "a = " + "{a=" * 2000],
    ids=["key", "header", "list", "table"],
)
def test_a_deep_position_is_refused_before_it_is_read(anna: Person, deep: str) -> None:
    """A reader that follows a dotted key takes memory with the square of its length."""
    assert import_refused(anna, "hordekeep = 'position'\n" + deep) == (422, "too-deep", 2)


def test_a_deep_journal_is_refused_before_it_is_read(anna: Person) -> None:
    assert import_refused(anna, '{"a":' * 2000) == (422, "too-deep", 1)
    assert import_refused(anna, json.dumps({"hordekeep": "journal"}) + "\n" + "[" * 500)[0] == 422


def test_a_long_position_is_refused_before_it_is_read(anna: Person) -> None:
    assert import_refused(anna, "# " + "x" * 300_000)[:2] == (422, "too-long")


@pytest.fixture
def sparing(tmp_path: Path) -> Iterator[Person]:
    """A server that takes few steps for an import, and reads one of them at a time."""
    limits = UNLIMITED._replace(replay_steps=100, entries=400, imports_waiting=0)
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as person:
        yield person


def test_a_journal_that_costs_too_much_is_refused(sparing: Person) -> None:
    """By its steps, or by its length alone."""
    body = {"text": costly_journal(10), "seats": ["me", "me"]}
    assert sparing.post("/api/import", body)["stage"] == "gathering"
    body["text"] = costly_journal(40)
    assert sparing.refused("POST", "/api/import", body) == (422, "too-costly")
    assert sparing.refused("POST", "/api/import", {**body, "entry": 120}) == (422, "too-costly")
    body["text"] = costly_journal(140)
    assert sparing.refused("POST", "/api/import", {**body, "entry": 1}) == (422, "too-costly")


def test_an_address_imports_one_file_at_a_time(anna: Person, bert: Person) -> None:
    """Imports wait in a line of their own, and nobody fills it alone."""
    said = {"text": costly_journal(100), "seats": ["me", "me"]}
    with ThreadPoolExecutor(4) as together:
        sent = [together.submit(anna.ask, "POST", "/api/import", said) for _ in range(4)]
        answers = sorted(one.result().status_code for one in sent)
    assert answers[0] == 200
    assert answers[-1] == 429
    assert bert.ask("POST", "/api/import", said).status_code == 200


@pytest.mark.slow
def test_an_end_does_not_wait_for_an_import(tmp_path: Path) -> None:
    """SIGTERM while a file is read that would take many seconds: the server ends at once."""
    said = {"text": costly_journal(6000), "seats": ["me", "me"]}
    with (
        serving("--data", str(tmp_path)) as (process, url),
        Person(url) as anna,
        ThreadPoolExecutor(1) as beside,
    ):
        sent = beside.submit(anna.ask, "POST", "/api/import", said)
        while not sent.running():
            time.sleep(0.01)
        time.sleep(0.5)  # the file is on its way
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(5) in (0, -signal.SIGTERM)
        finally:
            process.kill()
            sent.exception()


def imported_names(person: Person, *holders: str) -> list[str]:
    """What the seats of an imported journal are called, in the lobby and at the table."""
    opened = person.post("/api/import", {"text": finished_journal(*holders), "seats": ["me"]})
    person.table = opened["table"]
    person.tokens[person.table] = opened["token"]
    place = {"table": person.table, "token": opened["token"]}
    names: list[str] = person.post("/api/mine", {"places": [place]})["tables"][0]["names"]
    told = person.ask("GET", "export").text + person.ask("GET", "state").text
    assert all(name in told for name in names)
    assert not any(holder in told for holder in holders if not holder.isprintable())
    return names


def test_names_in_imported_journals_are_cleaned(anna: Person) -> None:
    """As names at a table are; who was somebody else before is so afterwards."""
    names = imported_names(anna, "person:" + "x" * 100_000, "person:\u202eAn\x07na\n", "person:Bo")
    assert names == ["x" * 24, "An na", "Bo"]
    assert imported_names(anna, "person:Bo\u3164", "person:Bo") == ["Bo 2", "Bo"]
    assert imported_names(anna, "person:\u3164", "person:bot:greedy") == ["?", "? 2"]
    assert imported_names(anna, "bot:gree\u202edy\n", "Anna") == ["bot:gree dy", "Anna"]


@pytest.mark.parametrize(
    ("field", "text"),
    [("engine", "x" * 10_000), ("commitment", "\u202e"), ("engine", "a\nb")],
    ids=["long", "turned", "lines"],
)
def test_other_texts_in_imported_journals_are_plain(anna: Person, field: str, text: str) -> None:
    header, *entries = finished_journal("person:Anna").splitlines()
    words = {**json.loads(header), field: text}
    said = {"text": "\n".join([json.dumps(words), *entries]), "seats": ["me"]}
    response = anna.ask("POST", "/api/import", said)
    assert (response.status_code, response.json()["code"]) == (422, "bad-journal")
    assert response.json()["facts"]["field"] == field


@pytest.mark.parametrize(
    "name",
    [
        "bot:greedy",
        "BOT: greedy",
        "\uff42ot:x",
        "person:Anna",
        "\u3164",
        "\u2800\u115f",
        "\ufe0f",
        "\u0431\u043et:greedy",
        "bot\ua789greedy",
    ],
)
def test_nobody_is_called_like_a_bot_or_not_at_all(anna: Person, name: str) -> None:
    anna.open("me")
    said = {"id": "once", "name": name, "salt": "5a" * 16}
    assert anna.refused("POST", "sit", said) == (400, "bad-message")


def test_what_is_not_seen_makes_no_other_name(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link")
    anna.sit(name="Anna")
    secret = opened["invites"][0]["secret"]
    assert bert.sit(opened["table"], secret, name="Anna\ufe0f\u3164")["name"] == "Anna 2"


def test_a_deleted_rematch_is_opened_again(anna: Person, bert: Person) -> None:
    """Who deletes the next table of all takes it from nobody else."""
    opened = anna.open("me", "link")
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    for person in (anna, bert):
        person.say("give-up", agree=True)
    deleted = bert.post("rematch")
    bert.table = deleted["table"]
    bert.tokens[bert.table] = deleted["token"]
    assert bert.ask("DELETE", "").status_code == 200
    bert.table = opened["table"]
    again = anna.post("rematch")
    assert again["table"] not in (deleted["table"], opened["table"])
    assert bert.post("rematch")["table"] == again["table"]
