"""Compiles kernel, games and bots with mypyc into build/compiled, beside copies of all the rest.

The golden games of all games are then replayed with the compiled code: they must end as they did.
`PYTHONPATH=build/compiled python -m pytest` runs every test against it.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
LAYERS = ("kernel", "games", "bots")


def modules() -> list[str]:
    """Everything in the compiled layers but the edges: their libraries need plain Python."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    edges = {"__init__.py", *settings["tool"]["hordekeep"]["edge_modules"]}
    return [
        path.relative_to(TARGET).as_posix()
        for layer in LAYERS
        for path in sorted((TARGET / "hordekeep" / layer).rglob("*.py"))
        if path.name not in edges
    ]


def copy_resources() -> None:
    """Content, words and clauses, where an installed package has them."""
    for packaged, folder in (("content", "content"), ("locale", "locale"), ("rules", "docs/rules")):
        shutil.copytree(ROOT / folder, TARGET / "hordekeep" / "_data" / packaged)


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "hordekeep",
        TARGET / "hordekeep",
        ignore=shutil.ignore_patterns("__pycache__", "*.so"),
    )
    copy_resources()
    wanted = modules()
    run = subprocess.run(
        [Path(sys.executable).with_name("mypyc"), "--strict", *wanted],
        cwd=TARGET,
        capture_output=True,
        text=True,
        check=False,
    )
    built = list((TARGET / "hordekeep").rglob("*.so"))
    if run.returncode or len(built) != len(wanted):
        print(run.stdout, run.stderr, sep="\n", file=sys.stderr)
        return 1
    print(f"{len(built)} modules compiled into {TARGET.relative_to(ROOT)}")
    return replay_golden_games()


def replay_golden_games() -> int:
    """Same journal, same state, compiled or not: the fingerprints are those of the index."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/golden"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(TARGET), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        print(run.stdout, run.stderr, sep="\n", file=sys.stderr)
        return 1
    print("golden games end the same when compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
