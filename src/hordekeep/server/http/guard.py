"""The guard at the door: who may ask, how often, and what browsers are told about every answer."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

import h11
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import Banned, Closing, ForeignOrigin, TooMany, WrongHost
from hordekeep.server.http.entrance import LiveEntrance
from hordekeep.server.http.requests import address_of, refusing
from hordekeep.server.live.pieces import LIVE
from hordekeep.server.server import Server
from hordekeep.server.work.budget import Payer

asked = logging.getLogger("hordekeep.requests")

# Style attributes only place and size pieces: they hold no rule and no script.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
READING: Final = ("GET", "HEAD")


class Guard:
    """Refuses what comes too often or from a foreign page, before anything is read of it."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "http":
            send = _with_headers(send, HeardRequest(scope, self._server))
        if refusal is None:
            line = self._server.turns.line(address_of(scope))
            entrance: LiveEntrance | None = scope.get(LIVE)
            if entrance is not None:  # through a proxy, nobody has paid for it so far
                entrance.intake.line = line
            await line.in_turn(self._served(scope, receive, send))
        elif scope["type"] == "http":
            await refusing(refusal)(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(1008, refusal.code)

    async def _served(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if not self._server.ending or scope["type"] != "http":
                raise
            with suppress(RuntimeError):  # the answer had begun
                await refusing(Closing())(scope, receive, send)

    def _refusal(self, scope: Scope) -> HordekeepError | None:
        address = address_of(scope)
        if not self._server.requests.take(address):
            return TooMany(what="requests")
        try:
            self._server.budget.check(Payer(address))
        except TooMany as poor:
            return poor
        if self._server.bans(address):
            return Banned()
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._server.address.goes_by(host):
            return WrongHost()
        changing = scope["type"] == "websocket" or scope["method"] not in READING
        foreign = origin is not None and not self._server.address.is_own_origin(origin, host)
        if changing and foreign:
            return ForeignOrigin()
        return None


class HeardRequest:
    """A request that is answered: counted, and written down if that is wanted."""

    def __init__(self, scope: Scope, server: Server) -> None:
        self._scope = scope
        self._server = server
        self._began = time.perf_counter()

    def note(self, status: int) -> None:
        self._server.services.numbers.note_request(status)
        if asked.isEnabledFor(logging.INFO):
            facts = {
                "method": self._scope["method"],
                "path": self._scope["path"],
                "status": status,
                "ms": round(1000 * (time.perf_counter() - self._began), 1),
            }
            asked.info("request", extra={"facts": facts})


def _with_headers(send: Send, request: HeardRequest) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            request.note(message["status"])
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        # A request whose body turned out to be no HTTP has been answered (400) by now.
        with suppress(h11.LocalProtocolError):
            await send(message)

    return sending
