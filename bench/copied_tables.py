"""Copies of one table inside a store, row by row: as many registered tables as are asked for."""

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg

from hordekeep.server.store.sqlite import FILE

COPY: Final = (
    """
    INSERT INTO tables (id, sheet, brief, header, changed, stage, due, version, packed)
    SELECT copies.id, sheet, brief, header, changed, stage, due, version, packed
    FROM copies, tables WHERE tables.id = {model} ORDER BY copies.id
    """,
    """
    INSERT INTO entries (table_id, number, line, message)
    SELECT copies.id, number, line, message
    FROM copies, entries WHERE table_id = {model} ORDER BY copies.id, number
    """,
    """
    INSERT INTO secrets (table_id, stretch, secret)
    SELECT copies.id, stretch, secret
    FROM copies, secrets WHERE table_id = {model} ORDER BY copies.id
    """,
)
"""Each table of the store, copied as often as there are names in `copies`."""
AT_ONCE: Final = 50_000


class Copied(NamedTuple):
    """The table that is copied, and the token that opens a seat at each of its copies."""

    table: str
    token: str


def new_names(count: int) -> list[str]:
    """Ids as the server makes them, in the order of the store."""
    return sorted(secrets.token_urlsafe(9) for _ in range(count))


def _groups(names: list[str]) -> list[list[tuple[str]]]:
    starts = range(0, len(names), AT_ONCE)
    return [[(name,) for name in names[first : first + AT_ONCE]] for first in starts]


def copy_in_sqlite(folder: str, model: Copied, count: int) -> list[str]:
    """The names of the copies."""
    names = new_names(count)
    with closing(sqlite3.connect(Path(folder) / FILE, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")  # nobody would miss it
        db.execute("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY) WITHOUT ROWID")
        for group in _groups(names):
            db.execute("BEGIN")
            db.execute("DELETE FROM copies")
            db.executemany("INSERT INTO copies VALUES (?)", group)
            for said in COPY:
                db.execute(said.format(model="?"), (model.table,))
            db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return names


def copy_in_postgres(url: str, model: Copied, count: int) -> list[str]:
    """Likewise."""
    names = new_names(count)

    async def copy() -> None:
        db: Any = await asyncpg.connect(url)
        await db.execute('CREATE TEMP TABLE copies (id text COLLATE "C" PRIMARY KEY)')
        for group in _groups(names):
            async with db.transaction():
                await db.execute("TRUNCATE copies")
                await db.copy_records_to_table("copies", records=group)
                for said in COPY:
                    await db.execute(said.format(model="$1"), model.table, timeout=600)
        await db.execute("VACUUM ANALYZE")
        await db.close()

    asyncio.run(copy())
    return names
