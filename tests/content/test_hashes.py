"""The hash of a content follows from what it says, not from how it is written."""

import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.content_folders import Folder

from hordekeep import GAMES, library, resources
from hordekeep.games.last_bastion.content.loading import EDITIONS, fill_box, load_box
from hordekeep.kernel.content.reading import versions

RELEASED = {
    "last-bastion/1": "c308373dfd562df09e45a9cfb1daa63318608736231100fe81f11cb3c5ea4ff8",
    "sanctum/1": "b8798c1583c2d9bbf88a489f043afb27acace2311fa0904e285d984bdb0ff7db",
    "sanctum/2": "082040f2466a1b7d88c061e8639dd0bc3bb9191d2f7b09ccdd26a35ddfc406ba",
}


def hash_of(folder: Folder) -> str:
    return EDITIONS.read_folder(folder.path)[1]["last-bastion/1"]


def cards(folder: Folder) -> list[tuple[object, ...]]:
    """All cards as the rules see them, in the order of their numbers."""
    box = fill_box(EDITIONS.read_folder(folder.path)[0])
    tables = (box.card_ids, box.card_colour, box.card_resistance, box.card_effects)
    return list(zip(*tables, box.card_columns, strict=True))


def fields_reversed(text: str) -> str:
    """Every table's one-line fields in the opposite order."""
    tables = re.split(r"(?m)^(?=\[)", text)
    return "".join(
        "\n".join([head, *reversed(fields.strip().splitlines()), ""])
        for head, _, fields in (table.partition("\n") for table in tables if table[0] == "[")
    )


def tables_reversed(text: str) -> str:
    tables = re.split(r"(?m)^(?=\[)", text)
    return "\n".join(reversed(tables))


def without_comments(text: str) -> str:
    return re.sub(r"(?m)^#.*\n", "", text)


def with_long_effects(text: str) -> str:
    return text.replace("[{ do", "[\n    { do").replace(" }]", " },  # one effect\n]")


@pytest.mark.parametrize(
    "rewrite", [fields_reversed, tables_reversed, without_comments, with_long_effects]
)
def test_layout_does_not_matter(content: Folder, rewrite: Callable[[str], str]) -> None:
    old_cards = cards(content)
    old_hash, old_text = hash_of(content), content.read("monsters.toml")
    content.write("monsters.toml", rewrite(old_text))
    assert content.read("monsters.toml") != old_text
    assert hash_of(content) == old_hash
    assert cards(content) == old_cards


def test_order_of_tiles_and_heroes_does_not_matter(content: Folder) -> None:
    before = fill_box(EDITIONS.read_folder(content.path)[0])
    for name in ("tiles.toml", "heroes.toml"):
        content.write(name, tables_reversed(content.read(name)))
    after = fill_box(EDITIONS.read_folder(content.path)[0])
    assert (after.tile_ids, after.tile_power) == (before.tile_ids, before.tile_power)
    assert (after.hero_ids, after.hero_power) == (before.hero_ids, before.hero_power)


def test_order_of_effects_in_a_column_does_not_matter(content: Folder) -> None:
    old_hash = hash_of(content)
    one, other = '{ do = "draw_horde" }', '{ do = "grasp_own_board" }'
    content.edit("monsters.toml", f"[{one}, {other}]", f"[{other}, {one}]")
    assert hash_of(content) == old_hash


def test_empty_columns_and_known_facts_do_not_matter(content: Folder) -> None:
    old_hash = hash_of(content)
    content.edit("monsters.toml", "[ember-imp]\n", '[ember-imp]\nentrance = []\nknown = ["name"]\n')
    assert hash_of(content) == old_hash


@pytest.mark.parametrize(
    "edit",
    [
        ("monsters.toml", "resistance = 1", "resistance = 2"),
        ("monsters.toml", '"lose_life"', '"return_token"'),
        ("monsters.toml", "[ember-imp]", "[cinder-imp]"),
        ("warlords.toml", "recurring", "entrance"),
        ("heroes.toml", "[arne]", "[soko]"),
        ("box.toml", "grasps = 12", "grasps = 11"),
        ("box.toml", "dead = -3", "dead = 3"),
    ],
)
def test_every_value_matters(content: Folder, edit: tuple[str, str, str]) -> None:
    old_hash = hash_of(content)
    content.edit(*edit)
    assert hash_of(content) != old_hash


def test_released_versions_never_change() -> None:
    """Journals are replayed with the cards that they were played with."""
    found: dict[str, str] = {}
    for game in GAMES:
        for number in library.versions_of(game):
            found |= library.open_game(game, version=number).content
    assert found == RELEASED


def test_the_newest_version_is_the_default() -> None:
    newest = versions(resources.content() / "last_bastion")[-1]
    assert list(load_box()[1]) == [f"last-bastion/{newest}"]


@pytest.fixture
def three_versions(content: Folder, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Versions 1, 2 and 10, which differ in their life tokens."""
    home = content.path.parent
    for number, life in (("2", 17), ("10", 18)):
        shutil.copytree(content.path, home / number)
        Folder(home / number).edit("box.toml", "life = 16", f"life = {life}")
    monkeypatch.setattr(resources, "content", lambda: home.parent)
    return home


@pytest.mark.usefixtures("three_versions")
def test_ten_is_newer_than_two() -> None:
    assert load_box()[0].life_supply == 18


@pytest.mark.usefixtures("three_versions")
@pytest.mark.parametrize("version", [1, 2, 10])
def test_a_journal_finds_its_version(version: int) -> None:
    _, hashes = load_box(version=version)
    assert EDITIONS.find_version(hashes) == version


@pytest.mark.usefixtures("three_versions")
def test_the_hash_decides_not_the_number() -> None:
    _, hashes = load_box(version=2)
    assert EDITIONS.find_version({"last-bastion/7": hashes["last-bastion/2"]}) == 2


@pytest.mark.usefixtures("three_versions")
def test_an_unknown_hash_has_no_version() -> None:
    assert EDITIONS.find_version({"last-bastion/1": "0" * 64}) is None


def test_a_pack_is_no_version(pack: Folder) -> None:
    _, hashes = load_box([pack.path])
    assert EDITIONS.find_version({"breached-wall": hashes["last-bastion/1"]}) is None


def test_hash_of_a_pack_follows_what_it_changes(pack: Folder) -> None:
    before = load_box([pack.path])[1]
    pack.edit("warlords.toml", "# Only", "# Just")
    pack.edit("pack.toml", "Hordekeep contributors", "somebody")
    assert load_box([pack.path])[1] == before
    pack.edit("warlords.toml", "resistance = 6", "resistance = 7")
    after = load_box([pack.path])[1]
    assert after["last-bastion/1"] == before["last-bastion/1"]
    assert after["breached-wall"] != before["breached-wall"]


def test_rewriting_is_not_lossy(content: Folder) -> None:
    text = content.read("monsters.toml")
    for rewrite in (fields_reversed, tables_reversed, without_comments, with_long_effects):
        assert tomllib.loads(rewrite(text)) == tomllib.loads(text)
