"""What programs that learn, and people who simulate, reach of the engine's speed."""

import itertools

import numpy as np
from bench.measuring import Figures, micros, plays

import hordekeep.env
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.match import Match
from hordekeep.lab.simulate import Series

BATCHES = (1, 16, 256)
GAMES = 500
"""Of one simulated series."""


def simulated(game: AnyGame, seconds: float) -> Figures:
    """`hordekeep simulate --bot random`, in one process."""
    match = Match(game.id, {"players": 4}, ["random"])
    firsts = itertools.count(1, GAMES)

    def some() -> tuple[int, int]:
        series = Series(match, games=GAMES, first=next(firsts), pace=None, counts=False)
        series.play(1, lambda _: None)
        return series.total.decisions, series.total.choices

    return {"simulate choices/s": plays(some, seconds)["choices/s"]}


def in_turn(game: AnyGame, seconds: float) -> Figures:
    """PettingZoo's way, unwrapped: mask and observation are read before every step."""
    environment = hordekeep.env.aec(game.id, players=4)
    environment.reset(seed=1)
    picks = itertools.cycle(np.random.default_rng(1).random(1009).tolist())

    def one() -> None:
        told, _, over, cut_off, _ = environment.last()
        if over or cut_off:
            environment.reset()
            return
        legal = (
            told["action_mask"].view(np.bool_).nonzero()[0]
        )  # bytes would take ten times as long
        environment.step(int(legal[int(next(picks) * len(legal))]))

    return {"aec steps/s": 1e6 / micros(one, seconds)}


def side_by_side(game: AnyGame, count: int, seconds: float) -> Figures:
    """Batches of a size, played at random."""
    environment = hordekeep.env.batch(game.id, count=count, players=4)
    environment.reset(seed=1)
    generator = np.random.default_rng(1)
    each = micros(lambda: environment.step(environment.random_legal(generator)), seconds)
    return {f"batch of {count} steps/s": 1e6 * count / each}


def measure(game: AnyGame, seconds: float) -> Figures:
    figures = simulated(game, seconds) | in_turn(game, seconds / 2)
    for count in BATCHES:
        figures |= side_by_side(game, count, seconds / 2)
    return figures
