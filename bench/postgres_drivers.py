"""asyncpg or psycopg 3: one kept move through each, in time and in CPU time of this process.

`python bench/postgres_drivers.py postgresql:///name?host=/run/postgresql` writes to a table of its
own, which it drops. psycopg is no dependency of ours: `pip install "psycopg[binary]"` first.
"""

import asyncio
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import psycopg
import uvloop

MOVES = 4000
SIDE_BY_SIDE = 16
SHEET = b"x" * 2000
LINE = '{"n": 1, "kind": "choice", "seat": 0, "say": "place incubus red 2"}'

MAKE = """
DROP TABLE IF EXISTS bench_entries, bench_tables;
CREATE TABLE bench_tables (id text PRIMARY KEY, sheet bytea NOT NULL, version bigint NOT NULL);
CREATE TABLE bench_entries (table_id text, number int, line text, PRIMARY KEY (table_id, number))
"""
KEEP = """
WITH kept AS (
    UPDATE bench_tables SET sheet = {1}, version = version + 1 WHERE id = {0} RETURNING version
), added AS (INSERT INTO bench_entries SELECT {0}, version, {2} FROM kept)
SELECT version, pg_notify('bench', {0}) FROM kept
"""

Keep = Callable[[int], Awaitable[Any]]


async def with_asyncpg(url: str, count: int) -> tuple[list[Keep], Callable[[], Awaitable[None]]]:
    connections = [await asyncpg.connect(url) for _ in range(count)]
    said = KEEP.format("$1", "$2", "$3").replace("$1, version", "$1::text, version", 1)

    def keeper(connection: Any) -> Keep:
        return lambda table: connection.fetchrow(said, f"t{table}", SHEET, LINE)

    async def close() -> None:
        for connection in connections:
            await connection.close()

    return [keeper(connection) for connection in connections], close


async def with_psycopg(url: str, count: int) -> tuple[list[Keep], Callable[[], Awaitable[None]]]:
    connections = [
        await psycopg.AsyncConnection.connect(url, autocommit=True, prepare_threshold=0)
        for _ in range(count)
    ]
    said = KEEP.format("%(table)s", "%(sheet)s", "%(line)s")

    def keeper(connection: Any) -> Keep:
        async def keep(table: int) -> Any:
            done = await connection.execute(
                said, {"table": f"t{table}", "sheet": SHEET, "line": LINE}, binary=True
            )
            return await done.fetchone()

        return keep

    async def close() -> None:
        for connection in connections:
            await connection.close()

    return [keeper(connection) for connection in connections], close


async def measure(name: str, url: str, count: int) -> None:
    open_it = with_asyncpg if name == "asyncpg" else with_psycopg
    setup = await asyncpg.connect(url)
    await setup.execute(MAKE)
    await setup.execute(
        "INSERT INTO bench_tables SELECT 't' || n, '', 0 FROM generate_series(0, $1::int) AS n",
        count,
    )
    keepers, close = await open_it(url, count)
    await asyncio.gather(*[keep(table) for table, keep in enumerate(keepers)])
    began, used = time.perf_counter(), _cpu()

    async def moves(table: int, keep: Keep) -> None:
        for _ in range(MOVES // count):
            await keep(table)

    await asyncio.gather(*[moves(table, keep) for table, keep in enumerate(keepers)])
    seconds, cpu = time.perf_counter() - began, _cpu() - used
    print(
        f"{name:8} {count:3} side by side: {1000 * seconds * count / MOVES:6.2f} ms a move, "
        f"{MOVES / seconds:6.0f} moves a second, {1000 * cpu / MOVES:5.3f} ms of a core a move"
    )
    await close()
    await setup.execute("DROP TABLE bench_entries, bench_tables")
    await setup.close()


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    for count in (1, SIDE_BY_SIDE):
        for name in ("asyncpg", "psycopg"):
            uvloop.run(measure(name, sys.argv[1], count))


if __name__ == "__main__":
    main()
