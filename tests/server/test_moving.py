"""`hordekeep store move`: from a folder to a database and back, nothing is lost on the way."""

import asyncio
import json
from pathlib import Path

from click.testing import CliRunner, Result
from tests.server.test_store import change
from tests.support.server.client import Hall, Person

from hordekeep.cli.commands.store import store_command
from hordekeep.kernel.errors import BadFile
from hordekeep.server.store.interface import KeptEntry, Stored
from hordekeep.server.store.opening import open_store
from hordekeep.server.store.postgres import PostgresStore


def move(source: str | Path, target: str | Path) -> Result:
    return CliRunner().invoke(store_command, ["move", str(source), str(target), "--json"])


def kept(address: str | Path) -> dict[str, tuple[Stored | None, object]]:
    """All tables of a store."""
    store = open_store(str(address))

    async def read() -> dict[str, tuple[Stored | None, object]]:
        found = {
            table: (await store.read(table), await store.brief(table))
            for table in await store.names("", 100)
        }
        await store.close()
        return {
            table: (stored and stored._replace(version=0), shelved)
            for table, (stored, shelved) in found.items()
        }

    return asyncio.run(read())


def test_there_and_back(tmp_path: Path, database: str) -> None:
    """A game that was begun in a folder goes on in the database, and then in another folder."""
    first, last = tmp_path / "first", tmp_path / "last"
    with Hall(first) as hall, Person(hall.url) as anna:
        anna.open("me", "link")
        anna.open("me", "me")
        anna.sit()
        with anna.live() as live:
            live.answer()
    before = kept(first)
    assert json.loads(move(first, database).output)["tables"] == 2
    assert kept(database) == before
    with Hall(tmp_path, store=PostgresStore(database)) as hall, Person(hall.url) as there:
        there.table, there.tokens = anna.table, anna.tokens
        with there.live() as live:
            live.answer()
    after = kept(database)
    assert json.loads(move(database, last).output)["entries"] > 0
    assert kept(last) == after != before


def test_an_interrupted_move_goes_on(tmp_path: Path, database: str) -> None:
    """What is there already is left alone; unless it is not the same, which is said."""
    store = open_store(str(tmp_path))

    async def fill() -> None:
        for table in ("a", "b"):
            await store.write(table, change(KeptEntry(1, "one"), header="head"))
        await store.close()

    asyncio.run(fill())
    assert move(tmp_path, database).exit_code == 0
    again = json.loads(move(tmp_path, database).output)
    assert again == {"tables": 0, "entries": 0, "there_before": 2}
    there = open_store(database)

    async def go_on() -> None:
        await there.write("b", change(KeptEntry(2, "two"), base=1))
        await there.close()

    asyncio.run(go_on())
    refused = move(tmp_path, database)
    assert isinstance(refused.exception, BadFile)
    assert refused.exception.facts["table"] == "b"
    assert isinstance(move(tmp_path / "nothing", database).exception, BadFile)
