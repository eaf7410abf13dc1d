"""A server that dies: for the kill tests, run as `python -m tests.support.server.dying STORE`.

The environment variable HORDEKEEP_CRASH=<point>:<n> names the point of the write path (see
`POINTS` in `hordekeep.server.store.interface`) at which it kills itself when it passes there the
n-th time.
Only this file reads it.
"""

import os
import signal
import sys
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


def main() -> None:
    kept_in = sys.argv[1]
    listening = free_socket()
    address = Address("127.0.0.1", listening.getsockname()[1])
    offered = OfferedGames()
    passing = dying_at(os.environ.get("HORDEKEEP_CRASH", ""))
    store: Store
    if is_database(kept_in):
        store = PostgresStore(kept_in, passing=passing)
    else:
        store = SqliteStore(Path(kept_in), passing=passing)
    server = Server(Services(store, offered, beside(offered), "test", UNLIMITED), address)
    print(address.local_url(), flush=True)  # noqa: T201 - the tests read it
    Hosting(server, Settings(address, Path(kept_in))).run([listening])


if __name__ == "__main__":
    main()
