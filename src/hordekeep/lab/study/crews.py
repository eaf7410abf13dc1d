"""Crews: who plays the games of a study. The records are the same, only their order is not."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, final

from hordekeep.lab.simulate import workers
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.playing import play_game
from hordekeep.lab.study.record import Record

GAMES_A_CHUNK: Final = 4
"""For crews of several: fewer would drown in talk, more would leave some idle at the end."""


@final
@dataclass(frozen=True, slots=True)
class StudyChunk:
    """Some games of one arm, by their seeds."""

    experiment: Experiment
    arm: int
    seeds: tuple[int, ...]


Crew = Callable[[Sequence[StudyChunk]], Iterator[list[Record]]]
"""Plays chunks, in any order."""


def play_chunk(chunk: StudyChunk) -> list[Record]:
    """Plays the games of a chunk one after the other."""
    return [play_game(chunk.experiment, chunk.arm, seed) for seed in chunk.seeds]


def alone(chunks: Sequence[StudyChunk]) -> Iterator[list[Record]]:
    """This process."""
    for chunk in chunks:
        for seed in chunk.seeds:
            yield [play_game(chunk.experiment, chunk.arm, seed)]


@contextmanager
def crew_of(jobs: int) -> Iterator[Crew]:
    """So many processes of this machine."""
    if jobs == 1:
        yield alone
        return
    with workers(jobs) as pool:
        yield lambda chunks: pool.imap_unordered(play_chunk, chunks)
