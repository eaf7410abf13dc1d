"""The entrance: nobody holds a connection for nothing, and nobody takes all of them."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from tests.support.server.client import UNLIMITED, Hall, Person

from hordekeep.server.http.addresses import household, is_among, networks
from hordekeep.server.http.entrance import LiveEntrance

PATIENCE = 60.0
SHORT = 0.4


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server that waits hardly at all."""
    limits = UNLIMITED._replace(
        header_seconds=SHORT, body_seconds=SHORT, stalled_seconds=SHORT, keep_alive=60
    )
    with Hall(tmp_path_factory.mktemp("hall"), limits=limits) as hall:
        yield hall


def connected(hall: Hall) -> socket.socket:
    host, port = hall.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def trickle(raw: socket.socket, begin: bytes) -> bytes:
    """Sends a byte now and then, until the server answers or hangs up; what it said."""
    raw.sendall(begin)
    raw.settimeout(0.05)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(TimeoutError, ConnectionError):
            return raw.recv(100)
        with suppress(ConnectionError):
            raw.sendall(b"x")
    pytest.fail("the server waits for ever")


HEADERS = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "begin",
    [b"G", HEADERS + b"X: ", HEADERS + b"Content-Length: 1000\r\n\r\n{"],
    ids=["line", "headers", "body"],
)
def test_half_a_request_is_not_waited_for(impatient: Hall, begin: bytes) -> None:
    with closing(connected(impatient)) as raw:
        assert trickle(raw, begin).startswith(b"HTTP/1.1 408 ")


def test_a_silent_connection_is_closed(impatient: Hall) -> None:
    with closing(connected(impatient)) as raw:
        assert raw.recv(1) == b""


def test_a_second_request_has_to_come_in_time_too(impatient: Hall) -> None:
    with closing(connected(impatient)) as raw:
        raw.sendall(b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"
        answer = raw.recv(10_000)
        while b"}" not in answer:
            answer += raw.recv(10_000)
        assert trickle(raw, b"GET / HT").startswith(b"HTTP/1.1 408 ")


def test_who_does_not_take_answers_is_given_up(impatient: Hall, anna: Person) -> None:
    words = "/api/locale/en/sanctum"
    whole = len(anna.http.get(words, headers={"Accept-Encoding": "identity"}).content)
    times = 100
    with closing(connected(impatient)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        raw.sendall(f"GET {words} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * times)
        time.sleep(4 * SHORT)
        taken = 0
        with suppress(ConnectionError):
            while said := raw.recv(1 << 20):
                taken += len(said)
    assert 0 < taken < times * whole


def test_a_live_connection_may_be_silent(impatient: Hall) -> None:
    """Those who wait for their turn stay; what they ask is answered."""
    with Person(impatient.url) as anna:
        anna.open("me")
        anna.sit()
        with anna.live() as live:
            live.until("state")
            time.sleep(3 * SHORT)
            live.send("ping")
            assert live.until("pong")


def test_a_slow_answer_is_no_slow_request(impatient: Hall) -> None:
    """Who polls waits longer than a request may take to come."""
    with Person(impatient.url) as anna:
        anna.open("me")
        anna.sit()
        version = anna.get("state")["version"]
        assert anna.get("state", version=version, wait=2)["version"] == version


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Hall]:
    """A server with three places for each address."""
    with Hall(tmp_path, limits=UNLIMITED._replace(sockets=3)) as hall:
        yield hall


def asked(raw: socket.socket) -> bytes:
    raw.sendall(b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return raw.recv(12)


def test_an_address_has_so_many_connections(small: Hall) -> None:
    with ExitStack() as held:
        for _ in range(3):
            assert asked(held.enter_context(closing(connected(small)))) == b"HTTP/1.1 200"
        assert held.enter_context(closing(connected(small))).recv(12) == b"HTTP/1.1 429"
    assert eventually_served(small)


def test_live_connections_count_too(small: Hall) -> None:
    with Person(small.url) as anna, ExitStack() as held:
        anna.open("me")
        anna.sit()  # the first place: httpx keeps its connection
        for _ in range(2):
            live = held.enter_context(anna.live())
            live.until("state")
        assert held.enter_context(closing(connected(small))).recv(12) == b"HTTP/1.1 429"
        held.close()
        assert eventually_served(small)


def eventually_served(hall: Hall) -> bool:
    """A place that was left is free again, as soon as the server has noticed."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with closing(connected(hall)) as raw, suppress(ConnectionError):
            if asked(raw) == b"HTTP/1.1 200":
                return True
        time.sleep(0.02)
    return False


def test_a_house_shares_what_an_address_may_take() -> None:
    """With IPv6 everybody has 2^64 addresses."""
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"
    assert household("2001:db8:0:1::1") != household("2001:db8::1")
    assert household("10.1.2.3") == "10.1.2.3"
    assert household("testclient") == "testclient"


def test_proxies_are_named() -> None:
    known = networks(["10.0.0.0/8", "::1"])
    assert is_among("10.2.3.4", known)
    assert is_among("::1", known)
    assert not is_among("127.0.0.1", known)
    assert not is_among("nobody", known)
    with pytest.raises(ValueError, match="nobody"):
        networks(["nobody"])


def test_an_origin_that_is_none(anna: Person) -> None:
    """Refused like any foreign page, not a fault of ours."""
    headers = {"Origin": "http://[x"}
    body = json.dumps({"game": "last-bastion", "seats": ["me"]})
    kind = {"Content-Type": "application/json"}
    refused = anna.http.post("/api/tables", content=body, headers={**headers, **kind})
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
    assert anna.http.get("/api/server", headers=headers).status_code == 200


def test_refused_requests_are_counted(tmp_path: Path) -> None:
    """Foreign pages and foreign names use up what an address may ask."""
    limits = UNLIMITED._replace(requests=(0.001, 4))
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as anna:
        foreign = [{"Origin": "http://[x"}, {"Host": "evil.example"}] * 2
        codes = [anna.http.post("/api/mine", headers=one).status_code for one in foreign]
        assert codes == [403, 421, 403, 421]
        assert anna.http.get("/api/server").status_code == 429


class Tap:
    """Of the transport of a live connection, what stops and starts reading."""

    def __init__(self) -> None:
        self.turned: list[str] = []

    def pause_reading(self) -> None:
        self.turned.append("off")

    def resume_reading(self) -> None:
        self.turned.append("on")


def test_reading_stops_when_several_messages_wait() -> None:
    """A single one does not stop it: that costs more than to read on."""

    async def run() -> list[str]:
        entrance = LiveEntrance.__new__(LiveEntrance)
        tap = Tap()
        entrance.transport = tap  # type: ignore[assignment]  # as much of it as is needed
        entrance.queue = asyncio.Queue()
        entrance.read_paused = entrance.close_sent = False
        entrance.curr_msg_data_type = "text"

        def hear() -> None:
            entrance.frames = [b"{}"]
            entrance.send_receive_event_to_app()

        for _ in range(3):
            hear()
            await entrance.receive()
        assert tap.turned == []
        for _ in range(3):
            hear()
        assert tap.turned == ["off"]
        for _ in range(3):
            await entrance.receive()
        return tap.turned

    assert asyncio.run(run()) == ["off", "on"]
