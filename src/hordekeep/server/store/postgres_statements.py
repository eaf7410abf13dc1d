"""What is said to PostgreSQL: each change is one statement, so it happens whole or not at all."""

from typing import Final

CHANNEL: Final = "hordekeep"

_LINES: Final = """
), added AS (
    INSERT INTO entries (table_id, number, line, message)
    SELECT $1::text, number, line, NULLIF(message, '')
    FROM unnest($7::integer[], $8::text[], $9::text[]) AS new (number, line, message)
    WHERE EXISTS (SELECT FROM kept)
), secret AS (
    INSERT INTO secrets (table_id, stretch, secret)
    SELECT $1::text, stretch - 1, secret
    FROM unnest($10::text[]) WITH ORDINALITY AS new (secret, stretch)
    WHERE EXISTS (SELECT FROM kept)
    ON CONFLICT (table_id, stretch) DO UPDATE SET secret = excluded.secret
)
"""

BEGIN_TABLE: Final = f"""
WITH kept AS (
    INSERT INTO tables (id, sheet, brief, changed, stage, due, header)
    SELECT $1::text, $2::bytea, $3::bytea, $4::bigint, $5::text, $13::bigint,
        COALESCE($6::text, '')
    WHERE $11::bigint = 0
    ON CONFLICT (id) DO NOTHING RETURNING version
{_LINES}
SELECT version FROM kept WHERE $12::text IS NOT NULL
"""  # noqa: S608 - made of constants
"""Nobody else knows the table yet: no notice is sent."""

CHANGE_TABLE: Final = f"""
WITH kept AS (
    UPDATE tables SET sheet = $2, brief = $3, changed = $4, stage = $5, due = $13::bigint,
        header = COALESCE($6::text, header), version = version + 1, packed = false
    WHERE id = $1 AND version = $11::bigint RETURNING version
{_LINES}
SELECT version, pg_notify('{CHANNEL}', $12::text || version) FROM kept
"""  # noqa: S608 - made of constants

# One moment: what others write meanwhile is not half in it.
READ: Final = """
SELECT sheet, header, version, changed,
    (SELECT packed FROM archive WHERE table_id = id) AS archived,
    ARRAY(SELECT (number, line, COALESCE(message, '')) FROM entries
        WHERE table_id = id AND number > $2 ORDER BY number) AS lines,
    ARRAY(SELECT secret FROM secrets WHERE table_id = id ORDER BY stretch) AS secrets
FROM tables WHERE id = $1
"""
VERSION: Final = "SELECT version FROM tables WHERE id = $1"
BRIEF: Final = "SELECT sheet, brief, changed FROM tables WHERE id = $1"
NAMES: Final = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
DUE: Final = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"

DELETE: Final = f"""
WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id),
lapsed AS (DELETE FROM leases WHERE table_id = $1)
SELECT pg_notify('{CHANNEL}', $2) FROM gone
"""  # noqa: S608 - made of constants

# Counting a million rows takes a tenth of a second; from then on the planner's estimate will do.
SIZE: Final = """
SELECT CASE WHEN reltuples < 100000 THEN (SELECT count(*) FROM tables) ELSE reltuples::bigint END,
    pg_total_relation_size('tables') + pg_total_relation_size('entries')
    + pg_total_relation_size('archive')
FROM pg_class WHERE oid = 'tables'::regclass
"""

OLD: Final = """
SELECT id FROM tables WHERE stage = $1 AND changed < $2 AND id <> ALL($3::text[])
    AND NOT EXISTS (SELECT FROM leases WHERE table_id = id AND until > $4)
ORDER BY changed LIMIT $5
"""

UNPACKED: Final = """
SELECT id FROM tables WHERE stage = $1 AND changed < $2 AND NOT packed AND id <> ALL($3::text[])
    AND NOT EXISTS (SELECT FROM leases WHERE table_id = id AND until > $4)
ORDER BY changed LIMIT $5
"""
# Only what was read is packed: a table that was changed meanwhile waits for the next time.
ARCHIVE: Final = """
WITH kept AS (
    UPDATE tables SET packed = true WHERE id = $1 AND version = $2 RETURNING id
), filed AS (
    INSERT INTO archive (table_id, packed) SELECT id, $3::bytea FROM kept
    ON CONFLICT (table_id) DO UPDATE SET packed = excluded.packed
), gone AS (
    DELETE FROM entries USING kept WHERE table_id = kept.id
)
SELECT id FROM kept
"""

ORDERS: Final = "SELECT name, until FROM orders ORDER BY name"
GIVE_ORDER: Final = f"""
WITH given AS (
    INSERT INTO orders (name, until) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until
)
SELECT pg_notify('{CHANNEL}', $3)
"""  # noqa: S608 - made of constants
TAKE_BACK_ORDER: Final = f"""
WITH gone AS (DELETE FROM orders WHERE name = $1) SELECT pg_notify('{CHANNEL}', $2)
"""  # noqa: S608 - made of constants

CLAIM: Final = f"""
WITH said AS (
    INSERT INTO leases (table_id, claim, who, process, until, said)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (table_id, claim, who, process)
    DO UPDATE SET until = excluded.until, said = excluded.said
)
SELECT pg_notify('{CHANNEL}', $7)
"""  # noqa: S608 - made of constants
RENEW: Final = """
UPDATE leases SET until = $3 WHERE process = $1 AND claim = 'present' AND until > $2
"""
LAPSED: Final = "DELETE FROM leases WHERE until < $1"
LEASES: Final = """
SELECT table_id, claim, who, until, said FROM leases
WHERE table_id = ANY($1::text[]) AND process <> $2
"""

DRIVE: Final = "SELECT pg_try_advisory_lock(hashtextextended($1, 1))"
RELEASE: Final = "SELECT pg_advisory_unlock(hashtextextended($1, 1))"
