"""A server of the command line's own: on this machine only, for as long as it is needed."""

import socket
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.cli.game_options import usage
from hordekeep.server.http.addresses import Address
from hordekeep.server.running import Hosting, Settings, open_server

LOCAL: Final = "127.0.0.1"
A_MOMENT: Final = 0.01


def must_have_page() -> None:
    """Refuses where the page has not been built."""
    if not (resources.web() / "index.html").is_file():
        raise usage("cli-serve-no-page")


@contextmanager
def own_server(packs: Sequence[Path] = ()) -> Iterator[str]:
    """The address of a server with nothing on it; what it keeps is gone with it."""
    with tempfile.TemporaryDirectory(prefix="hordekeep-") as folder, _listening() as listening:
        address = Address(LOCAL, listening.getsockname()[1])
        settings = Settings(address, Path(folder), packs=tuple(pack.resolve() for pack in packs))
        hosting = Hosting(open_server(settings), settings)
        serving = threading.Thread(target=hosting.run, args=([listening],))
        serving.start()
        try:
            while not hosting.started and serving.is_alive():
                serving.join(A_MOMENT)
            yield address.local_url()
        finally:
            hosting.should_exit = True
            serving.join()


def _listening() -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.bind((LOCAL, 0))
    listening.listen()
    return listening
