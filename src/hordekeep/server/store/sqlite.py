"""Tables in one SQLite file. A write is done when it is on disk, whole or not at all."""

import asyncio
import contextlib
import errno
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Final, NamedTuple, TypeVar

from hordekeep.kernel.errors import BadFile
from hordekeep.server.store import sqlite_rows as rows
from hordekeep.server.store.interface import (
    Change,
    Hear,
    Lease,
    NotStored,
    Old,
    Shelved,
    Size,
    Stored,
    Tiding,
)
from hordekeep.server.store.migrations import MIGRATIONS

log = logging.getLogger("hordekeep.server")

T = TypeVar("T")

FILE: Final = "tables.sqlite"
LOCK: Final = "lock"
SETTINGS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
ALONE: Final = "locking_mode = EXCLUSIVE"
LOOK_SECONDS: Final = 2.0
"""How soon it is noticed that an operator has changed something beside the server."""


Work = Callable[[sqlite3.Connection], object]


class _Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[object]"


def nowhere(_point: str) -> None:
    """The server does not die."""


class SqliteStore:
    """Tables in one SQLite file, written by one thread; what waits together is written together."""

    def __init__(
        self, folder: Path, *, passing: Callable[[str], None] = nowhere, beside: bool = False
    ) -> None:
        """Keeps other servers away; `beside` a server that may run an operator looks after it."""
        self._lock = None if beside else _hold(folder)
        self._passing = passing
        self._watcher: asyncio.Task[None] | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        try:
            self._db = _open(folder / FILE, beside=beside)
        except BaseException:
            if self._lock is not None:
                self._lock.close()
            raise
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        return False

    async def open(self, hear: Hear) -> None:
        self._watcher = asyncio.create_task(self._watch(hear), name="store watcher")

    async def _watch(self, hear: Hear) -> None:
        """Hears that an operator has changed something: what it was is looked up."""
        seen = None
        while True:
            with contextlib.suppress(NotStored):  # it is in the log
                now = await self._do(rows.data_version)
                if seen not in (None, now):
                    hear(Tiding("lost"))
                seen = now
            await asyncio.sleep(LOOK_SECONDS)

    async def write(self, table: str, change: Change, clock: int = 0) -> int:
        self._passing("queued")

        def work(db: sqlite3.Connection) -> int:
            version = rows.write(db, table, change)
            self._passing("in-transaction")
            return version

        return await self._do(work)

    async def read(self, table: str, since: int = 0) -> Stored | None:
        return await self._do(lambda db: rows.read(db, table, since))

    async def version(self, table: str) -> int:
        return await self._do(lambda db: rows.version(db, table))

    async def names(self, after: str, most: int) -> list[str]:
        return await self._do(lambda db: rows.names(db, after, most))

    async def brief(self, table: str) -> Shelved | None:
        return await self._do(lambda db: rows.brief(db, table))

    async def delete(self, table: str) -> None:
        await self._do(lambda db: rows.delete(db, table))

    async def size(self) -> Size:
        return await self._do(rows.size)

    async def expire(self, old: Old, most: int) -> list[str]:
        return await self._do(lambda db: rows.expire(db, old, most))

    async def archive(self, old: Old, most: int) -> list[str]:
        return await self._do(lambda db: rows.archive(db, old, most))

    async def orders(self) -> dict[str, float]:
        return await self._do(rows.orders)

    async def order(self, name: str, until: float | None) -> None:
        await self._do(lambda db: rows.order(db, name, until))

    async def due(self, now: int, most: int) -> list[str]:
        return await self._do(lambda db: rows.due(db, now, most))

    async def close(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def claim(self, table: str, lease: Lease, clock: int) -> None:
        """There is nobody else to be told."""

    async def renew(self, now: float, until: float) -> None:
        """Likewise."""

    async def leases(self, tables: list[str]) -> dict[str, list[Lease]]:
        return {}

    async def may_drive(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """Nobody else waits for it."""

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        try:  # a request that is cancelled does not cancel a write under way
            return await done  # type: ignore[return-value]  # the work returns a T
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
        if self._lock is not None:
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
                _hand_back(jobs, [error])
                return
            for job in jobs:
                self._commit(db, [job])
            return
        _hand_back(jobs, results)

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


def _hand_back(jobs: list[_Job], results: list[object]) -> None:
    """Wakes all who wait for these jobs at once, each in its own event loop."""
    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):  # it has ended: nobody waits any more
            loop.call_soon_threadsafe(_settle, loop, jobs, results)


def _settle(loop: asyncio.AbstractEventLoop, jobs: list[_Job], results: list[object]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.loop is not loop or job.done.done():
            continue  # another's, or whoever asked has gone
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _hold(folder: Path) -> IO[str]:
    """Keeps other servers away from this folder as long as the file is open."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / LOCK).open("w", encoding="utf-8")
    except OSError as error:
        why = errno.errorcode.get(error.errno or 0, type(error).__name__)
        raise BadFile(place=str(folder), why=why) from None
    try:
        import fcntl  # noqa: PLC0415 - not on every system

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        file.close()
        raise BadFile(place=str(folder), why="in-use") from None
    return file


def _open(path: Path, *, beside: bool) -> sqlite3.Connection:
    """The file (for its owner only: it holds secrets), made or brought up to date.

    SQLite wants room for the memory that it shares with others who look into the file. Where the
    disk has none left it goes without: what is there is read, and writes begin when there is room.
    """
    try:
        path.touch(mode=0o600, exist_ok=True)
        try:
            return _connect(path, SETTINGS, beside=beside)
        except sqlite3.OperationalError as error:
            if beside:
                raise
            log.warning("no room beside %s (%s): nobody else can read it now", path, error)
            return _connect(path, (ALONE, *SETTINGS))
    except (sqlite3.Error, OSError) as error:
        raise BadFile(place=str(path), why=str(error)) from error


def _connect(path: Path, settings: Sequence[str], *, beside: bool = False) -> sqlite3.Connection:
    # Made here, used by the store's thread only.
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for setting in settings:
            db.execute(f"PRAGMA {setting}")
        _migrate(db, path, beside=beside)
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection, path: Path, *, beside: bool) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadFile(place=str(path), found=version, expected=f"schema {len(MIGRATIONS)} or older")
    if version == len(MIGRATIONS):
        return  # nothing is written: the disk may be full
    if beside:  # the server that runs there may be an older one
        expected = f"schema {len(MIGRATIONS)}: start the server of this version once"
        raise BadFile(place=str(path), found=version, expected=expected)
    db.execute("BEGIN IMMEDIATE")
    for steps in MIGRATIONS[version:]:
        for step in steps:
            db.execute(step)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.execute("COMMIT")
