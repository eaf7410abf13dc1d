"""Whatever the server refuses, the page can say why."""

from tests.text.ftl import messages

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import Refusing
from hordekeep.server.store import NotStored


def test_every_refusal_of_the_server_has_words() -> None:
    errors: list[type[HordekeepError]] = [*Refusing.__subclasses__(), NotStored]
    assert len(errors) >= 15
    assert sorted({f"error-{error.code}" for error in errors} - messages().keys()) == []
