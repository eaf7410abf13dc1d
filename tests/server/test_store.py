"""The store: whole writes, an old file brought up to date, a full disk."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest
from tests.support.server.client import Hall, Person

from hordekeep.kernel.errors import BadFile
from hordekeep.server.store.interface import Change, KeptEntry, NotStored, Old, Overtaken, Store
from hordekeep.server.store.migrations import MIGRATIONS
from hordekeep.server.store.postgres import PostgresStore
from hordekeep.server.store.sqlite import FILE, SqliteStore
from hordekeep.server.tables.roster import Brief, Guest, Roster, hashed
from hordekeep.server.tables.services import Services

BRIEF = Brief(names=["Anna"], waiting=[0], entry=1, result=None)


def roster() -> Roster:
    return Roster(
        game="toy",
        content={},
        options={},
        stage="playing",
        bots=[""],
        guests=[Guest(name="Anna", token=hashed("token"), seats=[0])],
        doors=[],
        grace=0,
        pace=0,
        stand_in="random",
        start={"kind": "setup"},
    )


def change(*lines: KeptEntry, header: str | None = None, base: int = 0) -> Change:
    return Change(roster(), BRIEF, 1, header, lines, ("ab",), base)


def test_a_packed_journal_is_read_and_goes_on_as_any_other(
    new_store: Callable[[], Store],
) -> None:
    async def pack() -> None:
        store = new_store()
        first = await store.write(
            "t", change(KeptEntry(1, "one", "0:m"), KeptEntry(2, "two"), header="head")
        )
        before = await store.read("t")
        assert await store.archive(Old("playing", 1, frozenset(), 2), 10) == []
        assert await store.archive(Old("playing", 2, frozenset({"t"}), 2), 10) == []
        assert await store.archive(Old("playing", 2, frozenset(), 2), 10) == ["t"]
        assert await store.archive(Old("playing", 2, frozenset(), 2), 10) == []
        assert await store.read("t") == before
        second = await store.write("t", change(KeptEntry(3, "three"), base=first))
        stored, newer = await store.read("t"), await store.read("t", since=1)
        assert stored is not None
        assert newer is not None
        assert [line.text for line in stored.lines] == ["one", "two", "three"]
        assert newer.lines == stored.lines[1:]
        assert stored.lines[0].message == "0:m"
        assert await store.archive(Old("playing", 2, frozenset(), 2), 10) == ["t"]
        assert await store.read("t") == stored
        assert stored.version == second
        await store.delete("t")
        assert await store.read("t") is None
        await store.close()

    asyncio.run(pack())


def test_what_was_written_is_read(new_store: Callable[[], Store]) -> None:
    async def write_and_read() -> None:
        store = new_store()
        first = await store.write("t", change(KeptEntry(1, "one", "0:m"), header="head"))
        second = await store.write("t", change(KeptEntry(2, "two"), base=first))
        stored = await store.read("t")
        assert stored is not None
        assert (stored.header, stored.secrets, stored.version) == ("head", ["ab"], second)
        assert stored.lines == [KeptEntry(1, "one", "0:m"), KeptEntry(2, "two")]
        assert stored.roster == roster()
        newer = await store.read("t", since=1)
        assert newer is not None
        assert newer.lines == [KeptEntry(2, "two")]
        assert (await store.size()).tables == 1
        await store.delete("t")
        assert await store.read("t") is None
        assert await store.brief("t") is None
        await store.close()

    asyncio.run(write_and_read())


def test_a_write_is_whole_or_not_at_all(new_store: Callable[[], Store]) -> None:
    """Entries are only added, a request only once; a refused write leaves nothing behind."""

    async def write() -> None:
        store = new_store()
        base = await store.write("t", change(KeptEntry(1, "one", "0:m"), header="head"))
        for lines in ([KeptEntry(2, "two"), KeptEntry(1, "again")], [KeptEntry(2, "two", "0:m")]):
            with pytest.raises(NotStored):
                await store.write("t", change(*lines, base=base))
        stored = await store.read("t")
        assert stored is not None
        assert [line.text for line in stored.lines] == ["one"]
        assert stored.version == base
        await store.close()

    asyncio.run(write())


def test_a_write_builds_on_the_newest_version(new_store: Callable[[], Store]) -> None:
    """Whoever changes what somebody else has changed meanwhile has to look again."""

    async def write() -> None:
        store = new_store()
        base = await store.write("t", change(header="head"))
        newest = await store.write("t", change(KeptEntry(1, "one"), base=base))
        for late in (change(KeptEntry(2, "two"), base=base), change(base=base), change()):
            with pytest.raises(Overtaken):
                await store.write("t", late)
        assert await store.version("t") == newest
        assert await store.version("u") == 0
        await store.close()

    asyncio.run(write())


def test_old_tables_expire(new_store: Callable[[], Store]) -> None:
    async def expire() -> None:
        store = new_store()
        for table in ("a", "b", "c"):
            await store.write(table, change()._replace(now=ord(table)))
        assert await store.expire(Old("playing", ord("c"), frozenset("a"), 1000.0), 9) == ["b"]
        assert await store.expire(Old("over", 999, frozenset(), 1000.0), 9) == []
        assert await store.names("", 9) == ["a", "c"]
        assert await store.names("a", 9) == ["c"]
        await store.close()

    asyncio.run(expire())


def test_writes_that_wait_together_fail_alone(new_store: Callable[[], Store]) -> None:
    async def write() -> None:
        store = new_store()
        base = await store.write("t", change(KeptEntry(1, "one"), header="head"))
        bad = store.write("t", change(KeptEntry(1, "bad"), base=base))
        results = await asyncio.gather(bad, store.write("u", change()), return_exceptions=True)
        assert [type(result) for result in results] == [Overtaken, int]
        assert await store.read("u") is not None
        await store.close()

    asyncio.run(write())


def test_one_server_a_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(BadFile, match="in-use"):
        SqliteStore(tmp_path)
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path).close())


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "new").close())
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    assert (tmp_path / "new" / FILE).stat().st_mode & 0o077 == 0


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(BadFile, match="999"):
        SqliteStore(tmp_path)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("hello, this is no database" * 100)
    with pytest.raises(BadFile):
        SqliteStore(tmp_path)


class FullDisk:
    """A store whose disk is full while `full` is set."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.full = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, table: str, change: Change, clock: int = 0) -> int:
        if self.full:
            raise NotStored(why="disk full")
        return await self._store.write(table, change, clock)


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    """What cannot be written has not happened: nobody sees it, and it can be tried again."""
    disks: list[FullDisk] = []

    def on_small_disk(services: Services) -> Services:
        assert isinstance(services.store, SqliteStore)
        disks.append(FullDisk(services.store))
        return services._replace(store=cast("Store", disks[0]))

    with Hall(tmp_path, change=on_small_disk) as hall, Person(hall.url) as anna:
        anna.open("me", "me")
        anna.sit()
        with anna.live() as live:
            before = live.until("state")
            disks[0].full = True
            refused = live.answer(ident="same")
            assert refused["code"] == "not-stored"
            assert anna.get("state")["messages"][1] == before
            disks[0].full = False
            assert live.answer(ident="same")["type"] == "done"
            assert live.until("state")["entry"] > before["entry"]


def test_keys_are_kept_as_hashes(tmp_path: Path) -> None:
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        opened = anna.open("me", "link")
        anna.sit()
    content = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    keys = [opened["token"], opened["invites"][0]["secret"], opened["watch"]["secret"]]
    assert opened["table"].encode() in content
    assert [key for key in keys if key.encode() in content] == []


def test_a_statement_that_was_cut_short_spoils_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its parts: the database waits for the rest, with a transaction that it began."""

    async def run() -> int:
        store = PostgresStore(database)
        await store.write("t", change(KeptEntry(1, "one"), header="head"))
        prepared = asyncio.Event()
        prepare = asyncpg.Connection._get_statement

        async def prepare_only(*said: Any, **more: Any) -> None:
            await prepare(*said, **more)
            prepared.set()
            await asyncio.Event().wait()

        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, "_get_statement", prepare_only)
            cut_short = asyncio.create_task(store.size())
            await prepared.wait()
            cut_short.cancel()
            await asyncio.wait([cut_short])
        stored = await store.read("t")
        version = await store.write("t", change(KeptEntry(2, "two"), base=1))
        await store.close()
        assert stored is not None
        assert [line.text for line in stored.lines] == ["one"]
        return version

    assert asyncio.run(run()) == 2
