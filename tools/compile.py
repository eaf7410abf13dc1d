"""Compiles kernel, games and bots into build/compiled, beside copies of all the rest.

`PYTHONPATH=build/compiled` then runs anything with the compiled rules; content, words and page are
those of the repository. What was compiled anew replays the golden games: they must end as they did.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from tools.compiling import CannotCompile, compile_into, is_current

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
# Frames and actions of interpreted code cannot stand on those of a compiled kernel.
WITH_IT = ("tests/support/toy.py",)
PATH = ("-o", "pythonpath=build/compiled .")
DATA = {"content": "content", "locale": "locale", "rules": "docs/rules", "web": "web/dist"}


def is_up_to_date() -> bool:
    return is_current(ROOT, TARGET, WITH_IT)


def link_data(target: Path) -> None:
    """Puts the data folders where the package looks for them first."""
    inside = target / "hordekeep" / "_data"
    inside.mkdir(parents=True, exist_ok=True)
    for name, source in DATA.items():
        link = inside / name
        if not link.is_symlink():
            link.symlink_to(os.path.relpath(ROOT / source, inside), target_is_directory=True)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int)
    jobs = options.parse_args().jobs
    if is_up_to_date():
        print(f"{TARGET.relative_to(ROOT)} is up to date")
        link_data(TARGET)
        return 0
    start = time.monotonic()
    try:
        built = compile_into(TARGET, root=ROOT, more=WITH_IT, jobs=jobs)
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    link_data(TARGET)
    took = time.monotonic() - start
    print(f"{len(built) - 1} modules compiled into {TARGET.relative_to(ROOT)} in {took:.0f} s")
    return replay_golden_games()


def replay_golden_games() -> int:
    """Same journal, same state, compiled or not: the fingerprints are those of the index."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PATH, "tests/golden"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(TARGET), "HORDEKEEP_TESTED": "compiled"},
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
