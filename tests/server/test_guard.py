"""The guard: origins, hosts, sizes, rates, headers."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.support.server.client import UNLIMITED, Hall, Person
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hordekeep.server.http.addresses import Address

NEW = {"game": "last-bastion", "seats": ["me"]}


def test_every_answer_has_the_headers(anna: Person) -> None:
    for path in ("/", "/api/server", "/api/nothing", "/assets/nothing.js", "/t/x"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_a_foreign_page_changes_nothing(anna: Person, origin: str) -> None:
    response = anna.http.post("/api/tables", json=NEW, headers={"Origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
    anna.open("me")
    with pytest.raises(InvalidStatus), connect(anna.live_address, origin=Origin(origin)):
        pass


def test_our_own_page_may(anna: Person) -> None:
    response = anna.http.post("/api/tables", json=NEW, headers={"Origin": anna.url})
    assert response.status_code == 200


def test_a_foreign_name_for_this_server_is_refused(anna: Person) -> None:
    """DNS rebinding: a name that is not ours leads nowhere."""
    response = anna.http.get("/api/server", headers={"Host": "evil.example"})
    assert (response.status_code, response.json()["code"]) == (421, "wrong-host")


@pytest.mark.parametrize(
    ("public_url", "host", "origin", "own"),
    [
        ("", "127.0.0.1:8484", "http://127.0.0.1:8484", True),
        ("", "[::1]:8484", "http://[::1]:8484", True),
        ("", "localhost:8484", "http://127.0.0.1:8484", False),
        ("", "box.local", "http://box.local:80", True),
        ("https://games.example", "games.example", "https://games.example", True),
        ("https://games.example", "127.0.0.1:8484", "https://games.example", True),
        ("https://games.example", "games.example", "https://games.example:444", False),
        ("", "127.0.0.1:8484", "ftp://127.0.0.1:8484", False),
    ],
)
def test_origins(public_url: str, host: str, origin: str, *, own: bool) -> None:
    address = Address("127.0.0.1", 8484, public_url)
    assert address.is_own_origin(origin, host) is own


@pytest.mark.parametrize(
    ("host", "fits"),
    [
        ("localhost:1", True),
        ("127.0.0.1", True),
        ("[::1]:8484", True),
        ("192.168.1.7:8484", True),
        ("box.local:8484", True),
        ("games.example", True),
        ("GAMES.example:443", True),
        ("evil.example", False),
        ("games.example.evil", False),
        ("", False),
    ],
)
def test_names_of_this_server(host: str, *, fits: bool) -> None:
    assert Address("127.0.0.1", 8484, "https://games.example").goes_by(host) is fits


def test_how_far_it_reaches() -> None:
    assert Address("127.0.0.1", 1).reach == "machine"
    assert Address("127.0.0.1", 1).urls() == []
    assert Address("192.168.1.7", 1).reach == "lan"
    assert Address("192.168.1.7", 5).urls() == ["http://192.168.1.7:5"]
    assert Address("::1", 5).local_url() == "http://[::1]:5"
    public = Address("127.0.0.1", 1, "https://games.example/")
    assert (public.reach, public.urls()) == ("public", ["https://games.example"])


def test_only_json_is_read(anna: Person) -> None:
    text = json.dumps(NEW)
    plain = anna.http.post("/api/tables", content=text, headers={"Content-Type": "text/plain"})
    assert (plain.status_code, plain.json()["code"]) == (415, "not-json")


def test_large_requests_are_refused(anna: Person) -> None:
    large = {**NEW, "options": {"x": "y" * 20_000}}
    assert anna.refused("POST", "/api/tables", large) == (413, "too-large")
    huge = {"text": "y" * 9_000_000, "seats": ["me"]}
    assert anna.refused("POST", "/api/import", huge) == (413, "too-large")


def test_large_messages_end_the_connection(anna: Person) -> None:
    anna.open("me")
    anna.sit()
    with anna.live() as live:
        live.until("state")
        live.socket.send("x" * 5000)
        assert live.until("refused")["code"] == "bad-message"
        live.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            live.until("state", lambda _: False)


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Person]:
    """A server with tight limits."""
    limits = UNLIMITED._replace(
        requests=(0.001, 12), tables=(0.001, 2), points=(0.001, 1), messages=(0.001, 3)
    )
    with Hall(tmp_path, limits=limits) as hall, Person(hall.url) as person:
        yield person


def test_rates(narrow: Person) -> None:
    narrow.open("me")
    narrow.open("me")
    assert narrow.refused("POST", "/api/tables", NEW) == (429, "too-many")
    narrow.sit()
    point = {"type": "point", "kind": "tile", "word": "market"}
    narrow.post("say", point)
    assert narrow.refused("POST", "say", point) == (429, "too-many")
    with narrow.live() as live:
        for _ in range(3):
            live.send("ping")
            live.until("pong")
        live.send("ping")
        assert live.until("refused")["code"] == "too-many"
        live.send("undo", id="hasty", seat=0, entry=1)
        refused = live.until("refused")
        assert (refused["id"], refused["code"]) == ("hasty", "too-many")
    response = last_of(narrow.http)
    assert response.status_code == 429
    assert response.headers["retry-after"]


def last_of(http: httpx.Client) -> httpx.Response:
    for _ in range(12):
        response = http.get("/api/server")
    return response


def test_without_a_token_nothing_is_told(anna: Person) -> None:
    opened = anna.open("me")
    anna.sit()
    anna.tokens.clear()
    for path in ("", "state", "lines", "export", "at/1", "forecast", "reasons", "advice", "plan"):
        assert anna.refused("GET", path) == (401, "no-place"), path
    for path in ("start", "move", "rematch"):
        assert anna.refused("POST", path, {}) == (401, "no-place"), path
    assert anna.refused("DELETE", "") == (401, "no-place")
    anna.tokens[opened["table"]] = "x" * 32
    assert anna.refused("GET", "state") == (401, "no-place")


def test_methods_and_addresses(anna: Person) -> None:
    assert anna.refused("PUT", "/api/tables", NEW) == (405, "wrong-method")
    assert anna.refused("GET", "/api/nothing") == (404, "not-found")
    assert anna.refused("GET", "/api/games/chess/rules") == (404, "unknown-game")
    assert anna.refused("GET", "/api/locale/xx") == (404, "not-found")
    assert anna.refused("GET", "/api/locale/%2e%2e") == (404, "not-found")
    assert anna.refused("GET", "/api/tables/none") == (404, "no-such-table")


def test_headers_without_end_are_not_read(hall: Hall) -> None:
    host, port = hall.url.removeprefix("http://").split(":")
    with closing(socket.create_connection((host, int(port)), 5)) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 200_000)
        assert raw.recv(12) == b"HTTP/1.1 400"
