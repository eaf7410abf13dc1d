"""Kills servers at the worst moments, with a client that does not give up.

`python -m tests.support.server.killing 100` kills at random moments, for `make soak`; with
`--postgres` two servers on one database, of which any answers any request. Every lot of some kills
is written down; the same command goes on where it stopped, unless the code has changed since or
`--fresh` is said. A seed as a second number makes one lot of all.
"""

import atexit
import hashlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from tests.support.server.client import Person, Words, told
from tests.support.server.postgres import Postgres, programs

T = TypeVar("T")

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
POSTGRES = "--postgres"
FRESH = "--fresh"
LOT = 25
"""Kills that are written down together."""
FEW_TURNS = 4
"""So many turns at most are taken in peace: else servers would mostly die while they start."""


class Nursery:
    """Forks servers: one that is started costs a fortieth of a second and not two."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.server.dying"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._process.terminate)  # and its servers end with it

    def start(self, store: str, crash: str) -> tuple[int, str]:
        """The process of a new server, and its address."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(store, crash or "-", file=self._process.stdin, flush=True)
        pid, url = self._process.stdout.readline().split()
        return int(pid), url


nursery = cache(Nursery)


class Mortal:
    """A server in a process of its own, on one store; it is started again after each death."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.deaths = 0
        self.url = ""
        self.pid = 0
        self.crashes: list[str] = []
        """Where it dies next, and after that."""

    def start(self) -> None:
        crash = self.crashes.pop(0) if self.crashes else ""
        self.pid, self.url = nursery().start(self.store, crash)

    @property
    def dead(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def kill(self) -> None:
        """`kill -9`, now."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def bury(self) -> bool:
        """Whether it is dead; then it is started anew."""
        until = time.monotonic() + 0.05
        while not self.dead:
            if time.monotonic() > until:
                return False
            time.sleep(0.002)
        self.deaths += 1
        self.start()
        return True

    def end(self) -> None:
        self.kill()
        while not self.dead:
            time.sleep(0.002)


class Town:
    """Servers that share their tables. Whoever asks may reach any of them, as through a proxy."""

    def __init__(self, urls: Sequence[str] = (), mortals: Sequence[Mortal] = ()) -> None:
        self._urls = urls
        self.mortals = mortals

    @property
    def urls(self) -> list[str]:
        return [*self._urls, *(mortal.url for mortal in self.mortals)]

    @property
    def deaths(self) -> int:
        return sum(mortal.deaths for mortal in self.mortals)

    def bury(self) -> None:
        for mortal in self.mortals:
            mortal.bury()

    def end(self) -> None:
        for mortal in self.mortals:
            mortal.end()


class Stubborn:
    """Plays with two seats of its own, and sends every request until it is answered."""

    def __init__(self, town: Town, seed: int) -> None:
        self.town = town
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By the id of the request: the entry, and what was said."""
        self.over = False
        self.person = Person(self.rng.choice(town.urls))

    def insist(self, ask: Callable[[], T]) -> T:
        """Asks one server or another until there is an answer; those that died are started anew."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self._go_to(self.rng.choice(self.town.urls))
            try:
                return ask()
            except (httpx.TransportError, ConnectionError, Busy):
                self.town.bury()
        message = "the server does not come back"
        raise AssertionError(message)

    def _go_to(self, url: str) -> None:
        if url != self.person.url:
            self.person.http.close()
            self.person.url = url
            self.person.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def sit(self) -> None:
        self.insist(lambda: self.person.open("me", "me"))
        said = {"id": "sit", "name": "Anna", "salt": secrets.token_hex(16)}
        self.insist(lambda: not_busy(self.person.ask("POST", "sit", said)))

    def turn(self) -> bool:
        """Answers or takes back once; tells whether the game goes on."""
        told = self.insist(lambda: not_busy(self.person.ask("GET", "state")))
        state = told["messages"][-1]
        if state["result"] is not None:
            self.over = True
            return False
        undo = [one for one in state["undo"] if one["allowed"]]
        if undo and self.rng.random() < 0.2:
            one = self.rng.choice(undo)
            self.demand({"type": "undo", "seat": one["seat"], "entry": one["entry"]}, "undo")
            return True
        decision = self.rng.choice(state["decisions"])
        action = self.rng.choice(decision["actions"])["text"]
        number, seat = decision["number"], decision["seat"]
        self.demand({"type": "answer", "seat": seat, "decision": number, "action": action}, action)
        return True

    def demand(self, said: Words, meant: str) -> None:
        """Says something once, however often it must be sent."""
        ident = secrets.token_hex(8)
        whole = {**said, "id": ident}
        reply = self.insist(lambda: not_busy(self.person.ask("POST", "say", whole)))
        assert reply["id"] == ident
        self.acknowledged[ident] = (reply["entry"], meant)

    def check(self) -> None:
        """What was acknowledged stands in the journal, once, and nothing else does."""
        text = self.insist(lambda: readable(self.person.ask("GET", "export")).text)
        entries = [json.loads(line) for line in text.splitlines()[1:]]
        said = {
            entry["n"]: entry.get("say", "undo")
            for entry in entries
            if entry["kind"] in ("choice", "undo")
        }
        assert said == dict(self.acknowledged.values())


class Busy(Exception):
    """The store or the server is away for a moment: it is asked again."""


def readable(response: httpx.Response) -> httpx.Response:
    if response.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
        raise Busy
    return response


def not_busy(response: httpx.Response) -> Words:
    return told(readable(response))


def play_through_crashes(store: str, crashes: list[str], *, turns: int = 12) -> int:
    """Plays some turns while the server dies at points; returns how often it died."""
    server = Mortal(store)
    server.crashes = list(crashes)
    server.start()
    town = Town(mortals=[server])
    player = Stubborn(town, seed=1)
    try:
        player.sit()
        for _ in range(turns):
            if not player.turn():
                break
        player.check()
    finally:
        player.person.http.close()
        town.end()
    return server.deaths


def kill_at_random(store: str, kills: int, seed: int, *, servers: int = 1) -> int:
    """Plays while servers are killed at random moments; returns how many moves were made."""
    town = Town(mortals=[Mortal(store) for _ in range(servers)])
    for mortal in town.mortals:
        mortal.start()
    rng = random.Random(seed)
    moves = 0
    try:
        while town.deaths < kills:
            player = Stubborn(town, rng.randrange(1 << 30))
            try:
                moves += play_and_die(player, rng, kills)
            finally:
                player.person.http.close()
    finally:
        town.end()
    return moves


def play_and_die(player: Stubborn, rng: random.Random, kills: int) -> int:
    """One game, or as much of it as is needed."""
    player.sit()
    while player.town.deaths < kills and not player.over:
        for _ in range(rng.randrange(FEW_TURNS)):
            if not player.over:
                player.turn()
        victim = rng.choice(player.town.mortals)
        killer = threading.Timer(rng.uniform(0.0, 0.06), victim.kill)
        killer.start()
        before = player.town.deaths
        while player.town.deaths == before and player.turn():
            player.town.bury()
        killer.join()
        player.town.bury()
    player.check()
    return len(player.acknowledged)


class Lot(msgspec.Struct):
    """Kills that nothing was lost in."""

    source: str
    kills: int
    moves: int
    seconds: float


def source_hash() -> str:
    """What was killed: kills of other code do not count."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*.py")):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def lots_in(path: Path, source: str) -> list[Lot]:
    """The lots of this code that are done."""
    if not path.exists():
        return []
    lots = [msgspec.json.decode(line, type=Lot) for line in path.read_bytes().splitlines()]
    return [one for one in lots if one.source == source]


def kill_lot(kind: str, kills: int, seed: int) -> Lot:
    """On a store of its own."""
    source, began = source_hash(), time.monotonic()
    if kind == "postgres":
        found = programs()
        assert found is not None, "no PostgreSQL server programs here"
        with Postgres(found) as server:
            moves = kill_at_random(server.new_database(), kills, seed, servers=2)
    else:
        with tempfile.TemporaryDirectory() as folder:
            moves = kill_at_random(folder, kills, seed)
    return Lot(source, kills, moves, round(time.monotonic() - began, 1))


def main() -> None:
    arguments = [int(word) for word in sys.argv[1:] if not word.startswith("-")]
    wanted = arguments[0] if arguments else 100
    kind = "postgres" if POSTGRES in sys.argv else "sqlite"
    path = ROOT / ".hordekeep" / f"kills-{kind}.jsonl"
    path.parent.mkdir(exist_ok=True)
    if FRESH in sys.argv:
        path.unlink(missing_ok=True)
    done = [] if len(arguments) > 1 else lots_in(path, source_hash())
    while (left := wanted - sum(one.kills for one in done)) > 0:
        seed = arguments[1] if len(arguments) > 1 else secrets.randbits(30)
        most = left if len(arguments) > 1 else min(left, LOT)
        print(f"{most} of {left} kills, seed {seed}", flush=True)  # noqa: T201 - a command
        done.append(kill_lot(kind, most, seed))
        with path.open("ab") as file:
            file.write(msgspec.json.encode(done[-1]) + b"\n")
    kills, moves = sum(one.kills for one in done), sum(one.moves for one in done)
    print(  # noqa: T201 - a command
        f"{kills} kills at random moments ({kind}), {moves} acknowledged moves in "
        f"{sum(one.seconds for one in done):.0f} s: none lost, none doubled"
    )


if __name__ == "__main__":
    main()
