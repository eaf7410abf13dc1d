"""Every component has its English words, and no word is left over."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.support.content_folders import Folder

from hordekeep import resources
from hordekeep.games.last_bastion.content.loading import load_box
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.games.sanctum.content.loading import EDITIONS
from hordekeep.kernel.content.reading import words_of_pack
from hordekeep.kernel.play.definition import words_of

FILE = resources.locale() / "en" / "last-bastion-content.ftl"
SANCTUM = resources.locale() / "en" / "sanctum-content.ftl"


def messages(file: Path) -> dict[str, str]:
    """The messages and attributes of a file, each with its text."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found
            found[entry.id.name] = text_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = text_of(attribute.value)
    return found


def text_of(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


FORMS = {
    *("tile-any", "tile-any.acc", "tile-any.to", "tile-any.on", "tile-any.at", "tile-any.from"),
    *("hero-any", "hero-any.gen"),
}
"""The forms that sentences ask of names."""


def keys_of_components() -> set[str]:
    """Difficulties, and colours that both games have, are shared words."""
    box, _ = load_box()
    effects = [effect.replace("_", "-") for effect in ("nothing", *words_of(parts.EFFECTS))]
    return {
        *(f"colour-{colour}" for colour in ("yellow", "black")),
        *(f"column-{column}" for column in parts.COLUMNS),
        *(f"effect-{effect}{end}" for effect in effects for end in ("", "-text")),
        *(f"card-{card}" for card in box.card_ids),
        *(f"card-{card}.flavour" for card in box.card_ids[box.monsters :]),
        *(f"tile-{tile}{end}" for tile in box.tile_ids for end in ("", "-text", "-flavour")),
        *(f"hero-{hero}{end}" for hero in box.hero_ids for end in ("", "-text", "-flavour")),
        *FORMS,
    }


def test_every_component_has_its_words_and_nothing_else_has() -> None:
    assert set(messages(FILE)) == keys_of_components()


@pytest.mark.parametrize("kind", ["card", "tile", "hero"])
def test_no_name_stands_for_two_things(kind: str) -> None:
    ends = ("-text", "-flavour", ".flavour")
    names = [
        text
        for key, text in messages(FILE).items()
        if key.startswith(f"{kind}-") and not key.endswith(ends)
    ]
    assert len(names) == len(set(names)) > 7


def test_every_component_of_sanctum_has_its_name_and_nothing_else_has() -> None:
    content, _ = EDITIONS.load()
    named = {
        "demon": {demon.kind for demon in content.demons.values()},
        "attack": {card.attack for card in content.demon_lord.values()},
        "fury": set(content.fury),
        "item": set(content.items) | {"kind", "flames"},
        "hero": {f"{hero}{end}" for hero in content.heroes for end in ("", "-text", "-flavour")},
        "act": {*(name.removeprefix("act-") for name in content.acts), "6"},
    }
    for kind, names in named.items():
        keys = {key for key in messages(SANCTUM) if key.startswith(f"{kind}-")}
        assert keys == {f"{kind}-{name}" for name in names}


def test_no_item_is_called_like_another() -> None:
    names = [text for key, text in messages(SANCTUM).items() if key.startswith("item-")]
    assert len(names) == len(set(names)) == 84 + 2


@pytest.mark.parametrize("file", [FILE, SANCTUM], ids=lambda file: file.stem)
def test_texts_are_sentences(file: Path) -> None:
    texts = {key: text for key, text in messages(file).items() if key.endswith("-text")}
    texts = {key: text for key, text in texts.items() if text.strip(" :")}
    assert len(texts) > 15
    assert [key for key, text in texts.items() if text[0].islower() or text[-1] != "."] == []


@pytest.mark.parametrize("file", [FILE, SANCTUM], ids=lambda file: file.stem)
def test_texts_are_short(file: Path) -> None:
    assert {key: text for key, text in messages(file).items() if len(text) > 130} == {}


def test_the_example_pack_names_what_it_adds(pack: Folder) -> None:
    (file,) = words_of_pack(pack.path, "en")
    assert set(messages(file)) == {
        "pack-breached-wall",
        "card-ash-hound",
        "card-ash-hound.flavour",
    }


def test_the_example_pack_of_sanctum_names_what_it_adds(sanctum_pack: Folder) -> None:
    (file,) = words_of_pack(sanctum_pack.path, "en")
    assert set(messages(file)) == {
        "pack-frozen-crown",
        "demon-rime-queen",
        "item-crown-of-frost",
    }
