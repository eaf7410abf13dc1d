"""The intake: what comes over a connection is read in small steps, and its household pays for them.

uvicorn reads a quarter of a megabyte at once, and all that is in it before anybody else has a
turn: forty thousand tiny pieces of a body, or as many pings, took seconds.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.flow_control import FlowControl

from hordekeep.server.work.turns import HouseholdTurns

log = logging.getLogger("hordekeep.server")

SMALL: Final = 256
"""Bytes that are read at once; what people say over a live connection is shorter."""
STEPS: Final = (512, 4096)
"""Bytes of anything longer that are read in one go: few, which take some milliseconds if the
pieces are tiny, and more as long as it goes quickly.
"""
QUICK: Final = 5e-8
"""Seconds for a byte within which reading goes quickly, as with a large file."""
A_WHILE: Final = 0.002
"""Seconds after which others have their turn."""
MOST_UNREAD: Final = 8192
"""Bytes that may wait here; with more the connection is not listened to."""
REST: Final = 2000
"""In debt, a connection rests so many times as long as it took to read it, if that went slowly."""
LONGEST_REST: Final = 5.0
"""Pings, which hold the connection, are read in time all the same."""


class Intake:
    """Of one connection: hands on what came, at a pace that leaves time for others."""

    def __init__(
        self,
        transport: asyncio.Transport,
        line: HouseholdTurns,
        read: Callable[[bytes], None],
        held_up: Callable[[], bool],
    ) -> None:
        self.line = line
        """In which it stands, and who pays."""
        self._transport = transport
        self._read = read
        self._held_up = held_up
        """Whether what was read before has still to be dealt with."""
        self._unread = bytearray()
        self._step = STEPS[0]
        self._reading: asyncio.Task[None] | None = None
        self._paused = False
        self._closed = False

    def take(self, data: bytes) -> None:
        """Something has come."""
        if self._closed:
            return
        if len(data) > SMALL or self._unread or self._reading or self.line.debt():
            self._unread += data
            self.go_on()
            return
        begun = time.thread_time()
        self._read(data)
        self.line.owe(time.thread_time() - begun)

    def go_on(self) -> bool:
        """Reads on if something was left unread; tells whether there is."""
        if self._closed or not self._unread:
            return False
        if len(self._unread) > MOST_UNREAD and self._transport.is_reading():
            self._paused = True
            self._transport.pause_reading()
        if self._reading is None and not self._held_up():
            self._reading = asyncio.create_task(self._read_in_turn())
        return True

    async def _read_in_turn(self) -> None:
        try:
            await self.line.in_turn(self._read_on())
        except Exception:
            log.exception("reading a connection")
            self._transport.abort()
        finally:
            self._reading = None
        if not self.go_on():
            self._listen()

    def listen_again(self) -> None:
        """What held it up is dealt with; it listens when what is unread has been read."""
        self._paused = True
        if not self.go_on():
            self._listen()

    def _listen(self) -> None:
        if self._paused and not self._closed and not self._held_up():
            self._paused = False
            self._transport.resume_reading()

    async def _read_on(self) -> None:
        while self._unread and not self._held_up() and not self._transport.is_closing():
            lost = self._read_a_while()
            await asyncio.sleep(min(self.line.debt(), REST * lost, LONGEST_REST))

    def _read_a_while(self) -> float:
        """Seconds that it took beyond what so many bytes take that can be read quickly."""
        begun, took, lost = time.thread_time(), 0.0, 0.0
        while self._unread and took < A_WHILE and not self._held_up():
            piece = bytes(self._unread[: self._step])
            del self._unread[: self._step]
            self._read(piece)
            before, took = took, time.thread_time() - begun
            slow = took - before - QUICK * len(piece)
            lost += max(slow, 0.0)
            self._step = STEPS[0] if slow > 0 else min(2 * self._step, STEPS[1])
        return lost

    def close(self) -> None:
        """Nothing more is read; it and its connection no longer hold each other in memory."""
        self._closed = True
        self._unread.clear()
        self._read, self._held_up = _drop, _never
        if self._reading is not None and self._reading is not asyncio.current_task():
            self._reading.cancel()


def _drop(_data: bytes) -> None:
    """What still comes is for nobody."""


def _never() -> bool:
    return False


class Flow(FlowControl):
    """uvicorn's, which reads on where the intake has stopped."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__(transport)
        self._intake = intake

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._intake.listen_again()
