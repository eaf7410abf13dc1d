"""Which languages are offered: only whole ones, by whatever tag they are asked for."""

from pathlib import Path

import pytest
from tests.support.locales import lay_out
from tools import pseudo

from hordekeep import resources
from hordekeep.cli.language import asked_language
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.text import catalogue_files, languages
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import best, keys_of, missing, offered, offered_as, own_name


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """German is whole, Polish has one word."""
    lay_out(tmp_path, monkeypatch, {"de": {"aa": "language-name = Deutsch\n"}}, whole=True)
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl/last-bastion-content.ftl").write_text("tile-market = Targ\n", encoding="utf-8")
    return tmp_path


def test_only_whole_languages_are_offered(german: Path) -> None:
    assert (german / "pl").is_dir()
    assert offered() == ("en", "de")
    assert own_name("de") == "Deutsch"
    assert len(missing("pl")) > 1000


def test_the_game_of_a_file_is_looked_up_once_a_file(
    german: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a message took seconds, at the first request that a server was sent."""
    looked_up: list[Path] = []

    def game_of_file(file: Path) -> str:
        looked_up.append(file)
        return catalogue_files.game_of_file(file)

    monkeypatch.setattr(languages, "game_of_file", game_of_file)
    languages._offered.cache_clear()
    assert offered() == ("en", "de")
    assert sorted(looked_up) == sorted(german.glob("*/*.ftl"))


def test_what_a_language_may_leave_out(german: Path) -> None:
    """Forms are its own business, and so are sentences without their subject."""
    file = german / "de/last-bastion.ftl"
    text = file.read_text(encoding="utf-8")
    without = "\n".join(
        line for line in text.splitlines() if not line.strip().startswith((".then", ".acc", ".on"))
    )
    file.write_text(without, encoding="utf-8")
    assert missing("de") == []
    file.write_text(without.replace("    .menu = Fight\n", ""), encoding="utf-8")
    assert missing("de") == ["last-bastion/do-fight.menu"]


def test_a_word_of_one_game_does_not_count_for_another(german: Path) -> None:
    """Both games have an `event-died`."""
    file = german / "de/sanctum.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("event-died = ", "# event-died = "), encoding="utf-8")
    assert missing("de") == ["sanctum/event-died"]


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_de.UTF-8", "de"),
        ("en-GB", "en"),
        ("pl", ""),
        ("xx", ""),
        ("C", ""),
        ("", ""),
        ("../en", ""),
        ("нет", ""),
    ],
)
@pytest.mark.usefixtures("german")
def test_a_language_is_known_by_its_tags(tag: str, language: str) -> None:
    assert offered_as(tag) == language


@pytest.mark.usefixtures("german")
def test_the_first_language_that_is_offered_is_spoken() -> None:
    assert best(["pl", "de-CH", "en"]) == "de"
    assert best(["pl", "xx"]) == "en"
    assert best([]) == "en"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["play", "--lang", "de"], {}, "de"),
        (["play", "--lang=de"], {"LANG": "en_GB.UTF-8"}, "de"),
        (["play"], {"LANG": "de_DE.UTF-8"}, "de"),
        (["play"], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (["play"], {"HORDEKEEP_LANG": "de", "LC_ALL": "C"}, "de"),
        (["play", "--lang", "pl"], {}, "en"),
        (["play", "--lang"], {}, "en"),
        (["play"], {"LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
@pytest.mark.usefixtures("german")
def test_the_terminal_speaks_as_asked(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    """A partial folder never takes over."""
    assert asked_language(arguments, environment) == language


def test_the_pseudo_locale_is_whole_and_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made from English, so that it always has all keys; nobody is offered it."""
    assert offered() == tuple(
        sorted(
            (one.name for one in resources.locale().iterdir() if not missing(one.name)),
            key=lambda one: (one != "en", one),
        )
    )
    assert pseudo.PSEUDO not in offered()
    pseudo.write(tmp_path)
    monkeypatch.setattr(resources, "locale", lambda: tmp_path)
    assert missing(pseudo.PSEUDO) == []
    assert keys_of(pseudo.PSEUDO) == keys_of("en")
    game = open_game()
    english, longer = open_catalogue(game), open_catalogue(game, pseudo.PSEUDO)
    names = [(english.name("tile", one), longer.name("tile", one)) for one in game.box.tile_ids]
    assert all(len(other) >= 1.2 * len(one) for one, other in names)
    assert longer.say("page-choices", count=2).startswith("2 ")


def test_the_pseudo_locale_stretches_text_only() -> None:
    """Variables, selectors and keys stay; what is one letter wide stays so."""
    made = pseudo.pseudo(
        "one = Move { $tile_to }\nletter-red = R\n"
        "two =\n    { $n ->\n        [one] a card\n       *[other] cards\n    }\n"
    )
    assert "{ $tile_to }" in made
    assert "letter-red = R\n" in made
    assert "[one]" in made
    assert "*[other]" in made
    assert "one = Móvööé" in made
