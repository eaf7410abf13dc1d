"""One word, one meaning: class names are used once, and the glossary says where a word lives."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from hordekeep.games.seams import GAMES, folder_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hordekeep"
GLOSSARY = ROOT / "docs" / "glossary.md"

# A row names its word and the file: | at the table | `Word`, other (`folder/file.py`) | meaning |
FILE = re.compile(r"`([a-z_<>/]+(?:\.py|(?:\.svelte)?\.ts|/))`")
WORD = re.compile(r"`([A-Za-z_]+)`")
BEFORE = "async def |def |class |export (?:class|const|interface|type) "
"""What stands before a word where it is defined, in Python or in the page."""


def rows() -> list[str]:
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and FILE.search(line)]


def named_files(row: str) -> list[Path]:
    """The files of a row; `<game>` stands for the folder of each game."""
    return [
        (ROOT if name.startswith("web/") else SOURCE) / name.replace("<game>", game)
        for name in FILE.findall(row)
        for game in ([folder_of(one) for one in GAMES] if "<game>" in name else [""])
    ]


def text_of(path: Path) -> str:
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.split("|")[1].strip())
def test_a_word_is_defined_where_the_glossary_says(row: str) -> None:
    files = named_files(row)
    assert [str(path) for path in files if not path.exists()] == []
    text = "\n".join(text_of(path) for path in files)
    words = WORD.findall(FILE.sub("", row.split("|")[2]))
    missing = [
        word
        for word in words
        if not re.search(rf"^\s*(?:{BEFORE})?{word}\b(?:[(:\[<]| ?[:=]| \{{)", text, re.MULTILINE)
    ]
    assert missing == []


def home_of(module: str) -> str:
    """Where a word may be used once: what each game has for itself counts as one place."""
    for game in GAMES:
        if module.startswith(f"games/{folder_of(game)}/"):
            return "a game"
        module = module.replace(f"/{folder_of(game)}/", "/<game>/")
    return module


def is_wire(module: str) -> bool:
    """Whether a module holds things as they are sent, by the names of what they stand for."""
    return module.startswith("server/wire/") or "/view/" in module


def test_no_word_has_two_meanings() -> None:
    """A class name is used in one place, or once in each game, or also for its form on the wire."""
    homes: dict[str, set[str]] = defaultdict(set)
    in_game: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        module = path.relative_to(SOURCE).as_posix()
        if is_wire(module):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].add(home_of(module))
                in_game[node.name, module.split("/")[1] if "/" in module else ""].append(module)
    assert len(homes) > 400
    assert {word: places for word, places in homes.items() if len(places) > 1} == {}
    twice = {
        word: modules
        for (word, _), modules in in_game.items()
        if len(modules) > 1 and modules[0].startswith("games/")
    }
    assert twice == {}
