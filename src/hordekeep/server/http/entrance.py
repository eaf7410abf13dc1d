"""The entrance: connections are counted, and whoever sends or reads too slowly is shown out.

uvicorn waits for ever for the rest of a request, and for a client to take its answer. What comes
goes through an `Intake`, which leaves time for others.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from hordekeep.server.http.addresses import Networks, household, is_among
from hordekeep.server.http.intake import Flow, Intake
from hordekeep.server.limits import Limits
from hordekeep.server.live.pieces import LIVE, PLAIN, Pieces, framed
from hordekeep.server.work.turns import HouseholdLines, HouseholdTurns

_ANSWER: Final = "HTTP/1.1 {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
CROWDED: Final = _ANSWER.format("429 Too Many Requests").encode()
TOO_SLOW: Final = _ANSWER.format("408 Request Timeout").encode()
NOTHING_SAID: Final = (h11.IDLE, h11.SEND_RESPONSE)
"""The states of our side in which an answer can still begin."""
CLIENT_WINDOW_BITS: Final = 12
"""What we remember of what a live connection said: it says little."""
MOST_FRAMES: Final = 1000
"""Frames of one message: empty ones take memory too."""


class Turnstile:
    """Counts the open connections of each household, and of all."""

    def __init__(self, limits: Limits, proxies: Networks, turns: HouseholdLines) -> None:
        self._limits = limits
        self._proxies = proxies
        self._turns = turns
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Lets a connection in, unless there are too many; a proxy speaks for many."""
        home = household(host)
        crowded = self._open[home] >= self._limits.sockets and not is_among(host, self._proxies)
        if crowded or self._all >= self._limits.all_sockets:
            return False
        self._open[home] += 1
        self._all += 1
        return True

    def line(self, host: str) -> HouseholdTurns:
        """Who pays for what comes; nobody does for what a proxy brings, which is for many."""
        if is_among(host, self._proxies):
            return HouseholdTurns(lambda _seconds: None)
        return self._turns.line(household(host))

    def leave(self, host: str) -> None:
        home = household(host)
        self._open[home] -= 1
        self._all -= 1
        if not self._open[home]:
            del self._open[home]


class Config(uvicorn.Config):
    """What uvicorn has to know, and the turnstile of its entrance."""

    def __init__(self, *, limits: Limits, turnstile: Turnstile, **settings: Any) -> None:
        super().__init__(http=Entrance, ws=LiveEntrance, **settings)
        self.limits = limits
        self.turnstile = turnstile


class Timer:
    """One deadline at a time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, late: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(seconds, late)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Entrance(H11Protocol):
    """An HTTP connection that does not wait for ever."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._turnstile = config.turnstile
        self._inside = False
        self._listening: object = None
        """What of a request was still to come when the deadline was set."""
        self._deadline = Timer(self.loop)
        self._stall = Timer(self.loop)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def send_400_response(self, msg: str) -> None:
        """Refuses what is not HTTP; an answer to its beginning would reach nobody."""
        if self.conn.our_state in NOTHING_SAID:
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        line = self._turnstile.line(self._host)
        self._intake = Intake(transport, line, self._read, lambda: self.flow.read_paused)
        self.flow = Flow(transport, self._intake)
        self._inside = self._turnstile.enter(self._host)
        if not self._inside:
            transport.write(CROWDED)
            transport.close()
        self._watch()

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()  # a request has begun, even if it waits to be read
        self._intake.take(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._inside = False  # its place goes over to the live connection
        self._deadline.stop()
        self._intake.close()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._intake.close()
        self._deadline.stop()
        self._stall.stop()
        if self._inside:
            self._inside = False
            self._turnstile.leave(self._host)
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Headers, then the body, have to be here in time, however often a byte of them comes."""
        if self.transport.is_closing():
            self._deadline.start(self._limits.stalled_seconds, self.transport.abort)
            return
        coming = self.conn.their_state
        if coming is self._listening or not self._inside:
            return
        self._listening = coming
        if coming is h11.IDLE:
            self._deadline.start(self._limits.header_seconds, self._show_out)
        elif coming is h11.SEND_BODY:
            self._deadline.start(self._limits.body_seconds, self._show_out)
        else:
            self._deadline.stop()

    def _show_out(self) -> None:
        begun = self._listening is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if begun and self.conn.our_state in NOTHING_SAID:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self._limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stall.stop()
        super().resume_writing()


class LiveEntrance(WebSocketsSansIOProtocol):
    """A live connection whose other side has to read; that it is there at all, pings find out.

    Nothing is kept of what was sent: a connection needs no memory for a compressor.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._turnstile = config.turnstile
        self._stall = Timer(self.loop)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_max_window_bits=CLIENT_WINDOW_BITS
            )
        ]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        line = self._turnstile.line(self.client[0] if self.client else "")
        self.intake = Intake(transport, line, super().data_received, lambda: self.read_paused)

    def data_received(self, data: bytes) -> None:
        self.intake.take(data)

    async def run_asgi(self) -> None:
        self.scope[LIVE] = self  # type: ignore[typeddict-unknown-key]  # for who can tell at once
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Likewise; `messages` in pieces are sent as texts."""
        messages = message.get("messages")
        if messages is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.ready:
            raise ClientDisconnected
        self.push(messages)

    def send_receive_event_to_app(self) -> None:
        """Reads on while a single message waits: uvicorn stops and starts reading for each one."""
        alone = not self.read_paused and self.queue.empty()
        self.read_paused = self.read_paused or alone
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not alone

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.intake.go_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
            return
        self.frames = []
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Who does not take what is sent is not answered: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    @property
    def ready(self) -> bool:
        """Whether something can be sent without waiting."""
        return self.writable.is_set() and not self.disconnected and self.conn.state is OPEN

    def push(self, messages: Sequence[Pieces]) -> None:
        """Sends messages in one go; it must be ready."""
        bits = self._window_bits()
        self.transport.write(b"".join([framed(one, bits) for one in messages]))

    def _window_bits(self) -> int:
        """How far back a compressed message may refer, as the other side has agreed to."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return extension.local_max_window_bits
        return PLAIN

    def connection_lost(self, exc: Exception | None) -> None:
        self.intake.close()
        self._stall.stop()
        self._turnstile.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self._limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stall.stop()
        super().resume_writing()
