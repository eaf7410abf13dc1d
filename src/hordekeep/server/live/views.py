"""What the seats of a table may know, encoded once for each state however many people look."""

from typing import Any, NamedTuple

from msgspec import Raw

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.live.pieces import Piece


class ShownSeats(NamedTuple):
    """Who holds which seat at a moment: the number of the news, and the second it is told in."""

    moment: tuple[int, int]
    seats: list[wire.SeatNow]
    common: bytes
    """What somebody is told of them who only looks on."""


class Looking(NamedTuple):
    """Who is told a state alike: those with the same seats and eyes who have seen as much."""

    seats: tuple[Seat, ...]
    eyes: Seat
    since: int


class Views:
    """Of one table; whoever changes it calls `forget`."""

    def __init__(self) -> None:
        self._views: dict[Seat, Raw] = {}
        self._public: Any = None
        """What a spectator sees, of which the views of seats are made."""
        self._outlooks: dict[Seat, encoding.EncodedOutlook] = {}
        self._shared: dict[Seat, Piece] = {}
        self.own: dict[Looking, Piece] = {}
        """The beginnings of states that were encoded already."""
        self.happened: dict[int, wire.Happened] = {}
        """Events that were encoded already, by their place in the table's list."""
        self.seats: ShownSeats | None = None
        self._waiting: list[wire.Waiting] | None = None

    def view(self, table: Table, seat: Seat) -> Raw:
        """A seat's view."""
        seat = _knower(table, seat)
        if seat not in self._views:
            self._views[seat] = encoding.raw(self._seen(table, seat))
        return self._views[seat]

    def _seen(self, table: Table, seat: Seat) -> Any:
        if self._public is None:
            self._public = table.view()
        return self._public if seat == SPECTATOR else table.own_view(self._public, seat)

    def outlook(self, table: Table, seat: Seat) -> encoding.EncodedOutlook:
        """What is ahead, for all that a seat knows."""
        seat = _knower(table, seat)
        if seat not in self._outlooks:
            self._outlooks[seat] = encoding.outlook(table, seat)
        return self._outlooks[seat]

    def waiting(self, table: Table) -> list[wire.Waiting]:
        """What is asked of all seats."""
        if self._waiting is None:
            self._waiting = encoding.waiting(table)
        return self._waiting

    def shared(self, table: Table, seat: Seat) -> Piece | None:
        """The rest of a state, as it was told to somebody with these eyes."""
        return self._shared.get(_knower(table, seat))

    def share(self, table: Table, seat: Seat, rest: Piece) -> None:
        """Keeps the rest of a state for others who look with these eyes."""
        self._shared[_knower(table, seat)] = rest

    def forget(self) -> None:
        self._shared.clear()
        self.own.clear()
        self._views.clear()
        self._public = None
        self._outlooks.clear()
        self.happened.clear()
        self._waiting = None
        self.seats = None


def _knower(table: Table, seat: Seat) -> Seat:
    """Whose knowledge is shown to a seat: where nothing is hidden, everybody's."""
    return SPECTATOR if table.game.all_is_open else seat
