"""Plays the contests of docs/bots.md and writes their tables there: `make arena`.

Games are kept in build/arena, so that a stopped run is gone on with; the compiled rules are used
when they are current. `--games 400` plays more of each.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
from typing import Final

from tools.compile import ROOT, TARGET, is_up_to_date

DOCUMENT: Final = ROOT / "docs" / "bots.md"
KEPT: Final = ROOT / "build" / "arena"
BEGIN: Final = "<!-- arena -->"
END: Final = "<!-- end of arena -->"
GAMES: Final = 120
CONTESTS: Final = (
    "sanctum --content 1 --players 4 --bots greedy,novice,adept,expert",
    "sanctum --content 1 --players 2 --bots adept,master",
    "last-bastion --content 1 --players 4 --bots greedy,novice,adept,expert",
)
"""Strength is shown with the first version of the content, which never changes."""


def command(contest: str, games: int) -> str:
    return f"hordekeep arena {contest} --games {games} --seed 1"


def played(contest: str, games: int, jobs: int) -> str:
    """The table of a contest."""
    kept = KEPT / (re.sub(r"[^a-z0-9]+", "-", contest) + ".jsonl")
    kept.parent.mkdir(parents=True, exist_ok=True)
    asked = [*shlex.split(command(contest, games))[1:], "--resume", str(kept), "--jobs", str(jobs)]
    path = [str(TARGET)] if is_up_to_date() else []
    run = subprocess.run(
        [sys.executable, "-m", "hordekeep", *asked, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return run.stdout


def written(text: str, tables: dict[str, str]) -> str:
    """The document with these tables, each below its command."""
    parts = [f"`{said}`: {table.strip()}" for said, table in tables.items()]
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n" + "\n\n".join(parts) + f"\n{END}{after}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--jobs", type=int, default=1)
    asked = options.parse_args()
    tables = {
        command(contest, asked.games): played(contest, asked.games, asked.jobs)
        for contest in CONTESTS
    }
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    main()
