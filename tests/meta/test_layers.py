"""Imports point left only: kernel, games, bots and text, lab and env, at last server and cli."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hordekeep"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hordekeep"]
RULES = ("kernel", "games")

# What each layer may import of our own, besides itself.
BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "text": {"kernel", "games", "resources"},
    "library": {"kernel", "resources"},
    "lab": {"kernel", "games", "bots", "text", "resources", "library"},
    "env": {"kernel", "games", "bots", "text", "resources", "library"},
    "resources": set[str](),
}


class Import(NamedTuple):
    module: str  # where it stands, as kernel/table.py
    line: int
    name: str  # what is imported, as hordekeep.kernel.seat or msgspec

    @property
    def layer(self) -> str:
        return Path(self.module).parts[0].removesuffix(".py")

    @property
    def target(self) -> str:
        """The layer that is imported, or nothing for foreign modules and the package itself."""
        parts = self.name.split(".")
        return parts[1] if parts[0] == "hordekeep" and len(parts) > 1 else ""


def imports_of(module: str, text: str) -> Iterator[Import]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (Import(module, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno}: relative imports hide the layer"
            for alias in node.names:
                yield Import(module, node.lineno, f"{node.module}.{alias.name}")


def all_imports() -> list[Import]:
    return [
        found
        for path in sorted(SOURCE.rglob("*.py"))
        for found in imports_of(
            path.relative_to(SOURCE).as_posix(), path.read_text(encoding="utf-8")
        )
    ]


def points_right(found: Import) -> bool:
    """An import of a layer that is not below, or of another game."""
    layer, target = found.layer, found.target
    if layer not in BELOW or not target:
        return False
    if target != layer:
        edge = Path(found.module).name in SETTINGS["edge_modules"]
        return target not in BELOW[layer] and not (edge and target == "resources")
    return layer == "games" and found.name.split(".")[2] != Path(found.module).parts[1]


def foreign_in_rules(found: Import) -> bool:
    """A third-party library inside kernel or games, beyond their edges."""
    package = found.name.partition(".")[0]
    return (
        found.layer in RULES
        and package not in sys.stdlib_module_names
        and package != "hordekeep"
        and Path(found.module).name not in SETTINGS["edge_modules"]
    )


def hidden_input(found: Import) -> bool:
    """A clock, the environment or foreign chance inside kernel or games."""
    package = found.name.partition(".")[0]
    allowed = SETTINGS["hidden_inputs_allowed"].get(found.module, [])
    return found.layer in RULES and package in SETTINGS["hidden_inputs"] and package not in allowed


@pytest.mark.parametrize("forbidden", [points_right, foreign_in_rules, hidden_input])
def test_no_import_is_forbidden(forbidden: object) -> None:
    assert callable(forbidden)
    found = all_imports()
    assert len(found) > 20
    assert [f"{i.module}:{i.line}: {i.name}" for i in found if forbidden(i)] == []


@pytest.mark.parametrize(
    ("module", "line", "refused_by"),
    [
        ("kernel/table.py", "from hordekeep.games.sanctum import turn", points_right),
        ("kernel/table.py", "import hordekeep.text.catalogue", points_right),
        ("kernel/table.py", "from hordekeep import resources", points_right),
        ("games/sanctum/turn.py", "from hordekeep.games.last_bastion import state", points_right),
        ("games/sanctum/turn.py", "from hordekeep.bots import greedy", points_right),
        ("bots/greedy.py", "from hordekeep.text import narrate", points_right),
        ("text/narrate.py", "from hordekeep.bots import greedy", points_right),
        ("lab/arena.py", "from hordekeep.cli import main", points_right),
        ("games/sanctum/turn.py", "import msgspec", foreign_in_rules),
        ("kernel/table.py", "from rich.table import Table", foreign_in_rules),
        ("kernel/table.py", "import random", hidden_input),
        ("games/sanctum/setup.py", "from os import environ", hidden_input),
        ("kernel/secret.py", "import time", hidden_input),
        ("kernel/table.py", "from hordekeep.kernel.seat import Seat", None),
        ("games/sanctum/turn.py", "from hordekeep.games.sanctum import state", None),
        ("games/sanctum/content.py", "from hordekeep import resources", None),
        ("games/sanctum/content.py", "import msgspec", None),
        ("kernel/secret.py", "import secrets", None),
        ("cli/play.py", "from hordekeep.bots import greedy", None),
        ("text/catalogue.py", "from fluent.runtime import FluentBundle", None),
    ],
)
def test_the_checks_see_what_they_should(module: str, line: str, refused_by: object) -> None:
    checks = (points_right, foreign_in_rules, hidden_input)
    refusing = {c for c in checks for found in imports_of(module, line) if c(found)}
    assert refusing == ({refused_by} if refused_by else set())
