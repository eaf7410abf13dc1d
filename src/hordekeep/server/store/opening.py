"""Which store an address means: a folder (SQLite), or a database by its URL (PostgreSQL)."""

import asyncio
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, cast

from hordekeep.kernel.errors import BadFile, HordekeepError
from hordekeep.server.store.interface import Store
from hordekeep.server.store.sqlite import FILE, SqliteStore

SCHEMES: Final = ("postgresql://", "postgres://")


class NoDriver(HordekeepError):
    """The package that speaks to PostgreSQL is not installed."""

    code = "no-postgres"
    exit_code = BadFile.exit_code


def is_database(address: str) -> bool:
    return address.startswith(SCHEMES)


def open_store(address: str) -> Store:
    """The store at an address, ready to be used; raises `BadFile` or `NoDriver`."""
    if not is_database(address):
        return SqliteStore(Path(address))
    prepare(address)
    return cast("Store", import_module("hordekeep.server.store.postgres").PostgresStore(address))


def open_beside(address: str) -> Store:
    """The store at an address, for an operator: servers may serve from it; raises `BadFile`."""
    if is_database(address):
        return open_store(address)
    return SqliteStore(Path(address), beside=True)


def prepare(address: str) -> None:
    """Makes a database ready before processes are started that share it."""
    if find_spec("asyncpg") is None:
        raise NoDriver
    asyncio.run(import_module("hordekeep.server.store.postgres").migrate(address))


def exists(address: str) -> bool:
    """Whether there may be tables at an address."""
    return is_database(address) or (Path(address) / FILE).is_file()


def shown(address: str) -> str:
    """An address as it may be shown: without a password."""
    head, at, tail = address.rpartition("@")
    scheme, slashes, user = head.partition("://")
    if not at or not is_database(address):
        return address
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{tail}"
