"""Every right at a table, as docs/api.md says: for its maker, a guest, a watcher and a stranger."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.server.client import Hall, Person, Words
from tests.support.server.schemas import ROOT
from websockets.sync.client import connect

from hordekeep.server import wire
from hordekeep.server.http.routes import ENDPOINTS, TABLE

NOBODYS = {"no-place", "not-yours"}
ROLES = ("maker", "guest", "watcher", "stranger")
MARK = "## Rights"


def rows() -> list[list[str]]:
    """The table of rights, row by row: the right, then what each role gets."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    chapter = text.partition(MARK)[2].partition("\n## ")[0]
    lines = [line for line in chapter.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("| ").split("|")] for line in lines[2:]]


SITTING = {"id": "again", "name": "Anna", "salt": "0" * 32}
QUERIES: dict[str, Words] = {
    "GET …/why-not": {"action": "end-turn"},
    "GET …/preview": {"action": "end-turn"},
}
BODIES: dict[str, Words] = {
    "POST …/sit": SITTING,
    "POST …/invite": {"table": True},
    "POST …/fork": {"entry": 1, "seats": ["me", "me", "me"]},
    "POST …/say": {"type": "ping"},
}


def messages(seat: int, other: int, asked: int) -> dict[str, Words]:
    """What is said for each right, by somebody on a seat; the others have one too."""
    answer = {"type": "answer", "id": "x", "decision": 10_000, "action": "end-turn"}
    return {
        "answer": {**answer, "seat": seat},
        "answer` for another's seat": {**answer, "seat": other},
        "undo": {"type": "undo", "id": "y", "seat": seat, "entry": 1},
        "point": {"type": "point", "kind": "tile", "word": "market"},
        "point` with a quick word": {"type": "point", "says": "well-done"},
        "leave": {"type": "leave"},
        "return": {"type": "return"},
        "give-up": {"type": "give-up"},
        "settle` of pace or stand-in": {"type": "settle", "pace": 10_000},
        "settle` of the time for a turn": {"type": "settle", "turn": 3600},
        "settle` of when a bot stands in": {"type": "settle", "grace": 0},
        "grant": {"type": "grant", "number": asked, "yes": True},
        "vote": {"type": "vote", "seat": other},
        "kick": {"type": "kick", "seat": other},
        "alert": {"type": "alert", "url": ""},
        "ping": {"type": "ping"},
    }


SEEN = (
    *("at/1", "position", "export", "log", "forecast", "reasons", "why-not", "preview"),
    *("advice", "plan", "hint", "choices"),
)
"""What is told of a running game from a seat that is named."""


class Gathered:
    """A running table with its maker, a guest, a watcher, and a stranger who has no link."""

    def __init__(self, hall: Hall) -> None:
        self.people = {role: Person(hall.url, role) for role in ROLES}
        maker, guest, watcher, stranger = self.people.values()
        opened = maker.open("me", "link", "bot:random", pace=10_000, options={"first": 2})
        maker.sit()
        guest.sit(opened["table"], opened["invites"][0]["secret"])
        watcher.sit(opened["table"], opened["watch"]["secret"])
        stranger.table = maker.table
        asker = {**SITTING, "secret": opened["join"]["secret"], "seat": 2}
        stranger.post("sit", asker)
        self.asked: int = maker.get("state")["messages"][0]["asks"][0]["number"]

    def close(self) -> None:
        for person in self.people.values():
            person.http.close()


@pytest.fixture
def gathered(hall: Hall) -> Iterator[Gathered]:
    found = Gathered(hall)
    yield found
    found.close()


def outcome(status: int, code: str) -> str:
    """`yes` is everything but a refusal for who it is that asks."""
    return code if status >= 400 and code in NOBODYS else "yes"


def tried(right: str, gathered: Gathered, role: str) -> str:
    person = gathered.people[role]
    # The game waits for seat 1, the guest's: who else may vote is everybody but the guest.
    seat, other = (1, 0) if role == "guest" else (0, 1)
    if right in ("hello", "look"):
        return greeted(person, right)
    if right.startswith("another's view"):
        (found,) = {
            outcome(*answered(person, "GET", path, seat=other, **QUERIES.get(f"GET …/{path}", {})))
            for path in SEEN
        }
        return found
    said = messages(seat, other, gathered.asked)
    if right in said:
        if right == "vote" and role == "guest":
            return "yes"  # of the others; nothing is asked of them now
        return outcome(*answered(person, "POST", "say", said[right]))
    method, _, path = right.partition(" …")
    body = BODIES.get(right, None if method in ("GET", "DELETE") else {})
    place = path.lstrip("/").replace("{entry}", "1")
    return outcome(*answered(person, method, place, body, **QUERIES.get(right, {})))


def answered(
    person: Person, method: str, path: str, body: Any = None, **query: object
) -> tuple[int, str]:
    response = person.ask(method, path, body, **query)
    assert response.status_code < 500, response.text
    refused = response.status_code >= 400
    return response.status_code, response.json()["code"] if refused else ""


def greeted(person: Person, right: str) -> str:
    """What a live connection says to `hello`, or to `look` after it."""
    with connect(person.live_address) as socket:
        token = person.tokens.get(person.table, "stranger")
        socket.send(json.dumps({"type": "hello", "token": token}))
        told = json.loads(socket.recv(60))
        if told["type"] == "welcome" and right == "look":
            socket.send(json.dumps({"type": "look", "seat": 0}))
            socket.send(json.dumps({"type": "ping"}))
            while told["type"] not in ("pong", "refused"):
                told = json.loads(socket.recv(60))
        return str(told["code"]) if told["type"] == "refused" else "yes"


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_right_is_whose_the_document_says(row: list[str], gathered: Gathered) -> None:
    """Asked by those without it first: a right that was used may end the table."""
    right, *expected = row
    found = {role: tried(right, gathered, role) for role in reversed(ROLES)}
    assert [found[role] for role in ROLES] == expected


def test_a_seat_of_another_is_passed_over_where_a_game_is_followed(gathered: Gathered) -> None:
    """Whoever names it sees what they may see."""
    for role, other in (("maker", 1), ("guest", 0), ("watcher", 0)):
        person = gathered.people[role]
        own = person.get("state")["messages"][1]
        named = person.get("state", seat=other)["messages"][1]
        assert named["view"] == own["view"]
        assert named["seat"] == own["seat"] != other
        with connect(person.live_address) as socket:
            token = person.tokens[person.table]
            socket.send(json.dumps({"type": "hello", "token": token, "seat": other}))
            told = {"type": ""}
            while told["type"] != "state":
                told = json.loads(socket.recv(60))
        assert told["seat"] == own["seat"]


def test_every_right_is_in_the_table() -> None:
    listed = {row[0] for row in rows()}
    addresses = {
        f"{one.method} …{one.path.removeprefix(TABLE)}"
        for one in ENDPOINTS
        if one.path.startswith(TABLE)
    }
    assert sorted(addresses - listed) == []
    kinds = {one.__struct_config__.tag for one in wire.ClientMessage.__args__}
    assert sorted(kinds - {right.partition("`")[0] for right in listed}) == []
