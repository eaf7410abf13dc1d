"""Plays a contest: in one process or several, gone on with after a stop, ended when decided."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final, final

from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.arena.fixtures import Contest, Fixture, round_of
from hordekeep.lab.arena.ledger import MatchOutcome, ledger_of
from hordekeep.lab.arena.standings import Standings
from hordekeep.lab.equal_bots import equal_bot
from hordekeep.lab.simulate import Progress, workers
from hordekeep.lab.trials import play_with
from hordekeep.library import open_game

FIRST_LOOK: Final = 16
"""Rounds after which it is first asked whether all is decided; then after twice as many each."""
SURE: Final = 0.05
"""The chance of a false verdict about a pair, all looks together."""


@cache
def _opened(game: str, packs: tuple[Path, ...], version: int | None) -> AnyGame:
    return open_game(game, packs, version=version)


def play_fixture(contest: Contest, fixture: Fixture) -> MatchOutcome:
    """Plays one game; it depends on nothing but contest and fixture."""
    game = _opened(contest.game, tuple(contest.packs), contest.version)
    bots = [
        equal_bot(contest.bots[bot], game.id, fixture.seed * 31 + seat)
        for seat, bot in enumerate(fixture.seating)
    ]
    ended = play_with(bots, 0, game, game.options(contest.options), fixture.seed).result
    winners = () if ended is None else tuple(ended.winners)
    scores = (0,) * contest.seats if ended is None else tuple(ended.scores)
    return MatchOutcome(fixture.round, fixture.number, fixture.seating, winners, scores)


def _play(asked: tuple[Contest, Fixture]) -> MatchOutcome:
    return play_fixture(*asked)


@final
class Arena:
    """A contest that is played; `outcomes` grow until all games are done, or all is decided."""

    def __init__(self, contest: Contest, *, games: int, until_decided: bool = False) -> None:
        self.contest = contest
        self.rounds = contest.rounds(games)
        self.outcomes: dict[tuple[int, int], MatchOutcome] = {}
        self.decided = False
        self._looks = looks(self.rounds) if until_decided else []

    @property
    def games(self) -> int:
        """How many games there are to play at most."""
        return self.rounds * self.contest.games_a_round

    def play(self, jobs: int, progress: Progress, file: Path | None = None) -> None:
        """Plays what `file` does not have yet, and adds it there. When interrupted, `outcomes` has
        what is done.
        """
        with ExitStack() as stack:
            ledger = None if file is None else stack.enter_context(ledger_of(file, self.contest))
            for outcome in [] if ledger is None else ledger.found:
                if outcome.round < self.rounds:
                    self._note(outcome, progress)
            run: Callable[[Sequence[Fixture]], Iterator[MatchOutcome]] = self._one_by_one
            if jobs > 1:
                pool = stack.enter_context(workers(jobs))
                run = lambda missing: pool.imap_unordered(  # noqa: E731 - the pool lives here
                    _play, [(self.contest, fixture) for fixture in missing]
                )
            for stop in (*self._looks, self.rounds):
                for outcome in run(self._missing(stop)):
                    self._note(outcome, progress)
                    if ledger is not None:
                        ledger.add(outcome)
                if stop < self.rounds and self._is_decided(stop):
                    self.decided = True
                    return

    def _one_by_one(self, missing: Sequence[Fixture]) -> Iterator[MatchOutcome]:
        return (play_fixture(self.contest, fixture) for fixture in missing)

    def _note(self, outcome: MatchOutcome, progress: Progress) -> None:
        self.outcomes[outcome.round, outcome.number] = outcome
        progress(1)

    def _missing(self, stop: int) -> list[Fixture]:
        every = [fixture for one in range(stop) for fixture in round_of(self.contest, one)]
        return [one for one in every if (one.round, one.number) not in self.outcomes]

    def standings(self, rounds: int | None = None) -> Standings:
        """What is known from whole rounds (the first so many): never from a part of one."""
        return Standings(self.contest, self.whole_rounds()[:rounds])

    def whole_rounds(self) -> list[list[MatchOutcome]]:
        """The outcomes of each round of which every game is played."""
        size = self.contest.games_a_round
        found = []
        for one in range(self.rounds):
            played = [(one, number) for number in range(size) if (one, number) in self.outcomes]
            if len(played) == size:
                found.append([self.outcomes[key] for key in played])
        return found

    def _is_decided(self, rounds: int) -> bool:
        pairs = self.standings(rounds).pairs()
        return all(pair.chance < SURE / (len(self._looks) + 1) for pair in pairs)


def looks(rounds: int) -> list[int]:
    """After how many rounds it is asked whether all is decided, before the last."""
    found = []
    at = FIRST_LOOK
    while at < rounds:
        found.append(at)
        at *= 2
    return found
