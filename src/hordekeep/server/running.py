"""Running the server: uvicorn around the app, with the settings that it needs."""

import os
import socket
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from hordekeep import library
from hordekeep.server.app import make_app
from hordekeep.server.bots.pool import apart
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.http.addresses import Address, networks
from hordekeep.server.http.entrance import Config, Turnstile
from hordekeep.server.limits import Limits
from hordekeep.server.server import Server
from hordekeep.server.store.sqlite import SqliteStore
from hordekeep.server.tables.services import Services
from hordekeep.server.work import worker

LONGEST_MESSAGE: Final = 16 << 10
"""Bytes of a message over a live connection that are read at all."""
MOST_THINKERS: Final = 4


class Settings(NamedTuple):
    """How a server is run."""

    address: Address
    folder: Path
    proxies: tuple[str, ...] = ()
    """The peers whose X-Forwarded-… headers say where requests come from."""
    access_log: bool = False


def processes() -> int:
    """How many bots may think side by side: one core is left to the server."""
    return max(1, min(MOST_THINKERS, (os.cpu_count() or 2) - 1))


def open_server(settings: Settings) -> Server:
    """A server on its data folder; raises `BadFile` when that cannot be used."""
    services = Services(
        store=SqliteStore(settings.folder),
        offered=OfferedGames(),
        bot_pool=apart(processes()),
        engine=library.engine(),
        limits=Limits(),
        new_worker=worker.apart,
    )
    return Server(services, settings.address)


def configure(server: Server, settings: Settings, *, page: Path | None = None) -> uvicorn.Config:
    """How uvicorn runs a server."""
    limits = server.services.limits
    return Config(
        limits=limits,
        turnstile=Turnstile(limits, networks(settings.proxies)),
        app=make_app(server, page),
        host=settings.address.host,
        port=settings.address.port,
        log_level="info" if settings.access_log else "warning",
        access_log=settings.access_log,
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.hurry()
        await super().shutdown(sockets)
