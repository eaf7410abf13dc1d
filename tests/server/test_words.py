"""Whatever the server refuses, the page can say why."""

from tests.support.fluent_files import messages

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import Refusing
from hordekeep.server.server import GAME_MARK, catalogues
from hordekeep.server.store.sqlite import NotStored


def test_every_refusal_of_the_server_has_words() -> None:
    errors: list[type[HordekeepError]] = [*Refusing.__subclasses__(), NotStored]
    assert len(errors) >= 15
    assert sorted({f"error-{error.code}" for error in errors} - messages().keys()) == []


def test_the_catalogues_say_whose_words_follow() -> None:
    """The page looks for a game's own words first; both games have an `event-died`."""
    parts = catalogues("en").split(GAME_MARK)
    owners = [part.partition("\n")[0].strip() for part in parts if "\nevent-died = " in part]
    assert owners == ["last-bastion", "sanctum"]
    (shared,) = [part.partition("\n")[0].strip() for part in parts if "\nlist-last = " in part]
    assert shared == ""
