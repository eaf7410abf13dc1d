"""`hordekeep store move`: all tables from a folder to a database, or back."""

import asyncio
import json

import click

from hordekeep.cli.localised_help import SpokenCommand, SpokenGroup, spoken
from hordekeep.kernel.errors import BadFile
from hordekeep.server.store.moving import Moved, move
from hordekeep.server.store.opening import exists, open_store, shown


@click.group("store", cls=SpokenGroup)
def store_command() -> None:
    pass


@store_command.command("move", cls=SpokenCommand)
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--json", "as_json", is_flag=True)
def move_command(*, source: str, target: str, as_json: bool) -> None:
    if not exists(source):
        raise BadFile(place=shown(source), why="no-tables")
    moved = _move(source, target)
    if as_json:
        click.echo(json.dumps(moved._asdict()))
        return
    facts = {"from": shown(source), "to": shown(target), **moved._asdict()}
    click.echo(spoken().say("cli-store-moved", **facts))


def _move(source: str, target: str) -> Moved:
    stores = [open_store(source)]

    async def go() -> Moved:
        try:
            return await move(stores[0], stores[1], shown(target))
        finally:
            for store in stores:
                await store.close()

    try:
        stores.append(open_store(target))
    except BaseException:
        asyncio.run(stores[0].close())
        raise
    return asyncio.run(go())
