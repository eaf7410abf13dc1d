"""A listener: somebody who is told what happens at a table."""

import asyncio
from collections import deque

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server import wire


class Listener:
    """Somebody who is told what happens: a live connection."""

    def __init__(self, guest: int, seen: int, pin: Seat | None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        """Where it comes from: whom the operator turns away is told so."""
        self.seen = seen
        """The last entry that was told."""
        self.pin = pin
        self.eyes = SPECTATOR
        self.told: tuple[int, Seat] | None = None
        """Entry and eyes of the state that was told last."""
        self.seats_told = b""
        self.outbox: deque[wire.Message] = deque()
        self.closing: wire.Closed | None = None
        self.stir = asyncio.Event()
        self.stir.set()

    def send(self, message: wire.Message) -> None:
        self.outbox.append(message)
        self.stir.set()
