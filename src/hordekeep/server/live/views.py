"""What the seats of a table may know, encoded once for each state however many people look."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from msgspec import Raw

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.live.pieces import Piece

PLACE: Final = b'"\x00"'
"""Stands where seats may see different things; no text that is encoded has such a byte."""

_END: Final = b'"view":%b,"omens":%b,"dangers":%b,"result":%b,"view_only":%b}'
"""How a state ends."""


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
        self._alike: list[bytes] = []
        """What everybody sees alike, cut at the places where seats may see different things."""
        self._parts: dict[Seat, tuple[bytes, ...]] = {}
        """What a seat sees at those places."""
        self._outlooks: dict[Seat, encoding.EncodedOutlook] = {}
        self._rests: dict[Seat, Piece] = {}
        self._same: dict[tuple[bytes, ...], Piece] = {}
        """The rest of a state, by all in which it may differ from another seat's."""
        self.own: dict[Looking, Piece] = {}
        """The beginnings of states that were encoded already."""
        self.happened: dict[int, wire.Happened] = {}
        """Events that were encoded already, by their place in the table's list."""
        self.seats: ShownSeats | None = None
        self._waiting: list[wire.Waiting] | None = None

    def view(self, table: Table, seat: Seat) -> Raw:
        """A seat's view."""
        parts = self._own_parts(table, _knower(table, seat))
        return Raw(self._joined(table, parts))

    def _own_parts(self, table: Table, seat: Seat) -> tuple[bytes, ...]:
        parts = self._parts.get(seat)
        if parts is None:
            parts = tuple([encoding.encode(part) for part in table.own_parts(seat)])
            self._parts[seat] = parts
        return parts

    def _joined(self, table: Table, parts: Sequence[bytes]) -> bytes:
        if not self._alike:
            view = table.view_with([Raw(PLACE)] * len(parts))
            self._alike = encoding.encode(view).split(PLACE)
        texts: list[bytes] = []
        for alike, part in zip_longest(self._alike, parts, fillvalue=b""):
            texts += (alike, part)
        return b"".join(texts)

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

    def rest(self, table: Table, seat: Seat) -> Piece:
        """How a state ends from the view on, for all with these eyes; who sees the same shares it.

        That depends on nothing that a seat does not see.
        """
        seat = _knower(table, seat)
        rest = self._rests.get(seat)
        if rest is None:
            rest = self._rests[seat] = self._shared_rest(table, seat)
        return rest

    def _shared_rest(self, table: Table, seat: Seat) -> Piece:
        parts, ahead = self._own_parts(table, seat), self.outlook(table, seat)
        differs = (*parts, encoding.encode(ahead.omens), encoding.encode(ahead.dangers))
        rest = self._same.get(differs)
        if rest is None:
            rest = self._same[differs] = Piece(
                _END
                % (
                    self._joined(table, parts),
                    *differs[len(parts) :],
                    encoding.encode(encoding.result(table.result())),
                    encoding.encode(table.view_only),
                )
            )
        return rest

    def forget(self) -> None:
        self._alike = []
        self._parts.clear()
        self._rests.clear()
        self._same.clear()
        self.own.clear()
        self._outlooks.clear()
        self.happened.clear()
        self._waiting = None
        self.seats = None


def _knower(table: Table, seat: Seat) -> Seat:
    """Whose knowledge is shown to a seat: where nothing is hidden, everybody's."""
    return SPECTATOR if table.game.all_is_open else seat
