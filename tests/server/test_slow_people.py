"""People who take long: the time for a turn, votes for the stand-in, kicks, seats offered anew."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.test_processes import at
from tests.support.server.client import UNLIMITED, Hall, Person, Words
from tests.support.waiting import wait_until

from hordekeep.server.bots.pool import BotAnswer, BotPool, Question, free
from hordekeep.server.store.postgres import PostgresStore
from hordekeep.server.store.sqlite import FILE
from hordekeep.server.tables import rooms as rooms_module
from hordekeep.server.tables.services import Services

NOON = 1_700_000_000.0


class Clock:
    """The server's time, which goes on when the test says so."""

    def __init__(self) -> None:
        self.time = NOON

    def services(self, services: Services) -> Services:
        return services._replace(now=lambda: self.time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def slow_hall(tmp_path: Path, clock: Clock) -> Iterator[Hall]:
    with Hall(tmp_path, change=clock.services) as hall:
        yield hall


@pytest.fixture
def people(slow_hall: Hall) -> Iterator[list[Person]]:
    """Anna, Bert and Clara at Anna's table of Last Bastion; Anna has made it."""
    with (
        Person(slow_hall.url, "Anna") as anna,
        Person(slow_hall.url, "Bert") as bert,
        Person(slow_hall.url, "Clara") as clara,
    ):
        opened = anna.open("me", "link", "link", stand_in="random", pace=0, options={"first": 2})
        anna.sit()
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        clara.sit(opened["table"], opened["invites"][1]["secret"])
        yield [anna, bert, clara]


def around(person: Person) -> Words:
    told: Words = person.get("state")["messages"][0]
    return told


def waits_for(person: Person) -> list[int]:
    state = person.get("state")["messages"][1]
    return [one["seat"] for one in [*state["decisions"], *state["waiting"]]]


def stir(person: Person) -> None:
    """Lets the driver of the table look at the clock."""
    person.say("point", kind="tile", word="market")


def test_when_time_is_up_the_stand_in_plays_this_turn(people: list[Person], clock: Clock) -> None:
    """The maker sets it for the running game; after the turn the seat is its owner's again."""
    anna, bert, clara = people
    assert waits_for(anna) == [1]
    assert around(anna)["seats"][1]["turn_left"] is None
    assert bert.refused("POST", "say", {"type": "settle", "turn": 60}) == (403, "not-yours")
    assert bert.refused("POST", "say", {"type": "settle", "grace": 0}) == (403, "not-yours")
    anna.say("settle", turn=60)
    assert around(clara)["seats"][1]["turn_left"] == 60
    clock.time += 59
    assert around(clara)["seats"][1]["turn_left"] == 1
    with clara.live() as live:
        live.until("state")
        clock.time += 2
        stir(anna)
        live.until("state", lambda s: all(one["seat"] != 1 for one in s["waiting"]))
        seats = around(clara)
    assert (seats["seats"][1]["bot"], seats["seats"][1]["lent"]) == ("", False)
    assert [(one["kind"], one["seat"], one["name"]) for one in seats["notices"]] == [
        ("time-up", 1, "Bert")
    ]
    assert seats["seats"][2]["turn_left"] == 60


def test_a_deadline_outlives_the_server_and_has_one_effect(tmp_path: Path, clock: Clock) -> None:
    """Nobody looks: the table is found by its deadline after a restart, and the turn ends once."""
    with Hall(tmp_path, change=clock.services) as hall, Person(hall.url) as anna:
        anna.open("me", "bot:random", turn=100, stand_in="random", options={"first": 1})
        anna.sit()
        table, tokens = anna.table, dict(anna.tokens)
    clock.time += 101
    often = UNLIMITED._replace(idle=0.05)
    with Hall(tmp_path, change=clock.services, limits=often) as hall, Person(hall.url) as anna:
        while table not in hall.server.rooms.loaded:
            time.sleep(0.01)
        anna.table, anna.tokens = table, tokens
        with anna.live() as live:
            live.until("seats", lambda s: s["notices"] != [] and not s["seats"][0]["lent"])
        assert [one["number"] for one in around(anna)["notices"]] == [1]
        kinds = [line["kind"] for line in anna.get("lines")["lines"]]
        assert kinds.count("control") == 2


def test_a_table_that_cannot_be_loaded_holds_up_no_other(
    tmp_path: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its pack is gone, say. It is due first, again and again; it is said once."""
    monkeypatch.setattr(rooms_module, "WOKEN_AT_ONCE", 1)
    tables = []
    with Hall(tmp_path, change=clock.services) as hall, Person(hall.url) as anna:
        for turn in (50, 100):
            anna.open("me", "bot:random", turn=turn, stand_in="random", options={"first": 1})
            anna.sit()
            tables.append(anna.table)
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute(
            "UPDATE tables SET header = replace(header, '/1', '/0') WHERE id = ?", tables[:1]
        )
    clock.time += 101
    often = UNLIMITED._replace(idle=0.05)
    with Hall(tmp_path, change=clock.services, limits=often) as hall:
        wait_until(lambda: tables[1] in hall.server.rooms.loaded)
    assert caplog.text.count("cannot be loaded") == 1


def test_the_others_let_the_stand_in_move(people: list[Person], clock: Clock) -> None:
    """More than half of the others, after a minute; whoever is meant may take the seat back."""
    anna, bert, clara = people
    vote = {"type": "vote", "seat": 1}
    assert bert.refused("POST", "say", vote) == (403, "not-yours")
    assert anna.refused("POST", "say", vote) == (409, "too-soon")
    anna.say("settle", pace=10_000)
    clock.time += 61
    anna.say("vote", seat=1)
    seat = around(bert)["seats"][1]
    assert (seat["votes"], seat["votes_needed"], seat["bot"]) == ([0], 2, "")
    anna.say("vote", seat=1, yes=False)
    clara.say("vote", seat=1)
    assert around(bert)["seats"][1]["votes"] == [2]
    anna.say("vote", seat=1)
    seat = around(bert)["seats"][1]
    assert (seat["bot"], seat["lent"], seat["votes"]) == ("random", True, [])
    bert.say("return")
    seat = around(bert)["seats"][1]
    assert (seat["bot"], seat["lent"], waits_for(bert)) == ("", False, [1])


def test_the_maker_kicks_and_offers_the_seat_anew(people: list[Person]) -> None:
    anna, bert, clara = people
    anna.say("settle", pace=10_000)
    assert bert.refused("POST", "say", {"type": "kick", "seat": 2}) == (403, "not-yours")
    assert anna.refused("POST", "say", {"type": "kick", "seat": 0}) == (403, "not-yours")
    with bert.live() as live:
        live.until("state")
        anna.say("kick", seat=1)
        assert live.until("closed")["why"] == "kicked"
    assert bert.refused("GET", "") == (401, "no-place")
    assert around(anna)["seats"][1]["holder"] == "bot"
    assert clara.refused("POST", "invite", {"seat": 1}) == (403, "not-yours")
    link = anna.post("invite", {"seat": 1})
    assert around(anna)["seats"][1]["holder"] == "open"
    assert [one["kind"] for one in around(clara)["notices"]] == ["kicked", "offered"]
    bert.tokens.clear()
    assert bert.sit(anna.table, link["secret"])["seats"] == [1]


def test_the_makers_rights_pass_on(people: list[Person]) -> None:
    anna, bert, clara = people
    assert (around(anna)["maker"], around(bert)["maker"]) == (True, False)
    anna.ask("DELETE", "")
    assert (around(bert)["maker"], around(clara)["maker"]) == (True, False)
    bert.say("settle", grace=0, turn=3600)
    assert (around(clara)["grace"], around(clara)["turn"]) == (0, 3600)


def test_before_the_start_the_maker_sends_somebody_away(people: list[Person]) -> None:
    anna, bert, _ = people
    opened = anna.open("me", "link", "link")
    anna.sit()
    bert.tokens.clear()
    bert.sit(opened["table"], opened["join"]["secret"], seat=2)
    anna.say("kick", seat=2)
    assert bert.refused("GET", "") == (401, "no-place")
    assert around(anna)["seats"][2]["holder"] == "open"


def shared_table(anna: Person, bert: Person) -> None:
    """Anna begins; who takes longer than 100 s is played for."""
    opened = anna.open("me", "link", turn=100, stand_in="random", pace=0, options={"first": 1})
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])


def turn_ended_once(person: Person) -> None:
    """The stand-in had the seat for one turn, and everybody was told once."""
    assert [one["kind"] for one in around(person)["notices"]] == ["time-up"]
    lines = person.get("lines")["lines"]
    assert [line["kind"] for line in lines].count("control") == 2


def test_a_deadline_that_two_processes_see_has_one_effect(
    tmp_path: Path, database: str, clock: Clock
) -> None:
    """Both have the table in memory, and the time is up for both of them at once."""
    with (
        Hall(tmp_path, store=PostgresStore(database), change=clock.services) as one,
        Hall(tmp_path, store=PostgresStore(database), change=clock.services) as other,
        Person(one.url, "Anna") as anna,
        Person(other.url, "Bert") as bert,
    ):
        shared_table(anna, bert)
        with anna.live() as here, bert.live() as there:
            here.until("state")
            there.until("state")
            clock.time += 101
            stir(bert)
            for live in (here, there):
                live.until("seats", lambda s: s["notices"] != [] and not s["seats"][0]["lent"])
        turn_ended_once(anna)
        turn_ended_once(bert)


def unanswered(_asked: Question) -> BotAnswer:
    raise AssertionError


class Silent(BotPool):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__(lambda: ThreadPoolExecutor(1), unanswered)

    async def choose(self, asked: Question, pay: Callable[[float], None] = free) -> BotAnswer:
        await asyncio.Event().wait()
        return unanswered(asked)


def test_a_process_that_ends_between_a_deadline_and_its_move(
    tmp_path: Path, database: str, clock: Clock
) -> None:
    """The seat was handed to the stand-in and nobody moved: another process goes on from there."""

    def silent(services: Services) -> Services:
        return clock.services(services)._replace(bot_pool=Silent())

    with (
        Hall(tmp_path, store=PostgresStore(database), change=silent) as one,
        Person(one.url, "Anna") as anna,
        Person(one.url, "Bert") as bert,
    ):
        shared_table(anna, bert)
        with anna.live() as live:
            live.until("state")
            clock.time += 101
            stir(bert)
            live.until("seats", lambda s: s["seats"][0]["lent"])
            entry = bert.get("state")["messages"][1]["entry"]
    with (
        Hall(tmp_path, store=PostgresStore(database), change=clock.services) as other,
        at(bert, other) as there,
    ):
        with there.live() as live:
            live.until("state", lambda s: s["entry"] > entry + 1)
            live.until("seats", lambda s: not s["seats"][0]["lent"])
        turn_ended_once(there)
