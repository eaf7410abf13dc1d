"""A moment of a game in the page: the journal on a server of one's own, the browser at an entry."""

import contextlib
import secrets
import signal
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import click
import msgspec

from hordekeep.cli.localised_help import spoken
from hordekeep.cli.own_server import must_have_page, own_server

SALT: Final = 16
PATIENCE: Final = 60


def open_page(text: str, seats: int, at: int, packs: Sequence[Path], *, launch: bool) -> None:
    """Shows a journal right after an entry, until it is ended with Ctrl-C."""
    must_have_page()
    with own_server(packs) as server:
        address = moment_of(server, text, seats, at)
        click.echo(spoken().say("cli-replay-here", url=address))
        if launch:
            click.launch(address)
        stay()


def stay() -> None:
    """Waits until somebody ends it, by Ctrl-C or as a service manager does."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        threading.Event().wait()


def moment_of(server: str, text: str, seats: int, at: int) -> str:
    """Lays a journal on a server; the address of its replay at an entry, for one browser."""
    opened = _say(f"{server}/api/import", {"text": text, "seats": ["me"] * seats})
    table, token = opened["table"], opened["token"]
    if opened["stage"] == "gathering":
        salt = {"id": secrets.token_hex(8), "name": "", "salt": secrets.token_hex(SALT)}
        _say(f"{server}/api/tables/{table}/sit", salt, token)
    return f"{server}/t/{table}/replay?at={at}#place.{token}"


def _say(url: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = Request(url, msgspec.json.encode(body), headers)  # noqa: S310 - our own server
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - likewise
        told: dict[str, Any] = msgspec.json.decode(answer.read())
        return told
