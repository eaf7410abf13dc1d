"""Quotas: what an address, and all together, may store."""

from collections.abc import Callable
from typing import Final

from hordekeep.server.errors import Draining, NoRoom, TooMany
from hordekeep.server.http.rates import Buckets
from hordekeep.server.store.interface import Size
from hordekeep.server.tables.services import Services

SHEET_BYTES: Final = 4096
"""What a table takes before anything is played at it."""
FRESH_SECONDS: Final = 10.0
"""For how many seconds a count of what is stored is believed."""


class Quotas:
    """Asked before a table is made; moves at tables that are there are never refused here."""

    def __init__(self, services: Services, draining: Callable[[], bool]) -> None:
        self._house = services
        self._draining = draining
        self._often = Buckets(services.limits.tables, services.now)
        self._daily = Buckets(services.limits.daily_tables, services.now)
        self._bytes = Buckets(services.limits.stored_bytes, services.now)
        self._size = Size(tables=0, bytes=0)
        self._known_at: float | None = None

    def expect(self, address: str) -> None:
        """Raises `TooMany` where a table would be refused, before anything is read of it."""
        if self._often.wait(address) or self._daily.wait(address) or self._bytes.wait(address):
            raise TooMany(what="tables")

    async def admit(self, address: str, length: int = 0) -> None:
        """Counts a new table with this many bytes of journal.

        Raises `TooMany`, `NoRoom`, or `Draining` when no new ones are wanted.
        """
        if self._draining():
            raise Draining
        if not self._often.take(address) or not self._daily.take(address):
            raise TooMany(what="tables")
        if not self._bytes.take(address, SHEET_BYTES + length):
            raise TooMany(what="bytes")
        size, limits = await self.size(), self._house.limits
        if size.tables >= limits.all_tables or size.bytes >= limits.all_bytes:
            raise NoRoom

    async def size(self) -> Size:
        """How much is stored in all, as of a few seconds ago."""
        now = self._house.now()
        if self._known_at is None or abs(now - self._known_at) > FRESH_SECONDS:
            self._size = await self._house.store.size()
            self._known_at = now
        return self._size
