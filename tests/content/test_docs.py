"""The page about packs names everything there is, and its examples work."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from hordekeep.games.last_bastion.content import checks, schema
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.games.sanctum.content import schema as sanctum_schema
from hordekeep.games.sanctum.model import box as sanctum_parts
from hordekeep.games.sanctum.model import perks
from hordekeep.games.sanctum.model.definitions import ON_SIGNATURES, STANDING, STEP, TRIGGER
from hordekeep.kernel.content.reading import Pack
from hordekeep.kernel.play.definition import words_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "content-packs.md").read_text(encoding="utf-8")
KINDS = (STANDING, TRIGGER, STEP)
ABILITIES = sanctum_parts.deeds_standing(ON_SIGNATURES)
SOURCES = [
    (ROOT / "src" / "hordekeep" / name).read_text(encoding="utf-8")
    for name in (
        "games/last_bastion/content/loading.py",
        "games/last_bastion/content/checks.py",
        "games/sanctum/content/checks.py",
        "games/sanctum/content/deed_checks.py",
        "games/sanctum/content/skill_checks.py",
        "kernel/content/packed.py",
        "kernel/content/reading.py",
        "kernel/content/checks.py",
        "kernel/content/editions.py",
        "kernel/content/schema.py",
    )
]


def fields() -> set[str]:
    structs = [
        kind
        for kind in (*vars(schema).values(), *vars(sanctum_schema).values())
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    inside = {field for kind in structs for field in kind.__struct_encode_fields__}
    return inside | set(Pack.__struct_fields__)


def problems() -> set[str]:
    """Every word that says what is wrong, as the code writes it."""
    word = r'(?:fault\(\s*|problem=|problem = |return |else )"([a-z]+(?:-[a-z]+)+|unreadable)"'
    return {found for text in SOURCES for found in re.findall(word, text)}


def example(language: str) -> list[str]:
    blocks = re.findall(rf"(?ms)^ *```{language}\n(.*?)^ *```", PAGE)
    return [re.sub(r"(?m)^   ?", "", block) for block in blocks]


def words_of_sanctum() -> set[str]:
    """What abilities, penalties and perks are called, and when they come."""
    return {
        *words_of(ABILITIES),
        *words_of(sanctum_parts.PENALTIES),
        *(word for kind in KINDS for word in words_of(perks.perks_of_kind(kind))),
        *(word for kind in KINDS[1:] for word in words_of(perks.moments_of(kind))),
        *(count.word for count in perks.COUNTS if count.silver),
    }


@pytest.mark.parametrize(
    "word", sorted(fields() | set(words_of(parts.EFFECTS)) | words_of_sanctum() | problems())
)
def test_page_names(word: str) -> None:
    assert re.search(rf"`\[?{word}\]?`|`{word}\.toml`", PAGE)


@pytest.mark.parametrize("power", words_of((*parts.TILE_POWERS, *parts.HERO_POWERS)))
def test_page_names_power(power: str) -> None:
    assert f"`{power}` (LB-" in PAGE


def test_problems_are_found() -> None:
    assert {"wrong-column", "unreadable", "missing-key", "duplicate-key"} <= problems()


@pytest.mark.parametrize("effect", [one.word for one in parts.EFFECTS if one.columns])
def test_page_names_the_columns_of(effect: str) -> None:
    row = next(line for line in PAGE.splitlines() if re.match(rf"\| (`\w+`, )*`{effect}`", line))
    assert tuple(re.findall(r"`(\w+)`", row.split("|")[3])) == checks.columns_of(effect)


@pytest.mark.parametrize(
    ("deed", "takes"),
    [(one.word, one.takes) for one in ABILITIES]
    + [(one.word, one.takes) for one in sanctum_parts.PENALTIES],
)
def test_page_names_what_a_deed_takes(deed: str, takes: str) -> None:
    row = next(line for line in PAGE.splitlines() if re.match(rf"\| (`\w+`, )*`{deed}`", line))
    wanted = [field.rstrip("?") for field in takes.split()]
    assert set(re.findall(r"`(\w+)`", row.split("|")[3])) == set(wanted)


def folder_id(folder: Path) -> str:
    return str(tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))["id"])


@pytest.mark.parametrize(
    ("name", "count"), [("example-pack", 3), ("example-pack-sanctum", 4)], ids=str
)
def test_examples_are_those_of_the_example_packs(name: str, count: int) -> None:
    folder = ROOT / "docs" / name
    files = [
        tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))
    ]
    shown = [tomllib.loads(block) for block in example("toml")]
    assert len(files) == count
    assert all(file in shown for file in files)
    words = folder / "locale" / "en" / f"{folder_id(folder)}.ftl"
    assert words.read_text(encoding="utf-8") in example("ftl")
