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
from hordekeep.server.http.intake import Intake
from hordekeep.server.orders import StandingOrders, ban_order
from hordekeep.server.work.turns import HouseholdLines

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


def test_ipv4_is_told_apart_where_a_socket_takes_both_kinds() -> None:
    """There every IPv4 address looks like one of the same IPv6 network."""
    assert household("::ffff:203.0.113.7") == "203.0.113.7"
    assert is_among("::ffff:10.2.3.4", networks(["10.0.0.0/8"]))
    assert StandingOrders({ban_order("203.0.113.7"): 0}).ban(household("::ffff:203.0.113.7"), 1.0)


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
        line = HouseholdLines(lambda _address, _seconds: None).line("a")
        entrance.intake = Intake(entrance.transport, line, lambda _: None, lambda: False)
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


PINGS = b"\x89\x80\x00\x00\x00\x00"
UPGRADE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CHUNKED = HEADERS.replace(b"/tables", b"/import") + b"Transfer-Encoding: chunked\r\n\r\n"


def live_by_hand(hall: Hall, table: str) -> socket.socket:
    raw = connected(hall)
    raw.sendall(UPGRADE.format(table).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101 ")
    return raw


def flood(raw: socket.socket, piece: bytes, seconds: float) -> int:
    """Sends as much as is taken, without listening; how many bytes that was."""
    taken, until = 0, time.monotonic() + seconds
    raw.settimeout(0.1)
    while time.monotonic() < until:
        with suppress(TimeoutError):
            taken += raw.send(piece)
    return taken


@pytest.mark.parametrize(
    ("live", "piece"),
    [(False, b"1\r\n \r\n"), (True, PINGS), (True, b"\x81\x82\x00\x00\x00\x00{}")],
    ids=["chunks", "pings", "messages"],
)
def test_tiny_pieces_are_paid_for(tmp_path: Path, piece: bytes, *, live: bool) -> None:
    """Whoever sends by the ten thousand is in debt, and is read slowly from then on."""
    limits = UNLIMITED._replace(work=(1e-6, 0.2))
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as anna:
        anna.open("me")
        with closing(live_by_hand(hall, anna.table) if live else connected(hall)) as raw:
            if not live:
                raw.sendall(CHUNKED)
            with suppress(ConnectionError):
                flood(raw, piece * 20_000, 1.0)
                assert flood(raw, piece * 20_000, 1.0) < 10_000_000
        asked = anna.ask("GET", "/api/server")
        assert (asked.status_code, asked.json()["facts"]["what"]) == (429, "work")


def test_a_message_in_endless_pieces_is_refused(hall: Hall, anna: Person) -> None:
    """Empty ones, which no limit of bytes would ever stop."""
    anna.open("me")
    with closing(live_by_hand(hall, anna.table)) as raw:
        raw.sendall(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 2000)
        assert raw.recv(4) == b"\x88\x02" + (1009).to_bytes(2, "big")


def text_frame(said: dict[str, object]) -> bytes:
    text = json.dumps(said).encode()
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_who_asks_on_and_takes_no_answer_is_given_up(hall: Hall, anna: Person) -> None:
    """Long before it is found out that nothing is taken: answers would pile up."""
    anna.open("me")
    with closing(live_by_hand(hall, anna.table)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 12)
        raw.sendall(text_frame({"type": "hello", "token": anna.tokens[anna.table], "since": 0}))
        begun = time.monotonic()
        with pytest.raises(ConnectionError):
            flood(raw, text_frame({"type": "kick", "seat": 9}) * 1000, 55.0)
        assert time.monotonic() - begun < 55


def test_nonsense_behind_an_answer_ends_the_connection(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """A body that turns out to be none, when the answer has been sent: no fault of ours."""
    with closing(connected(hall)) as raw:
        raw.sendall(CHUNKED.replace(b"/import", b"/nowhere") + b"2\r\n{}\r\n")
        answer = b""
        while b"not-found" not in answer:
            answer += raw.recv(4096)
        raw.sendall(b"no chunk\r\n")
        assert raw.recv(4096) == b""
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


class Transport:
    """Of a transport, what an intake needs."""

    def __init__(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_others_have_their_turn_while_much_is_read() -> None:
    """What came at once is read in order, piece by piece, and nothing more is taken meanwhile."""

    async def run() -> tuple[bytes, int, bool]:
        transport, read, turns, listened = Transport(), bytearray(), 0, False

        def costly(piece: bytes) -> None:
            nonlocal read
            begun = time.thread_time()
            read += piece
            while time.thread_time() - begun < 0.001:
                pass

        line = HouseholdLines(lambda _address, _seconds: None).line("a")
        intake = Intake(transport, line, costly, lambda: False)  # type: ignore[arg-type]  # as much of a transport as is needed
        intake.take(MUCH)
        while len(read) < len(MUCH):
            listened = listened or transport.reading
            await asyncio.sleep(0)
            turns += 1
        await asyncio.sleep(0.01)
        assert transport.reading
        return bytes(read), turns, listened

    read, turns, listened = asyncio.run(run())
    assert read == MUCH
    assert turns >= len(MUCH) // 512 // 3
    assert not listened


MUCH = bytes(range(256)) * 200


def test_reading_waits_for_what_was_read_before() -> None:
    """As long as uvicorn has enough, nothing is handed on; then the rest of it is."""

    async def run() -> None:
        transport, read, full = Transport(), bytearray(), True
        line = HouseholdLines(lambda _address, _seconds: None).line("a")
        intake = Intake(transport, line, read.extend, lambda: full)  # type: ignore[arg-type]  # as much of a transport as is needed
        intake.take(MUCH)
        await asyncio.sleep(0.02)
        assert not read
        full = False
        intake.listen_again()
        await asyncio.sleep(0.05)
        assert read == MUCH
        assert transport.reading

    asyncio.run(run())
