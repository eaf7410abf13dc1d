"""How things are measured, here and in every peer: pinned to one core, CPU time, after a warm-up.

Only the standard library: this file also runs in the peers' environments.
"""

import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable

WARM_UP = 0.25
"""Share of a measurement's time that is spent before it begins."""

Figures = dict[str, float]
"""What was found: the name of the figure, with its unit as the last word."""


def pin(core: int | None = None) -> int | None:
    """Stays on one core, the last one if none is named; none where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def plays(game: Callable[[], tuple[int, int]], seconds: float) -> Figures:
    """Plays games for some CPU seconds; each returns its decisions, and those that were choices."""
    _for(seconds * WARM_UP, game)
    games = decisions = choices = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not games:
        decided, chosen = game()
        games += 1
        decisions += decided
        choices += chosen
    return {
        "games/s": games / spent,
        "decisions/s": decisions / spent,
        "choices/s": choices / spent,
    }


def micros(work: Callable[[], object], seconds: float) -> float:
    """CPU microseconds of something that is done again and again."""
    times = 1
    while (spent := _times(work, times)) < seconds * WARM_UP:
        times *= 2
    times = max(1, round(times * seconds / max(spent, 1e-9)))
    return 1e6 * _times(work, times) / times


def a_second(work: Callable[[], int], seconds: float) -> float:
    """How many of what it counts something does in a CPU second."""
    _for(seconds * WARM_UP, work)
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        count += work()
    return count / spent


def percentiles(name: str, times: Iterable[float]) -> Figures:
    """Half of some times (in milliseconds) were no longer than the first, and so on."""
    found = sorted(times) or [0.0]
    return {
        f"{name} p50 ms": found[len(found) // 2],
        f"{name} p95 ms": found[len(found) * 95 // 100],
        f"{name} max ms": found[-1],
    }


def _times(work: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - begun


def _for(seconds: float, work: Callable[[], object]) -> None:
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        work()


def peak_megabytes() -> float:
    """The most memory that this process has held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e3)


def named(name: str, figures: Figures) -> Figures:
    return {f"{name} {unit}": value for unit, value in figures.items()}


def tell(figures: Figures) -> None:
    """Prints the figures as the last line, for whoever started this process."""
    print(json.dumps({name: float(f"{value:.6g}") for name, value in figures.items()}))
