"""Tables in a PostgreSQL database, which any number of processes and machines share."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from hordekeep.kernel.errors import BadFile
from hordekeep.server.store import postgres_statements as sql
from hordekeep.server.store.interface import (
    NEW,
    Change,
    Hear,
    KeptEntry,
    Lease,
    NotStored,
    Old,
    Overtaken,
    Shelved,
    Size,
    Stored,
)
from hordekeep.server.store.opening import shown
from hordekeep.server.store.packing import packed, unpacked
from hordekeep.server.store.postgres_link import AWAY, Link, connect
from hordekeep.server.store.postgres_schema import MIGRATING, MIGRATIONS, VERSION
from hordekeep.server.store.sqlite import nowhere
from hordekeep.server.tables.roster import Brief, Roster

log = logging.getLogger("hordekeep.server")

T = TypeVar("T")

CONNECTIONS: Final = 8
"""Statements of one process side by side, besides the connection that listens."""
PATIENCE: Final = 4.0
"""Seconds that a request waits for a database that is away: it may only be starting again."""
STATEMENT_SECONDS: Final = 4.0
TRY_AGAIN: Final = 0.1
LAPSED_SECONDS: Final = 86_400.0
"""How long it is remembered when somebody has gone."""


class PostgresStore:
    """The store of one process; `migrate` has made the database ready."""

    def __init__(self, url: str, *, passing: Callable[[str], None] = nowhere) -> None:
        self._url = url
        self._passing = passing
        self._process = secrets.token_hex(6)
        self._link = Link(url, self._process)
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()
        self._closing = False

    @property
    def shared(self) -> bool:
        return True

    async def open(self, hear: Hear) -> None:
        await self._link.open(hear)

    async def write(self, table: str, change: Change, clock: int = 0) -> int:
        self._passing("queued")
        said = sql.BEGIN_TABLE if change.base == NEW else sql.CHANGE_TABLE
        values = (
            table,
            msgspec.json.encode(change.roster),
            msgspec.json.encode(change.brief),
            change.now,
            change.roster.stage,
            change.header,
            [line.number for line in change.lines],
            [line.text for line in change.lines],
            [line.message for line in change.lines],
            change.secrets,
            change.base,
            f"{self._process} changed {table} {clock} ",
            change.due,
        )
        # Shielded: a request that is cancelled must not cancel a write under way.
        row = await asyncio.shield(self._write(said, *values))
        self._passing("committed")
        if row is None:
            raise Overtaken
        return int(row[0])

    async def _write(self, said: str, *values: object) -> Any:
        """Once it was sent it is not sent again: nobody knows whether it has arrived."""
        sent = False

        async def work(db: asyncpg.Connection) -> Any:
            nonlocal sent
            sent = True
            return await db.fetchrow(said, *values)

        try:
            return await self._do(work, again=lambda: not sent)
        except NotStored:
            if sent:
                raise Overtaken from None
            raise

    async def read(self, table: str, since: int = 0) -> Stored | None:
        row = await self._do(lambda db: db.fetchrow(sql.READ, table, since))
        if row is None:
            return None
        archived = row["archived"]
        return Stored(
            roster=msgspec.json.decode(row["sheet"], type=Roster),
            header=row["header"],
            lines=[
                *([] if archived is None else unpacked(archived, since)),
                *(KeptEntry(*line) for line in row["lines"]),
            ],
            secrets=row["secrets"],
            version=row["version"],
            changed=row["changed"],
        )

    async def version(self, table: str) -> int:
        return int(await self._do(lambda db: db.fetchval(sql.VERSION, table)) or NEW)

    async def brief(self, table: str) -> Shelved | None:
        row = await self._do(lambda db: db.fetchrow(sql.BRIEF, table))
        if row is None:
            return None
        roster = msgspec.json.decode(row[0], type=Roster)
        return Shelved(roster, msgspec.json.decode(row[1], type=Brief), row[2])

    async def names(self, after: str, most: int) -> list[str]:
        rows = await self._do(lambda db: db.fetch(sql.NAMES, after, most))
        return [name for (name,) in rows]

    async def delete(self, table: str) -> None:
        notice = f"{self._process} deleted {table} 0 0"
        await self._do(lambda db: db.execute(sql.DELETE, table, notice))

    async def size(self) -> Size:
        row = await self._do(lambda db: db.fetchrow(sql.SIZE))
        return Size(*row)

    async def expire(self, old: Old, most: int) -> list[str]:
        await self._do(lambda db: db.execute(sql.LAPSED, old.now - LAPSED_SECONDS))
        values = (old.stage, old.before, list(old.spared), old.now, most)
        rows = await self._do(lambda db: db.fetch(sql.OLD, *values))
        found = [name for (name,) in rows]
        for table in found:
            await self.delete(table)
        return found

    async def archive(self, old: Old, most: int) -> list[str]:
        values = (old.stage, old.before, list(old.spared), old.now, most)
        rows = await self._do(lambda db: db.fetch(sql.UNPACKED, *values))
        found = []
        for (table,) in rows:
            stored = await self.read(table)
            if stored is None:
                continue
            data = await asyncio.to_thread(packed, stored.lines)
            if await self._file(table, stored.version, data):
                found.append(table)
        return found

    async def _file(self, table: str, version: int, data: bytes) -> bool:
        return bool(await self._do(lambda db: db.fetchval(sql.ARCHIVE, table, version, data)))

    async def orders(self) -> dict[str, float]:
        rows = await self._do(lambda db: db.fetch(sql.ORDERS))
        return {row[0]: row[1] for row in rows}

    async def order(self, name: str, until: float | None) -> None:
        notice = f"{self._process} orders - 0 0"
        if until is None:
            await self._do(lambda db: db.execute(sql.TAKE_BACK_ORDER, name, notice))
        else:
            await self._do(lambda db: db.execute(sql.GIVE_ORDER, name, until, notice))

    async def due(self, now: int, most: int) -> list[str]:
        rows = await self._do(lambda db: db.fetch(sql.DUE, now, most))
        return [name for (name,) in rows]

    async def close(self) -> None:
        self._closing = True
        await self._link.close()
        if self._pool is not None:
            try:
                async with asyncio.timeout(1.0):
                    await self._pool.close()
            except AWAY:
                self._pool.terminate()

    # Between processes.

    async def claim(self, table: str, lease: Lease, clock: int) -> None:
        notice = f"{self._process} leases {table} {clock} 0"
        values = (table, lease.claim, lease.who, self._process, lease.until, lease.said, notice)
        await self._do(lambda db: db.execute(sql.CLAIM, *values))

    async def renew(self, now: float, until: float) -> None:
        await self._do(lambda db: db.execute(sql.RENEW, self._process, now, until))

    async def leases(self, tables: list[str]) -> dict[str, list[Lease]]:
        rows = await self._do(lambda db: db.fetch(sql.LEASES, tables, self._process))
        found: dict[str, list[Lease]] = {table: [] for table in tables}
        for table, *lease in rows:
            found[table].append(Lease(*lease))
        return found

    async def may_drive(self, table: str) -> bool:
        return await self._link.may_drive(table)

    async def release(self, table: str) -> None:
        await self._link.release(table)

    # One statement, with patience.

    async def _do(
        self,
        work: Callable[[asyncpg.Connection], Awaitable[T]],
        again: Callable[[], bool] = lambda: True,
    ) -> T:
        """Does work on a connection; while the database is away it is tried again for a while."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                async with asyncio.timeout(STATEMENT_SECONDS):
                    return await self._at_once(work)
            except asyncpg.UniqueViolationError:
                raise Overtaken from None
            except AWAY as error:
                if self._closing or not again() or loop.time() > until:
                    log.warning("the database is away: %r", error)
                    raise NotStored from error
                await asyncio.sleep(TRY_AGAIN)
            except asyncpg.PostgresError as error:
                log.warning("the database refuses: %s", error)
                raise NotStored from error

    async def _at_once(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        async with (await self._connections()).acquire() as db:
            return await work(db)

    async def _connections(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=STATEMENT_SECONDS,
                    command_timeout=STATEMENT_SECONDS,
                    server_settings={"application_name": "hordekeep"},
                    reset=_leave_as_it_is,
                )
            return self._pool


async def _leave_as_it_is(_db: asyncpg.Connection) -> None:
    """No statement changes its session: setting it back would cost a round trip each time.

    A statement that was cut short between its parts leaves a transaction open that asyncpg does
    not know of. The next one ends it, if it is not `BEGIN`: so all that is read of a table is one
    statement.
    """


async def migrate(url: str) -> None:
    """Makes a database ready, or brings it up to date; raises `BadFile`."""
    try:
        db = await connect(url)
    except (*AWAY, asyncpg.PostgresError, ValueError) as error:
        raise BadFile(place=shown(url), why=str(error) or "no-answer") from error
    try:
        async with db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            await _bring_up_to_date(db, url)
    except asyncpg.PostgresError as error:
        raise BadFile(place=shown(url), why=str(error)) from error
    finally:
        await db.close()


async def _bring_up_to_date(db: asyncpg.Connection, url: str) -> None:
    await db.execute(VERSION)
    version = await db.fetchval("SELECT max(version) FROM hordekeep_schema") or 0
    if version > len(MIGRATIONS):
        expected = f"schema {len(MIGRATIONS)} or older"
        raise BadFile(place=shown(url), found=version, expected=expected)
    for steps in MIGRATIONS[version:]:
        for step in steps:
            await db.execute(step)
    if version < len(MIGRATIONS):
        await db.execute("INSERT INTO hordekeep_schema VALUES ($1)", len(MIGRATIONS))
