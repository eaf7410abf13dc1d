"""Load on one core: many tables with a move every 2 s, and how long until all seats have seen it.

    python bench/server_load.py --tables 50 100 200 --seats 4 --seconds 20
    python bench/server_load.py --game sanctum --tables 40 --every 0.12
    python bench/server_load.py --tables 1000 --workers 2 --store postgresql://user@host/empty

The server runs on one core, everybody who plays on the others; with `--workers` on all of them.
Every table has `seats` people with a live connection each (compressed, as browsers do); a move
counts when the last of them has got the new state. Tables are added from one measurement to the
next, and the same games are played in each run. `--json` prints the figures as JSON.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from hordekeep.server.bots.pool import beside
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.crew import Crew
from hordekeep.server.http.addresses import Address
from hordekeep.server.limits import Limits
from hordekeep.server.running import Hosting, Settings, spare_collector
from hordekeep.server.server import Server
from hordekeep.server.store.opening import open_store
from hordekeep.server.tables.services import Services

AT_ONCE: Final = 20
"""Tables that are opened side by side."""
PATIENCE: Final = 30.0
PLENTY: Final = (1e9, 1e9)
SERVER_CORE: Final = 0


class Choice(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    number: int
    seat: int
    actions: list[Choice]


class Told(msgspec.Struct):
    """As much of a message as a player of this bench reads."""

    type: str
    entry: int = 0
    decisions: list[Asked] = []
    code: str = ""


class Load(NamedTuple):
    """What is measured."""

    game: str
    tables: int
    seats: int
    every: float
    """Seconds between the moves of a table."""
    seconds: float
    workers: int
    store: str


class Figures(NamedTuple):
    """What one run measured; times in milliseconds."""

    game: str
    tables: int
    seats: int
    moves: int
    refused: int
    p50: float
    p99: float
    most: float
    server_cpu: float
    """Share of one core."""
    players_cpu: float
    """Likewise; near 1 the players are what is measured."""
    work: float
    """Milliseconds of the server's core that a move costs: hardly more on a busy machine."""
    memory: float
    """Kilobytes of the server's memory for a table with its live connections."""


# The server, in a process of its own.


LIMITS: Final = Limits(
    requests=PLENTY,
    tables=PLENTY,
    daily_tables=PLENTY,
    stored_bytes=(1e12, 1e12),
    sits=PLENTY,
    messages=PLENTY,
    work=PLENTY,
    person_work=PLENTY,
    sockets=100_000,
    all_sockets=100_000,
    rooms=100_000,
)


def serve(kept_in: str, workers: int) -> None:
    """Runs a server without limits, alone on one core, and says its address."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1000)  # who comes before the server is ready waits
    address = Address("127.0.0.1", listening.getsockname()[1])
    print(address.local_url(), flush=True)
    if workers > 1:
        settings = Settings(address, Path(), store=kept_in, workers=workers, limits=LIMITS)
        asyncio.run(Crew(listening, settings, workers).run())
        return
    pin({SERVER_CORE})
    offered = OfferedGames()
    services = Services(open_store(kept_in), offered, beside(offered), "bench", LIMITS)
    spare_collector()
    Hosting(Server(services, address), Settings(address, Path())).run([listening])


def pin(cores: set[int]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def other_cores() -> set[int]:
    return set(range(os.cpu_count() or 1)) - {SERVER_CORE} or {SERVER_CORE}


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for parent in found:
        children = Path(f"/proc/{parent}/task/{parent}/children")
        found += [int(child) for child in children.read_text(encoding="utf-8").split()]
    return found


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, with those that it has started."""
    spent = 0.0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def memory_of(pid: int) -> int:
    """Bytes that they hold now."""
    pages = [
        int(Path(f"/proc/{one}/statm").read_text(encoding="utf-8").split()[1])
        for one in family(pid)
    ]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


# The players.


class Player:
    """A person with a live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.entry = 0
        self.seen_at = 0.0
        self.decisions: list[Asked] = []
        self.refused = 0
        self._lost = False
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        decode = msgspec.json.Decoder(Told).decode
        try:
            async for text in self._connection:
                told = decode(text)
                if told.type == "state":
                    self.entry, self.decisions = told.entry, told.decisions
                    self.seen_at = time.perf_counter()
                    self._news.set()
                self.refused += told.type == "refused"
        finally:
            self._lost = True
            self._news.set()

    async def beyond(self, entry: int) -> float:
        """When this player saw a state after an entry; raises `ConnectionError` when none comes."""
        while self.entry <= entry:
            if self._lost:
                raise ConnectionError(f"closed by the server with {self._connection.close_code}")
            self._news.clear()
            await self._news.wait()
        return self.seen_at

    async def answer(self, rng: random.Random) -> None:
        asked = self.decisions[0]
        said = {
            "type": "answer",
            "id": secrets.token_hex(8),
            "seat": asked.seat,
            "decision": asked.number,
            "action": rng.choice(asked.actions).text,
        }
        await self._connection.send(json.dumps(said))

    async def close(self) -> None:
        self._reader.cancel()
        await self._connection.close()


async def sit_down(
    http: httpx.AsyncClient, seats: int, game: str = "last-bastion", seed: int | None = None
) -> tuple[str, list[str]]:
    """A new table with people on all seats; returns their tokens."""
    plan = ["me", *["link"] * (seats - 1)]
    asked = {"game": game, "seats": plan, "seed": seed}
    opened = (await http.post("/api/tables", json=asked)).json()
    table, tokens = opened["table"], [opened["token"]]
    links = [None, *[invite["secret"] for invite in opened["invites"]]]
    for number, secret in enumerate(links):
        said = {"id": f"sit-{number}", "name": f"Guest {number}", "salt": secrets.token_hex(16)}
        headers = {"Authorization": f"Bearer {tokens[0]}"} if secret is None else {}
        body = {**said, "secret": secret}
        seated = await http.post(f"/api/tables/{table}/sit", json=body, headers=headers)
        seated.raise_for_status()
        if secret is not None:
            tokens.append(seated.json()["token"])
    return table, tokens


async def join(
    url: str, table: str, token: str, home: str = "", patience: float = PATIENCE
) -> Player:
    """A live connection, from another address of this machine if one is said."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    bound = (home, 0) if home else None
    connection = await connect(
        address,
        max_queue=64,
        open_timeout=patience,
        ping_interval=None,  # a browser sends none by itself; the server's are answered
        local_addr=bound,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # as browsers ask
    )
    await connection.send(json.dumps({"type": "hello", "token": token}))
    player = Player(connection)
    await player.beyond(0)
    return player


def home_of(table: int) -> str:
    """The people of each table come from an address of their own: a household waits for itself."""
    return f"127.1.{table // 250}.{1 + table % 250}" if sys.platform == "linux" else ""


async def play(players: list[Player], until: float, every: float, seed: int) -> list[float]:
    """Moves again and again; returns how long each move took to reach the last seat."""
    took: list[float] = []
    rng = random.Random(seed)
    at = time.perf_counter() + rng.random() * every
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        active = next((player for player in players if player.decisions), None)
        if active is None:
            break
        before = max(player.entry for player in players)
        sent = time.perf_counter()
        await active.answer(rng)
        async with asyncio.timeout(PATIENCE):
            seen = [await player.beyond(before) for player in players]
        took.append(max(seen) - sent)
        at += every
    return took


async def gather_around(url: str, load: Load, joined: list[list[Player]]) -> None:
    """Opens as many tables as are missing, some at a time, and connects everybody."""

    async def open_one(number: int) -> list[Player]:
        table, tokens = await sit_down(http, load.seats, load.game, number)
        return [await join(url, table, token, home_of(number)) for token in tokens]

    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for first in range(len(joined), load.tables, AT_ONCE):
            some = range(first, min(first + AT_ONCE, load.tables))
            joined += await asyncio.gather(*[open_one(number) for number in some])


async def measure(joined: list[list[Player]], load: Load, pid: int) -> Figures:
    """Everybody plays for a while."""
    refused = sum(player.refused for player in itertools.chain(*joined))
    cpu, own, began = cpu_seconds(pid), time.process_time(), time.perf_counter()
    until = began + load.seconds
    plays = [play(players, until, load.every, number) for number, players in enumerate(joined)]
    took = sorted(itertools.chain.from_iterable(await asyncio.gather(*plays)))
    seconds = time.perf_counter() - began
    busy, own_busy = (cpu_seconds(pid) - cpu) / seconds, (time.process_time() - own) / seconds
    return Figures(
        load.game,
        load.tables,
        load.seats,
        len(took),
        sum(player.refused for player in itertools.chain(*joined)) - refused,
        1000 * took[len(took) // 2],
        1000 * took[int(len(took) * 0.99)],
        1000 * took[-1],
        busy,
        own_busy,
        1000 * busy * seconds / len(took),
        0.0,
    )


async def grow(url: str, loads: list[Load], pid: int) -> list[Figures]:
    """One measurement after the other, each with more tables than the one before."""
    empty = memory_of(pid)
    joined: list[list[Player]] = []
    found = []
    for load in loads:
        await gather_around(url, load, joined)
        grown = (memory_of(pid) - empty) / load.tables / 1000
        figures = await measure(joined, load, pid)
        found.append(figures._replace(memory=grown))
        print(shown(found[-1]), file=sys.stderr, flush=True)
    await asyncio.gather(*[player.close() for player in itertools.chain(*joined)])
    return found


def run(loads: list[Load]) -> list[Figures]:
    """Starts a server and measures."""
    with tempfile.TemporaryDirectory() as folder:
        kept_in, workers = loads[0].store or folder, str(loads[0].workers)
        command = [sys.executable, __file__, "--serve", kept_in, "--workers", workers]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            httpx.get(url + "/api/health", timeout=PATIENCE).raise_for_status()
            try:
                return uvloop.run(grow(url, loads, server.pid))
            finally:
                server.terminate()


HEAD: Final = "tables  moves refused   p50 ms   p99 ms   max ms  server  players  ms/move  kB/table"


def shown(one: Figures) -> str:
    return (
        f"{one.tables:6} {one.moves:6} {one.refused:7} {one.p50:8.1f}"
        f" {one.p99:8.1f} {one.most:8.1f} {one.server_cpu:7.0%} {one.players_cpu:8.0%}"
        f" {one.work:8.2f} {one.memory:9.0f}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="last-bastion")
    options.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 200])
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--every", type=float, default=2.0, help="seconds between two moves")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--store", default="", help="an empty database; otherwise a new folder")
    options.add_argument("--json", action="store_true")
    options.add_argument("--serve", help=argparse.SUPPRESS)
    said = options.parse_args()
    if said.serve is not None:
        serve(said.serve, said.workers)
        return
    if said.workers == 1:
        pin(other_cores())
    rest = (said.seats, said.every, said.seconds, said.workers, said.store)
    print(HEAD, file=sys.stderr)
    found = run([Load(said.game, tables, *rest) for tables in sorted(said.tables)])
    if said.json:
        print(json.dumps([one._asdict() for one in found], indent=1))


if __name__ == "__main__":
    main()
