"""One process of a crew: `python -m hordekeep.server.crew_member FD`, which reads its settings."""

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.crew import READY
from hordekeep.server.logs import write_log
from hordekeep.server.running import Hosting, Settings, open_server, spare_collector
from hordekeep.server.server import Server

log = logging.getLogger("hordekeep.server")


class Member(Hosting):
    """Says when it serves."""

    def __init__(self, server: Server, settings: Settings, crew: int) -> None:
        super().__init__(server, settings)
        self._crew = crew

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        os.write(self._crew, READY)


class Lines(NamedTuple):
    """The pipes from and to the crew."""

    hears: IO[bytes]
    tells: int


def _our_own_lines() -> Lines:
    """Takes them away from the processes that we start: as long as one of them held a pipe, the
    crew would believe that we live.
    """
    lines = Lines(os.fdopen(os.dup(0), "rb"), os.dup(1))
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return lines


def _end_with_crew(hears: IO[bytes]) -> None:
    """Whoever started us holds the other end of the pipe; with its death we end."""
    hears.read(1)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    crew = _our_own_lines()
    said = crew.hears.readline()
    settings = msgspec.json.decode(said, type=Settings, dec_hook=lambda kind, text: kind(text))
    write_log(requests=settings.access_log)
    threading.Thread(target=_end_with_crew, args=[crew.hears], daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server = open_server(settings)
    except HordekeepError as error:
        log.error("this process cannot serve: %s", error)  # noqa: TRY400 - where is no question
        sys.exit(error.exit_code)
    spare_collector()
    with contextlib.suppress(KeyboardInterrupt):
        Member(server, settings, crew.tells).run([socket.socket(fileno=int(sys.argv[1]))])
    # Nobody waits for bots that only begin to think; they end with us.
    os._exit(0)


if __name__ == "__main__":
    main()
