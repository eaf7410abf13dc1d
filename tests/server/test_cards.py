"""The cards of a game, as the page shows and prints them: all of them, with packs as they are."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.server.client import Hall, Person, Words

from hordekeep import library
from hordekeep.server.catalogue.offered_games import OfferedGames

DOCS = Path(__file__).parents[2] / "docs"
PACK = "breached-wall"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example pack, to be edited."""
    return Path(shutil.copytree(DOCS / "example-pack", tmp_path / "pack"))


@pytest.fixture
def anna(tmp_path: Path, folder: Path) -> Iterator[Person]:
    offered = OfferedGames(packs=[folder])
    with Hall(tmp_path / "data", offered=offered) as hall, Person(hall.url) as person:
        yield person


def cards_of(person: Person, game: str, pack: str = "") -> Words:
    told: Words = person.get(f"/api/games/{game}/cards", pack=pack)
    return told


def test_everything_of_last_bastion_is_told(anna: Person) -> None:
    vocabularies = library.open_game("last-bastion").lexicon.vocabularies
    told = cards_of(anna, "last-bastion")["collection"]
    cards = [one["card"] for kind in ("monsters", "warlords") for one in told[kind]]
    assert cards == list(vocabularies["card"].words)
    assert [one["tile"] for one in told["tiles"]] == list(vocabularies["tile"].words)
    assert [one["hero"] for one in told["heroes"]] == list(vocabularies["hero"].words)
    assert all(one["effects"] for one in told["monsters"])


def test_everything_of_sanctum_is_told(anna: Person) -> None:
    vocabularies = library.open_game("sanctum").lexicon.vocabularies
    told = cards_of(anna, "sanctum")["collection"]
    demons = [one["demon"]["foe"] for one in told["demons"]]
    others = [one["foe"] for kind in ("lord", "fury") for one in told[kind]]
    assert demons + others == list(vocabularies["foe"].words)
    assert [one["item"]["item"] for one in told["demons"]] == list(vocabularies["item"].words)
    skills = [skill["skill"] for hero in told["heroes"] for skill in hero["skills"]]
    assert skills == list(vocabularies["skill"].words)
    assert [one["blessing"] for one in told["blessings"]] == list(vocabularies["blessing"].words)
    assert [one["card"] for one in told["start_cards"]] == list(vocabularies["start-card"].words)
    assert all(hero["stamina"] + hero["focus"] > 0 for hero in told["heroes"])
    assert any(skill["gems"] for skill in told["heroes"][-1]["skills"])


def test_what_a_pack_writes_about_its_cards_is_told(anna: Person, folder: Path) -> None:
    """Names come with what a thing does and its flavour, the pack's own too, in every language."""

    def line(card: str, language: str) -> str | None:
        told = anna.get("/api/games/last-bastion/glossary", lang=language, pack=PACK)["names"]
        (lines,) = [one["lines"] for one in told if (one["kind"], one["word"]) == ("card", card)]
        found: str | None = lines.get("flavour")
        return found

    english = "It follows the smoke, and the smoke follows you."
    assert line("ash-hound", "en") == english
    assert line("ash-hound", "de") not in (None, english)
    assert line("incubus", "en") is None
    words = folder / "locale" / "en" / "breached-wall.ftl"
    words.write_text(words.read_text().replace(english, "It smells of smoke."))
    assert line("ash-hound", "en") == "It smells of smoke."


def test_a_pack_is_told_as_its_files_are_now(anna: Person, folder: Path) -> None:
    before = cards_of(anna, "last-bastion", PACK)
    (hound,) = [one for one in before["collection"]["monsters"] if one["card"] == "ash-hound"]
    assert hound["resistance"] == 2
    assert PACK in before["content"]
    monsters = folder / "monsters.toml"
    text = monsters.read_text(encoding="utf-8")
    monsters.write_text(text.replace("resistance = 2", "resistance = 4"), encoding="utf-8")
    now = anna.get("/api/games/last-bastion/edition", pack=PACK)
    assert now["edition"] != before["edition"]
    after = cards_of(anna, "last-bastion", PACK)
    assert after["edition"] == now["edition"]
    (hound,) = [one for one in after["collection"]["monsters"] if one["card"] == "ash-hound"]
    assert hound["resistance"] == 4
    monsters.write_text("[ash-hound", encoding="utf-8")
    broken = anna.get("/api/games/last-bastion/edition", pack=PACK)
    assert "monsters.toml" in broken["fault"]
    assert broken["content"] == after["content"]


def names_of(person: Person) -> set[str]:
    told = person.get("/api/games/last-bastion/glossary", lang="en", pack=PACK)
    return {one["name"] for one in told["names"]}


def test_a_new_word_is_another_edition(anna: Person, folder: Path) -> None:
    assert "Ash Hound" in names_of(anna)
    words = folder / "locale" / "en" / "breached-wall.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("= Ash Hound", "= Hound of Cinders"), encoding="utf-8")
    assert "Hound of Cinders" in names_of(anna)


@pytest.mark.parametrize(
    ("path", "pack", "code"),
    [
        ("chess/cards", "", "unknown-game"),
        ("sanctum/cards", PACK, "bad-option"),
        ("last-bastion/edition", "nobodys", "bad-option"),
        ("last-bastion/cards", "No Pack", "bad-message"),
    ],
)
def test_what_is_not_here_is_refused(anna: Person, path: str, pack: str, code: str) -> None:
    assert anna.refused("GET", f"/api/games/{path}", pack=pack)[1] == code
