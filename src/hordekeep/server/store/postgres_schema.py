"""The schema in a PostgreSQL database: each version is a list of steps from the one before.

Released versions never change; a new one is added at the end. What the database needs for itself
(who may connect, where it keeps its files) is the operator's.
"""

from typing import Final

_TABLES = """
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    sheet bytea NOT NULL,
    brief bytea NOT NULL,
    header text NOT NULL DEFAULT '',
    changed bigint NOT NULL,
    stage text NOT NULL,
    due bigint,
    version bigint NOT NULL DEFAULT 1
)
"""

# Two processes can never both extend a table: an entry has its number once.
_ENTRIES = """
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    line text NOT NULL,
    message text,
    PRIMARY KEY (table_id, number)
)
"""

# A request is carried out once, however often and to whichever process it is sent.
_REQUESTS = """
CREATE UNIQUE INDEX requests ON entries (table_id, message) WHERE message IS NOT NULL
"""

_SECRETS = """
CREATE TABLE secrets (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    stretch integer NOT NULL,
    secret text NOT NULL,
    PRIMARY KEY (table_id, stretch)
)
"""

_UNTOUCHED = "CREATE INDEX untouched ON tables (stage, changed)"

# A table at which somebody's time runs out while nobody looks is found in time.
_DUES = "CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL"

# What processes tell each other; nothing of it is missed after a crash of the database.
_LEASES = """
CREATE UNLOGGED TABLE leases (
    table_id text COLLATE "C" NOT NULL,
    claim text NOT NULL,
    who text NOT NULL,
    process text NOT NULL,
    until double precision NOT NULL,
    said text NOT NULL,
    PRIMARY KEY (table_id, claim, who, process)
)
"""
_LAPSING = "CREATE INDEX lapsing ON leases (until)"

# The journals of tables that nobody has touched for long, packed; later entries are not among them.
_ARCHIVE = """
CREATE TABLE archive (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    packed bytea NOT NULL
)
"""
_PACKED = "ALTER TABLE tables ADD COLUMN packed boolean NOT NULL DEFAULT false"
_UNPACKED = "CREATE INDEX unpacked ON tables (stage, changed) WHERE NOT packed"

# What the operator orders while servers run.
_ORDERS = "CREATE TABLE orders (name text PRIMARY KEY, until double precision NOT NULL)"

MIGRATIONS: Final = (
    (_TABLES, _ENTRIES, _REQUESTS, _SECRETS, _UNTOUCHED, _DUES, _LEASES, _LAPSING),
    (_ARCHIVE, _PACKED, _UNPACKED, _ORDERS),
)

VERSION: Final = "CREATE TABLE IF NOT EXISTS hordekeep_schema (version integer NOT NULL)"
"""Where the number of the newest step is kept."""
MIGRATING: Final = 0x686F726465
"""The advisory lock of whoever brings the schema up to date; others wait."""
