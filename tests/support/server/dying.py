"""A server that dies: for the kill tests, run as `python -m tests.support.server.dying FOLDER`.

The environment variable HORDEKEEP_CRASH=<point>:<n> names the point of the write path (see
`hordekeep.server.store.sqlite.POINTS`) at which it kills itself when it passes there the n-th time.
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
    folder = Path(sys.argv[1])
    listening = free_socket()
    address = Address("127.0.0.1", listening.getsockname()[1])
    offered = OfferedGames()
    store = SqliteStore(folder, passing=dying_at(os.environ.get("HORDEKEEP_CRASH", "")))
    server = Server(Services(store, offered, beside(offered), "test", UNLIMITED), address)
    print(address.local_url(), flush=True)  # noqa: T201 - the tests read it
    Hosting(server, Settings(address, folder)).run([listening])


if __name__ == "__main__":
    main()
