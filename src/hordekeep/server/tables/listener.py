"""Listeners, who are told what happens at a table; and news, for those who ask now and then."""

import asyncio
from collections import deque
from collections.abc import Callable

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server import wire


class Bell:
    """Rings when there is something to tell: once a round, however often it is pulled.

    Whoever can be told at once is; for others a task waits until it rings.
    """

    def __init__(self) -> None:
        self.at_once: Callable[[], bool] | None = None
        """Tells what there is; False when something has to be waited for."""
        self._due = False
        self._ringing = asyncio.Event()

    def pull(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._ring)

    def _ring(self) -> None:
        self._due = False
        if self._ringing.is_set() or self.at_once is None or not self.at_once():
            self._ringing.set()

    async def wait(self) -> None:
        """Until it rings for whom it could not tell at once."""
        await self._ringing.wait()
        self._ringing.clear()


class News:
    """The next thing that happens, for those who wait for it: once for each thing."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()
        self._has_come = False

    def come(self) -> None:
        self._has_come = True
        for waiting in self._waiting:
            _wake(waiting)

    async def wait(self, seconds: float) -> None:
        """Until it comes, or for so long."""
        if self._has_come:
            return
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        late = loop.call_later(seconds, _wake, waiting)
        self._waiting.add(waiting)
        try:
            await waiting
        finally:
            late.cancel()
            self._waiting.discard(waiting)


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)


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
        self.seats_told: tuple[object, ...] = ()
        """What was told last of the people around the table: to everybody, and to this one."""
        self.outbox: deque[wire.Message] = deque()
        self.closing: wire.Closed | None = None
        self.bell = Bell()
        self.bell.pull()

    def send(self, message: wire.Message) -> None:
        self.outbox.append(message)
        self.bell.pull()
