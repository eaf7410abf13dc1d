"""Quotas: what an address, and all together, may store."""

from typing import Final

from hordekeep.server.errors import NoRoom, TooMany
from hordekeep.server.http.rates import Buckets
from hordekeep.server.store.sqlite import Size
from hordekeep.server.tables.services import Services

SHEET_BYTES: Final = 4096
"""What a table takes before anything is played at it."""
FRESH_SECONDS: Final = 10.0
"""So long it is believed how much is stored."""


class Quotas:
    """Asked before a table is made; moves at tables that are there are never refused here."""

    def __init__(self, services: Services) -> None:
        self._house = services
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
        """Counts a new table with so many bytes of journal; raises `TooMany` or `NoRoom`."""
        if not self._often.take(address) or not self._daily.take(address):
            raise TooMany(what="tables")
        if not self._bytes.take(address, SHEET_BYTES + length):
            raise TooMany(what="bytes")
        size, limits = await self._all(), self._house.limits
        if size.tables >= limits.all_tables or size.bytes >= limits.all_bytes:
            raise NoRoom

    async def _all(self) -> Size:
        now = self._house.now()
        if self._known_at is None or abs(now - self._known_at) > FRESH_SECONDS:
            self._size = await self._house.store.size()
            self._known_at = now
        return self._size
