"""The live connection: one task listens to a person, another tells what happens."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server import wire
from hordekeep.server.errors import BadMessage, NoPlace, NoSuchTable, TooMany
from hordekeep.server.http.entrance import LiveEntrance
from hordekeep.server.http.rates import Bucket
from hordekeep.server.http.requests import address_of, read_json
from hordekeep.server.live import encoding, snapshot
from hordekeep.server.live.commands import say, welcome_back
from hordekeep.server.live.pieces import LIVE, Pieces, whole
from hordekeep.server.server import Server
from hordekeep.server.store.interface import NotStored
from hordekeep.server.tables.listener import Listener
from hordekeep.server.tables.retrying import retrying
from hordekeep.server.tables.room import Room
from hordekeep.server.work.budget import Payer
from hordekeep.server.work.turns import HouseholdTurns

log = logging.getLogger("hordekeep.server")

HELLO_SECONDS: Final = 10.0
LONGEST: Final = 4096
"""Characters of the longest message that is read."""
TRY_AGAIN: Final = 0.5
"""Seconds until a store that was away is asked again what there is to tell."""
MOST_FAULTS: Final = 20
"""After this many messages that could not be read the connection ends."""
MOST_UNTOLD: Final = 1000
"""With more answers that it does not take, a connection that goes on asking ends."""

NORMAL: Final = 1000
FAILED: Final = 1011
# Why a connection ends (RFC 6455 leaves 4000–4999 to us).
BAD_HELLO: Final = 4400
NO_PLACE: Final = 4401
NO_TABLE: Final = 4404
TOO_LATE: Final = 4408
ENDED: Final = 4410
TOO_MANY: Final = 4429
CODES: Final = {NoPlace.code: NO_PLACE, NoSuchTable.code: NO_TABLE, TooMany.code: TOO_MANY}


class Live:
    """Answers `GET /api/tables/{table}/live`."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def respond(self, socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await self._converse(socket)

    async def _converse(self, socket: WebSocket) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _hello(await socket.receive())
            room = await self._server.rooms.room(socket.path_params["table"])
            listener = await self._enter(room, hello, address_of(socket.scope))
        except TimeoutError:
            await socket.close(TOO_LATE)
        except HordekeepError as error:
            await _refuse(socket, error)
        else:
            await Conversation(socket, room, listener, self._server).run()

    async def _enter(self, room: Room, hello: wire.Hello, address: str) -> Listener:
        async with room.reading():
            number = room.guest_number(hello.token)
            if len(room.presence.listeners) >= self._server.services.limits.connections:
                raise TooMany(what="connections")
            listener = Listener(number, hello.since, hello.seat, address)
            listener.send(
                wire.Welcome(
                    protocol=wire.PROTOCOL,
                    engine=self._server.services.engine,
                    table=snapshot.card(room, number),
                )
            )
        return listener


def _hello(message: Message) -> wire.Hello:
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    hello = read_message(message.get("text"))
    if not isinstance(hello, wire.Hello):
        raise BadMessage(why="hello first")
    return hello


async def _refuse(socket: WebSocket, error: HordekeepError) -> None:
    """Says why, then ends the connection."""
    await socket.send_text(msgspec.json.encode(encoding.refused(error)).decode())
    await socket.close(CODES.get(error.code, BAD_HELLO))


def read_message(text: str | None) -> wire.ClientMessage:
    """What a client says; raises `BadMessage`."""
    if text is None:
        raise BadMessage(why="text expected")
    if len(text) > LONGEST:
        raise BadMessage(why="too long")
    said: wire.ClientMessage = read_json(text, wire.ClientMessage)
    return said


async def _in_turn(line: HouseholdTurns, doing: Coroutine[Any, Any, None]) -> None:
    await line.in_turn(doing)


class Conversation:
    """A live connection after its hello."""

    def __init__(self, socket: WebSocket, room: Room, listener: Listener, server: Server) -> None:
        self._socket = socket
        self._room = room
        self._listener = listener
        self._faults = 0
        self._failed = False
        self._bucket = Bucket(server.services.limits.messages, room.now())
        self._payer = Payer(address_of(socket.scope))
        self._purse = server.budget
        self._line = server.turns.line(self._payer.address)
        self._entrance: LiveEntrance | None = socket.scope.get(LIVE)
        self._telling = False
        """Whether the task is telling something: then nothing overtakes it."""
        self._broken: Exception | None = None

    async def run(self) -> None:
        """Until one of both sides ends it."""
        room, listener = self._room, self._listener
        room.presence.listeners.add(listener)
        listener.bell.at_once = self._tell_at_once
        room.note_presence(listener.guest)
        telling_task = asyncio.create_task(_in_turn(self._line, self._tell()))
        listening = asyncio.create_task(_in_turn(self._line, self._listen()))
        try:
            with contextlib.suppress(NotStored):  # then the seat is taken back by hand
                await retrying(lambda: welcome_back(room, listener.guest))
            await asyncio.wait([telling_task, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.presence.listeners.discard(listener)
            listener.bell.at_once = None
            room.touched = room.now()
            room.note_presence(listener.guest)
            for task in (telling_task, listening):
                task.cancel()
            for ended in await asyncio.gather(telling_task, listening, return_exceptions=True):
                self._note(ended)
            await self._hang_up()

    def _note(self, ended: object) -> None:
        """A fault of our own is written down; that somebody hung up is none."""
        hung_up = isinstance(ended, WebSocketDisconnect | asyncio.CancelledError)
        if isinstance(ended, BaseException) and not hung_up:
            self._failed = True
            log.error("table %s", self._room.id, exc_info=ended)

    async def _hang_up(self) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(self._code())

    def _code(self) -> int:
        if self._listener.closing is not None:
            return ENDED
        if self._failed:
            return FAILED
        return BAD_HELLO if self._faults >= MOST_FAULTS else NORMAL

    async def _tell(self) -> None:
        """Tells what has changed since it was last told; who reads slowly gets it in one piece."""
        listener = self._listener
        while listener.closing is None:
            self._telling = False
            await listener.bell.wait()
            self._telling = True
            if self._broken is not None:
                raise self._broken
            await self._send(await self._news())
        await self._send([whole(msgspec.json.encode(listener.closing))])

    def _tell_at_once(self) -> bool:
        """The same without waiting, where nothing has to be waited for."""
        entrance = self._entrance
        if entrance is None or self._telling or self._listener.closing is not None:
            return False
        return self._room.at_hand and entrance.ready and self._line.at_once(self._push)

    def _push(self) -> None:
        assert self._entrance is not None, "it is ready"
        try:
            self._entrance.push(snapshot.news_for(self._room, self._listener))
        except Exception as error:  # noqa: BLE001 - the task ends with it
            self._broken = error
            self._listener.bell.pull()

    async def _send(self, messages: list[Pieces]) -> None:
        await self._socket.send({"type": "websocket.send", "messages": messages})

    async def _news(self) -> list[Pieces]:
        if self._room.at_hand:
            return snapshot.news_for(self._room, self._listener)
        try:
            async with self._room.reading(newest=False):
                return snapshot.news_for(self._room, self._listener)
        except NoSuchTable:
            self._listener.closing = wire.Closed(why="deleted")
            return []
        except NotStored:  # the store is away: refusals are told meanwhile, the rest later
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._listener.bell.pull)
            return snapshot.replies_for(self._listener)

    async def _listen(self) -> None:
        while self._faults < MOST_FAULTS:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive" or self._listener.closing is not None:
                return
            await self._hear(message.get("text"))
            if len(self._listener.outbox) > MOST_UNTOLD:
                return

    async def _hear(self, text: str | None) -> None:
        ident = ""
        try:
            said = read_message(text)
            ident = getattr(said, "id", "")  # a refusal needs it too: whoever said it waits
            self._check_pace()
            await self._carry_out(said)
        except HordekeepError as error:
            self._faults += isinstance(error, BadMessage)
            self._listener.send(encoding.refused(error, ident))
        except Exception:
            log.exception("table %s", self._room.id)
            self._listener.send(encoding.refused(HordekeepError(), ident))

    def _check_pace(self) -> None:
        if not self._bucket.take(self._room.now()):
            raise TooMany(what="messages")
        self._purse.check(self._payer)

    async def _carry_out(self, said: wire.ClientMessage) -> None:
        if isinstance(said, wire.Look):
            self._listener.pin = said.seat
            self._listener.bell.pull()
        else:
            room, guest = self._room, self._listener.guest
            self._listener.send(await retrying(lambda: say(room, guest, said)))
