"""The store: where tables are kept. A write is done when it is on disk, whole or not at all."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Final, NamedTuple, Protocol, TypeVar

import msgspec

from hordekeep.kernel.errors import BadFile, HordekeepError
from hordekeep.server.store.migrations import MIGRATIONS
from hordekeep.server.tables.roster import Brief, Roster

log = logging.getLogger("hordekeep.server")

T = TypeVar("T")

FILE: Final = "tables.sqlite"
LOCK: Final = "lock"
SETTINGS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
ALONE: Final = "locking_mode = EXCLUSIVE"
POINTS: Final = ("queued", "in-transaction", "before-commit", "committed")
"""The places on the way of a write to the disk where tests let the server die."""


class NotStored(HordekeepError):
    """The disk does not take it; nothing has changed."""

    code = "not-stored"


class Line(NamedTuple):
    """A journal entry as it is kept; `message` marks the request that brought it, if one did."""

    number: int
    text: str
    message: str = ""


class Stored(NamedTuple):
    """A table as it is kept."""

    roster: Roster
    header: str
    """The journal's first line; empty while people gather."""
    lines: list[Line]
    secrets: list[str]
    """Of each stretch, in hex."""


class Change(NamedTuple):
    """What one write changes, all of it or nothing. Lines are only ever added."""

    roster: Roster
    brief: Brief
    now: int
    header: str | None = None
    lines: tuple[Line, ...] = ()
    secrets: tuple[str, ...] | None = None


class Size(NamedTuple):
    """How much is kept in all."""

    tables: int
    bytes: int


class Old(NamedTuple):
    """Tables of one stage that were last changed before a time; those in use are spared."""

    stage: str
    before: int
    spared: frozenset[str]


class Store(Protocol):
    """The small interface behind which tables are kept."""

    async def write(self, table: str, change: Change) -> None:
        """Keeps a change; returns when it is on disk. Raises `NotStored`."""

    async def read(self, table: str) -> Stored | None:
        """A table, if there is one."""

    async def brief(self, table: str) -> "Shelved | None":
        """The line of a table in "my tables"."""

    async def delete(self, table: str) -> None:
        """Forgets a table, its secrets included."""

    async def size(self) -> Size:
        """How much is kept."""

    async def expire(self, old: Old, most: int) -> list[str]:
        """Forgets some tables that nobody has changed for long; which they were."""

    async def close(self) -> None:
        """Finishes what was begun."""


class Shelved(NamedTuple):
    """A table that need not be loaded to be listed."""

    roster: Roster
    brief: Brief
    changed: int


Work = Callable[[sqlite3.Connection], object]


class _Job(NamedTuple):
    work: Work
    done: "Future[object]"


def nowhere(_point: str) -> None:
    """The server does not die."""


class SqliteStore:
    """Tables in one SQLite file, written by one thread; what waits together is written together."""

    def __init__(self, folder: Path, *, passing: Callable[[str], None] = nowhere) -> None:
        self._lock = _hold(folder)
        self._passing = passing
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        try:
            self._db = _open(folder / FILE)
        except BaseException:
            self._lock.close()
            raise
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, table: str, change: Change) -> None:
        self._passing("queued")

        def work(db: sqlite3.Connection) -> None:
            _write(db, table, change)
            self._passing("in-transaction")

        await self._do(work)

    async def read(self, table: str) -> Stored | None:
        return await self._do(lambda db: _read(db, table))

    async def brief(self, table: str) -> Shelved | None:
        return await self._do(lambda db: _brief(db, table))

    async def delete(self, table: str) -> None:
        await self._do(lambda db: _delete(db, table))

    async def size(self) -> Size:
        return await self._do(_size)

    async def expire(self, old: Old, most: int) -> list[str]:
        return await self._do(lambda db: _expire(db, old, most))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: Future[object] = Future()
        self._jobs.put(_Job(work, done))
        try:
            # Shielded: a request that is cancelled must not cancel a write under way.
            return await asyncio.shield(asyncio.wrap_future(done))  # type: ignore[arg-type]  # the work returns a T
        except sqlite3.Error as error:
            log.warning("the store fails: %s", error)
            raise NotStored from error

    # On the store's own thread.

    def _run(self) -> None:
        open_still = True
        while open_still:
            jobs, open_still = self._waiting()
            if jobs:
                self._commit(self._db, jobs)
        self._db.close()
        self._lock.close()

    def _waiting(self) -> tuple[list[_Job], bool]:
        """All jobs that wait, at least one; and whether more may come."""
        jobs: list[_Job] = []
        while True:
            job = self._jobs.get()
            if job is None:
                return jobs, False
            jobs.append(job)
            if self._jobs.empty():
                return jobs, True

    def _commit(self, db: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Carries out jobs in one transaction; if it fails, each in one of its own."""
        try:
            results = self._transact(db, jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, the one who asked is told
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
                return
            for job in jobs:
                self._commit(db, [job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)

    def _transact(self, db: sqlite3.Connection, jobs: list[_Job]) -> list[object]:
        db.execute("BEGIN IMMEDIATE")
        try:
            results = [job.work(db) for job in jobs]
            self._passing("before-commit")
            db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
        self._passing("committed")
        return results


def _hold(folder: Path) -> IO[str]:
    """Keeps other servers away from this folder as long as the file is open."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / LOCK).open("w", encoding="utf-8")
    except OSError as error:
        raise BadFile(place=str(folder), why=error.strerror) from None
    try:
        import fcntl  # noqa: PLC0415 - not on every system

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        file.close()
        raise BadFile(place=str(folder), why="in-use") from None
    return file


def _open(path: Path) -> sqlite3.Connection:
    """The file (for its owner only: it holds secrets), made or brought up to date.

    SQLite wants room for the memory that it shares with others who look into the file. Where the
    disk has none left it goes without: what is there is read, and writes begin when there is room.
    """
    try:
        path.touch(mode=0o600, exist_ok=True)
        try:
            return _connect(path, SETTINGS)
        except sqlite3.OperationalError as error:
            log.warning("no room beside %s (%s): nobody else can read it now", path, error)
            return _connect(path, (ALONE, *SETTINGS))
    except (sqlite3.Error, OSError) as error:
        raise BadFile(place=str(path), why=str(error)) from error


def _connect(path: Path, settings: Sequence[str]) -> sqlite3.Connection:
    # Made here, used by the store's thread only.
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for setting in settings:
            db.execute(f"PRAGMA {setting}")
        _migrate(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadFile(place=str(path), found=version, expected=f"schema {len(MIGRATIONS)} or older")
    if version == len(MIGRATIONS):
        return  # nothing is written: the disk may be full
    db.execute("BEGIN IMMEDIATE")
    for steps in MIGRATIONS[version:]:
        for step in steps:
            db.execute(step)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.execute("COMMIT")


def _write(db: sqlite3.Connection, table: str, change: Change) -> None:
    roster = msgspec.json.encode(change.roster)
    brief = msgspec.json.encode(change.brief)
    db.execute(
        "INSERT INTO tables (id, sheet, brief, changed, stage) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET sheet = excluded.sheet, brief = excluded.brief,"
        " changed = excluded.changed, stage = excluded.stage",
        (table, roster, brief, change.now, change.roster.stage),
    )
    if change.header is not None:
        db.execute("UPDATE tables SET header = ? WHERE id = ?", (change.header, table))
    if change.secrets is not None:
        db.execute("DELETE FROM secrets WHERE table_id = ?", (table,))
        rows = [(table, number, secret) for number, secret in enumerate(change.secrets)]
        db.executemany("INSERT INTO secrets (table_id, stretch, secret) VALUES (?, ?, ?)", rows)
    db.executemany(
        "INSERT INTO entries (table_id, number, line, message) VALUES (?, ?, ?, ?)",
        [(table, line.number, line.text, line.message or None) for line in change.lines],
    )


def _read(db: sqlite3.Connection, table: str) -> Stored | None:
    row = db.execute("SELECT sheet, header FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    lines = db.execute(
        "SELECT number, line, message FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    secrets = db.execute(
        "SELECT secret FROM secrets WHERE table_id = ? ORDER BY stretch", (table,)
    ).fetchall()
    return Stored(
        roster=msgspec.json.decode(row[0], type=Roster),
        header=row[1],
        lines=[Line(number, text, message or "") for number, text, message in lines],
        secrets=[secret for (secret,) in secrets],
    )


def _brief(db: sqlite3.Connection, table: str) -> Shelved | None:
    row = db.execute("SELECT sheet, brief, changed FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    roster = msgspec.json.decode(row[0], type=Roster)
    return Shelved(roster, msgspec.json.decode(row[1], type=Brief), row[2])


def _delete(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def _size(db: sqlite3.Connection) -> Size:
    tables = db.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
    pages, free, bytes_each = (
        db.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return Size(tables, (pages - free) * bytes_each)


def _expire(db: sqlite3.Connection, old: Old, most: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE stage = ? AND changed < ? ORDER BY changed LIMIT ?",
        (old.stage, old.before, most + len(old.spared)),
    ).fetchall()
    found = [table for (table,) in rows if table not in old.spared][:most]
    for table in found:
        _delete(db, table)
    return found
