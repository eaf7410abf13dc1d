"""What other processes say of a table: who is there, which bots think, what is pointed at."""

import asyncio
import logging
from typing import Final

import msgspec

from hordekeep.kernel.play.seat import Seat
from hordekeep.server import wire
from hordekeep.server.store.interface import Lease, NotStored
from hordekeep.server.tables.services import Services, new_id

log = logging.getLogger("hordekeep.server")

PRESENT_SECONDS: Final = 30.0
"""How long somebody is believed to be there when a process does not say so again."""
RENEW_SECONDS: Final = 10.0
THINK_SECONDS: Final = 60.0
POINT_SECONDS: Final = 5.0
TRY_AGAIN: Final = 1.0


class OtherProcesses:
    """Told and heard as leases, which lapse when a process dies. One process alone says nothing."""

    def __init__(self, table: str, services: Services) -> None:
        self._table = table
        self._services = services
        self.behind = services.store.shared
        """Whether others have said something that was not heard yet."""
        self._leases: list[Lease] = []
        self._pointed: set[str] = set()
        self._unsaid: dict[tuple[str, str], tuple[Lease, int]] = {}
        self._saying: asyncio.Task[None] | None = None

    # Hearing.

    async def refresh(self) -> list[wire.Pointed]:
        """Hears the others; returns what was pointed at since the last time."""
        self.behind = False
        found = await self._services.store.leases([self._table])
        return self.hear(found.get(self._table, []))

    def hear(self, leases: list[Lease]) -> list[wire.Pointed]:
        self._leases = leases
        now = self._services.now()
        pointed = {one.who: one for one in leases if one.claim == "pointed" and one.until > now}
        new = [one for who, one in pointed.items() if who not in self._pointed]
        self._pointed = set(pointed)
        return [msgspec.json.decode(one.said, type=wire.Pointed) for one in new]

    @property
    def has_guests(self) -> bool:
        """Whether others say that somebody is there, which may lapse."""
        return any(one.claim == "present" for one in self._leases)

    def has(self, guest: int) -> bool:
        """Whether a guest is connected to another process."""
        return self._holds("present", guest)

    def thinks(self, seat: Seat) -> bool:
        return self._holds("thinking", seat)

    def _holds(self, claim: str, number: int) -> bool:
        if not self._leases:
            return False
        who, now = str(number), self._services.now()
        return any(
            one.claim == claim and one.who == who and one.until > now for one in self._leases
        )

    def gone_since(self, guest: int) -> float | None:
        """When the last of the other processes has lost a guest, if one ever had that guest."""
        return max(
            (one.until for one in self._leases if (one.claim, one.who) == ("present", str(guest))),
            default=None,
        )

    # Telling.

    def tell_presence(self, guest: int, *, here: bool, clock: int) -> None:
        now = self._services.now()
        self._say(Lease("present", str(guest), now + PRESENT_SECONDS if here else now), clock)

    def tell_thinking(self, seat: Seat, *, thinking: bool, clock: int) -> None:
        now = self._services.now()
        self._say(Lease("thinking", str(seat), now + THINK_SECONDS if thinking else now), clock)

    def tell_pointed(self, pointed: wire.Pointed, clock: int) -> None:
        said = msgspec.json.encode(pointed).decode()
        self._say(Lease("pointed", new_id(), self._services.now() + POINT_SECONDS, said), clock)

    def _say(self, lease: Lease, clock: int) -> None:
        if not self._services.store.shared:
            return
        self._unsaid[lease.claim, lease.who] = (lease, clock)
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say_all(), name=f"leases of {self._table}")

    async def _say_all(self) -> None:
        """Says only the newest of each thing; waits while the store cannot be reached."""
        while self._unsaid:
            key, (lease, clock) = next(iter(self._unsaid.items()))
            del self._unsaid[key]
            try:
                await self._services.store.claim(self._table, lease, clock)
            except NotStored:
                self._unsaid.setdefault(key, (lease, clock))
                await asyncio.sleep(TRY_AGAIN)

    def close(self) -> None:
        """Nothing more is said."""
        if self._saying is not None:
            self._saying.cancel()
