"""The link of a process to the others: a connection that listens, and holds who drives what."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg

from hordekeep.server.store import postgres_statements as sql
from hordekeep.server.store.interface import Hear, Tiding

log = logging.getLogger("hordekeep.server")

CONNECT_SECONDS: Final = 4.0
PULSE_SECONDS: Final = 5.0
"""How often it is asked whether the connection still carries anything."""
TRY_AGAIN: Final = 0.25
END_SECONDS: Final = 1.5
AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""What happens when a database is away: ended, starting, cut off or out of connections."""


async def connect(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=CONNECT_SECONDS,
        server_settings={"application_name": "hordekeep link"},
    )


class Link:
    """Hears tidings of other processes. Lost connections are made anew, and then it is said so."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._db: asyncpg.Connection | None = None
        self._asking = asyncio.Lock()
        self._drives: set[str] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._broken = asyncio.Event()
        self._closing = asyncio.Event()

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        with contextlib.suppress(*AWAY):  # its keeper goes on trying
            await self._connect()
        self._keeper = asyncio.create_task(self._keep(), name="link")

    async def close(self) -> None:
        """Ends; a connection that is being made is waited for: cut short, it stays half open."""
        self._closing.set()
        self._broken.set()
        if self._keeper is not None:
            await asyncio.wait([self._keeper], timeout=END_SECONDS)
            self._keeper.cancel()
        await self._hang_up()

    async def may_drive(self, table: str) -> bool:
        """Whether this process has the table's advisory lock now; without a link, nobody's bots."""
        if table in self._drives:
            return True
        try:
            async with self._asking:
                found = self._db is not None and await self._db.fetchval(sql.DRIVE, table)
        except AWAY:
            self._broken.set()
            return False
        except asyncpg.PostgresError as error:
            log.warning("no lock for table %s: %s", table, error)
            return True  # the journal takes every entry once, whoever thinks
        if found:
            self._drives.add(table)
        return bool(found)

    async def release(self, table: str) -> None:
        if table not in self._drives:
            return
        self._drives.discard(table)
        with contextlib.suppress(*AWAY, asyncpg.PostgresError):
            async with self._asking:
                if self._db is not None:
                    await self._db.execute(sql.RELEASE, table)

    async def _keep(self) -> None:
        """Looks after the connection as long as the process lives."""
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE_SECONDS):
                    await self._broken.wait()
            if self._closing.is_set() or await self._beats():
                continue
            await self._hang_up()
            log.warning("the link to the database is lost")
            await self._connect_again()
            if not self._closing.is_set():
                log.warning("the link to the database is there again")
                self._hear(Tiding("lost"))

    async def _connect_again(self) -> None:
        while not self._closing.is_set():
            try:
                await self._connect()
            except (*AWAY, asyncpg.PostgresError):
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def _beats(self) -> bool:
        if self._db is None or self._broken.is_set():
            return False
        try:
            async with self._asking:
                await self._db.execute("SELECT 1")
        except (*AWAY, asyncpg.PostgresError):
            return False
        return True

    async def _connect(self) -> None:
        db = await connect(self._url)
        await db.add_listener(sql.CHANNEL, self._heard)
        db.add_termination_listener(lambda _db: self._broken.set())
        self._broken.clear()
        self._db = db

    async def _hang_up(self) -> None:
        db, self._db = self._db, None
        self._drives.clear()
        if db is not None:
            db.terminate()

    def _heard(self, _db: Any, _pid: int, _channel: str, payload: object) -> None:
        process, kind, table, clock, version = str(payload).split(" ")
        if process != self._process:
            self._hear(Tiding(kind, table, int(version), int(clock)))  # type: ignore[arg-type]  # as it was sent
