"""`hordekeep admin`: what an operator does while servers serve: tables, bans, draining."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from hordekeep import resources
from hordekeep.cli.localised_help import SpokenCommand, SpokenGroup, spoken
from hordekeep.kernel.errors import BadFile
from hordekeep.server.orders import BAN, DRAIN, ban_order
from hordekeep.server.store.interface import Change, Overtaken, Store
from hordekeep.server.store.opening import exists, is_database, open_beside, shown
from hordekeep.server.tables import clocks

T = TypeVar("T")

AT_ONCE: Final = 500
ANY_NAME: Final = {"ignore_unknown_options": True}
"""Ids of tables may begin with a hyphen."""
DAY: Final = 86_400


def at_a_store(command: Callable[..., None]) -> Callable[..., None]:
    """The options by which a store is found: as those of `serve`."""
    command = click.option("--json", "as_json", is_flag=True)(command)
    command = click.option(
        "--store", default="", show_default=False, metavar="URL", envvar="HORDEKEEP_STORE"
    )(command)
    folder = click.Path(file_okay=False, path_type=Path)
    return click.option("--data", type=folder, default=None, metavar="DIR")(command)


@click.group("admin", cls=SpokenGroup)
def admin_command() -> None:
    pass


@admin_command.command("tables", cls=SpokenCommand)
@click.option("--stage", type=click.Choice(["gathering", "playing", "over"]), default=None)
@at_a_store
def tables_command(*, stage: str | None, data: Path | None, store: str, as_json: bool) -> None:
    """One line for each table; who sits there is not told."""

    async def listed(found: Store) -> None:
        last = ""
        while names := await found.names(last, AT_ONCE):
            for table in names:
                shelved = await found.brief(table)
                if shelved is not None and stage in (None, shelved.roster.stage):
                    _print_table(table, shelved, as_json=as_json)
            last = names[-1]

    _with(data, store, listed)


def _print_table(table: str, shelved: Any, *, as_json: bool) -> None:
    facts = {
        "table": table,
        "game": shelved.roster.game,
        "stage": "closed" if shelved.roster.closed else shelved.roster.stage,
        "entries": shelved.brief.entry,
        "changed": _when(shelved.changed),
    }
    click.echo(json.dumps(facts) if as_json else "  ".join(str(one) for one in facts.values()))


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@admin_command.command("sizes", cls=SpokenCommand)
@at_a_store
def sizes_command(*, data: Path | None, store: str, as_json: bool) -> None:
    async def measured(found: Store) -> None:
        size = await found.size()
        if as_json:
            click.echo(json.dumps(size._asdict()))
        else:
            mebibytes = round(size.bytes / (1 << 20), 1)
            click.echo(spoken().say("cli-admin-sizes", tables=size.tables, mebibytes=mebibytes))

    _with(data, store, measured)


@admin_command.command("close", cls=SpokenCommand, context_settings=ANY_NAME)
@click.argument("tables", metavar="TABLE…", nargs=-1, required=True)
@click.option("--reopen", is_flag=True)
@at_a_store
def close_command(
    *, tables: tuple[str, ...], reopen: bool, data: Path | None, store: str, as_json: bool
) -> None:
    """A closed table can be looked at, not played on."""

    async def closed(found: Store) -> None:
        await _check(found, tables)
        for table in tables:
            await _set_closed(found, table, closed=not reopen)
        _report("opened" if reopen else "closed", tables, as_json=as_json)

    _with(data, store, closed)


async def _set_closed(found: Store, table: str, *, closed: bool) -> None:
    """Writes it into the roster; a move that comes first is kept, and it is tried again."""
    while True:
        stored, shelved = await found.read(table), await found.brief(table)
        if stored is None or shelved is None:
            raise BadFile(place=table, why="no-such-table")
        stored.roster.closed = closed
        due = clocks.due_second(stored.roster)
        change = Change(stored.roster, shelved.brief, stored.changed, base=stored.version, due=due)
        try:
            await found.write(table, change)
        except Overtaken:
            continue
        return


@admin_command.command("delete", cls=SpokenCommand, context_settings=ANY_NAME)
@click.argument("tables", metavar="TABLE…", nargs=-1, required=True)
@at_a_store
def delete_command(
    *, tables: tuple[str, ...], data: Path | None, store: str, as_json: bool
) -> None:
    """Servers on the same store tell whoever sits there."""

    async def deleted(found: Store) -> None:
        await _check(found, tables)
        for table in tables:
            await found.delete(table)
        _report("deleted", tables, as_json=as_json)

    _with(data, store, deleted)


async def _check(found: Store, tables: tuple[str, ...]) -> None:
    """Nothing is done when one of the tables is not there."""
    for table in tables:
        if not await found.version(table):
            raise BadFile(place=table, why="no-such-table")


def _report(done: str, tables: tuple[str, ...], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({done: list(tables)}))
    else:
        click.echo(spoken().say(f"cli-admin-{done}", tables=len(tables)))


@admin_command.command("ban", cls=SpokenCommand)
@click.argument("network", metavar="ADDRESS")
@click.option("--days", type=click.FloatRange(min=0, min_open=True), default=None, metavar="N")
@click.option("--lift", is_flag=True)
@at_a_store
def ban_command(
    *, network: str, days: float | None, lift: bool, data: Path | None, store: str, as_json: bool
) -> None:
    """Turns away an address or a network, for some days or for good."""
    order = ban_order(network)
    until = None if lift else 0.0 if days is None else time.time() + days * DAY
    _with(data, store, lambda found: _give(found, order, until, as_json=as_json))


@admin_command.command("drain", cls=SpokenCommand)
@click.option("--off", is_flag=True)
@at_a_store
def drain_command(*, off: bool, data: Path | None, store: str, as_json: bool) -> None:
    """No new tables; those that are there go on."""
    until = None if off else 0.0
    _with(data, store, lambda found: _give(found, DRAIN, until, as_json=as_json))


@admin_command.command("orders", cls=SpokenCommand)
@at_a_store
def orders_command(*, data: Path | None, store: str, as_json: bool) -> None:
    """What is ordered now: bans, and whether servers are drained."""
    _with(data, store, lambda found: _print_orders(found, as_json=as_json))


async def _give(found: Store, order: str, until: float | None, *, as_json: bool) -> None:
    await found.order(order, until)
    await _print_orders(found, as_json=as_json)


async def _print_orders(found: Store, *, as_json: bool) -> None:
    now = time.time()
    orders = {name: at for name, at in (await found.orders()).items() if at == 0 or at > now}
    if as_json:
        bans = {
            name.removeprefix(BAN): _when(until) if until else None
            for name, until in orders.items()
            if name.startswith(BAN)
        }
        click.echo(json.dumps({"draining": DRAIN in orders, "bans": bans}))
        return
    words = spoken()
    if not orders:
        click.echo(words.say("cli-admin-no-orders"))
    for name, until in orders.items():
        if name == DRAIN:
            click.echo(words.say("cli-admin-drained"))
        elif until:
            network = name.removeprefix(BAN)
            click.echo(words.say("cli-admin-banned-until", network=network, until=_when(until)))
        else:
            click.echo(words.say("cli-admin-banned", network=name.removeprefix(BAN)))


def _with(data: Path | None, store: str, doing: Callable[[Store], Awaitable[T]]) -> T:
    """Does something at a store, beside the servers that may serve from it."""
    address = store or str(data or resources.data_folder())
    if not exists(address) or (store and not is_database(store)):
        raise BadFile(place=shown(address), why="no-tables")
    found = open_beside(address)

    async def go() -> T:
        try:
            return await doing(found)
        finally:
            await found.close()

    return asyncio.run(go())
