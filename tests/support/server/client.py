"""A server under test, on this machine only, and the people who come to it."""

import json
import random
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hordekeep.server.bots.pool import beside
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.http.addresses import Address
from hordekeep.server.limits import Limits
from hordekeep.server.numbers import ServerNumbers
from hordekeep.server.running import Hosting, Settings
from hordekeep.server.server import Server
from hordekeep.server.store.interface import Store
from hordekeep.server.store.sqlite import SqliteStore
from hordekeep.server.tables.services import Services

METRICS_TOKEN = "of-the-operator"  # noqa: S105 - no secret in tests
PLENTY = (1e6, 1e6)
UNLIMITED = Limits(
    requests=PLENTY,
    daily_tables=PLENTY,
    stored_bytes=(1e12, 1e12),
    tables=PLENTY,
    sits=PLENTY,
    messages=PLENTY,
    points=PLENTY,
    work=PLENTY,
    person_work=PLENTY,
    connections=1000,
    sockets=10_000,
)
PATIENCE = 60.0

Words = dict[str, Any]


def free_socket() -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.bind(("127.0.0.1", 0))
    return listening


class Hall:
    """A server on a thread of its own."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits = UNLIMITED,
        offered: OfferedGames | None = None,
        page: Path | None = None,
        public_url: str = "",
        store: Store | None = None,
        change: Callable[[Services], Services] = lambda services: services,
    ) -> None:
        self.folder = folder
        self._socket = free_socket()
        address = Address("127.0.0.1", self._socket.getsockname()[1], public_url)
        games = offered or OfferedGames()
        self.luck = random.Random(0)
        """All chance of the server, so that a test always meets the same dice and bots."""
        services = Services(
            store or SqliteStore(folder),
            games,
            beside(games),
            "test",
            limits,
            new_luck=lambda: self.luck.getrandbits(63),
            new_secret=lambda: self.luck.randbytes(32),
            numbers=ServerNumbers(),
        )
        self.server = Server(change(services), address, metrics_token=METRICS_TOKEN)
        self.url = address.local_url()
        self._uvicorn = Hosting(self.server, Settings(address, folder), page=page)
        self._thread = threading.Thread(target=self._uvicorn.run, args=([self._socket],))

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive()
            threading.Event().wait(0.005)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()


class Person:
    """Somebody with a browser: keeps tokens, sends requests, holds live connections."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.tokens: dict[str, str] = {}
        self.table = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **query: object) -> httpx.Response:
        headers = {}
        token = self.tokens.get(self.table)
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        place = path if path.startswith("/") else f"/api/tables/{self.table}/{path}".rstrip("/")
        params = {name: str(value) for name, value in query.items()}
        return self.http.request(method, place, json=body, headers=headers, params=params)

    def get(self, path: str, **query: object) -> Words:
        return told(self.ask("GET", path, **query))

    def post(self, path: str, body: Any = None) -> Words:
        return told(self.ask("POST", path, {} if body is None else body))

    def refused(self, method: str, path: str, body: Any = None, **query: object) -> tuple[int, str]:
        """Status and code of a request that must be refused."""
        response = self.ask(method, path, body, **query)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["code"]

    def open(self, *seats: str, game: str = "last-bastion", **more: Any) -> Words:
        """Opens a table and remembers it."""
        said = {"game": game, "seats": seats, "pace": 0, **more}
        opened = self.post("/api/tables", said)
        self.table = opened["table"]
        self.tokens[self.table] = opened["token"]
        return opened

    def open_file(self, text: str, *seats: str) -> Words:
        """Opens a table from a file and remembers it."""
        opened = self.post("/api/import", {"text": text, "seats": seats})
        self.table = opened["table"]
        self.tokens[self.table] = opened["token"]
        return opened

    def sit(self, table: str = "", secret: str | None = None, **more: Any) -> Words:
        """Sits down, by a link or on the own seats."""
        self.table = table or self.table
        said = {"id": secrets.token_hex(8), "name": self.name, "salt": "5a" * 16}
        seated = self.post("sit", {**said, "secret": secret, **more})
        self.tokens[self.table] = seated["token"]
        return seated

    def say(self, kind: str, /, **fields: Any) -> Words:
        """Says something without a live connection."""
        return self.post("say", {"type": kind, **fields})

    @property
    def live_address(self) -> str:
        return self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"

    @contextmanager
    def live(self, *, since: int = 0, seat: int | None = None) -> Iterator["Live"]:
        """A live connection to the present table."""
        with connect(self.live_address, open_timeout=PATIENCE) as socket_:
            live = Live(socket_)
            live.send("hello", token=self.tokens[self.table], since=since, seat=seat)
            yield live


def told(response: httpx.Response) -> Words:
    assert response.status_code == 200, response.text
    words: Words = response.json()
    return words


class Live:
    """A live connection: reads messages one by one, and remembers the newest of each type."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.newest: dict[str, Words] = {}
        self.raw: list[str] = []

    def send(self, kind: str, /, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self, timeout: float = PATIENCE) -> Words:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Words = json.loads(text)
        self.newest[message["type"]] = message
        return message

    def ends_with(self) -> int:
        """The code with which the server ends the connection; nothing may come before that."""
        with pytest.raises(ConnectionClosed) as ended:
            self.read()
        assert ended.value.rcvd is not None, "the connection broke"
        return ended.value.rcvd.code

    def until(self, kind: str, fits: Callable[[Words], bool] = lambda _: True) -> Words:
        """Reads up to the next message of this type that fits."""
        while True:
            message = self.read()
            if message["type"] == kind and fits(message):
                return message

    @property
    def state(self) -> Words:
        """The newest state that was read."""
        return self.newest.get("state") or self.until("state")

    def answer(self, action: str = "", *, ident: str = "", seat: int | None = None) -> Words:
        """Answers the first open decision (of a seat), and waits for what comes back."""
        decision = next(d for d in self.state["decisions"] if seat in (None, d["seat"]))
        ident = ident or secrets.token_hex(8)
        self.send(
            "answer",
            id=ident,
            seat=decision["seat"],
            decision=decision["number"],
            action=action or decision["actions"][0]["text"],
        )
        return self.reply(ident)

    def reply(self, ident: str) -> Words:
        """Reads up to the answer to a request."""
        while True:
            message = self.read()
            if message.get("id") == ident:
                return message

    def my_turn(self) -> Words:
        """Reads until something is asked of me, or all is over."""
        state = self.state
        while not state["decisions"] and state["result"] is None:
            state = self.until("state")
        return state
