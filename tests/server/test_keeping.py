"""What is kept, how much of it and how long; and what happens when nothing can be kept."""

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.test_serve import SERVE, serving
from tests.server.test_store import change
from tests.support.server.client import UNLIMITED, Hall, Person

from hordekeep.server.store.interface import Stored
from hordekeep.server.store.migrations import MIGRATIONS
from hordekeep.server.store.sqlite import FILE, SqliteStore
from hordekeep.server.tables.services import Services

DAY = 86_400
NEW = {"game": "last-bastion", "seats": ["me"]}
PATIENCE = 5.0


class Clock:
    """The time of a server under test."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


@contextmanager
def in_time(folder: Path, clock: Clock) -> Iterator[Hall]:
    """A server that looks after its tables all the time."""
    limits = UNLIMITED._replace(idle=0.05)
    with Hall(
        folder, limits=limits, change=lambda services: services._replace(now=clock.now)
    ) as hall:
        yield hall


def gone(person: Person, table: str) -> bool:
    """Whether a table is deleted within the time that a test can wait."""
    place = {"table": table, "token": person.tokens[table]}
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if person.post("/api/mine", {"places": [place]})["gone"]:
            return True
        time.sleep(0.05)
    return False


class SlowStore(SqliteStore):
    """Finds a table only after those that nobody looks at have been let go twice."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.swept = asyncio.Event()

    async def due(self, now: int, most: int) -> list[str]:
        self.swept.set()
        return await super().due(now, most)

    async def read(self, table: str, since: int = 0) -> Stored | None:
        for _ in range(2):
            self.swept.clear()
            await asyncio.wait_for(self.swept.wait(), PATIENCE)
        return await super().read(table, since)


def test_a_table_that_takes_long_to_find_is_not_let_go(tmp_path: Path) -> None:
    """Whoever asks meanwhile hears that there is none, or gets it: never that something failed."""
    limits = UNLIMITED._replace(idle=0.01)

    def slow(services: Services) -> Services:
        return services._replace(store=SlowStore(tmp_path / "slow"))

    with Hall(tmp_path, limits=limits, change=slow) as hall, Person(hall.url) as anna:
        answer = anna.http.get("/api/tables/nowhere/state", headers={"Authorization": "Bearer x"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_tables_expire(tmp_path: Path) -> None:
    """Never begun: after two weeks. Finished: after half a year. Left alone: after a year."""
    clock = Clock()
    with in_time(tmp_path, clock) as hall, Person(hall.url) as anna:
        gathering = anna.open("me", "link")["table"]
        playing = anna.open("me")["table"]
        anna.sit()
        over = anna.open("me")["table"]
        anna.sit()
        anna.say("give-up", agree=True)
        for days, table, others in (
            (15, gathering, [over, playing]),
            (181, over, [playing]),
            (366, playing, []),
        ):
            clock.ahead = days * DAY
            assert gone(anna, table)
            places = [{"table": other, "token": anna.tokens[other]} for other in others]
            assert anna.post("/api/mine", {"places": places})["gone"] == []


def test_a_table_in_use_does_not_expire(tmp_path: Path) -> None:
    clock = Clock()
    with in_time(tmp_path, clock) as hall, Person(hall.url) as anna:
        idle = anna.open("me", "link")["table"]
        anna.open("me", "link")
        with anna.live() as live:
            live.until("seats")
            clock.ahead = 20 * DAY
            assert gone(anna, idle)
            live.send("ping")
            assert live.until("pong")
            assert anna.get("")["stage"] == "gathering"


def refused(folder: Path, **limits: Any) -> tuple[int, str]:
    """How the third new table of an address is refused."""
    clock = Clock()
    with (
        Hall(
            folder,
            limits=UNLIMITED._replace(**limits),
            change=lambda services: services._replace(now=clock.now),
        ) as hall,
        Person(hall.url) as anna,
    ):
        anna.open("me")
        anna.open("me")
        anna.sit()
        clock.ahead = 11.0  # how much is stored is counted now and then
        answer = anna.refused("POST", "/api/tables", NEW)
        with anna.live() as live:  # whoever plays, plays on
            assert live.answer()["type"] == "done"
        return answer


def test_an_address_stores_so_much(tmp_path: Path) -> None:
    assert refused(tmp_path / "1", daily_tables=(1e-6, 2)) == (429, "too-many")
    assert refused(tmp_path / "2", stored_bytes=(1e-6, 10_000)) == (429, "too-many")


def test_an_import_is_counted_by_its_length(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(stored_bytes=(1e-6, 50_000))
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as anna:
        said = {"text": "#" * 30_000, "seats": ["me"]}
        assert anna.refused("POST", "/api/import", said) == (422, "bad-position")
        assert anna.refused("POST", "/api/import", said) == (429, "too-many")


def test_all_together_store_so_much(tmp_path: Path) -> None:
    assert refused(tmp_path / "1", all_tables=2) == (507, "no-room")
    limits = UNLIMITED._replace(all_bytes=1000)
    with Hall(tmp_path / "2", limits=limits) as hall, Person(hall.url) as anna:
        assert anna.refused("POST", "/api/tables", NEW) == (507, "no-room")


def test_a_journal_does_not_grow_for_ever(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(entries=1)
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as anna:
        anna.open("me")
        anna.sit()
        with anna.live() as live:
            assert live.answer()["code"] == "table-full"
        assert anna.refused("POST", "say", {"type": "leave"}) == (409, "table-full")
        anna.say("give-up", agree=True)


def test_an_old_file_learns_stages(tmp_path: Path) -> None:
    """Version 1 had no column for them."""
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as db:
        for step in MIGRATIONS[0]:
            db.execute(step)
        roster = msgspec.json.encode(change().roster)
        db.execute("INSERT INTO tables VALUES ('t', ?, '', '', 1)", (roster,))
        db.execute("PRAGMA user_version = 1")
        db.commit()
    asyncio.run(SqliteStore(tmp_path).close())
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT id, stage FROM tables").fetchall() == [("t", "playing")]


# When nothing can be written.


def test_what_the_store_says_is_for_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """People are told that nothing was kept, not how the database puts it."""
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        anna.open("me")
        anna.sit()
        with anna.live() as live:
            live.until("state")
            with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as db:
                refuse = "SELECT RAISE(ABORT, 'words of the database')"
                db.execute(f"CREATE TRIGGER no BEFORE INSERT ON entries BEGIN {refuse}; END")
            answer = live.answer()
        assert (answer["code"], answer["facts"]) == ("not-stored", {})
    assert "words of the database" in caplog.text


@pytest.mark.parametrize("why", ["file", "lock"])
def test_a_folder_that_cannot_be_used(tmp_path: Path, why: str) -> None:
    """One line says which and why; no traceback."""
    folder = tmp_path / "here" / "data"
    if why == "file":
        (tmp_path / "here").write_text("no folder")
    else:
        (folder / "lock").mkdir(parents=True)
    ended = subprocess.run(
        [*SERVE, "--port", "0", "--data", str(folder)], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 3
    assert ended.stderr.count("\n") == 1
    assert str(folder) in ended.stderr


@pytest.mark.skipif(os.name == "nt", reason="limits the size of files as POSIX systems do")
def test_a_full_disk_is_read_from(tmp_path: Path) -> None:
    """The server starts, tables are shown, and what cannot be kept is refused."""
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        opened = anna.open("me")
        anna.sit()
        entry = anna.get("state")["messages"][1]["entry"]
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    run = "import sys; from hordekeep.cli.main import main; sys.argv = ['hordekeep', *sys.argv[1:]]"
    command = [sys.executable, "-c", f"{limited}{run}; main()", "serve"]
    with serving("--data", str(tmp_path), command=command) as (_, url), Person(url) as anna:
        anna.table = opened["table"]
        anna.tokens[anna.table] = opened["token"]
        with anna.live() as live:
            assert live.until("state")["entry"] == entry
            assert live.answer()["code"] == "not-stored"
        assert anna.get("state")["messages"][1]["entry"] == entry
        assert anna.refused("POST", "/api/tables", NEW) == (503, "not-stored")
