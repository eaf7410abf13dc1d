"""Trials: what bots have to show, and single games of them with everything that is counted."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame, Result
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import perspective_in
from hordekeep.lab.match import dice_of

MILLI: Final = 1000
PAIR: Final = 2


@final
@dataclass(frozen=True, slots=True)
class Trial:
    """One bot against others (or all seats by one), again and again with other seeds.

    `bot` sits on each seat in turn, `others` on all seats besides; where nobody else is named it
    holds them all. `least` is the share of wins that has to be reached.
    """

    name: str
    game: str
    options: Mapping[str, Any]
    bot: str
    others: str
    games: int
    least: float

    def seat(self, number: int, seats: int) -> int:
        """Where the bot sits in a game; every seed is played from every seat."""
        return number % seats if self.others else 0

    def seed(self, number: int, seats: int) -> int:
        """The seed of a game; the same ones in every trial, so that trials can be paired."""
        return 40_000 + (number // seats if self.others else number)


@final
@dataclass(slots=True)
class Played:
    """One game: what the bot got of it, and what it did."""

    score: float
    """Its share of the win."""
    verbs: Counter[str] = field(default_factory=Counter)
    """Its choices."""
    turns: list[float] = field(default_factory=list)
    """Milliseconds that it thought in each of its turns."""
    result: Result | None = None
    """How the game ended; none if it went on for ever."""


def play(trial: Trial, game: AnyGame, number: int) -> Played:
    """Plays one game of a trial."""
    options = game.options(trial.options)
    seats = game.seats(options)
    seat = trial.seat(number, seats)
    names = [trial.others or trial.bot] * seats
    names[seat] = trial.bot
    seed = trial.seed(number, seats)
    bots = [new_bot(name, game.id, seed * 31 + place) for place, name in enumerate(names)]
    return play_with(bots, seat, game, options, seed)


def play_with(
    bots: Sequence[Policy], seat: int, game: AnyGame, options: Mapping[str, Any], seed: int
) -> Played:
    """Plays one game with these bots, and counts what the one on `seat` does."""
    played = Played(0.0)
    state: State = game.begin(options)
    drive(UnderSeal(state), dice_of(seed), Calling(_Answers(game, bots, seat, played).answer))
    if state.over:
        played.result = game.result(state)
        played.score = share_of(played.result, seat)
    return played


def share_of(result: Result, seat: int) -> float:
    """Rivals who win with equal scores share the win; a whole team that wins, wins all of it."""
    if seat not in result.winners:
        return 0.0
    together = len(result.winners) == len(result.scores) > PAIR
    return 1.0 if together else 1.0 / len(result.winners)


@final
class _Answers:
    """Asks the bots, and takes the time of one of them."""

    def __init__(self, game: AnyGame, bots: Sequence[Policy], seat: int, played: Played) -> None:
        self._game = game
        self._bots = bots
        self._seat = seat
        self._played = played
        self._decisions = 0
        self._before = -1

    def answer(self, state: State, lane: int, asked: Ask) -> Action | None:
        self._decisions += 1
        if self._decisions > MOST_DECISIONS:
            return None
        if len(asked.actions) == 1:
            return asked.actions[0]
        decision = decision_in(state, lane, asked, number=self._decisions)
        begun = time.process_time()
        chosen = self._bots[asked.seat].choose(perspective_in(self._game, state, decision))
        if asked.seat == self._seat:
            self._note(chosen, MILLI * (time.process_time() - begun))
        self._before = asked.seat
        return chosen

    def _note(self, chosen: Action, took: float) -> None:
        """Decisions without another seat's between them are of one turn."""
        self._played.verbs[chosen.verb] += 1
        if self._before == self._seat and self._played.turns:
            self._played.turns[-1] += took
        else:
            self._played.turns.append(took)
