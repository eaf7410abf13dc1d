"""Whatever the server refuses, the page can say why; the words of the page come in parts."""

from pathlib import Path

import pytest
from tests.support.fluent_files import messages
from tests.support.locales import lay_out
from tests.support.server.client import Person

from hordekeep import resources
from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.catalogue.locale_parts import (
    GAME_MARK,
    LANGUAGE_MARK,
    LANGUAGES_MARK,
    catalogues,
)
from hordekeep.server.errors import NotFound, Refusing
from hordekeep.server.store.interface import NotStored


def test_every_refusal_of_the_server_has_words() -> None:
    errors: list[type[HordekeepError]] = [*Refusing.__subclasses__(), NotStored]
    assert len(errors) >= 15
    assert sorted({f"error-{error.code}" for error in errors} - messages().keys()) == []


def owners(part: str, message: str) -> list[str]:
    """The games below whose mark a message stands in a part of the words."""
    parts = catalogues("en", part).split(GAME_MARK)
    return [one.partition("\n")[0].strip() for one in parts if f"\n{message} = " in one]


def test_the_catalogues_say_whose_words_follow() -> None:
    """The page looks for a game's own words first; both games have an `event-died`."""
    assert owners("last-bastion", "event-died") == ["last-bastion"]
    assert owners("sanctum", "event-died") == ["sanctum"]
    assert owners("lobby", "list-last") == [""]


def test_the_lobby_gets_no_words_that_it_does_not_need() -> None:
    """The first load is small: what tables, games and the command line say comes later or never."""
    assert owners("lobby", "event-died") == []
    assert owners("lobby", "page-undo") == []
    assert owners("table", "page-undo") == [""]
    assert not [part for part in ("lobby", "table", "sanctum") if owners(part, "cli-version")]
    with pytest.raises(NotFound):
        catalogues("en", "terminal")


def test_every_file_but_those_of_the_terminal_belongs_to_a_part() -> None:
    told = "".join(catalogues("en", part) for part in ("lobby", "table", "last-bastion", "sanctum"))
    names = {path.stem for path in (resources.locale() / "en").glob("*.ftl")}
    left = {name for name in names if _text(name) not in told}
    assert left == {
        "cli",
        "cli-arena",
        "cli-click",
        "cli-content",
        "cli-lab",
        "cli-serve",
        "simulate",
        "sanctum-position",
        "sanctum-terminal",
    }


def _text(name: str) -> str:
    path: Path = resources.locale() / "en" / f"{name}.ftl"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("wanted", ["en", "xx", "tlh-AT,tlh", "..", "%D0%AF", "a" * 200])
def test_an_unknown_language_is_english_and_says_so(anna: Person, wanted: str) -> None:
    """No page hangs on a language that is not there."""
    answer = anna.http.get(f"/api/locale/{wanted}/lobby")
    if wanted == "..":  # such an address is none of ours
        assert answer.status_code == 404
        return
    assert answer.status_code == 200
    first, second, *_ = answer.text.splitlines()
    assert first == f"{LANGUAGE_MARK} en"
    assert second.startswith(f"{LANGUAGES_MARK} en English")


def test_unknown_words_are_not_found(anna: Person) -> None:
    assert anna.http.get("/api/locale/en/terminal").status_code == 404
    assert anna.http.get("/api/locale/en/chess").status_code == 404


# Languages at one table.

TELLING = {
    "de": "event-moved = { $hero } zieht { $tile_to }.\n",
    "pl": "event-moved = { $hero } rusza { $tile_to }.\n",
    "cs": "event-moved = { $hero } jde { $tile_to }.\n",
    "ru": "event-moved = { $hero } идёт { $tile_to }.\n",
}
TILE = "tile-any = { $name }\n    .to = → { $name }\n"


@pytest.fixture
def five(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four more languages, whole, with a sentence of their own."""
    files = {code: {"page-last-bastion-zz": text + TILE} for code, text in TELLING.items()}
    lay_out(tmp_path / "locale", monkeypatch, files, whole=True)


@pytest.mark.usefixtures("five")
def test_everybody_reads_the_log_in_the_own_language(anna: Person) -> None:
    """Also of moves before somebody came, also at one table; each name says which thing it is."""
    anna.open("me", options={"players": 1, "heroes": ["kazgin"]})
    anna.sit()
    with anna.live() as live:
        live.until("state")
        move = ""
        while not move.startswith("move "):
            texts = [action["text"] for action in live.my_turn()["decisions"][0]["actions"]]
            move = next((text for text in texts if text.startswith("move ")), texts[0])
            live.answer(move)
            live.until("state")
    tile = move.removeprefix("move ")
    told = {}
    for language in ("en", *TELLING):
        log = anna.get("log", lang=language)
        assert log["language"] == language
        lines = [line for chapter in log["chapters"] for line in chapter["lines"]]
        (parts,) = [
            line["parts"]
            for line in lines
            if [part["kind"] for part in line["parts"]] == ["hero", "", "tile", ""]
        ]
        assert [part["thing"] for part in parts if part["kind"]] == ["kazgin", tile]
        told[language] = parts[1]["text"]
    assert told == {
        "en": " moved ",
        "de": " zieht ",
        "pl": " rusza ",
        "cs": " jde ",
        "ru": " идёт ",
    }


def test_a_log_in_an_unknown_language_says_that_it_is_english(anna: Person) -> None:
    anna.open("me", options={"players": 1})
    anna.sit()
    assert anna.get("log", lang="xx")["language"] == "en"
    assert anna.get("glossary", lang="xx")["language"] == "en"
    assert anna.refused("GET", "log", lang="<x>") == (400, "bad-message")
