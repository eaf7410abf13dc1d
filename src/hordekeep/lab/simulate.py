"""Plays a match many times, in one process or several; the numbers do not depend on how many."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from multiprocessing import resource_tracker
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from typing import Final, final

from hordekeep.bots.outside.program import stop_programs
from hordekeep.bots.outside.recruiting import Recruit, recruits, take_on
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.checking.check_rates import Pace
from hordekeep.lab.checking.checked_game import play_checked
from hordekeep.lab.fast_play import play_plain
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.match import Match
from hordekeep.lab.random_series import only_at_random, play_random_series
from hordekeep.lab.tally import Tally
from hordekeep.library import open_game

CHUNK_SECONDS: Final = 1.5
"""So long a worker should play before it reports: per-game reports would drown in overhead."""
ALONE_SECONDS: Final = 0.2
"""So long one process plays before it tells how far it is."""
MOST_GROWTH: Final = 8
MOST_JOBS: Final = 1_000
"""So many processes may be asked for at once."""
POLL: Final = 0.05
ENDING: Final = (signal.SIGTERM,)

Progress = Callable[[int], None]
"""Is told how many games were just finished."""


@final
@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a match: as many as `count`, with seeds from `first` on."""

    match: Match
    first: int
    count: int
    pace: Pace | None
    """How often each property is checked; empty for plain play."""
    counts: bool = True
    """Whether actions and events are counted, too; random players are a third as fast then."""


@cache
def _open(game: str, packs: tuple[Path, ...], version: int | None) -> AnyGame:
    return open_game(game, packs, version=version)


def play_chunk(chunk: Chunk, total: Tally | None = None) -> Tally:
    """Plays the games of a chunk one after the other, and adds them to a tally."""
    match = chunk.match
    game = _open(match.game, tuple(match.packs), match.version)
    yardstick = yardstick_for(game)
    total = Tally() if total is None else total
    seeds = range(chunk.first, chunk.first + chunk.count)
    if chunk.pace is None and not chunk.counts and only_at_random(match):
        play_random_series(match, game, yardstick, seeds, total)
        return total
    for seed in seeds:
        if chunk.pace is None:
            total.add(play_plain(match, game, yardstick, seed))
        else:
            total.add(play_checked(match, game, yardstick, seed, chunk.pace))
    return total


@final
class Series:
    """A match played with the seeds from `first` on; `total` grows until all are done."""

    def __init__(
        self, match: Match, *, games: int, first: int, pace: Pace | None, counts: bool = True
    ) -> None:
        self.match = match
        self.games = games
        self.first = first
        self.pace = pace
        self.counts = counts
        self.total = Tally()

    def chunk(self, number: int, count: int) -> Chunk:
        """The games from `number` on."""
        return Chunk(self.match, self.first + number, count, self.pace, self.counts)

    def play(self, jobs: int, progress: Progress) -> None:
        """Plays all games. When interrupted, `total` has what is done."""
        if jobs > 1:
            self._play_in_processes(jobs, progress)
            return
        done, count = 0, 1
        while done < self.games:
            count = min(count, self.games - done)
            begun = time.monotonic()
            play_chunk(self.chunk(done, count), self.total)
            progress(count)
            done += count
            count = _fitting(count, time.monotonic() - begun, ALONE_SECONDS)

    def _play_in_processes(self, jobs: int, progress: Progress) -> None:
        with workers(jobs) as pool:
            for tally in self._deal_out(pool, jobs):
                self.total.add(tally)
                progress(max(tally.games, tally.broken))

    def _deal_out(self, pool: Pool, jobs: int) -> Iterator[Tally]:
        """Keeps every worker busy with chunks that last long enough."""
        dealt = 0
        count = 1
        running: list[tuple[AsyncResult[Tally], int, float]] = []
        while dealt < self.games or running:
            while dealt < self.games and len(running) < jobs:
                count = min(count, self.games - dealt)
                chunk = self.chunk(dealt, count)
                running.append((pool.apply_async(play_chunk, [chunk]), count, time.monotonic()))
                dealt += count
            done = [one for one in running if one[0].ready()]
            running = [one for one in running if one not in done]
            for result, games, begun in done:
                count = _fitting(games, time.monotonic() - begun, CHUNK_SECONDS)
                yield result.get()
            if not done:
                time.sleep(POLL)


def _fitting(games: int, seconds: float, wanted: float) -> int:
    """How many games the next chunk should have, after so many took so long."""
    fitting = int(games * wanted / max(seconds, 0.001)) + 1
    return min(fitting, games * MOST_GROWTH)


def _awake(bots: list[Recruit]) -> None:
    """A worker knows the bots from outside that its first process knows, and ends theirs."""
    if bots:
        # Not by a handler: the signal may come right before a worker waits for a lock that nobody
        # gives back any more, and would be heard only after it.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        threading.Thread(target=_end_when_told, daemon=True).start()
    take_on(bots)


def _end_when_told() -> None:
    signal.sigwait(ENDING)
    stop_programs()
    os._exit(0)


def workers(jobs: int) -> Pool:
    """Processes that leave Ctrl-C alone: it goes to all of them, and only the first one decides.

    They are begun while it has to wait, and inherit that for good.
    """
    resource_tracker.ensure_running()  # it lets signals through again when it has begun
    interrupt = {signal.SIGINT}
    signal.pthread_sigmask(signal.SIG_BLOCK, interrupt)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs, _awake, [recruits()])
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, interrupt)
