"""The rooms: tables are loaded when somebody asks for them, and leave memory when nobody looks."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server import wire
from hordekeep.server.bots.budget import BotBudget
from hordekeep.server.bots.driver import drive
from hordekeep.server.errors import NoSuchTable, TooMany
from hordekeep.server.numbers import PROCESSES, shared
from hordekeep.server.store.interface import NotStored, Old, Tiding
from hordekeep.server.tables.other_processes import PRESENT_SECONDS, RENEW_SECONDS
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.services import Services

log = logging.getLogger("hordekeep.server")

SWEEP_SECONDS = 30.0
WOKEN_AT_ONCE = 20
EXPIRED_AT_ONCE = 100
"""Tables of a stage that one sweep deletes: moves do not wait long behind it."""
ARCHIVED_AT_ONCE = 20


class Rooms:
    """Finds the room of a table, and lets bots play in it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._budget = BotBudget(services.limits, services.now)
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._housework: list[asyncio.Task[None]] = []
        self._unreadable: set[str] = set()
        """Tables that are due and cannot be loaded, as when their pack is no longer offered."""

    async def room(self, table: str) -> Room:
        """The room of a table; raises `NoSuchTable`."""
        found = self._rooms.get(table)
        if found is None or table not in self._drivers:  # unknown, or being loaded
            # However many ask for it at once, a table is loaded once.
            async with self._doors.setdefault(table, asyncio.Lock()):
                found = self._rooms.get(table) or await self._load(table)
        found.touched = self.services.now()
        return found

    async def _load(self, table: str) -> Room:
        if len(self._rooms) >= self.services.limits.rooms:
            raise TooMany(what="tables")
        room = Room(table, self.services)
        self._rooms[table] = room  # what is heard of it meanwhile is not missed
        try:
            async with room.reading(newest=False):
                pass
        except BaseException:
            self._rooms.pop(table, None)  # all may have been let go meanwhile
            raise
        bots = drive(room, self._budget)
        self._drivers[table] = asyncio.create_task(bots, name=f"bots of {table}")
        return room

    @property
    def loaded(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    def numbers(self) -> dict[str, float]:
        """What this process has counted, and what goes on in it."""
        live = sum(len(room.presence.listeners) for room in self._rooms.values())
        return self.services.numbers.all(tables=len(self._rooms), live=live)

    def start(self) -> None:
        self._housework.append(asyncio.create_task(self._sweep(), name="sweeper"))
        if self.services.store.shared:
            self._housework.append(asyncio.create_task(self._renew(), name="leases"))

    def hear(self, tiding: Tiding) -> None:
        """Another process has done something; without a table, it may have been any."""
        rooms = list(self._rooms.values()) if not tiding.table else [self._rooms.get(tiding.table)]
        for room in rooms:
            if room is not None:
                room.hear(tiding)

    def show_out(self, banned: Callable[[str], bool]) -> None:
        """Ends the live connections of those whom the operator turns away."""
        for room in self._rooms.values():
            for listener in room.presence.listeners:
                if banned(listener.address):
                    listener.closing = wire.Closed(why="banned")
                    listener.bell.pull()

    async def _renew(self) -> None:
        """Says again who is here, and hears who is elsewhere: what nobody renews lapses."""
        store, now = self.services.store, self.services.now
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with contextlib.suppress(NotStored):  # it is in the log; the next time may be better
                await store.renew(now(), now() + PRESENT_SECONDS)
                await store.claim(PROCESSES, shared(self.numbers(), now() + PRESENT_SECONDS), 0)
                for room in list(self._rooms.values()):
                    if room.others.has_guests:
                        room.hear(Tiding("leases", room.id))

    async def close(self) -> None:
        """Ends all that goes on; nothing is lost, since everything shown is on disk."""
        tasks = [*self._drivers.values(), *self._housework]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, HordekeepError):
                await task
        for room in self._rooms.values():
            room.others.close()
        self._rooms.clear()
        self._drivers.clear()

    async def leave(self, table: str) -> None:
        """Lets a room go out of memory."""
        self._rooms.pop(table, None)
        driver = self._drivers.pop(table, None)
        if driver is not None:
            driver.cancel()
        await self.services.store.release(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.services.limits.idle))
            for table in list(self._drivers):  # others are still being loaded
                room = self._rooms.get(table)
                if room is not None and self._is_idle(room):
                    log.debug("table %s leaves memory", table)
                    await self.leave(table)
            await self._keep_house()

    async def _keep_house(self) -> None:
        """What fails is tried again with the next sweep; the rest is not left undone for it."""
        for work in (self.wake_due, self.expire, self.archive):
            try:
                await work()
            except NotStored:
                return  # it is in the log
            except Exception:
                log.exception("housework")

    async def wake_due(self) -> None:
        """Loads tables where somebody's time is up while nobody looks; the rest is the drivers'."""
        most = WOKEN_AT_ONCE + len(self._unreadable)
        due = await self.services.store.due(int(self.services.now()), most)
        for table in due:
            if table not in self._unreadable:
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except (NoSuchTable, TooMany):
            pass
        except NotStored:
            raise
        except HordekeepError as error:
            self._unreadable.add(table)
            log.warning("table %s is due and cannot be loaded: %s", table, error)

    async def expire(self) -> None:
        """Deletes tables that nobody has touched for as long as the limits say."""
        limits, now = self.services.limits, int(self.services.now())
        for stage, kept in (
            ("gathering", limits.keep_gathering),
            ("over", limits.keep_over),
            ("playing", limits.keep_playing),
        ):
            if kept:
                old = Old(stage, now - int(kept), frozenset(self._rooms), now)
                await self._forget(await self.services.store.expire(old, EXPIRED_AT_ONCE))

    async def archive(self) -> None:
        """Packs the journals of tables that nobody has touched for a while."""
        limits, now = self.services.limits, int(self.services.now())
        if not limits.archive_after:
            return
        for stage in ("over", "playing"):
            old = Old(stage, now - int(limits.archive_after), frozenset(self._rooms), now)
            if packed := await self.services.store.archive(old, ARCHIVED_AT_ONCE):
                log.info("%d tables archived", len(packed))

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
        return not room.presence.listeners and unused and not room.busy
