"""Several processes on one PostgreSQL: whoever serves a table, people see the same game."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.test_store import change
from tests.support.server.client import Hall, Person, Words

from hordekeep.server.store.interface import Lease, Tiding
from hordekeep.server.store.postgres import PostgresStore
from hordekeep.server.tables import rooms
from hordekeep.server.tables.room import Room


@pytest.fixture
def halls(tmp_path: Path, database: str) -> Iterator[tuple[Hall, Hall]]:
    with (
        Hall(tmp_path, store=PostgresStore(database)) as one,
        Hall(tmp_path, store=PostgresStore(database)) as other,
    ):
        yield one, other


@contextmanager
def at(person: Person, hall: Hall) -> Iterator[Person]:
    """The same person, who happens to reach another server."""
    with Person(hall.url, person.name) as there:
        there.tokens, there.table = person.tokens, person.table
        yield there


def test_any_process_serves_any_table(halls: tuple[Hall, Hall]) -> None:
    """What was acknowledged by one is there for the other at once, and one request happens once."""
    one, other = halls
    with Person(one.url) as anna:
        anna.open("me", "me")
        anna.sit()
        with at(anna, other) as there:
            for turn in range(12):
                here, elsewhere = (anna, there) if turn % 2 else (there, anna)
                state = here.get("state")["messages"][1]
                assert state == elsewhere.get("state")["messages"][1]
                decision = state["decisions"][0]
                said = {
                    "id": f"turn-{turn}",
                    "seat": decision["seat"],
                    "decision": decision["number"],
                    "action": decision["actions"][0]["text"],
                }
                done = elsewhere.say("answer", **said)
                assert here.say("answer", **said) == done  # the answer was lost, it is sent again
                late = {**said, "id": f"late-{turn}"}
                assert here.refused("POST", "say", {"type": "answer", **late})[0] == 409


def test_two_answer_at_once(halls: tuple[Hall, Hall]) -> None:
    """Both send an answer to the same decision to different processes: one of them counts."""
    with Person(halls[0].url) as anna, at(anna, halls[1]) as there, ThreadPoolExecutor() as threads:
        anna.open("me", "me")
        anna.sit()
        there.table = anna.table
        for turn in range(6):
            decision = anna.get("state")["messages"][1]["decisions"][0]
            said = {
                "type": "answer",
                "seat": decision["seat"],
                "decision": decision["number"],
                "action": decision["actions"][0]["text"],
            }
            both = [
                threads.submit(
                    person.ask, "POST", "say", {**said, "id": f"{turn}-{person.url[-5:]}"}
                )
                for person in (anna, there)
            ]
            assert sorted(one.result().status_code for one in both) == [200, 409]
        assert anna.get("state")["messages"][1] == there.get("state")["messages"][1]


def test_what_an_older_state_refuses_is_looked_at_again(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that has not heard of the newest answer takes the one to what is asked after it."""
    monkeypatch.setattr(Room, "hear", lambda *_: None)  # notices of the others are late

    def answer_to(decision: Words) -> Words:
        action = decision["actions"][0]["text"]
        return {"seat": decision["seat"], "decision": decision["number"], "action": action}

    with Person(halls[0].url) as anna, at(anna, halls[1]) as there:
        anna.open("me", "me")
        anna.sit()
        there.table = anna.table
        with there.live() as live:
            for turn in range(4):
                [asked, *_] = anna.get("state")["messages"][1]["decisions"]
                anna.say("answer", id=f"here-{turn}", **answer_to(asked))
                [next_asked, *_] = anna.get("state")["messages"][1]["decisions"]
                live.send("answer", id=f"there-{turn}", **answer_to(next_asked))
                assert live.reply(f"there-{turn}")["type"] == "done"


def test_people_meet_across_processes(halls: tuple[Hall, Hall]) -> None:
    """They see each other come, move, point, speak, vote and go."""
    one, other = halls
    with Person(one.url) as anna, Person(other.url, "Bert") as bert:
        opened = anna.open("me", "link")
        anna.sit()
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        with anna.live() as here:
            here.until("state")
            with bert.live() as there:
                here.until("seats", lambda told: told["seats"][1]["present"])
                before = there.until("state")
                active = here if here.state["decisions"] else there
                active.answer()
                for live in (here, there):
                    live.until("state", lambda told: told["entry"] > before["entry"])
                there.send("point", kind="tile", word="market")
                assert here.until("pointed")["name"] == "Bert"
                there.send("point", says="thanks")
                assert here.until("pointed")["says"] == "thanks"
                minds = one.server.rooms._rooms[anna.table].minds  # where a bot may think
                assert [(wish.seat, wish.word, wish.says) for wish in minds.shown] == [
                    (1, "market", ""),
                    (1, "", "thanks"),
                ]
                there.send("give-up", agree=True)
                here.until("seats", lambda told: bool(told["give_up"]))
            here.until("seats", lambda told: not told["seats"][1]["present"])
            here.send("give-up", agree=True)
            assert here.until("state", lambda told: told["result"] is not None)


def test_a_token_that_moved_is_void_everywhere(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    with Person(one.url) as anna, Person(other.url) as elsewhere:
        anna.open("me")
        anna.sit()
        with anna.live() as old:
            old.until("state")
            link = anna.post("move")
            elsewhere.sit(anna.table, link["secret"])
            assert old.until("closed")["why"] == "moved"
        assert anna.refused("GET", "state") == (401, "no-place")
        with elsewhere.live() as new:
            new.until("state")
            elsewhere.ask("DELETE", "")
            assert new.until("closed")["why"] == "deleted"


def test_bots_think_in_one_process(halls: tuple[Hall, Hall]) -> None:
    """Both have the table in memory; the game goes on, and everybody sees who thinks."""
    one, other = halls
    with Person(one.url) as anna, at(anna, other) as there:
        anna.open("bot:random", "me")
        there.table = anna.table
        anna.sit()
        with anna.live() as here, there.live() as elsewhere:
            asked = here.my_turn()
            while elsewhere.state["entry"] < asked["entry"]:
                elsewhere.until("state")
            assert elsewhere.state["decisions"] == asked["decisions"]
        links = [getattr(hall.server.services.store, "_link") for hall in halls]  # noqa: B009 - of PostgreSQL
        assert sum(anna.table in link._drives for link in links) == 1


def test_who_is_here_is_said_again_before_it_lapses(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as somebody is connected; here with other times, so that it can be told apart."""
    monkeypatch.setattr(rooms, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(rooms, "PRESENT_SECONDS", 1000.0)

    async def renewed(table: str) -> None:
        store = PostgresStore(database)
        await store.open(lambda _: None)
        async with asyncio.timeout(10):
            while True:
                leases = (await store.leases([table]))[table]
                if any(one.until > time.time() + 900 for one in leases if one.claim == "present"):
                    break
                await asyncio.sleep(0.02)
        await store.close()

    with Hall(tmp_path, store=PostgresStore(database)) as hall, Person(hall.url) as anna:
        anna.open("me", "me")
        anna.sit()
        with anna.live():
            asyncio.run(renewed(anna.table))


def test_leases_lapse_and_locks_pass_on(database: str) -> None:
    """What a process said holds until it says otherwise, or dies; then others drive its tables."""

    async def share() -> None:
        heard: list[Tiding] = []
        one, other = PostgresStore(database), PostgresStore(database)
        await one.open(lambda _: None)
        await other.open(heard.append)
        base = await one.write("t", change())
        await one.write("t", change(base=base), clock=7)
        await one.claim("t", Lease("present", "0", 100.0), 8)
        await one.claim("t", Lease("present", "1", 40.0), 9)
        await one.renew(50.0, 130.0)
        leases = await other.leases(["t"])
        assert sorted(leases["t"]) == [Lease("present", "0", 130.0), Lease("present", "1", 40.0)]
        assert await one.leases(["t"]) == {"t": []}
        assert await one.may_drive("t")
        assert not await other.may_drive("t")
        await one.close()
        async with asyncio.timeout(10):
            while not await other.may_drive("t"):  # noqa: ASYNC110 - nobody says when
                await asyncio.sleep(0.01)
        await other.close()
        assert heard == [
            Tiding("changed", "t", 2, 7),
            Tiding("leases", "t", 0, 8),
            Tiding("leases", "t", 0, 9),
        ]

    asyncio.run(share())
