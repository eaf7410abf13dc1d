"""Imports point left only: kernel, games, bots and text, lab and env, at last server and cli."""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.compiling import also_compiled, is_edge, wanted_modules

from hordekeep.games.seams import GAMES, folder_of

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
    "library": {"kernel", "games", "resources"},
    "lessons": {"kernel", "games", "bots", "resources", "library"},
    "lab": {"kernel", "games", "bots", "text", "resources", "library"},
    "env": {"kernel", "games", "bots", "text", "resources", "library"},
    "server": {"kernel", "games", "bots", "text", "lessons", "resources", "library"},
    "cli": {"kernel", "games", "bots", "text", "lab", "lessons", "server", "resources", "library"},
    "resources": set[str](),
}

# The rooms inside a layer, lowest first: a room may import itself and those to its left.
# What stands in no room is above all of them.
ROOMS = {
    "kernel": ["errors", "content", "play", "view", "record", "encode", "table"],
    "games": ["model", "rules", "content", "position", "analysis", "encode", "view"],
}


class Import(NamedTuple):
    module: str  # where it stands, as kernel/table/table.py
    line: int
    name: str  # what is imported, as hordekeep.kernel.play.seat or msgspec

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


def room_of(layer: str, parts: Sequence[str]) -> str:
    """The room in which a module of the kernel or of a game lies, from the parts of its path."""
    inside = parts[2 if layer == "games" else 1 :]
    return inside[0].removesuffix(".py") if inside else ""


def points_up(found: Import) -> bool:
    """An import of a room above the own one, in the same layer."""
    layer = found.layer
    if layer not in ROOMS or found.target != layer:
        return False
    rooms = ROOMS[layer]
    here = room_of(layer, Path(found.module).parts)
    there = room_of(layer, found.name.split(".")[1:])
    if here not in rooms:
        return False
    return there not in rooms or rooms.index(there) > rooms.index(here)


def points_right(found: Import) -> bool:
    """An import of a layer that is not below, or of another game."""
    layer, target = found.layer, found.target
    if layer not in BELOW or not target:
        return False
    if target != layer:
        reads_files = is_edge(Path(found.module), SETTINGS["edges"])
        return target not in BELOW[layer] and not (reads_files and target == "resources")
    return layer == "games" and found.name.split(".")[2] != Path(found.module).parts[1]


def foreign_in_rules(found: Import) -> bool:
    """A third-party library inside kernel or games, beyond their edges."""
    package = found.name.partition(".")[0]
    return (
        found.layer in RULES
        and package not in sys.stdlib_module_names
        and package != "hordekeep"
        and not is_edge(Path(found.module), SETTINGS["edges"])
    )


def hidden_input(found: Import) -> bool:
    """A clock, the environment or foreign chance inside kernel or games."""
    package = found.name.partition(".")[0]
    allowed = SETTINGS["hidden_inputs_allowed"].get(found.module, [])
    return found.layer in RULES and package in SETTINGS["hidden_inputs"] and package not in allowed


@pytest.mark.parametrize("forbidden", [points_right, points_up, foreign_in_rules, hidden_input])
def test_no_import_is_forbidden(forbidden: object) -> None:
    assert callable(forbidden)
    found = all_imports()
    assert len(found) > 20
    assert [f"{i.module}:{i.line}: {i.name}" for i in found if forbidden(i)] == []


@pytest.mark.parametrize(
    ("module", "line", "refused_by"),
    [
        ("kernel/table/table.py", "from hordekeep.games.sanctum import turn", points_right),
        ("kernel/table/table.py", "import hordekeep.text.catalogue", points_right),
        ("kernel/table/table.py", "from hordekeep import resources", points_right),
        (
            "games/sanctum/rules/turn.py",
            "from hordekeep.games.last_bastion.model import state",
            points_right,
        ),
        ("games/sanctum/rules/turn.py", "from hordekeep.bots import greedy", points_right),
        ("bots/greedy.py", "from hordekeep.text import narrate", points_right),
        ("text/narrate.py", "from hordekeep.bots import greedy", points_right),
        ("lab/arena.py", "from hordekeep.cli import main", points_right),
        ("server/app.py", "from hordekeep.cli import main", points_right),
        ("server/app.py", "from hordekeep.lab import match", points_right),
        (
            "games/sanctum/model/state.py",
            "from hordekeep.games.sanctum.rules import turn",
            points_up,
        ),
        ("games/sanctum/rules/turn.py", "import hordekeep.games.sanctum.game", points_up),
        ("kernel/play/frame.py", "from hordekeep.kernel.table.table import Table", points_up),
        ("games/sanctum/rules/turn.py", "import msgspec", foreign_in_rules),
        ("kernel/table/table.py", "from rich.table import Table", foreign_in_rules),
        ("kernel/table/table.py", "import random", hidden_input),
        ("games/sanctum/rules/setup.py", "from os import environ", hidden_input),
        ("kernel/record/secret.py", "import time", hidden_input),
        ("kernel/table/table.py", "from hordekeep.kernel.play.seat import Seat", None),
        ("games/sanctum/rules/turn.py", "from hordekeep.games.sanctum.model import state", None),
        ("games/sanctum/content/loading.py", "from hordekeep import resources", None),
        ("games/sanctum/content/loading.py", "import msgspec", None),
        ("kernel/record/secret.py", "import secrets", None),
        ("cli/commands/play.py", "from hordekeep.bots import greedy", None),
        ("text/catalogue.py", "from fluent.runtime import FluentBundle", None),
    ],
)
def test_the_checks_see_what_they_should(module: str, line: str, refused_by: object) -> None:
    checks = (points_right, points_up, foreign_in_rules, hidden_input)
    refusing = {c for c in checks for found in imports_of(module, line) if c(found)}
    assert refusing == ({refused_by} if refused_by else set())


# Where a game may be named besides its own folders, and why.
MAY_NAME = {
    "cli/game_options.py": "what is played if nobody says what",
}


def named_games(module: str, text: str) -> list[str]:
    """Imports of a game's modules, and words for it in code; docstrings may give examples."""
    folders = [folder_of(game) for game in GAMES]
    if set(Path(module).with_suffix("").parts) & set(folders):
        return []
    tree = ast.parse(text)
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
    ]
    words += [found.name for found in imports_of(module, text)]
    return [word for word in words if any(name in word for name in (*GAMES, *folders))]


def test_no_layer_names_a_game() -> None:
    """What is a game's own is in its folders; everything else finds it by convention."""
    named = {
        module: found
        for path in sorted(SOURCE.rglob("*.py"))
        if (found := named_games(module := path.relative_to(SOURCE).as_posix(), path.read_text()))
    }
    assert set(named) == set(MAY_NAME), named


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("lab/match.py", "from hordekeep.games.sanctum.game import Sanctum", True),
        ("lab/match.py", 'PLANS = {"last-bastion": 1}', True),
        ("lab/match.py", 'def lab():\n    """As for `sanctum`."""', False),
        ("lab/sanctum/measure.py", "from hordekeep.games.sanctum.game import Sanctum", False),
        ("server/games/sanctum.py", "from hordekeep.games.sanctum.view import wire", False),
    ],
)
def test_a_name_of_a_game_is_seen(module: str, line: str, found: bool) -> None:  # noqa: FBT001 - of a table
    assert bool(named_games(module, line)) is found


def test_no_compiled_module_imports_a_library() -> None:
    """The edges and the server are all that knows third-party libraries; what is compiled of them
    is named one by one.
    """
    named = set(also_compiled(ROOT))
    compiled = {module.removeprefix("hordekeep/") for module in wanted_modules(ROOT)} - {
        module.removeprefix("hordekeep/") for module in named
    }
    assert len(compiled) > 100
    foreign = [
        f"{i.module}:{i.line}: {i.name}"
        for i in all_imports()
        if i.module in compiled
        and (package := i.name.partition(".")[0]) != "hordekeep"
        and package not in sys.stdlib_module_names
    ]
    assert foreign == []


PLACES = (SOURCE, ROOT / "web" / "src")
CODE = {".py", ".ts", ".svelte", ".css"}
GENERATED = "wire.gen.ts"


def written_in(place: Path) -> list[Path]:
    """What people write there, and read."""
    found = (path for path in place.rglob("*") if path.suffix in CODE and path.name != GENERATED)
    return sorted(found)


@pytest.mark.parametrize("place", PLACES, ids=["src", "web"])
def test_a_folder_holds_what_one_can_take_in(place: Path) -> None:
    """At most twenty files lie side by side."""
    held = Counter(path.parent.relative_to(ROOT).as_posix() for path in written_in(place))
    assert len(held) > 20 or not place.exists()  # copies for a third game have no page
    assert {folder: count for folder, count in held.items() if count > 20} == {}


@pytest.mark.parametrize("place", PLACES, ids=["src", "web"])
def test_a_module_holds_one_idea(place: Path) -> None:
    """At most four hundred lines: whatever is longer can be divided."""
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in written_in(place)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}
