"""Compiles kernel, games and bots with mypyc into build/compiled, beside copies of all the rest.

`PYTHONPATH=build/compiled python -m pytest` then runs the tests against the compiled code.
"""

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


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "hordekeep",
        TARGET / "hordekeep",
        ignore=shutil.ignore_patterns("__pycache__", "*.so"),
    )
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
