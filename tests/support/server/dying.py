"""Servers that die: for the kill tests, forked by `python -m tests.support.server.dying`.

For each line `STORE CRASH` that it reads it starts a server in a process of its own, which has all
modules and games at once, and says the number of that process and its address. CRASH=<point>:<n>
names the point of the write path (see `POINTS` in `hordekeep.server.store.interface`) at which the
server kills itself when it passes there the n-th time; `-` for nowhere.
"""

import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.support.server.client import UNLIMITED, free_socket

from hordekeep.server.bots.pool import beside
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.http.addresses import Address
from hordekeep.server.running import Hosting, Settings
from hordekeep.server.server import Server
from hordekeep.server.store.interface import Store
from hordekeep.server.store.opening import is_database
from hordekeep.server.store.postgres import PostgresStore
from hordekeep.server.store.sqlite import SqliteStore
from hordekeep.server.tables.services import Services


def dying_at(crash: str) -> Callable[[str], None]:
    """Kills this process at a point, the n-th time it is passed."""
    point, _, number = crash.partition(":")
    passed: Counter[str] = Counter()

    def passing(name: str) -> None:
        passed[name] += 1
        if name == point and passed[name] == int(number):
            os.kill(os.getpid(), signal.SIGKILL)

    return passing


def serve(kept_in: str, crash: str, offered: OfferedGames) -> None:
    """Says where, and serves until it dies."""
    listening = free_socket()
    address = Address("127.0.0.1", listening.getsockname()[1])
    passing = dying_at(crash)
    store: Store
    if is_database(kept_in):
        store = PostgresStore(kept_in, passing=passing)
    else:
        store = SqliteStore(Path(kept_in), passing=passing)
    server = Server(Services(store, offered, beside(offered), "test", UNLIMITED), address)
    print(os.getpid(), address.local_url(), flush=True)  # noqa: T201 - the tests read it
    Hosting(server, Settings(address, Path(kept_in))).run([listening])


def end_with(parent: int) -> None:
    """Whoever forked us holds the other end of the pipe; with its death we end."""
    os.read(parent, 1)
    os._exit(0)


def main() -> None:
    offered = OfferedGames()
    for game in offered.offers:
        offered.game(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks after the dead
    hears, held = os.pipe()
    for line in sys.stdin:
        kept_in, crash = line.split()
        if os.fork() == 0:
            os.close(held)
            threading.Thread(target=end_with, args=[hears], daemon=True).start()
            serve(kept_in, crash, offered)
            return


if __name__ == "__main__":
    main()
