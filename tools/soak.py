"""The long checks, run by hand: thousands of checked games, with every property looked at.

Each series is kept in build/soak when it is done, so that an interrupted soak goes on where it
stopped. `--scale 0.01` plays a hundredth of everything. Costly properties are checked at some steps
only (`hordekeep.lab.paces.SAMPLED`); the report counts every check.
"""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from hordekeep import library
from hordekeep.kernel.journal import read_journal
from hordekeep.kernel.position import describe
from hordekeep.kernel.verify import load
from hordekeep.lab.match import Match, yardstick_for
from hordekeep.lab.paces import SAMPLED
from hordekeep.lab.simulate import Series

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
KEPT = ROOT / "build" / "soak"
GAME = "last-bastion"
DIFFICULTIES = ("beginner", "normal", "hard", "heroic")
LEAST_OFTEN = 50
FIRST_SEED = 1_000_000
BEFORE_THE_END = (8, 25, 60)
"""How many entries before the end of a golden game games are begun."""
WATCHED = ("outcomes", "effects", "tiles", "powers")


@dataclass(frozen=True)
class Task:
    """A series by its name."""

    name: str
    match: Match
    games: int


def tasks() -> list[Task]:
    """All player counts and difficulties with random, mixed and greedy teams, and positions."""
    found = []
    for bots, games in ((("random",), 980), (("greedy", "random"), 90), (("greedy",), 60)):
        for players in range(1, 5):
            for difficulty in DIFFICULTIES:
                options = {"players": players, "difficulty": difficulty}
                name = f"{'-'.join(bots)} {players} {difficulty}"
                found.append(Task(name, Match(GAME, options, bots), games))
    return found + positions()


def positions() -> list[Task]:
    """Games begun shortly before golden games ended: they bring the rare endings about."""
    game = library.open_game(GAME)
    found = []
    for path in sorted(GOLDEN.glob("*.hk")):
        journal = read_journal(path.read_text(encoding="utf-8"))
        for before in BEFORE_THE_END:
            table = load(game, journal, upto=max(len(journal.entries) - before, 1))
            if not table.decisions:
                table = load(game, journal, upto=max(len(journal.entries) - before - 1, 1))
            if not table.decisions:
                continue
            words = describe(game, table.state)
            options = table.journal.header.options
            bots = ("greedy",) if "won" in path.stem else ("random", "greedy")
            match = Match(GAME, options, bots, (), words)
            found.append(Task(f"{path.stem} {before} before", match, 52))
    return found


def play(task: Task, jobs: int, scale: float, progress: Progress) -> dict[str, Any]:
    """Plays a series, or takes it from an earlier run."""
    kept = KEPT / f"{task.name.replace(' ', '_')}.{scale}.json"
    if kept.is_file():
        words: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
        return words
    games = max(round(task.games * scale), 1)
    series = Series(task.match, games=games, first=FIRST_SEED, pace=SAMPLED)
    bar = progress.add_task(task.name, total=games)
    series.play(jobs, lambda done: progress.advance(bar, done))
    progress.remove_task(bar)
    words = series.total.words()
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(words), encoding="utf-8")
    return words


def total_of(all_words: list[dict[str, Any]]) -> dict[str, Any]:
    """The sum of all series."""
    total: dict[str, Any] = {
        name: sum(words[name] for words in all_words)
        for name in ("games", "decisions", "choices", "violations")
    }
    total["violated"] = [violation for words in all_words for violation in words["violated"]]
    for name in (*WATCHED, "checked"):
        counted: Counter[str] = Counter()
        for words in all_words:
            counted.update(words.get(name, {}))
        total[name] = dict(counted.most_common())
    return total


def rare(total: dict[str, Any]) -> list[str]:
    """What happened too seldom to be trusted."""
    known = yardstick_for(library.open_game(GAME)).known()
    return [
        f"{kind} {thing}: {total[kind].get(thing, 0)}"
        for kind in WATCHED
        for thing in known[kind]
        if total[kind].get(thing, 0) < LEAST_OFTEN
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scale", type=float, default=1.0)
    asked = parser.parse_args()
    begun = time.monotonic()
    results = []
    with Progress(console=Console(stderr=True)) as progress:
        everything = tasks()
        bar = progress.add_task("series", total=len(everything))
        for task in everything:
            results.append(play(task, asked.jobs, asked.scale, progress))
            progress.advance(bar)
    total = total_of(results)
    total["minutes"] = round((time.monotonic() - begun) / 60, 1)
    total["rare"] = rare(total) if asked.scale >= 1 else []
    print(json.dumps(total, indent=2))
    return 1 if total["violations"] or total["rare"] else 0


if __name__ == "__main__":
    sys.exit(main())
