"""Whatever the server refuses, the page can say why."""

from tests.text.ftl import messages

from hordekeep.server.errors import Refusing
from hordekeep.server.store import NotStored


def test_every_refusal_of_the_server_has_words() -> None:
    needed = {f"error-{error.code}" for error in [*Refusing.__subclasses__(), NotStored]}
    assert len(needed) >= 15
    assert sorted(needed - messages().keys()) == []
