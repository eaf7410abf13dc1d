"""Names in sentences: each language asks for its own forms, and no program bends a name."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from tests.support.locales import lay_out

from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.sanctum.opening import open_game as open_sanctum
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.names import NamePart
from hordekeep.text.narrate import tell

PACK = Path(__file__).parents[2] / "docs/example-pack"
GAME = open_game()
SANCTUM = open_sanctum()

FRAGMENTS = Path(__file__).parents[1] / "fixtures" / "locale"


@pytest.fixture(autouse=True)
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A little German and Russian beside all of English."""
    texts = {
        code: {"last-bastion": (FRAGMENTS / code / "last-bastion.ftl").read_text(encoding="utf-8")}
        for code in ("de", "ru")
    }
    lay_out(tmp_path, monkeypatch, texts)


def told(words: Catalogue, text: str) -> str:
    action = words.game.lexicon.read_action(text)
    assert isinstance(action, Action)
    return words.action(action)


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "move market", "Move to the Market"),
        ("de", "move divine-fountain", "zum Göttlichen Brunnen gehen"),
        ("de", "move market", "zum Ort Markt gehen"),
        ("de", "raise red", "das rote Banner hissen"),
        ("de", "raise green", "folgendes: grünes Banner hissen"),
        ("ru", "beat incubus butcher", "Победить карту «Инкуб» и «Мясника»"),
        ("ru", "charm butcher", "Заклясть «Мясника» (он)"),
        ("ru", "charm incubus", "Заклясть карту «Инкуб» (она)"),
        ("ru", "lend-move kazgin", "Отдать Казгину"),
    ],
)
def test_a_sentence_gets_the_form_that_its_language_wants(
    language: str, action: str, sentence: str
) -> None:
    """`<kind>-any` has the forms; a name that brings its own wins."""
    assert told(open_catalogue(GAME, language), action) == sentence


def test_an_english_name_stands_in_the_form_of_the_language() -> None:
    """Also where English has that form of the name: it would be bent the English way."""
    assert told(open_catalogue(GAME, "ru"), "lend-move elmer") == "Отдать герою Elmer & Chestnut"
    assert told(open_catalogue(GAME, "de"), "move tavern") == "zum Ort Tavern gehen"


def test_names_from_packs_work_untouched(tmp_path: Path) -> None:
    """A pack's own name inside the sentence, in the case that it says."""
    pack = tmp_path / "pack"
    copytree(PACK, pack, ignore=ignore_patterns("lessons", "*-lessons.ftl"))
    words = open_catalogue(open_game([pack]), "ru", [pack])
    assert told(words, "beat ash-hound") == "Победить карту «Пепельный пёс»"


def test_an_english_sentence_in_another_language_lacks_no_form() -> None:
    """German has no words for it: the English sentence, and the English form of the tile."""
    words = open_catalogue(GAME, "de")
    assert told(words, "activate divine-fountain") == "Activate the Göttlicher Brunnen"


def test_no_game_speaks_with_the_words_of_another() -> None:
    """`do-move` is translated for Last Bastion only: Sanctum's stays English."""
    assert told(open_catalogue(SANCTUM, "de"), "move") == "Move to the front"
    assert told(open_catalogue(SANCTUM, "en"), "raise red-2") == "Raise a red gem from II to I"


def test_an_attribute_comes_only_from_where_its_message_is() -> None:
    """German leaves `.then` out, so the sentence is said in full: English lends none."""
    words = open_catalogue(GAME, "de")
    assert words.has("event-card-drawn.then")
    assert not words.has("event-dice-rolled.then")


def happened(name: str, *words: str) -> Event:
    kinds = [field.partition(":")[2] or field for field in GAME.events()[name]]
    values = [GAME.lexicon.value(kind, word) for kind, word in zip(kinds, words, strict=True)]
    return Event(name, tuple(values), audience=EVERYBODY, reveals=False)


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        (
            "en",
            [
                NamePart("Kazgin", "hero", "kazgin"),
                NamePart(" moved "),
                NamePart("to the Market", "tile", "market"),
                NamePart("."),
            ],
        ),
        (
            "ru",
            [
                NamePart("Казгин", "hero", "kazgin"),
                NamePart(" идёт "),
                NamePart("на тайл «Рынок»", "tile", "market"),
                NamePart("."),
            ],
        ),
    ],
)
def test_a_line_of_the_log_comes_in_parts(language: str, parts: list[NamePart]) -> None:
    """Each name says which thing it is, in whatever form it stands."""
    (line,) = tell([happened("moved", "kazgin", "market")], open_catalogue(GAME, language))
    assert line.parts == parts
    assert line.text == "".join(part.text for part in parts)


def test_names_in_lists_and_in_names_are_parts_too() -> None:
    (line,) = tell(
        [
            happened("effect-applied", "siege-tower.entrance.all_lose_move"),
            happened("laid-down", "kazgin"),
            happened("laid-down", "elmer"),
            happened("net-cast", "kazgin", "butcher.exit.gain_life"),
        ],
        open_catalogue(GAME),
    )
    named = [(part.kind, part.thing) for part in line.parts if part.kind]
    assert named == [
        ("card", "siege-tower"),
        ("hero", "kazgin"),
        ("hero", "elmer"),
        ("hero", "kazgin"),
        ("card", "butcher"),
        ("effect", "butcher.exit.gain_life"),
        ("deed", "gain_life"),
    ]


@pytest.mark.parametrize(
    ("heroes", "sentence"),
    [(["kazgin"], "Казгин падает."), (["kazgin", "sindara"], "Казгин и Sindara падают.")],
)
def test_what_is_told_at_once_says_how_many_there_are(heroes: list[str], sentence: str) -> None:
    events = [happened("laid-down", hero) for hero in heroes]
    (line,) = tell(events, open_catalogue(GAME, "ru"))
    assert line.text == sentence
