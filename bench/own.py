"""Hordekeep itself: everything that `make bench` measures of it, in one process.

Run with the sources or with build/compiled on the path; the last line is the figures as JSON.
"""

import argparse
import itertools
import time
import tracemalloc

from bench import learning
from bench.measuring import Figures, micros, named, peak_megabytes, pin, plays, tell

from hordekeep import library
from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import PLAYERS
from hordekeep.kernel.play.playout import play_at_random
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load

PARTS = 4
"""Into how many parts a game is cut to see whether its decisions get dearer."""
MIDDLE = 40
"""How many decisions into a game the state lies of which single steps are measured."""


def random_play(game: AnyGame, players: int, seconds: float) -> Figures:
    options = game.options({"players": players})
    seeds = itertools.count(1)

    def one() -> tuple[int, int]:
        course = play_at_random(game.begin(options), Luck(next(seeds)))
        return course.decisions, course.choices

    return plays(one, seconds)


def growth(game: AnyGame, seconds: float) -> Figures:
    """Microseconds a decision in each quarter of whole games."""
    options = game.options({"players": 4})
    spent, decided = [0.0] * PARTS, [0] * PARTS
    for seed in itertools.count(1):
        whole = play_at_random(game.begin(options), Luck(seed)).decisions
        state, luck = game.begin(options), Luck(seed)
        for part in range(PARTS):
            most = whole if part == PARTS - 1 else whole // PARTS
            begun = time.process_time()
            decided[part] += play_at_random(state, luck, most).decisions
            spent[part] += time.process_time() - begun
        if sum(spent) > seconds:
            break
    return {
        f"quarter {part + 1} µs/decision": 1e6 * spent[part] / max(1, decided[part])
        for part in range(PARTS)
    }


def in_the_middle(game: AnyGame) -> Table:
    """A table some turns into a game that has not ended by then."""
    for seed in itertools.count(1):
        table = library.new_table(game, seed=seed, players=4)
        play_at(table, Luck(seed), MIDDLE)
        if not table.over:
            return table
    raise AssertionError


def play_at(table: Table, luck: Luck, most: int = 1 << 30) -> None:
    """Answers at a table at random, to the end or so many times."""
    for _ in range(most):
        if table.over:
            return
        seat, decision = next(iter(table.decisions.items()))
        action = decision.actions[luck.below(len(decision.actions))]
        table.answer(seat, decision.number, action)


def finished_journal(game: AnyGame) -> str:
    table = library.new_table(game, seed=1, players=4)
    play_at(table, Luck(1))
    return table.journal.text()


def bytes_of(state: State, copies: int = 200) -> float:
    """The memory that a copy of a state takes, all its lists included."""
    kept = [state.clone()]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [state.clone() for _ in range(copies)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / copies


def steps(game: AnyGame, seconds: float) -> Figures:
    table = in_the_middle(game)
    seat = next(iter(table.decisions))
    return {
        "clone µs": micros(table.state.clone, seconds),
        "state bytes": bytes_of(table.state),
        "view µs": micros(lambda: table.view(seat), seconds),
        "fingerprint µs": micros(table.state.fingerprint, seconds),
        "candidates µs": micros(lambda: table.candidates(seat), seconds),
        "forecast µs": micros(lambda: table.forecast(seat), seconds),
        "content load ms": micros(lambda: library.open_game(game.id), seconds) / 1000,
    }


def replay(game: AnyGame, seconds: float) -> Figures:
    """How fast a finished game's journal is read and played through again."""
    text = finished_journal(game)
    entries = text.count("\n") - 1
    each = micros(lambda: load(game, read_journal(text)), seconds)
    return {"replay entries/s": 1e6 * entries / each}


def players_measured(game: AnyGame) -> list[int]:
    """Two and four, as far as a game can be played by so many."""
    spans = [range(one.least, one.most + 1) for one in game.table_options if one.name == PLAYERS]
    return [players for players in (2, 4) if spans and players in spans[0]]


def measure(game: AnyGame, seconds: float) -> Figures:
    figures: Figures = {}
    for players in players_measured(game):
        figures |= named(f"{players} players", random_play(game, players, seconds))
    figures |= steps(game, seconds / 5)
    figures |= replay(game, seconds / 2)
    figures |= growth(game, seconds)
    return named(game.id, figures)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("seconds", type=float)
    options.add_argument("--core", type=int)
    options.add_argument("--play-only", metavar="GAME", help="random play of one game, no more")
    options.add_argument("--players", type=int, default=4, help="how many play it")
    asked = options.parse_args()
    pin(asked.core)
    if asked.play_only:
        game = library.open_game(asked.play_only)
        tell({**random_play(game, asked.players, asked.seconds), "peak MB": peak_megabytes()})
        return
    figures: Figures = {}
    for name in GAMES:
        figures |= measure(library.open_game(name), asked.seconds)
    figures["peak MB"] = peak_megabytes()
    for name in GAMES:  # last: numpy takes memory
        figures |= named(name, learning.measure(library.open_game(name), asked.seconds))
    tell(figures)


if __name__ == "__main__":
    main()
