"""Series: the games of a study, played once each, gone on with after a stop, ended when decided."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, final

from hordekeep.lab.arena.playing import looks
from hordekeep.lab.ledger import Ledger
from hordekeep.lab.simulate import Progress
from hordekeep.lab.study.crews import GAMES_A_CHUNK, Crew, StudyChunk
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.record import Record, record_from
from hordekeep.library import engine

KIND: Final = "hordekeep-study"

Verdict = Callable[[Sequence[Sequence[Record]], int], bool]
"""Whether the games of all arms decide what is asked, when so many looks are taken at them."""


@final
class StudySeries:
    """The arms of a study, each played with the same seeds; `records` grow until all are done."""

    def __init__(
        self,
        arms: Sequence[Experiment],
        *,
        games: int,
        first: int,
        verdict: Verdict | None = None,
    ) -> None:
        self.arms = arms
        self.games = games
        """How many games each arm has at most."""
        self.first = first
        self.decided = False
        self._verdict = verdict
        self._records: dict[tuple[int, int], Record] = {}

    @property
    def wanted(self) -> int:
        """How many games there are to play at most."""
        return self.games * len(self.arms)

    def records(self, games: int | None = None) -> list[list[Record]]:
        """The records of each arm, by seed: of those seeds (the first so many) all have played."""
        last = self.first + (self.games if games is None else games)
        whole = [
            seed
            for seed in range(self.first, last)
            if all((arm, seed) in self._records for arm in range(len(self.arms)))
        ]
        return [[self._records[arm, seed] for seed in whole] for arm in range(len(self.arms))]

    def play(self, crew: Crew, progress: Progress, file: Path | None = None) -> None:
        """Plays what `file` does not have yet, and adds it there.

        When interrupted, `records` has what is done.
        """
        with ExitStack() as stack:
            ledger = None if file is None else stack.enter_context(self._ledger(file))
            for record in [] if ledger is None else ledger.found:
                if record.seed in range(self.first, self.first + self.games):
                    self._note(record, progress)
            for stop in (*self._looks(), self.games):
                for record in self._played(crew, stop):
                    self._note(record, progress)
                    if ledger is not None:
                        ledger.add(record)
                if stop < self.games and self._is_decided(stop):
                    self.decided = True
                    self.games = stop
                    return

    def _looks(self) -> list[int]:
        return [] if self._verdict is None else looks(self.games)

    def _is_decided(self, games: int) -> bool:
        count = len(self._looks()) + 1
        return self._verdict is not None and self._verdict(self.records(games), count)

    def _played(self, crew: Crew, stop: int) -> Iterator[Record]:
        for records in crew(list(self._chunks(stop))):
            yield from records

    def _chunks(self, stop: int) -> Iterator[StudyChunk]:
        """What is missing, seed by seed: whoever stops early has pairs."""
        for begin in range(self.first, self.first + stop, GAMES_A_CHUNK):
            seeds = range(begin, min(begin + GAMES_A_CHUNK, self.first + stop))
            for arm, experiment in enumerate(self.arms):
                missing = tuple(seed for seed in seeds if (arm, seed) not in self._records)
                if missing:
                    yield StudyChunk(experiment, arm, missing)

    def _note(self, record: Record, progress: Progress) -> None:
        self._records[record.key] = record
        progress(1)

    # The file.

    def header(self) -> dict[str, Any]:
        """What two runs must have in common for their games to belong together."""
        return {
            "kind": KIND,
            "engine": engine(),
            "arms": [words_of(experiment) for experiment in self.arms],
        }

    def _ledger(self, file: Path) -> Ledger[Record]:
        def read(said: Any) -> Record | None:
            record = record_from(said)
            return record if record.arm in range(len(self.arms)) else None

        return Ledger(file, self.header(), "the games of a study", read, Record.words)


def words_of(experiment: Experiment) -> dict[str, Any]:
    """An experiment as JSON data: by its content, wherever that lies."""
    game = experiment.opened()
    return {
        "game": game.id,
        "rules": game.rules,
        "content": game.content,
        "options": game.options(experiment.options),
        "bots": list(experiment.bots),
        "rotated": experiment.rotated,
    }
