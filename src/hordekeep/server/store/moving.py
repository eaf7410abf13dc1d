"""Moving all tables from one store to another: from a folder to a database, or back."""

import math
from typing import Final, NamedTuple

from hordekeep.kernel.errors import BadFile
from hordekeep.server.store.interface import NEW, Change, Store
from hordekeep.server.tables import clocks

AT_ONCE: Final = 500


class Moved(NamedTuple):
    """What a move has done."""

    tables: int
    entries: int
    there_before: int
    """Tables that an earlier, interrupted move had brought."""


async def move(source: Store, target: Store, name: str) -> Moved:
    """Copies every table; those that are there already must be the same (raises `BadFile`).

    Nothing is deleted: the source stays as it is. Nobody may serve from it meanwhile.
    """
    moved = Moved(0, 0, 0)
    last = ""
    while found := await source.names(last, AT_ONCE):
        for table in found:
            entries = await _copy(source, target, table, name)
            if entries is None:
                moved = moved._replace(there_before=moved.there_before + 1)
            else:
                moved = moved._replace(tables=moved.tables + 1, entries=moved.entries + entries)
        last = found[-1]
    return moved


async def _copy(source: Store, target: Store, table: str, name: str) -> int | None:
    """The number of entries; None when the table is already there."""
    stored, shelved = await source.read(table), await source.brief(table)
    assert stored is not None
    assert shelved is not None
    if await target.version(table) != NEW:
        there = await target.read(table)
        if there is None or there._replace(version=stored.version) != stored:
            raise BadFile(place=name, why="differs", table=table)
        return None
    due = clocks.due_at(stored.roster)
    change = Change(
        stored.roster,
        shelved.brief,
        stored.changed,
        stored.header,
        tuple(stored.lines),
        tuple(stored.secrets),
        due=None if due is None else math.ceil(due),
    )
    await target.write(table, change)
    return len(stored.lines)
