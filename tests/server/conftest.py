from collections.abc import Iterator

import pytest
from tests.support.server.client import Hall, Person


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
