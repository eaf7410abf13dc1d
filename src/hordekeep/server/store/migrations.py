"""The schema of the SQLite file: each version is a list of steps from the one before.

Released versions never change; a new one is added at the end.
"""

from typing import Final

_TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    sheet BLOB NOT NULL,
    brief BLOB NOT NULL,
    header TEXT NOT NULL DEFAULT '',
    changed INTEGER NOT NULL
) WITHOUT ROWID
"""

_ENTRIES = """
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    message TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID
"""

# A request is carried out once, however often it is sent.
_REQUESTS = """
CREATE UNIQUE INDEX requests ON entries (table_id, message) WHERE message IS NOT NULL
"""

_SECRETS = """
CREATE TABLE secrets (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    stretch INTEGER NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, stretch)
) WITHOUT ROWID
"""

_STAGE = "ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT ''"
_STAGES = "UPDATE tables SET stage = json_extract(CAST(sheet AS TEXT), '$.stage')"

# Tables that nobody has touched for long are found without reading all.
_UNTOUCHED = "CREATE INDEX untouched ON tables (stage, changed)"

# A table at which somebody's time runs out while nobody looks is found in time.
_DUE = "ALTER TABLE tables ADD COLUMN due INTEGER"
_DUES = "CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL"

# A write names the version that it builds on.
_VERSION = "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1"

# The journals of tables that nobody has touched for long, packed; later entries are not among them.
_ARCHIVE = """
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    packed BLOB NOT NULL
) WITHOUT ROWID
"""
_PACKED = "ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0"
_UNPACKED = "CREATE INDEX unpacked ON tables (stage, changed) WHERE packed = 0"

# What the operator orders while the server runs.
_ORDERS = "CREATE TABLE orders (name TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID"

MIGRATIONS: Final = (
    (_TABLES, _ENTRIES, _REQUESTS, _SECRETS),
    (_STAGE, _STAGES, _UNTOUCHED),
    (_DUE, _DUES),
    (_VERSION,),
    (_ARCHIVE, _PACKED, _UNPACKED, _ORDERS),
)
