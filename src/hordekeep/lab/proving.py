"""Plays the trials of a game and tells what they show; can be stopped and gone on with.

Each game played is a line in the file of results; what stands there is not played again, and a
trial ends early when its interval decides it.
"""

import json
import statistics
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from hordekeep.bots.registry import brought
from hordekeep.bots.strengths import LIMITS_MS, STRENGTHS, rules_are_compiled
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.intervals import share_between
from hordekeep.lab.simulate import workers
from hordekeep.lab.trials import Trial, play
from hordekeep.library import open_game

CONTENT: Final = 1
"""Strength is shown on the first version of the content, which never changes."""
DECIDED_AFTER: Final = 40
"""A trial does not end early before this many games."""
AT_A_TIME: Final = 8

Record = dict[str, Any]


@cache
def _opened(game: str) -> AnyGame:
    return open_game(game, version=CONTENT)


def record_of(trial: Trial, number: int) -> Record:
    """One game as a line."""
    played = play(trial, _opened(trial.game), number)
    turns = sorted(played.turns) or [0.0]
    return {
        "trial": trial.name,
        "bot": trial.bot,
        "number": number,
        "score": round(played.score, 4),
        "p50": round(turns[len(turns) // 2], 2),
        "p95": round(turns[len(turns) * 95 // 100], 2),
        "max": round(turns[-1], 2),
        "compiled": rules_are_compiled(),
    }


def _record(asked: tuple[Trial, int]) -> Record:
    return record_of(*asked)


def is_decided(trial: Trial, records: Sequence[Record]) -> bool:
    """Whether nothing that is still to be played can be expected to change the verdict."""
    if len(records) >= trial.games:
        return True
    if not trial.least or len(records) < DECIDED_AFTER:
        return False
    low, high = share_between(round(sum(one["score"] for one in records)), len(records))
    return low > trial.least or high < trial.least


def told(trial: Trial, records: Sequence[Record]) -> str:
    """One line of the report."""
    if not records:
        return f"{trial.name:32} not played"
    score = sum(one["score"] for one in records)
    low, high = share_between(round(score), len(records))
    verdict = ""
    if trial.least:
        share = score / len(records)
        verdict = f"  at least {100 * trial.least:.0f}: {'yes' if share >= trial.least else 'NO'}"
    return (
        f"{trial.name:32} {100 * score / len(records):5.1f} % of {len(records):4}"
        f"  ({100 * low:.0f}–{100 * high:.0f}){verdict}"
    )


def counts_told(game: str, records: Sequence[Record]) -> Iterator[str]:
    """Each strength's iterations per turn, how long turns took, and their share of the limit."""
    rivals = brought(game).rivals
    assert rivals is not None, "only games with strengths have trials"
    for strength in STRENGTHS:
        counts, limit = rivals.counts[strength], LIMITS_MS[strength]
        counted = f"{counts.compiled:4} iterations per turn ({counts.interpreted} interpreted)"
        line = f"{strength:7} {counted}"
        own = [one for one in records if one["bot"] == strength and one["compiled"]]
        if own:
            p50 = statistics.median([one["p50"] for one in own])
            p95 = statistics.median([one["p95"] for one in own])
            most = max([one["max"] for one in own])
            line += f", p50 {p50:.0f}, p95 {p95:.0f}, most {most:.0f} of {limit} ms"
        yield line


def read_records(path: Path) -> list[Record]:
    """All games that were played before; half a line, where it was stopped, is passed over."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]


def prove(trials: Sequence[Trial], path: Path, *, games: int, jobs: int) -> list[Record]:
    """Plays what is missing, a few games of each trial in turn, and returns all records."""
    records = read_records(path)
    with path.open("a", encoding="utf-8") as file, workers(jobs) as pool:
        file.write("\n")  # ends half a line
        while True:
            missing = [pair for trial in trials for pair in _missing(trial, records, games)]
            if not missing:
                return records
            for record in pool.imap_unordered(_record, missing):
                records.append(record)
                file.write(json.dumps(record) + "\n")
                file.flush()


def _missing(trial: Trial, records: Sequence[Record], games: int) -> list[tuple[Trial, int]]:
    own = [one for one in records if one["trial"] == trial.name]
    if is_decided(trial, own) or len(own) >= games:
        return []
    done = {one["number"] for one in own}
    wanted = [number for number in range(min(games, trial.games)) if number not in done]
    return [(trial, number) for number in wanted[:AT_A_TIME]]


def report(game: str, trials: Sequence[Trial], records: Sequence[Record]) -> str:
    """What was shown."""
    lines = [
        told(trial, [one for one in records if one["trial"] == trial.name]) for trial in trials
    ]
    shares = {
        trial.name: [one["score"] for one in records if one["trial"] == trial.name]
        for trial in trials
    }
    for better, worse, margin in lab_of(game).ladder:
        if shares.get(better) and shares.get(worse):
            ahead = statistics.fmean(shares[better]) - statistics.fmean(shares[worse])
            verdict = "yes" if ahead >= margin else "NO"
            lines.append(
                f"{better} − {worse}: {100 * ahead:+.1f}, at least {100 * margin:.0f}: {verdict}"
            )
    return "\n".join([*lines, *counts_told(game, records)])
