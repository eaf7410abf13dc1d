"""The rooms: tables are loaded when somebody asks for them, and leave memory when nobody looks."""

import asyncio
import contextlib
import logging
from weakref import WeakValueDictionary

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.bots.driver import drive
from hordekeep.server.errors import NoSuchTable, TooMany
from hordekeep.server.store.sqlite import NotStored, Old
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.services import Services

log = logging.getLogger("hordekeep.server")

SWEEP_SECONDS = 30.0
EXPIRED_AT_ONCE = 100
"""Tables of a stage that one sweep deletes: moves do not wait long behind it."""


class Rooms:
    """Finds the room of a table, and lets bots play in it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None

    async def room(self, table: str) -> Room:
        """The room of a table; raises `NoSuchTable`."""
        found = self._rooms.get(table)
        if found is None:
            # However many ask for it at once, a table is loaded once.
            async with self._doors.setdefault(table, asyncio.Lock()):
                found = self._rooms.get(table) or await self._load(table)
        found.touched = self.services.now()
        return found

    async def _load(self, table: str) -> Room:
        if len(self._rooms) >= self.services.limits.rooms:
            raise TooMany(what="tables")
        room = Room(table, self.services)
        async with room.reading():
            pass
        self._rooms[table] = room
        self._drivers[table] = asyncio.create_task(drive(room), name=f"bots of {table}")
        return room

    @property
    def loaded(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Ends all that goes on; nothing is lost, since everything shown is on disk."""
        tasks = [*self._drivers.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, HordekeepError):
                await task
        self._rooms.clear()
        self._drivers.clear()

    async def leave(self, table: str) -> None:
        """Lets a room go out of memory."""
        self._rooms.pop(table, None)
        driver = self._drivers.pop(table, None)
        if driver is not None:
            driver.cancel()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.services.limits.idle))
            for room in list(self._rooms.values()):
                if self._is_idle(room):
                    log.debug("table %s leaves memory", room.id)
                    await self.leave(room.id)
            with contextlib.suppress(NotStored):  # it is in the log; the next time may be better
                await self.expire()

    async def expire(self) -> None:
        """Deletes tables that nobody has touched for as long as the limits say."""
        limits, now = self.services.limits, int(self.services.now())
        for stage, kept in (
            ("gathering", limits.keep_gathering),
            ("over", limits.keep_over),
            ("playing", limits.keep_playing),
        ):
            if kept:
                old = Old(stage, now - int(kept), frozenset(self._rooms))
                await self._forget(await self.services.store.expire(old, EXPIRED_AT_ONCE))

    async def _forget(self, expired: list[str]) -> None:
        if expired:
            log.info("%d tables expired", len(expired))
        for table in expired:
            room = self._rooms.get(table)
            if room is not None:  # somebody came at the last moment
                with contextlib.suppress(NoSuchTable):
                    async with room.reading():
                        await room.delete()
                await self.leave(table)

    def _is_idle(self, room: Room) -> bool:
        unused = self.services.now() - room.touched > self.services.limits.idle
        return not room.listeners and unused and not room.busy
