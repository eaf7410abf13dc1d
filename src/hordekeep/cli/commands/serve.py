"""`hordekeep serve`: the table in the browser, for this machine, the local net or the world."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn
from urllib.parse import urlsplit

import click

from hordekeep import resources
from hordekeep.bots.outside.recruiting import recruit, recruits
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.cli.outside_bots import bot_seconds
from hordekeep.kernel.errors import BadFile
from hordekeep.server.catalogue.served_packs import ServedPacks
from hordekeep.server.crew import Crew
from hordekeep.server.http.addresses import LOOPBACK, Address, networks
from hordekeep.server.limits import Limits, read_limits
from hordekeep.server.logs import write_log
from hordekeep.server.running import Hosting, Settings, open_server, spare_collector
from hordekeep.server.store.opening import NoDriver, is_database, prepare, shown

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only when --lan asks for it
PORT: Final = 8484
MOST_PORT: Final = 65535


@click.command("serve", cls=SpokenCommand)
@click.option("--host", default=None, metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, MOST_PORT), default=PORT, metavar="N")
@click.option("--public-url", default="", show_default=False, metavar="URL")
@click.option("--lan", is_flag=True)
@click.option("--behind-proxy", is_flag=True)
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="DIR"
)
@click.option("--store", default="", show_default=False, metavar="URL", envvar="HORDEKEEP_STORE")
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="N")
@click.option("--limits", type=click.Path(path_type=Path), default=None, metavar="FILE")
@click.option("--webhooks", is_flag=True)
@click.option("--bot", "bots", multiple=True, metavar="BOT")
@bot_seconds
@click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    metavar="DIR|FILE",
)
@click.option("--log", "logged", is_flag=True)
@click.option("--open", "opens", is_flag=True)
def serve_command(  # noqa: PLR0913 - click hands over each option
    *,
    host: str | None,
    port: int,
    public_url: str,
    lan: bool,
    behind_proxy: bool,
    proxies: tuple[str, ...],
    data: Path | None,
    store: str,
    workers: int,
    limits: Path | None,
    webhooks: bool,
    bots: tuple[str, ...],
    bot_seconds: float,
    packs: tuple[Path, ...],
    logged: bool,
    opens: bool,
) -> None:
    _check_url(public_url)
    _check_proxies(proxies)
    _check_store(store, workers)
    allowed = Limits() if limits is None else read_limits(limits)
    for word in bots:
        recruit(word, seconds=bot_seconds)
    ServedPacks(packs)  # what is wrong with one is said before anything is listened to
    place = host or (EVERYWHERE if lan else LOCAL)
    listening = _listen(place, port)
    settings = Settings(
        Address(place, listening.getsockname()[1], public_url),
        data or resources.data_folder(),
        proxies=(*LOOPBACK, *proxies) if behind_proxy else proxies,
        access_log=logged,
        store=store,
        workers=workers,
        limits=allowed,
        webhooks=webhooks,
        bots=tuple(recruits()),
        packs=tuple(pack.resolve() for pack in packs),
    )
    write_log(requests=logged)
    _serve(listening, settings, opens=opens)


def _serve(listening: socket.socket, settings: Settings, *, opens: bool) -> None:
    """Says where, and serves until it is interrupted."""
    open_one = _alone if settings.workers == 1 else _together
    try:
        run = open_one(listening, settings)
    except (BadFile, NoDriver):
        listening.close()
        raise
    _announce(settings.address, shown(settings.kept_in))
    if opens:
        click.launch(settings.address.local_url())
    run()


def _alone(listening: socket.socket, settings: Settings) -> Callable[[], NoReturn]:
    server = open_server(settings)
    spare_collector()
    # A service manager ends it as Ctrl-C does: uvicorn sends the signal again when it is done.
    signal.signal(signal.SIGTERM, signal.default_int_handler)

    def run() -> NoReturn:
        with contextlib.suppress(KeyboardInterrupt):  # the way it is meant to be ended
            Hosting(server, settings).run([listening])
        _end()

    return run


def _together(listening: socket.socket, settings: Settings) -> Callable[[], NoReturn]:
    prepare(settings.store)

    def run() -> NoReturn:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(Crew(listening, settings, settings.workers).run())
        _end()

    return run


def _end() -> NoReturn:
    """Everything is kept. To wait for bots that only begin to think, and to take Python apart,
    takes seconds on a busy machine; they end with this process.
    """
    sys.stdout.flush()
    os._exit(0)


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise click.UsageError(spoken().say("cli-serve-bad-url"))


def _check_proxies(proxies: tuple[str, ...]) -> None:
    try:
        networks(proxies)
    except ValueError:
        raise click.UsageError(spoken().say("cli-serve-bad-proxy")) from None


def _check_store(store: str, workers: int) -> None:
    if workers > 1 and not store:
        raise click.UsageError(spoken().say("cli-serve-workers-need-store"))
    if store and not is_database(store):
        raise click.UsageError(spoken().say("cli-serve-bad-store"))


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
        why = errno.errorcode.get(error.errno or 0, type(error).__name__)
        facts = {"host": host, "port": str(port), "why": why}
        raise click.ClickException(spoken().say("cli-serve-cannot-listen", **facts)) from None
    return listening


def _announce(address: Address, kept_in: str) -> None:
    words = spoken()
    click.echo(words.say("cli-serve-here", url=address.local_url()))
    for url in address.urls():
        click.echo(words.say("cli-serve-for-others", url=url))
    if address.reach == "machine":
        click.echo(words.say("cli-serve-machine-only"))
    click.echo(words.say("cli-serve-kept", folder=kept_in))
    if not (resources.web() / "index.html").is_file():
        click.echo(words.say("cli-serve-no-page"))
