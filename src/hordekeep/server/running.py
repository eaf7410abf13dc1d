"""Running the server: uvicorn around the app, with the settings that it needs."""

import gc
import os
import signal
import socket
import sys
import threading
import time
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import uvicorn

from hordekeep import library
from hordekeep.bots.outside.recruiting import Recruit, take_on
from hordekeep.server.app import make_app
from hordekeep.server.bots.pool import apart
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.http.addresses import Address, networks
from hordekeep.server.http.entrance import Config, Turnstile
from hordekeep.server.limits import Limits
from hordekeep.server.numbers import ServerNumbers
from hordekeep.server.server import Server
from hordekeep.server.store.opening import open_store
from hordekeep.server.tables.alerts import Alerts
from hordekeep.server.tables.services import Services
from hordekeep.server.work import worker
from hordekeep.server.work.webhook import Webhooks

LONGEST_MESSAGE: Final = 16 << 10
"""Bytes of a message over a live connection that are read at all."""
METRICS_TOKEN: Final = "HORDEKEEP_METRICS_TOKEN"  # noqa: S105 - where it is, not what it is
"""The environment variable with the token for `/api/metrics`; without it there are none."""
MOST_THINKERS: Final = 4
END_SECONDS: Final = 4.5
"""After a signal the process has ended by then."""
LAST_SECONDS: Final = 4.8
"""By then the system ends it, should Python not even get to do that."""
MOST_YOUNG: Final = 50_000
"""Objects that are made before Python looks for those that only hold each other.

What a move makes goes by itself; looking every 700 objects took a twentieth of a server's time.
Looking through so many takes a millisecond or two.
"""


def spare_collector() -> None:
    """Lets Python look for cycles rarely, and not at all among what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_YOUNG)


def end_in_time() -> None:
    """From now on this process has ended in five seconds, whatever goes on in it."""
    last = threading.Timer(END_SECONDS, os._exit, [0])
    last.daemon = True
    last.start()
    if sys.platform != "win32":  # whoever holds the interpreter holds up the timer too
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, LAST_SECONDS)


class Settings(NamedTuple):
    """How a server is run."""

    address: Address
    folder: Path
    proxies: tuple[str, ...] = ()
    """The peers whose X-Forwarded-… headers say where requests come from."""
    access_log: bool = False
    """Whether every request is written down."""
    store: str = ""
    """The address of a database; without it tables are kept in the folder."""
    workers: int = 1
    """Processes that serve side by side; more than one need a database."""
    limits: Limits = Limits()
    webhooks: bool = False
    """Whether people may be told of their turn at addresses of their own."""
    bots: tuple[Recruit, ...] = ()
    """Bots from outside that are offered."""
    packs: tuple[Path, ...] = ()
    """Folders of packs that are offered beside the shipped content."""

    @property
    def kept_in(self) -> str:
        return self.store or str(self.folder)


def processes(workers: int) -> int:
    """How many bots of one process may think side by side: one core is left to the server."""
    return max(1, min(MOST_THINKERS, (os.cpu_count() or 2) // workers - 1))


def open_server(settings: Settings) -> Server:
    """A server on its store; raises `BadFile` or `BadContent` when something cannot be used."""
    limits = settings.limits
    take_on(settings.bots)
    page = next(iter(settings.address.urls()), "")
    calling = Alerts(limits, time.time, page, Webhooks().send) if settings.webhooks else None
    services = Services(
        store=open_store(settings.kept_in),
        offered=OfferedGames(packs=settings.packs),
        bot_pool=apart(processes(settings.workers), settings.packs),
        engine=library.engine(),
        limits=limits,
        alerts=calling,
        new_worker=worker.apart,
        numbers=ServerNumbers(),
    )
    return Server(services, settings.address, metrics_token=os.environ.get(METRICS_TOKEN, ""))


def configure(server: Server, settings: Settings, *, page: Path | None = None) -> uvicorn.Config:
    """How uvicorn runs a server."""
    limits = server.services.limits
    return Config(
        limits=limits,
        turnstile=Turnstile(limits, networks(settings.proxies), server.turns),
        app=make_app(server, page),
        host=settings.address.host,
        port=settings.address.port,
        log_config=None,  # as `write_log` has set it: uvicorn's own would name addresses
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=limits.keep_alive,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=LONGEST_MESSAGE,
    )


class Hosting(uvicorn.Server):
    """uvicorn, which waits for open requests when it is told to end; long ones end at once."""

    def __init__(self, server: Server, settings: Settings, *, page: Path | None = None) -> None:
        super().__init__(configure(server, settings, page=page))
        self._server = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """What was acknowledged is on disk."""
        end_in_time()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.hurry()
        await super().shutdown(sockets)
