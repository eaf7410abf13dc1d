"""Webhooks: off unless allowed; https to public addresses only; one message a turn, no secrets."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from tests.server.test_slow_people import Clock
from tests.support.server.client import UNLIMITED, Hall, Person

from hordekeep.server.errors import BadAddress
from hordekeep.server.tables import roster
from hordekeep.server.tables.alerts import ALERT_AFTER, Alerts, alert_at
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.services import Services
from hordekeep.server.work import webhook
from hordekeep.server.work.webhook import Streams, Webhooks, is_public, target_of
from hordekeep.text.words import open_words

URL = "https://hooks.example.org/T/B?x=1"
PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://example.org:8443/",
        "https://user:word@example.org/",
        "https:///x",
        "https://example.org/a b",
        "https://example.org/\r\nHost: inside",
        "https://[::1",
        "ftp://example.org/",
        "https://example.org/" + "x" * 500,
    ],
)
def test_only_plain_https_addresses(url: str) -> None:
    with pytest.raises(BadAddress):
        target_of(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - it must be refused
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "::ffff:93.184.216.34",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
    ],
)
def test_addresses_inside_or_in_disguise_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public(PUBLIC)
    assert is_public("2606:2800:220:1::1")


class World:
    """A world in which names lead where the test says, and a server hears what is sent."""

    def __init__(self, *addresses: str, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.addresses = list(addresses)
        self.answer = answer
        self.connected: list[tuple[str, str]] = []
        self.heard: list[bytes] = []
        self._server: asyncio.Server | None = None

    async def resolve(self, _host: str) -> list[str]:
        found, self.addresses = self.addresses, ["127.0.0.1"]  # a moment later it leads inside
        return found

    async def connect(self, address: str, host: str) -> Streams:
        self.connected.append((address, host))
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return await asyncio.open_connection("127.0.0.1", port, limit=webhook.MOST_HEARD)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self.answer)
        await writer.drain()
        writer.close()

    def send(self) -> int:
        return asyncio.run(self._send())

    async def _send(self) -> int:
        try:
            return await Webhooks(self.resolve, self.connect).send(URL, b'{"a":1}')
        finally:
            if self._server is not None:
                self._server.close()
                await self._server.wait_closed()


def test_the_connection_goes_to_the_address_that_was_looked_at() -> None:
    """Resolved once: a name that leads inside a moment later changes nothing."""
    world = World(PUBLIC)
    assert world.send() == 204
    assert world.connected == [(PUBLIC, "hooks.example.org")]
    assert world.heard[0].startswith(b"POST /T/B?x=1 HTTP/1.1\r\nHost: hooks.example.org\r\n")
    assert world.heard[0].endswith(b'\r\n\r\n{"a":1}')


@pytest.mark.parametrize("addresses", [(), ("10.0.0.1",), (PUBLIC, "127.0.0.1")])
def test_a_name_with_any_address_inside_is_not_called(addresses: tuple[str, ...]) -> None:
    world = World(*addresses)
    with pytest.raises(BadAddress):
        world.send()
    assert world.connected == []


def test_redirects_are_not_followed() -> None:
    world = World(PUBLIC, answer=b"HTTP/1.1 302 Found\r\nLocation: https://inside/\r\n\r\n")
    assert world.send() == 302
    assert len(world.connected) == 1


@pytest.mark.parametrize(
    "answer", [b"SSH-2.0-x\r\n", b"x" * 10_000, b""], ids=["ssh", "long", "none"]
)
def test_what_is_no_http_is_an_error_and_not_read_on(answer: bytes) -> None:
    with pytest.raises(OSError, match="no HTTP"):
        World(PUBLIC, answer=answer).send()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sent() -> list[tuple[str, bytes]]:
    return []


@pytest.fixture
def calling(
    tmp_path: Path, clock: Clock, sent: list[tuple[str, bytes]]
) -> Iterator[tuple[Hall, Person]]:
    async def send(url: str, body: bytes) -> int:
        sent.append((url, body))
        return 204

    def allowing(services: Services) -> Services:
        found = clock.services(services)
        calls = Alerts(UNLIMITED, found.now, "https://games.example.org", send)
        return found._replace(alerts=calls)

    with Hall(tmp_path, change=allowing) as hall, Person(hall.url) as anna:
        yield hall, anna


def test_who_is_not_here_is_told_once_a_turn(
    calling: tuple[Hall, Person], clock: Clock, sent: list[tuple[str, bytes]]
) -> None:
    """In the own language; the message names the table and holds nothing that opens a seat."""
    hall, anna = calling
    assert anna.get("/api/server")["webhooks"]
    opened = anna.open("me", "link", pace=10_000, options={"first": 2})
    anna.sit()
    with Person(hall.url, "Bert") as bert:
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        bad = {"type": "alert", "url": "https://u:p@example.org/"}
        assert bert.refused("POST", "say", bad) == (422, "bad-address")
        bert.say("alert", url=URL, lang="pl-PL")
        assert bert.get("state")["messages"][0]["alert"] == URL
        assert anna.get("state")["messages"][0]["alert"] == ""
        clock.time += 100  # Bert has polled, and is silent since then
        with anna.live() as live:
            live.until("state")
            for _ in range(3):
                anna.say("point", kind="tile", word="market")
                live.until("pointed")
            while not sent:
                live.send("ping")
                live.until("pong")
            anna.say("point", kind="tile", word="market")
            live.until("pointed")
        ((url, body),) = sent
        assert url == URL
        said = json.loads(body)
        words = open_words("pl").say("alert-your-turn")
        assert said["text"] == f"{words} https://games.example.org/t/{anna.table}"
        keys = [opened["token"], bert.tokens[bert.table], opened["join"]["secret"]]
        assert not any(key.encode() in body for key in keys)


@pytest.mark.parametrize(("here", "when"), [(False, 100.0 + ALERT_AFTER), (True, None)])
def test_the_game_waits_a_while_before_somebody_is_told(*, here: bool, when: float | None) -> None:
    guest = roster.Guest(name="Bert", token="", seats=[1])
    room = SimpleNamespace(
        roster=SimpleNamespace(guest_of=[None, guest].__getitem__, guests=[guest]),
        presence=SimpleNamespace(has=lambda number: here and number == 0),
    )
    assert alert_at(cast("Room", room), roster.Clock(seat=1, since=100.0)) == when
    assert alert_at(cast("Room", room), roster.Clock(seat=0, since=100.0)) is None


def test_without_the_operators_word_nothing_is_sent(anna: Person) -> None:
    anna.open("me", "bot:random", pace=10_000)
    anna.sit()
    assert not anna.get("/api/server")["webhooks"]
    body = {"type": "alert", "url": URL}
    assert anna.refused("POST", "say", body) == (409, "no-alerts")
