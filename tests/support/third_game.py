"""A copy of this repository into which the game in `examples/third_game` is laid.

`python -m tests.support.third_game` compiles it there, compares both builds, and plays it in the
browser, for `make soak`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.browser import find_browser
from tools.compiling import compile_into
from tools.node import node

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "third_game"
GAME: Final = "pig"
FOLDERS: Final = ("src", "tools", "content", "locale", "tests", "docs/rules")
FILES: Final = ("pyproject.toml", "conftest.py")
GAMES_PLAYED: Final = 200
PLAYWRIGHT: Final = "node_modules/@playwright/test/cli.js"

ENDINGS: Final = """
import json, sys
import hordekeep
from hordekeep.bots.registry import bots_for, new_bot
from hordekeep.bots.strengths import build
from hordekeep.kernel.table.perspective import perspective_of

ended = {}
for seed in range(int(sys.argv[1])):
    table = hordekeep.new_table("pig", seed=seed, players=2 + seed % 5)
    names = bots_for("pig")
    bots = [new_bot(names[seat % len(names)], "pig", seat) for seat in range(table.seats)]
    while table.decisions:
        (seat,) = table.decisions
        choice = bots[seat].choose(perspective_of(table, seat))
        table.answer(seat, table.decisions[seat].number, choice)
    ended[seed] = [table.state.fingerprint(), table.result().reason, table.result().winners]
print(json.dumps({"engine": build(), "ended": ended}))
"""
"""Plays games by the library alone, and tells how they end."""


def new_files() -> list[Path]:
    """What the example brings, by the places where it is copied to."""
    unwanted = ("__pycache__", "README.md")
    return [
        path.relative_to(EXAMPLE)
        for path in sorted(EXAMPLE.rglob("*"))
        if path.is_file() and not set(path.parts) & set(unwanted)
    ]


def copy_of_the_repository(folder: Path) -> Path:
    """What a person who adds a game begins with."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "_data")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    return folder


def add_the_game(folder: Path) -> list[Path]:
    """Lays the example into a copy; returns the files that were there before."""
    touched = [path for path in new_files() if (folder / path).exists()]
    for path in new_files():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(EXAMPLE / path, folder / path)
    return touched


def environment(source: Path) -> dict[str, str]:
    """Lets a process use the package in a folder, whichever is installed."""
    return {**os.environ, "PYTHONPATH": str(source), "HORDEKEEP_LANG": "en"}


def run(folder: Path, *arguments: str, said: str = "", source: str = "src") -> str:
    """Runs Python in a copy with its own package; returns what it prints."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment(folder / source),
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def endings(folder: Path, games: int, *, source: str = "src") -> dict[str, Any]:
    """How games end that bots play by the library."""
    words: dict[str, Any] = json.loads(run(folder, "-c", ENDINGS, str(games), source=source))
    return words


def compare_builds(folder: Path) -> str:
    """Compiles the copy with the game in it; both builds must end all games alike."""
    target = folder / "build" / "compiled"
    libraries = compile_into(target, root=folder)
    assert [path for path in libraries if path.parent.parent.name == GAME], "it was left out"
    (target / "hordekeep" / "_data").mkdir()
    for name, place in (("content", "content"), ("locale", "locale"), ("rules", "docs/rules")):
        (target / "hordekeep" / "_data" / name).symlink_to(folder / place)
    plain = endings(folder, GAMES_PLAYED)
    compiled = endings(folder, GAMES_PLAYED, source="build/compiled")
    assert (plain["engine"], compiled["engine"]) == ("interpreted", "compiled")
    assert plain["ended"] == compiled["ended"]
    return f"{len(libraries)} libraries; {GAMES_PLAYED} games end the same when compiled"


def play_in_the_browser(folder: Path) -> str:
    """The page of this repository draws a game of which it has never heard."""
    ignored = shutil.ignore_patterns("node_modules", "test-results")
    shutil.copytree(ROOT / "web", folder / "web", ignore=ignored, dirs_exist_ok=True)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(
        [node().node, PLAYWRIGHT, "test", GAME, "--workers=1"],
        cwd=folder / "web",
        env={**environment(folder / "src"), "HORDEKEEP_PYTHON": sys.executable},
        check=True,
    )
    return "played in the browser"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = copy_of_the_repository(Path(name))
        assert add_the_game(folder) == []
        print(compare_builds(folder), flush=True)  # noqa: T201 - a script
        if find_browser() is None:
            sys.exit("There is no browser to play it in.")
        print(play_in_the_browser(folder))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
