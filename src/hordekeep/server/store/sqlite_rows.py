"""The rows of the SQLite file: what is done on the store's own thread, inside a transaction."""

import sqlite3
from typing import Final

import msgspec

from hordekeep.server.store.interface import (
    NEW,
    Change,
    KeptEntry,
    Old,
    Overtaken,
    Shelved,
    Size,
    Stored,
)
from hordekeep.server.store.packing import packed, unpacked
from hordekeep.server.tables.roster import Brief, Roster

TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
"""How it is said that an entry is there, or that a request was carried out."""


def write(db: sqlite3.Connection, table: str, change: Change) -> int:
    _write_roster(db, table, change)
    if change.header is not None:
        db.execute("UPDATE tables SET header = ? WHERE id = ?", (change.header, table))
    if change.secrets is not None:
        db.execute("DELETE FROM secrets WHERE table_id = ?", (table,))
        rows = [(table, number, secret) for number, secret in enumerate(change.secrets)]
        db.executemany("INSERT INTO secrets (table_id, stretch, secret) VALUES (?, ?, ?)", rows)
    try:
        db.executemany(
            "INSERT INTO entries (table_id, number, line, message) VALUES (?, ?, ?, ?)",
            [(table, line.number, line.text, line.message or None) for line in change.lines],
        )
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname in TAKEN:
            raise Overtaken from None
        raise
    return change.base + 1


def _write_roster(db: sqlite3.Connection, table: str, change: Change) -> None:
    roster = msgspec.json.encode(change.roster)
    brief = msgspec.json.encode(change.brief)
    if change.base == NEW:
        written = db.execute(
            "INSERT INTO tables (id, sheet, brief, changed, stage, due) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO NOTHING",
            (table, roster, brief, change.now, change.roster.stage, change.due),
        )
    else:
        written = db.execute(
            "UPDATE tables SET sheet = ?, brief = ?, changed = ?, stage = ?, due = ?,"
            " version = version + 1, packed = 0 WHERE id = ? AND version = ?",
            (roster, brief, change.now, change.roster.stage, change.due, table, change.base),
        )
    if written.rowcount != 1:
        raise Overtaken


def read(db: sqlite3.Connection, table: str, since: int) -> Stored | None:
    row = db.execute(
        "SELECT sheet, header, version, changed FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    archived = db.execute("SELECT packed FROM archive WHERE table_id = ?", (table,)).fetchone()
    lines = db.execute(
        "SELECT number, line, message FROM entries WHERE table_id = ? AND number > ?"
        " ORDER BY number",
        (table, since),
    ).fetchall()
    secrets = db.execute(
        "SELECT secret FROM secrets WHERE table_id = ? ORDER BY stretch", (table,)
    ).fetchall()
    return Stored(
        roster=msgspec.json.decode(row[0], type=Roster),
        header=row[1],
        lines=[
            *([] if archived is None else unpacked(archived[0], since)),
            *(KeptEntry(number, text, message or "") for number, text, message in lines),
        ],
        secrets=[secret for (secret,) in secrets],
        version=row[2],
        changed=row[3],
    )


def version(db: sqlite3.Connection, table: str) -> int:
    row = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    return NEW if row is None else int(row[0])


def names(db: sqlite3.Connection, after: str, most: int) -> list[str]:
    rows = db.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, most))
    return [name for (name,) in rows]


def brief(db: sqlite3.Connection, table: str) -> Shelved | None:
    row = db.execute("SELECT sheet, brief, changed FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    roster = msgspec.json.decode(row[0], type=Roster)
    return Shelved(roster, msgspec.json.decode(row[1], type=Brief), row[2])


def delete(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def size(db: sqlite3.Connection) -> Size:
    tables = db.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
    pages, free, bytes_each = (
        db.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return Size(tables, (pages - free) * bytes_each)


def expire(db: sqlite3.Connection, old: Old, most: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE stage = ? AND changed < ? ORDER BY changed LIMIT ?",
        (old.stage, old.before, most + len(old.spared)),
    ).fetchall()
    found = [table for (table,) in rows if table not in old.spared][:most]
    for table in found:
        delete(db, table)
    return found


def archive(db: sqlite3.Connection, old: Old, most: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE stage = ? AND changed < ? AND packed = 0"
        " ORDER BY changed LIMIT ?",
        (old.stage, old.before, most + len(old.spared)),
    ).fetchall()
    found = [table for (table,) in rows if table not in old.spared][:most]
    for table in found:
        stored = read(db, table, 0)
        assert stored is not None
        db.execute("REPLACE INTO archive VALUES (?, ?)", (table, packed(stored.lines)))
        db.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        db.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table,))
    return found


def orders(db: sqlite3.Connection) -> dict[str, float]:
    return dict(db.execute("SELECT name, until FROM orders ORDER BY name").fetchall())


def order(db: sqlite3.Connection, name: str, until: float | None) -> None:
    if until is None:
        db.execute("DELETE FROM orders WHERE name = ?", (name,))
    else:
        db.execute("REPLACE INTO orders VALUES (?, ?)", (name, until))


def data_version(db: sqlite3.Connection) -> int:
    """Changes when another connection has written."""
    return int(db.execute("PRAGMA data_version").fetchone()[0])


def due(db: sqlite3.Connection, now: int, most: int) -> list[str]:
    rows = db.execute("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, most))
    return [table for (table,) in rows]
