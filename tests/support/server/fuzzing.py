"""Malformed messages by the thousand: nothing may fail inside, and no table may change.

`python -m tests.support.server.fuzzing 20000` sends that many, for `make soak`.
"""

import faulthandler
import json
import random
import secrets
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from tests.support.server.client import UNLIMITED, Hall, Person, Words
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hordekeep.server import wire
from hordekeep.server.http.endpoint import Endpoint
from hordekeep.server.http.routes import ENDPOINTS
from hordekeep.server.store.sqlite import FILE

SEEDS: list[Words] = [
    {"type": "hello", "token": "x", "since": 0},
    {"type": "answer", "id": "a", "seat": 0, "decision": 987_654, "action": "end-turn"},
    {"type": "undo", "id": "a", "seat": 0, "entry": 987_654},
    {"type": "look", "seat": 1},
    {"type": "point", "kind": "tile", "word": "nowhere"},
    {"type": "settle", "grace": 5, "pace": 100},
    {"type": "give-up", "agree": True},
    {"type": "leave"},
    {"type": "return"},
    {"type": "ping"},
]
BODIES: list[Words] = [
    {"game": "last-bastion", "seats": ["me", "bot:random"], "options": {"players": 2}},
    {"entry": 3, "seats": ["me", "me"]},
    {"text": '{"hordekeep": "journal"}', "seats": ["me"]},
    {"text": 'hordekeep = "position"', "seats": ["me"], "entry": None},
    {"id": "a", "name": "Eve", "salt": "0" * 32, "secret": "x"},
    {"places": [{"table": "t", "token": "x"}]},
    {"seat": 0},
    {},
]
NASTY: list[Any] = [
    None,
    True,
    -1,
    0,
    1e308,
    2**63,
    -(2**70),
    "",
    "\x00",
    "x" * 3000,
    "\u202e",
    "é" * 50,
    "../..",
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "${jndi:x}",
    "%00",
    [],
    {},
    [[[[[[]]]]]],
    {"type": "answer"},
    [{"table": 1}],
]
MOST_GROWTH = 1.1
HARMLESS = (wire.Ping, wire.Look, wire.Point)
NOTICED = 60.0
"""Seconds after which it is written down what all threads are doing while an answer is due."""
MOST_WORK = 30.0
"""CPU seconds within which everything is answered. A clock would tell how busy the machine is."""
NEVER_MIND = 1800.0
"""Seconds after which an answer is given up, however busy the machine is."""
UNHEARD = "keepalive ping timeout"
"""Why a connection ends when neither side was given a core for long."""


@contextmanager
def in_time(what: str) -> Iterator[None]:
    """What is asked in it is answered with so much work; who takes long is looked at meanwhile."""
    begun = time.process_time()
    faulthandler.dump_traceback_later(NOTICED, file=sys.__stderr__ or 2)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
    took = time.process_time() - begun
    assert took < MOST_WORK, f"{took:.0f} CPU seconds: {what}"


class Fuzzer:
    """Sends nonsense to one server, as nobody, as a spectator and as a seated person."""

    def __init__(self, person: Person, watcher: Person, seed: int) -> None:
        self.rng = random.Random(seed)
        self.person = person
        self.person.http.timeout = httpx.Timeout(NEVER_MIND)
        self.watcher = watcher
        self.seen: Counter[str] = Counter()
        self.socket: ClientConnection | None = None
        self.stack = ExitStack()
        self.sent = 0

    def run(self, count: int) -> None:
        ways = [self.http] * 12 + [self.live] * 12 + [self.bare]
        while self.sent < count:
            self.rng.choice(ways)()
        self.stack.close()

    # What is sent.

    def spoiled(self, said: Any) -> Any:
        """Words with something wrong in them."""
        words = json.loads(json.dumps(said))
        for _ in range(self.rng.randint(1, 3)):
            words = self._spoil(words)
        return words

    def _spoil(self, words: Any) -> Any:
        if not isinstance(words, dict) or not words or self.rng.random() < 0.05:
            return self.rng.choice(NASTY)
        name = self.rng.choice(list(words))
        way = self.rng.randrange(5)
        if way == 0:
            del words[name]
        elif way == 1:
            words[self.rng.choice(["more", "__proto__", "type", "", "\x00"])] = name
        elif way == 2 and isinstance(words[name], dict | list):
            words[name] = self._inside(words[name])
        else:
            words[name] = self.rng.choice(NASTY)
        return words

    def _inside(self, words: Any) -> Any:
        if isinstance(words, dict):
            return self._spoil(words)
        return [self._spoil(one) for one in words] + [self.rng.choice(NASTY)]

    def text(self, said: Any) -> bytes:
        """The words as bytes, sometimes broken as JSON or as text."""
        text = json.dumps(said).encode()
        way = self.rng.randrange(8)
        if way == 0:
            return text[: self.rng.randrange(len(text) + 1)]
        if way == 1:
            at = self.rng.randrange(len(text) + 1)
            return text[:at] + secrets.token_bytes(3) + text[at:]
        if way == 2:
            return b"[" * self.rng.choice([10, 3000])
        if way == 3:
            return text.replace(b'"', b'"\\ud800', 1)
        return text

    # How it is sent.

    def headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json"}
        tokens = [*self.person.tokens.values(), *self.watcher.tokens.values(), "x", "é"]
        who = self.rng.randrange(4)
        if who <= 1:
            headers["Authorization"] = "Bearer " + self.rng.choice(tokens)
        elif who == 2:
            headers["Authorization"] = self.rng.choice(["", "Basic x", "Bearer", "bearer \x7f"])
        if self.rng.random() < 0.1:
            kind = self.rng.choice(["text/plain", "", "application/json; charset=x", "multipart/x"])
            headers["Content-Type"] = kind
        return headers

    def http(self) -> None:
        """A request to one of our addresses, wrong in some way."""
        endpoint = self.rng.choice(ENDPOINTS)
        others = ["PUT", "PATCH", "OPTIONS", "TRACE", "HEAD"]
        method = self.rng.choice(others) if self.rng.random() < 0.05 else endpoint.method
        body = self.text(self.spoiled(self.rng.choice([*SEEDS, *BODIES])))
        headers = self.headers()
        if self.would_work(endpoint, body, headers):
            return
        request = self.person.http.build_request(
            method,
            self.path(endpoint),
            content=body if endpoint.says is not None else None,
            headers=[(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            params=self.query(),
        )
        self.sent += 1
        with in_time(f"{method} {request.url} {body[:500]!r}"):
            response = self.person.http.send(request)
        self.note(response)

    def would_work(self, endpoint: Endpoint, body: bytes, headers: dict[str, str]) -> bool:
        """Whether this might be a sound request by somebody who may change the table."""
        token = headers.get("Authorization", "").removeprefix("Bearer ")
        if token not in self.person.tokens.values():
            return False
        if endpoint.says is None:
            return endpoint.method == "DELETE"
        try:
            said = msgspec.json.decode(body, type=endpoint.says)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        return endpoint.name != "say" or not isinstance(said, HARMLESS)

    def path(self, endpoint: Endpoint) -> str:
        tables = [self.person.table] * 8 + ["nowhere", "..", "%00", "x" * 300, "é"]
        table = self.rng.choice(tables)
        entry = str(self.rng.choice([0, 1, 3, -1, 10**12, "x", "٣"]))
        path = endpoint.path.replace("{table}", table).replace("{entry}", entry)
        path = path.replace("{game}", self.rng.choice(["last-bastion", "chess", "..", "%2e%2e"]))
        path = path.replace("{lang}", self.rng.choice(["en", "xx", "..", "../en"]))
        return path + self.rng.choice([""] * 15 + ["/", "//x"])

    def query(self) -> dict[str, str]:
        names = ["seat", "since", "version", "wait", "kind", "word", "action", "count", "lang", "q"]
        chosen = self.rng.sample(names, self.rng.randrange(4))
        values = ["", "0", "1", "-1", "9" * 30, "x", "null", "tile", "market", "é\x00", "end-turn"]
        query = {name: self.rng.choice(values) for name in chosen}
        if query.get("wait") not in (None, "", "x", "null", "-1"):
            query["wait"] = "0"
        return query

    def note(self, response: httpx.Response) -> None:
        assert response.status_code < 500, f"{response.request.method} {response.url}"[:200]
        self.seen[str(response.status_code)] += 1

    def live(self) -> None:
        """A message over a live connection, before or after the hello."""
        if self.socket is None:
            self.socket = self.connected()
        said = self.rng.choice(SEEDS)
        message = self.text(self.spoiled(said))
        if not self.is_harmless(message):
            return
        self.sent += 1
        try:
            if self.rng.random() < 0.1:
                self.socket.send(message)
            else:
                self.socket.send(message.decode("utf-8", "replace"))
            self.hear(self.socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            failed = closed.rcvd is not None and code == 1011 and closed.rcvd.reason != UNHEARD
            assert not failed, "the server failed"
            self.seen[f"closed {code}"] += 1
            self.socket = None

    def connected(self) -> ClientConnection:
        self.stack.close()
        with in_time("a live connection"):
            opening = connect(self.person.live_address, open_timeout=NEVER_MIND, ping_interval=None)
            socket_ = self.stack.enter_context(opening)
        if self.rng.random() < 0.8:
            hello = {"type": "hello", "token": self.person.tokens[self.person.table]}
            socket_.send(json.dumps(hello))
        return socket_

    def is_harmless(self, message: bytes) -> bool:
        """Refused, or one of the messages that change nothing."""
        try:
            said = msgspec.json.decode(message, type=wire.ClientMessage)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return True
        answers = isinstance(said, wire.Answer) and said.decision > 900_000
        undoes = isinstance(said, wire.TakeBack) and said.entry > 900_000
        return isinstance(said, HARMLESS) or answers or undoes

    def hear(self, socket_: ClientConnection) -> None:
        """Reads what has come so far."""
        try:
            while True:
                said = json.loads(socket_.recv(0.0005))
                assert said.get("code") != "error", said
                self.seen[f"live {said['type']}"] += 1
        except TimeoutError:
            pass

    def bare(self) -> None:
        """Bytes that are no HTTP at all, or only nearly."""
        lines = [
            b"GET / HTTP/9.9\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
            b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n",
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
            secrets.token_bytes(60),
            b"\r\n\r\n",
        ]
        host = httpx.URL(self.person.url)
        self.sent += 1
        with closing(socket.create_connection((host.host, host.port), 2)) as raw:
            raw.settimeout(0.05)
            raw.sendall(self.rng.choice(lines))
            try:
                answer = raw.recv(200)
            except OSError:
                answer = b""
        assert not answer.startswith(b"HTTP/1.1 5"), answer[:80]
        self.seen["bare"] += 1


def rows_of(folder: Path, table: str) -> list[Any]:
    """All that is kept of a table."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as db:
        roster = db.execute("SELECT sheet, brief, header FROM tables WHERE id = ?", (table,))
        kept = roster.fetchall()
        entries = db.execute("SELECT number, line FROM entries WHERE table_id = ?", (table,))
        return kept + entries.fetchall()


class Bombarded(NamedTuple):
    """What was answered, and how much memory server and sender took in the end.

    It is compared with what they took after a quarter of the messages: by then all is loaded.
    """

    seen: Counter[str]
    growth: float


def resident() -> float:
    """Memory that this process holds, in pages; on systems that tell it."""
    told = Path("/proc/self/statm")
    return float(told.read_text(encoding="utf-8").split()[1]) if told.exists() else 1.0


def bombard(folder: Path, count: int, seed: int) -> Bombarded:
    """Sends malformed messages to a running game; raises when something fails or changes."""
    limits = UNLIMITED._replace(idle=1.0)  # what was opened by chance leaves memory soon
    hall = Hall(folder, limits=limits)
    with hall, Person(hall.url) as anna, Person(hall.url, "Eve") as eve:
        opened = anna.open("me", "me")
        anna.sit()
        eve.sit(opened["table"], opened["watch"]["secret"])
        with anna.live() as live:
            live.answer()
        before = rows_of(folder, anna.table)
        state = anna.get("state")["messages"][1]
        fuzzer = Fuzzer(anna, eve, seed)
        fuzzer.run(count // 4)
        held = resident()
        fuzzer.run(count)
        growth = resident() / held
        assert rows_of(folder, anna.table) == before
        assert anna.get("state")["messages"][1] == state
    return Bombarded(fuzzer.seen, growth)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else secrets.randbits(30)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        seen, growth = bombard(Path(folder), count, seed)
    assert growth < MOST_GROWTH, f"memory has grown to {growth:.0%}"
    print(  # noqa: T201 - a command
        f"{count} malformed messages (seed {seed}) in {time.monotonic() - began:.0f} s: "
        f"no failure, no changed table, memory at {growth:.0%}; {dict(sorted(seen.items()))}"
    )


if __name__ == "__main__":
    main()
