"""`hordekeep serve`: the table in the browser, for this machine, the local net or the world."""

import contextlib
import logging
import signal
import socket
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from hordekeep import resources
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.kernel.errors import BadFile
from hordekeep.server.http.addresses import LOOPBACK, Address, networks
from hordekeep.server.running import Hosting, Settings, open_server

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only when --lan asks for it
PORT: Final = 8484


@click.command("serve", cls=SpokenCommand)
@click.option("--host", default=None, metavar="ADDRESS")
@click.option("--port", default=PORT, show_default=True)
@click.option("--public-url", default="", metavar="URL")
@click.option("--lan", is_flag=True)
@click.option("--behind-proxy", is_flag=True)
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="DIR"
)
@click.option("--log", "logged", is_flag=True)
@click.option("--open", "opens", is_flag=True)
def serve_command(
    *,
    host: str | None,
    port: int,
    public_url: str,
    lan: bool,
    behind_proxy: bool,
    proxies: tuple[str, ...],
    data: Path | None,
    logged: bool,
    opens: bool,
) -> None:
    _check_url(public_url)
    _check_proxies(proxies)
    listening = _listen(host or (EVERYWHERE if lan else LOCAL), port)
    address = Address(
        host or (EVERYWHERE if lan else LOCAL), listening.getsockname()[1], public_url
    )
    trusted = (*LOOPBACK, *proxies) if behind_proxy else proxies
    settings = Settings(address, data or resources.data_folder(), trusted, logged)
    logging.basicConfig(level=logging.INFO if logged else logging.WARNING)
    try:
        server = open_server(settings)
    except BadFile:
        listening.close()
        raise
    _announce(address, settings.folder)
    if opens:
        click.launch(address.local_url())
    # A service manager ends it as Ctrl-C does: uvicorn sends the signal again when it is done.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # the way it is meant to be ended
        Hosting(server, settings).run([listening])


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise click.UsageError(spoken().say("cli-serve-bad-url"))


def _check_proxies(proxies: tuple[str, ...]) -> None:
    try:
        networks(proxies)
    except ValueError:
        raise click.UsageError(spoken().say("cli-serve-bad-proxy")) from None


def _listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else is done, so that a taken port is said plainly."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # from here on a browser that is opened waits, and is not refused
    except OSError as error:
        listening.close()
        facts = {"host": host, "port": str(port), "why": str(error.strerror)}
        why = spoken().say("cli-serve-cannot-listen", **facts)
        raise click.ClickException(why) from None
    return listening


def _announce(address: Address, folder: Path) -> None:
    words = spoken()
    click.echo(words.say("cli-serve-here", url=address.local_url()))
    for url in address.urls():
        click.echo(words.say("cli-serve-for-others", url=url))
    if address.reach == "machine":
        click.echo(words.say("cli-serve-machine-only"))
    click.echo(words.say("cli-serve-kept", folder=str(folder)))
    if not (resources.web() / "index.html").is_file():
        click.echo(words.say("cli-serve-no-page"))
