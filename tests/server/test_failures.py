"""The database goes away, is cut off or full; a server sleeps; clocks jump: nothing is lost."""

import threading
from pathlib import Path

import pytest
from tests.server.test_keeping import Clock
from tests.server.test_processes import at
from tests.support.server.client import Hall, Person
from tests.support.server.cutting import Wire
from tests.support.server.pausing import sleep_through
from tests.support.server.postgres import Postgres
from tests.support.waiting import wait_until

from hordekeep.server.store import postgres as store_module
from hordekeep.server.store.postgres import PostgresStore


def test_the_database_starts_again(
    tmp_path: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """A short while of it is waited for; a long one is said, and what was said is sent again.

    The log tells both.
    """
    database = postgres.new_database()
    with Hall(tmp_path, store=PostgresStore(database)) as hall, Person(hall.url) as anna:
        anna.open("me", "me")
        anna.sit()
        with anna.live() as live:
            before = live.until("state")["entry"]
            postgres.stop()
            again = threading.Timer(0.5, postgres.start)
            again.start()
            assert live.answer()["type"] == "done"
            again.join()
            live.until("state", lambda told: told["entry"] > before)
            postgres.stop()
            try:
                assert live.answer(ident="same")["code"] == "not-stored"
            finally:
                postgres.start()
            assert live.answer(ident="same")["type"] == "done"
            assert live.answer(ident="same")["type"] == "done"
        lines = postgres.execute(database, "SELECT message FROM entries WHERE message LIKE '%same'")
        assert len(lines) == 1
        wait_until(lambda: "the link to the database is there again" in caplog.text)
    assert "the link to the database is lost" in caplog.text


@pytest.mark.parametrize("cut", ["both", "back"])
def test_the_net_to_the_database_is_cut(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, cut: str
) -> None:
    """Also when it has the move and only its answer is lost: sent again, it happened once."""
    monkeypatch.setattr(store_module, "STATEMENT_SECONDS", 0.3)
    monkeypatch.setattr(store_module, "PATIENCE", 0.5)
    database = postgres.new_database()
    with (
        Wire(database) as wire,
        Hall(tmp_path, store=PostgresStore(wire.url)) as cut_off,
        Hall(tmp_path, store=PostgresStore(database)) as other,
        Person(cut_off.url) as anna,
        at(anna, other) as there,
    ):
        anna.open("me", "me")
        anna.sit()
        there.table = anna.table
        with anna.live() as live:
            began = live.until("state")["entry"]
            live.answer()  # from here on the database knows what will be said
            before = live.until("state", lambda told: told["entry"] > began)
            wire.cut = cut  # type: ignore[assignment]  # one of its words
            assert live.answer(ident="same")["code"] == "not-stored"
            seen = there.get("state")["messages"][1]["entry"]
            assert (seen > before["entry"]) == (cut == "back")
            wire.cut = ""
            assert live.answer(ident="same")["type"] == "done"
            now = live.until("state", lambda told: told["entry"] > before["entry"])
        assert there.get("state")["messages"][1]["view"] == now["view"]
        rows = postgres.execute(database, "SELECT message FROM entries WHERE message LIKE '%same'")
        assert len(rows) == 1


def test_the_disk_of_the_database_is_full(
    tmp_path: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """As it says it itself: nothing has changed, and with room the same request goes through."""
    database = postgres.new_database()
    with Hall(tmp_path, store=PostgresStore(database)) as hall, Person(hall.url) as anna:
        anna.open("me", "me")
        anna.sit()
        with anna.live() as live:
            before = live.until("state")
            postgres.execute(
                database,
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                "RAISE 'no space left' USING ERRCODE = '53100'; END $$",
            )
            postgres.execute(
                database,
                "CREATE TRIGGER no BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()",
            )
            refused = live.answer(ident="same")
            assert (refused["code"], refused["facts"]) == ("not-stored", {})
            assert anna.get("state")["messages"][1]["entry"] == before["entry"]
            postgres.execute(database, "DROP TRIGGER no ON entries")
            assert live.answer(ident="same")["type"] == "done"
    assert "no space left" in caplog.text


@pytest.mark.slow
def test_a_server_sleeps(database: str) -> None:
    """Others play on with the one that is awake; the sleeper knows it all when it wakes."""
    sleep_through(database)


def test_the_clock_jumps(tmp_path: Path) -> None:
    """An hour ahead and two back: nobody is thrown out, and news are news for who polls."""
    clock = Clock()
    with (
        Hall(tmp_path, change=lambda services: services._replace(now=clock.now)) as hall,
        Person(hall.url) as anna,
    ):
        anna.open("me", "me")
        anna.sit()
        with anna.live() as live:
            live.until("state")
            versions = []
            for ahead in (0.0, 3600.0, -3600.0):
                clock.ahead = ahead
                before = live.state["entry"]
                assert live.answer()["type"] == "done"
                live.until("state", lambda told, before=before: told["entry"] > before)  # type: ignore[misc]  # a default binds it
                told = anna.get("state")
                versions.append(told["version"])
                assert told["messages"][0]["seats"][0]["present"]
            assert versions == sorted(set(versions))
            assert anna.get("state", version=versions[-1], wait=1)["version"] >= versions[-1]
