"""Hordekeep's searches: playouts a second, think times of the strengths, memory of a search."""

import sys
import time
import tracemalloc
from itertools import count

from bench.measuring import Figures, a_second, micros, named, peak_megabytes, percentiles, pin, tell
from bench.own import in_the_middle

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.bots.searching import Rounds, play_out
from hordekeep.bots.strengths import MASTER, STRENGTHS
from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.table.perspective import Perspective, perspective_of


def perspective_in_the_middle(game: AnyGame) -> Perspective:
    table = in_the_middle(game)
    return perspective_of(table, next(iter(table.decisions)))


def playouts(game: AnyGame, seconds: float) -> Figures:
    """A second, from the middle of a game: to its end, and one round of greedy players."""
    perspective = perspective_in_the_middle(game)
    world, luck = perspective.world(Luck(1)), Luck(2)
    figures: Figures = {}
    for policy, until, name in (
        ("random", None, "random simulations/s"),
        ("quick", None, "quick simulations/s"),
        ("greedy", None, "greedy simulations/s"),
        ("greedy", Rounds(1), "greedy rounds/s"),
    ):

        def once(policy: str = policy, until: Rounds | None = until) -> int:
            play_out(world.clone(luck), luck, policy, until)
            return 1

        figures[name] = a_second(once, seconds)
    figures["world µs"] = micros(lambda: perspective.world(luck), seconds / 4)
    return figures


def think_times(game: AnyGame, strength: str, seconds: float) -> list[float]:
    """Milliseconds of each turn of bots among their like, in games until the time is spent."""
    found: list[float] = []
    spent = 0.0
    for seed in count(1):
        table = library.new_table(game, players=4, seed=seed)
        bots = [new_bot(strength, game.id, seed * 31 + seat) for seat in range(table.seats)]
        before = -1
        while table.decisions:
            seat, decision = next(iter(table.decisions.items()))
            begun = time.process_time()
            chosen = bots[seat].choose(perspective_of(table, seat))
            took = time.process_time() - begun
            spent += took
            if seat == before:  # decisions without another seat's between them are of one turn
                found[-1] += 1000 * took
            elif spent >= seconds and found:
                return found
            else:
                found.append(1000 * took)
            before = seat
            table.answer(seat, decision.number, chosen)
    return found


def memory(game: AnyGame, strength: str = MASTER) -> float:
    """Kilobytes that a bot's decision holds at most, besides the table."""
    perspective = perspective_in_the_middle(game)
    tracemalloc.start()
    new_bot(strength, game.id, 1).choose(perspective)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1000


def measure(game: AnyGame, seconds: float) -> Figures:
    figures = playouts(game, seconds)
    figures["search kB"] = memory(game)
    for strength in STRENGTHS:
        figures |= percentiles(strength, think_times(game, strength, seconds))
    return named(game.id, figures)


def main() -> None:
    pin()
    figures: Figures = {}
    for name in GAMES:
        figures |= measure(library.open_game(name), float(sys.argv[1]))
    figures["search MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
