"""The check of translations: what `make check` says of a language that is not whole or sound."""

from pathlib import Path

import pytest
from tools import languages as check
from tools import pseudo

from hordekeep import resources
from hordekeep.text.catalogue_files import game_of_file
from hordekeep.text.languages import languages

NAMES = ("common", "page-table", "last-bastion", "last-bastion-content", "sanctum-story")
FILES = [resources.locale() / "en" / f"{name}.ftl" for name in NAMES]
"""Enough of English to try it with."""
CHOICES = (
    "page-choices =\n    {{ $count ->\n        [one] {{ $count }} x\n"
    "       *[{other}] {{ $count }} y\n    }}"
)


@pytest.fixture(scope="module")
def longer() -> dict[str, str]:
    """The pseudo-locale in German quotes, file by file: whole, and nothing as in English."""
    quotes = str.maketrans("“”", "„“")
    return {
        file.name: pseudo.pseudo(file.read_text(encoding="utf-8")).translate(quotes)
        for file in FILES
    }


@pytest.fixture
def translations(longer: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Four languages that are made from it."""
    for code in ("de", "pl", "cs", "ru"):
        (tmp_path / code).mkdir()
        for name, text in longer.items():
            (tmp_path / code / name).write_text(text, encoding="utf-8")
    (tmp_path / "en").mkdir()
    for file in FILES:
        (tmp_path / "en" / file.name).symlink_to(file)
    monkeypatch.setattr(resources, "locale", lambda: tmp_path)
    return tmp_path


def written(place: Path, language: str, name: str, text: str) -> list[str]:
    """What the check says of a message, once it reads like this."""
    key = text.partition(" =")[0]
    game = game_of_file(Path(name))
    for file in (place / language).glob("*.ftl"):
        if game_of_file(file) != game:
            continue
        old = file.read_text(encoding="utf-8").splitlines(keepends=True)
        kept: list[str] = []
        inside = False
        for line in old:
            inside = line.startswith(f"{key} =") or (inside and line[0] in " }.\n")
            if not inside:
                kept.append(line)
        if file.stem == name:
            kept.append(f"\n{text}\n")
        if file.stem == name or len(kept) < len(old):
            file.write_text("".join(kept), encoding="utf-8")
    return [fault for fault in check.problems(language) if key in fault]


def test_the_shipped_languages_are_whole_and_sound() -> None:
    assert [fault for language in languages() for fault in check.problems(language)] == []


def test_a_whole_language_without_faults_passes(translations: Path) -> None:
    """The pseudo-locale has English plurals, which German shares."""
    assert (translations / "de").is_dir()
    assert check.problems("de") == []


@pytest.mark.parametrize(
    ("language", "name", "text", "said"),
    [
        (
            "ru",
            "page-table",
            "page-back = { $n ->\n    [один] Назад\n   *[other] Назад\n}",
            "no message: page-back",
        ),
        ("de", "page-table", "page-bakc = Zurück", "English has no such message"),
        ("de", "page-table", "page-back = { $where } zurück", "unknown variable where"),
        ("de", "last-bastion", "do-move = { $tile_into } gehen", "unknown variable tile_into"),
        ("de", "page-table", 'page-back = "Zurück"', "straight quotes"),
        (
            "ru",
            "page-table",
            "page-back = На\u00adза\u00add",
            "Latin and Cyrillic letters in one word",
        ),
        ("de", "page-table", "page-back = Back", "as in English"),
        ("de", "page-table", "page-back = { page-nowhere } zurück", "not there: page-nowhere"),
        ("de", "page-table", "page-back = { page-bot.acc } zurück", "not there: page-bot.acc"),
        ("de", "page-table", "page-back = { do-move } zurück", "not there: do-move"),
        ("de", "page-table", "page-back = { -nowhere } zurück", "not there: -nowhere"),
        ("de", "page-table", "page-back = { COUNT(1) } zurück", "not there: COUNT()"),
        ("de", "page-table", "page-back = { $name ->\n   *[other] x\n}", "a choice of one"),
        ("de", "page-table", "page-back = Zurück...", "… is one sign"),
        ("de", "page-table", "page-back = Zurück um -3", "− is no hyphen"),
        ("de", "page-table", "page-back = Zurück - los", "a dash is no hyphen"),
        ("de", "page-table", "page-back = Zurück  los", "two spaces"),
        ("de", "page-table", "page-back = Zurück — los", "the dash of another language"),
        ("ru", "page-table", "page-back = Назад\u00a0– домой", "the dash of another language"),
        ("de", "common", "percent = { $number } %", "a no-break space before %"),
        ("pl", "common", "percent = { $number } %", "no-break"),
        ("de", "page-table", "page-going-on = Einen Moment …", "before an ellipsis"),
        ("pl", "page-table", "page-back = Wróć z drogi", "no-break after"),
        ("cs", "page-table", "page-back = Zpět k cíli", "no-break after"),
        ("ru", "page-table", "page-back = Назад на поле", "no-break after"),
        ("ru", "page-table", "page-is-asked = Назад на { $name }", "no-break after"),
        ("ru", "page-table", "page-back = Назад — домой", "no-break after"),
        ("de", "page-table", "page-back = „Zurück”", "quotes of another language"),
        ("pl", "page-table", "page-back = „Wstecz“", "quotes of another language"),
        (
            "pl",
            "page-table",
            CHOICES.format(other="other"),
            "plural without few",
        ),
        (
            "de",
            "page-table",
            CHOICES.format(other="many"),
            "the default of a choice by number is *[other]",
        ),
        (
            "ru",
            "page-table",
            (
                "page-choices =\n    { $count ->\n        [one] выбор\n        [few] { $count } а\n"
                "       *[other] { $count } б\n    }"
            ),
            "[one] without its number is true of 21 too",
        ),
        ("de", "common", "letter-blue = R", "“R” is letter-red already"),
        ("de", "last-bastion", "letter-black = R", "“R” is letter-red already"),
    ],
)
def test_a_fault_is_named_with_its_place(
    translations: Path, language: str, name: str, text: str, said: str
) -> None:
    """One clear line: which file, which message, what."""
    faults = written(translations, language, name, text)
    assert [fault for fault in faults if said in fault]
    assert all(fault.startswith(f"{language}/{name}.ftl:") for fault in faults if said in fault)


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("de", "common", "percent = { $number }\u00a0%"),
        ("ru", "page-table", "page-back = Назад на\u00a0поле"),
        ("de", "page-table", "page-back = Zurück"),
        ("de", "page-table", "page-back = Zurück: { page-bot } um −3 bis E-4 – los"),
        ("de", "last-bastion", "event-moved = { $hero } zieht { $tile_to }."),
        ("de", "last-bastion", "event-moved = { $hero_gen } Zug: { $tile }."),
        (
            "pl",
            "page-table",
            (
                "page-choices =\n    { $count ->\n        [one] { $count } wybór\n"
                "        [few] { $count } wybory\n       *[other] { $count } wyborów\n    }"
            ),
        ),
        (
            "ru",
            "page-table",
            (
                "page-choices =\n    { $count ->\n        [1] один выбор\n"
                "        [one] { $count } выбор\n        [few] { $count } выбора\n"
                "       *[other] { $count } выборов\n    }"
            ),
        ),
    ],
)
def test_a_sound_message_passes(translations: Path, language: str, name: str, text: str) -> None:
    assert written(translations, language, name, text) == []


def test_what_is_missing_is_named(translations: Path) -> None:
    file = translations / "de" / "sanctum-story.ftl"
    file.unlink()
    faults = check.problems("de")
    assert "de: missing sanctum/moment-death" in faults


def test_a_language_may_bring_forms_of_its_own(translations: Path) -> None:
    """Also of names, where English has none: `hero-kazgin.dat` once `hero-any` has it."""
    text = "hero-any = { $name }\n    .dat = dem Helden { $name }\n    .gen = des Helden { $name }"
    assert written(translations, "de", "last-bastion-content", text) == []
    own = "hero-kazgin = Kasgin\n    .dat = dem Kasgin"
    assert written(translations, "de", "last-bastion-content", own) == []
    wrong = "hero-kazgin = Kasgin\n    .date = dem Kasgin"
    assert written(translations, "de", "last-bastion-content", wrong)
    use = "do-lend-move = Zug { $hero_dat } geben\n    .menu = Zug geben\n    .item = { $hero_dat }"
    assert written(translations, "de", "last-bastion", use) == []


def test_a_key_that_is_written_twice_is_said(translations: Path) -> None:
    file = translations / "de" / "page-table.ftl"
    file.write_text(file.read_text(encoding="utf-8") + "\npage-bot = ɇnde\n", encoding="utf-8")
    assert "de/page-table.ftl: page-bot: written twice" in check.problems("de")
