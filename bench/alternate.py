"""An old and a new build, measured turn by turn in one run: python -m bench.alternate OLD NEW.

OLD and NEW are clones in which `make compile` has run. Each round plays one game at random in both
builds, in an order that changes from round to round, on the same core; what is told is the median
of the rounds' ratios new : old, with the interval in which it lies with 95 % (by bootstrap).
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from pathlib import Path

from hordekeep.games.seams import GAMES

RESAMPLES = 4000
"""How often the rounds are drawn anew to see how far their median may be off."""


def speed(clone: Path, game: str, seconds: float, core: int) -> float:
    """Choices a second of random play in the compiled build of a clone."""
    paths = [str(clone / "build" / "compiled"), str(clone)]
    command = [sys.executable, "-m", "bench.own", str(seconds), "--play-only", game]
    done = subprocess.run(
        [*command, "--core", str(core)],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures["choices/s"]


def interval(ratios: list[float]) -> tuple[float, float]:
    draw = random.Random(1)
    medians = sorted(
        statistics.median(draw.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES)
    )
    return medians[RESAMPLES // 40], medians[-RESAMPLES // 40]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("old", type=Path)
    options.add_argument("new", type=Path)
    options.add_argument("--rounds", type=int, default=15)
    options.add_argument("--seconds", type=float, default=2.0, help="of CPU, each build and round")
    options.add_argument("--games", nargs="+", default=list(GAMES))
    asked = options.parse_args()
    core = max(os.sched_getaffinity(0))
    for game in asked.games:
        rounds: list[tuple[float, float]] = []
        for number in range(asked.rounds):
            both = {}
            order = [asked.old, asked.new]
            for clone in order if number % 2 else order[::-1]:
                both[clone] = speed(clone.resolve(), game, asked.seconds, core)
            rounds.append((both[asked.old], both[asked.new]))
        ratios = [new / old for old, new in rounds]
        low, high = interval(ratios)
        old, new = (round(statistics.median(column)) for column in zip(*rounds, strict=True))
        print(
            f"{game}: old {old:,} choices/s, new {new:,}, new : old "
            f"{statistics.median(ratios):.3f} [{low:.3f}, {high:.3f}] in {len(ratios)} rounds"
        )


if __name__ == "__main__":
    main()
