"""Packs in the languages that ship: what a pack has no words for keeps its English name."""

import shutil
from pathlib import Path

import pytest

from hordekeep import library
from hordekeep.kernel.play.action import Action
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.languages import FALLBACK, offered

DOCS = Path(__file__).parents[2] / "docs"
OTHERS = [one for one in offered() if one != FALLBACK]


def catalogue(copied: Path, game: str, pack: str, language: str) -> Catalogue:
    """The words of a game with a copy of a pack that speaks English only."""
    folder = copied / pack
    shutil.copytree(DOCS / pack, folder, dirs_exist_ok=True)
    for other in OTHERS:
        shutil.rmtree(folder / "locale" / other)
    return open_catalogue(library.open_game(game, [folder]), language, [folder])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "pack", "kind", "word", "name"),
    [
        ("last-bastion", "example-pack", "card", "ash-hound", "Ash Hound"),
        ("sanctum", "example-pack-sanctum", "item", "crown-of-frost", "Crown of Frost"),
    ],
)
def test_a_name_without_words_stands_in_every_form(
    tmp_path: Path, game: str, pack: str, kind: str, word: str, name: str, language: str
) -> None:
    words = catalogue(tmp_path, game, pack, language)
    told = words.naming.told("it", kind, word)
    assert told["it"] == name
    forms = set(words.messages.forms_of(kind)) - {"gender"}
    assert all(name in str(told[f"it_{form}"]) for form in forms)


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_about_it_is_in_the_language_of_its_reader(
    tmp_path: Path, language: str
) -> None:
    """The English name inside the sentence, never a key."""
    words = catalogue(tmp_path, "last-bastion", "example-pack", language)
    english = catalogue(tmp_path, "last-bastion", "example-pack", FALLBACK)
    action = words.game.lexicon.read_action("beat ash-hound")
    assert isinstance(action, Action)
    said = words.action(action)
    assert "Ash Hound" in said
    assert "ash-hound" not in said
    assert said != english.action(action)
