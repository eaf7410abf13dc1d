"""One process of a crew: `python -m hordekeep.server.crew_member FD`, which reads its settings."""

import contextlib
import logging
import os
import signal
import socket
import sys
import threading

import msgspec

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.crew import READY
from hordekeep.server.logs import write_log
from hordekeep.server.running import Hosting, Settings, open_server, spare_collector

log = logging.getLogger("hordekeep.server")


class Member(Hosting):
    """Says when it serves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        os.write(sys.stdout.fileno(), READY)


def _end_with_crew() -> None:
    """Whoever started us holds the other end of the pipe; with its death we end."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    said = sys.stdin.buffer.readline()
    settings = msgspec.json.decode(said, type=Settings, dec_hook=lambda kind, text: kind(text))
    write_log(requests=settings.access_log)
    threading.Thread(target=_end_with_crew, daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server = open_server(settings)
    except HordekeepError as error:
        log.error("this process cannot serve: %s", error)  # noqa: TRY400 - where is no question
        sys.exit(error.exit_code)
    spare_collector()
    with contextlib.suppress(KeyboardInterrupt):
        Member(server, settings).run([socket.socket(fileno=int(sys.argv[1]))])
    # Nobody waits for bots that only begin to think; they end with us.
    os._exit(0)


if __name__ == "__main__":
    main()
