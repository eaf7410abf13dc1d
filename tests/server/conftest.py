import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.support.server.client import Hall, Person
from tests.support.server.postgres import REQUIRED, Postgres, programs

from hordekeep.server.store.interface import Store
from hordekeep.server.store.postgres import PostgresStore
from hordekeep.server.store.sqlite import SqliteStore


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, for this run of the tests only."""
    found = programs()
    if found is None:
        say = pytest.fail if os.environ.get(REQUIRED) else pytest.skip
        say("no PostgreSQL server programs here (on Debian: install postgresql)")
    with Postgres(found) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens an empty store: each test of the interface runs on both."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url: str = request.getfixturevalue("database")
    return lambda: PostgresStore(url)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for the tests of a file: each opens tables of its own."""
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest) -> None:
    """A test meets the same chance, whatever ran before it on the same server."""
    if "hall" in request.fixturenames:
        request.getfixturevalue("hall").luck.seed(request.node.name)


@pytest.fixture
def anna(hall: Hall) -> Iterator[Person]:
    with Person(hall.url, "Anna") as person:
        yield person


@pytest.fixture
def bert(hall: Hall) -> Iterator[Person]:
    with Person(hall.url, "Bert") as person:
        yield person
