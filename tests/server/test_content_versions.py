"""Versions of a game's content: the newest at new tables, every other one for whoever asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.server.client import Hall, Person

from hordekeep import library
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.table.position_file import (
    position_text,
    position_words,
    read_position,
)
from hordekeep.server.catalogue.offered_games import OfferedGames, open_shipped

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"
PACK = "breached-wall"
GAMES = ("last-bastion", "sanctum")


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Person]:
    offered = OfferedGames(packs=[EXAMPLE])
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as person:
        yield person


def content_of(person: Person) -> dict[str, str]:
    content: dict[str, str] = person.get("")["content"]
    return content


@pytest.mark.parametrize("game", GAMES)
def test_every_version_is_offered_and_the_newest_is_played(anna: Person, game: str) -> None:
    (card,) = [one for one in anna.get("/api/games")["games"] if one["id"] == game]
    assert card["versions"] == library.versions_of(game)
    newest = card["versions"][-1]
    anna.open("me", "bot:random", game=game)
    anna.sit()
    assert list(content_of(anna)) == [f"{game}/{newest}"]
    assert content_of(anna) == card["content"]


@pytest.mark.parametrize("game", GAMES)
def test_an_older_version_is_played_by_whoever_asks_for_it(anna: Person, game: str) -> None:
    anna.open("me", "bot:random", game=game, content=1)
    anna.sit()
    assert content_of(anna) == library.open_game(game, version=1).content
    with anna.live() as live:
        live.my_turn()
        live.answer()


def test_the_newest_is_opened_once_however_it_is_asked_for() -> None:
    """The first table of a server does not wait for what the lobby has read already."""
    opened: list[int | None] = []

    def opener(name: str, version: int | None) -> AnyGame:
        opened.append(version)
        return open_shipped(name, version)

    def version_of(_name: str, _content: object) -> int | None:
        raise AssertionError  # nothing is read again

    offered = OfferedGames(opener=opener, version_of=version_of)
    game = offered.game("sanctum")
    assert offered.game("sanctum", game.content) is game
    assert offered.game_with("sanctum", [], library.versions_of("sanctum")[-1]) is game
    assert opened == [None]


def test_a_version_that_is_not_here_is_refused(anna: Person) -> None:
    said = {"game": "last-bastion", "seats": ["me"], "content": 99}
    assert anna.refused("POST", "/api/tables", said) == (422, "wrong-version")
    assert anna.refused("GET", "/api/games/sanctum/cards", content=99) == (422, "wrong-version")


def test_the_next_table_keeps_version_and_packs(anna: Person) -> None:
    """Whoever plays again plays with the same cards."""
    anna.open("me", "bot:random", packs=[PACK], content=1)
    anna.sit()
    played = content_of(anna)
    assert list(played) == ["last-bastion/1", PACK]
    anna.say("give-up")
    again = anna.post("rematch")
    anna.table = again["table"]
    anna.tokens[anna.table] = again["token"]
    assert content_of(anna) == played


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_told_of_every_version(anna: Person, game: str) -> None:
    newest = anna.get(f"/api/games/{game}/cards")
    first = anna.get(f"/api/games/{game}/cards", content=1)
    assert list(first["content"]) == [f"{game}/1"]
    assert newest["versions"] == first["versions"] == library.versions_of(game)
    assert newest["content"] == library.open_game(game).content


def test_a_position_is_played_with_the_content_that_it_names(anna: Person) -> None:
    table = library.new_table("last-bastion", seed=1, players=2, version=1)
    text = position_text(position_words(table))
    assert "content" not in read_position(text)
    anna.open_file(text, "me", "bot:random")
    assert list(content_of(anna)) == ["last-bastion/1"]
