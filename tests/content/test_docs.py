"""The page about packs names everything there is, and its examples work."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from hordekeep.games.last_bastion import box as parts
from hordekeep.games.last_bastion import content_checks, schema
from hordekeep.kernel.content import Pack

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "content-packs.md").read_text(encoding="utf-8")
SOURCES = [
    (ROOT / "src" / "hordekeep" / name).read_text(encoding="utf-8")
    for name in (
        "games/last_bastion/content.py",
        "games/last_bastion/content_checks.py",
        "kernel/content.py",
        "kernel/schema.py",
    )
]


def fields() -> set[str]:
    structs = [
        kind
        for kind in vars(schema).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    inside = {field for kind in structs for field in kind.__struct_fields__}
    return inside | set(Pack.__struct_fields__)


def problems() -> set[str]:
    """Every word that says what is wrong, as the code writes it."""
    word = r'(?:fault\(\s*|problem=|problem = |return |else )"([a-z]+(?:-[a-z]+)+|unreadable)"'
    return {found for text in SOURCES for found in re.findall(word, text)}


def example(language: str) -> list[str]:
    blocks = re.findall(rf"(?ms)^ *```{language}\n(.*?)^ *```", PAGE)
    return [re.sub(r"(?m)^   ?", "", block) for block in blocks]


@pytest.mark.parametrize("word", sorted(fields() | set(parts.EFFECTS) | problems()))
def test_page_names(word: str) -> None:
    assert re.search(rf"`\[?{word}\]?`|`{word}\.toml`", PAGE)


@pytest.mark.parametrize("power", parts.TILE_POWERS + parts.HERO_POWERS)
def test_page_names_power(power: str) -> None:
    assert f"`{power}` (LB-" in PAGE


def test_problems_are_found() -> None:
    assert {"wrong-column", "unreadable", "missing-key", "duplicate-key"} <= problems()


@pytest.mark.parametrize("effect", parts.EFFECTS[: parts.DISCARD_BOTTOM])
def test_page_names_the_columns_of(effect: str) -> None:
    row = next(line for line in PAGE.splitlines() if re.match(rf"\| (`\w+`, )*`{effect}`", line))
    assert tuple(re.findall(r"`(\w+)`", row.split("|")[3])) == content_checks.columns_of(effect)


def test_examples_are_those_of_the_example_pack() -> None:
    folder = ROOT / "docs" / "example-pack"
    files = [
        tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))
    ]
    shown = [tomllib.loads(block) for block in example("toml")]
    assert len(files) == 3
    assert all(file in shown for file in files)
    words = (folder / "locale/en/breached-wall.ftl").read_text(encoding="utf-8")
    assert example("ftl") == [words]
