"""A million tables are kept and thousands are live: memory, disk, start-up, cost of finding one.

    python -m bench.many_tables --tables 1000000 --live 5000
    python -m bench.many_tables --tables 100000 --store postgresql://user@host/empty_database

One table of Last Bastion that has just begun is copied row by row inside the store, under new ids.
A server is started on it; somebody looks at `live` tables at once and moves at each. What was
copied into a database stays there.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Self

import httpx
import uvloop
from bench import server_load
from bench.copied_tables import Copied, copy_in_postgres, copy_in_sqlite
from bench.server_load import Player, cpu_seconds, join, sit_down

from hordekeep.server.bots.pool import beside
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.http.addresses import Address
from hordekeep.server.limits import DAY
from hordekeep.server.running import Hosting, Settings
from hordekeep.server.server import Server
from hordekeep.server.store.interface import Old, Store
from hordekeep.server.store.opening import open_store
from hordekeep.server.tables.services import Services

SEATS: Final = 2
MOVES: Final = 1
AT_ONCE: Final = 50
"""Tables that are asked for side by side."""
LOOKS: Final = 1000
PATIENCE: Final = 600.0
"""Seconds that anything may take: what it costs is told, not how busy the machine is."""
LIMITS: Final = server_load.LIMITS._replace(all_tables=10_000_000, all_bytes=1 << 40)


# The server, in a process of its own.


def serve(kept_in: str) -> None:
    """Serves without limits and says its address, when it does."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1000)
    address = Address("127.0.0.1", listening.getsockname()[1])
    offered = OfferedGames()
    services = Services(open_store(kept_in), offered, beside(offered), "bench", LIMITS)
    print(address.local_url(), flush=True)
    Hosting(Server(services, address), Settings(address, Path())).run([listening])


class Served:
    """A server on a store, as long as the context lasts."""

    def __init__(self, kept_in: str) -> None:
        self._kept_in = kept_in

    def __enter__(self) -> Self:
        began = time.perf_counter()
        command = [sys.executable, "-m", "bench.many_tables", "--serve", self._kept_in]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        httpx.get(self.url + "/api/health", timeout=PATIENCE).raise_for_status()
        self.started_in = time.perf_counter() - began
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def cpu(self) -> float:
        return cpu_seconds(self._process.pid)

    @property
    def memory(self) -> int:
        """Bytes that it holds now."""
        fields = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="utf-8").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


# What is done.


async def play_model(url: str) -> Copied:
    """A table with people on all seats, some moves after it began."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        table, tokens = await sit_down(http, SEATS)
    players = [await join(url, table, token) for token in tokens]
    rng = random.Random(1)
    for _ in range(MOVES):
        active = next(player for player in players if player.decisions)
        before = active.entry
        await active.answer(rng)
        for player in players:
            await player.beyond(before)
    mover = next(number for number, player in enumerate(players) if player.decisions)
    await asyncio.gather(*[player.close() for player in players])
    return Copied(table, tokens[mover])


async def look_at(url: str, tables: list[str], token: str) -> float:
    """Asks for tables that nobody has asked for; milliseconds that one takes."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers=headers) as http:
        began = time.perf_counter()
        for table in tables:
            (await http.get(f"/api/tables/{table}")).raise_for_status()
        return 1000 * (time.perf_counter() - began) / len(tables)


async def in_groups(tables: list[Any], do: Callable[[Any], Awaitable[Any]]) -> list[Any]:
    """Does something for all of them, some at a time."""
    found: list[Any] = []
    for first in range(0, len(tables), AT_ONCE):
        found += await asyncio.gather(*[do(one) for one in tables[first : first + AT_ONCE]])
    return found


async def move(player: Player, rng: random.Random) -> None:
    before = player.entry
    await player.answer(rng)
    await player.beyond(before)


async def live_with(served: Served, tables: list[str], token: str) -> None:
    """Somebody looks at all these tables at once, and moves at each."""
    before, cpu = served.memory, served.cpu
    players = await in_groups(
        tables, lambda table: join(served.url, table, token, patience=PATIENCE)
    )
    grown, spent = served.memory - before, served.cpu - cpu
    count = len(tables)
    print(f"live           {count:,} tables with a live connection each")
    print(f"  memory       {grown / count / 1000:.0f} kB a table, {served.memory >> 20:,} MiB")
    print(f"  entering     {1000 * spent / count:.2f} ms of a core")
    rng, cpu = random.Random(2), served.cpu
    await in_groups(players, lambda player: move(player, rng))
    print(f"  a move       {1000 * (served.cpu - cpu) / count:.2f} ms of a core")
    await asyncio.gather(*[player.close() for player in players])


async def ask_store(store: Store, names: list[str]) -> None:
    """What single questions cost, without a server around it."""
    await store.open(lambda _: None)
    old = Old("playing", int(time.time()) - DAY, frozenset(names), time.time())
    questions: dict[str, Callable[[str], Awaitable[object]]] = {
        "one table": store.read,
        "one line": store.brief,
        "no table": lambda name: store.version("no" + name),
    }
    for word, ask in questions.items():
        began = time.perf_counter()
        for name in names:
            await ask(name)
        took = 1e6 * (time.perf_counter() - began) / len(names)
        print(f"  {word:12} {took:.0f} µs")
    sweeps: dict[str, Callable[[], Awaitable[object]]] = {
        "all counted": store.size,
        "expired ones": lambda: store.expire(old, 100),
        "idle ones": lambda: store.archive(old, 20),
        "due ones": lambda: store.due(int(time.time()), 20),
    }
    for word, sweep in sweeps.items():
        began = time.perf_counter()
        await sweep()
        print(f"  {word:12} {1000 * (time.perf_counter() - began):.1f} ms")
    await store.close()


def report(kept_in: str, model: Copied, tables: list[str], live: int) -> None:
    rng = random.Random(3)
    looks = min(LOOKS, len(tables) // 10)
    chosen = rng.sample(tables, 2 * looks + live)
    looked, asked, entered = chosen[:looks], chosen[looks : 2 * looks], chosen[2 * looks :]
    print("the store alone, one question after the other")
    uvloop.run(ask_store(open_store(kept_in), asked))
    with Served(kept_in) as served:
        print(f"start-up       {served.started_in:.1f} s, {served.memory >> 20:,} MiB")
        cpu = served.cpu
        took = uvloop.run(look_at(served.url, looked, model.token))
        spent = 1000 * (served.cpu - cpu) / len(looked)
        print(f"finding one    {took:.1f} ms, {spent:.2f} ms of a core, loaded and told")
        uvloop.run(live_with(served, entered, model.token))


def fill(kept_in: str, count: int) -> tuple[Copied, list[str]]:
    """Plays one table and copies it; says how long it took and how much room it takes."""
    with Served(kept_in) as served:
        print(f"empty          started in {served.started_in:.1f} s, {served.memory >> 20:,} MiB")
        model = uvloop.run(play_model(served.url))
    began = time.perf_counter()
    copy = copy_in_postgres if kept_in.startswith("postgres") else copy_in_sqlite
    tables = copy(kept_in, model, count)
    took = time.perf_counter() - began

    async def size() -> tuple[int, int]:
        store = open_store(kept_in)
        await store.open(lambda _: None)
        found = await store.size()
        await store.close()
        return found

    kept, bytes_ = uvloop.run(size())
    print(f"kept           {kept:,} tables, {bytes_ / kept:,.0f} bytes each, {took:.0f} s to copy")
    print(f"disk           {bytes_ / 1e9:.2f} GB")
    return model, tables


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1_000_000)
    options.add_argument("--live", type=int, default=5_000)
    options.add_argument("--store", help="an empty database; otherwise a new folder, and no more")
    options.add_argument("--serve", help=argparse.SUPPRESS)
    said = options.parse_args()
    if said.serve is not None:
        serve(said.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        kept_in = said.store or folder
        model, tables = fill(kept_in, said.tables)
        report(kept_in, model, tables, said.live)


if __name__ == "__main__":
    main()
