"""A request that has been read and checked, and whom it concerns."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server.errors import NotYours
from hordekeep.server.live import snapshot
from hordekeep.server.server import Server
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import hashed
from hordekeep.server.work.budget import Payer


class CheckedRequest(NamedTuple):
    """A request to one address of the contract; `query` and `body` are of its types."""

    server: Server
    path: dict[str, str]
    query: Any
    body: Any
    token: str | None
    address: str

    @property
    def payer(self) -> Payer:
        """Who pays for what is done: the household, and the place that the token holds."""
        person = "" if self.token is None else hashed(self.token)
        return Payer(self.address, person)

    async def room(self) -> Room:
        """The room of the table that the address names."""
        return await self.server.rooms.room(self.path["table"])

    def seat_in(self, room: Room) -> Seat:
        """The seat that is meant: one of mine, the first of them, or a spectator's place."""
        number = room.guest_number(self.token)
        wanted, seats = self.query.seat, room.seats_of(number)
        if wanted is None:
            return snapshot.eyes_of(room, number, None)
        if wanted == SPECTATOR:
            return SPECTATOR
        if wanted not in seats:
            raise NotYours(what="seat", seat=wanted)
        return int(wanted)


Answerer = Callable[[CheckedRequest], Awaitable[Any]]
