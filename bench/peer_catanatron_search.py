"""Catanatron's bots that search: how long they think about a choice; playouts a second.

Which bots there are depends on the release: 3.2.1 brings one that looks one action ahead.
"""

import importlib
import sys
import time
from typing import Any

from bench.measuring import Figures, a_second, peak_megabytes, percentiles, pin, tell
from bench.peer_catanatron import COLOURS, MOST_TURNS, goes_on, in_the_middle
from catanatron.game import Game
from catanatron.models.player import RandomPlayer

BOTS = {
    "one action ahead": ("catanatron.players.search", "VictoryPointPlayer", ()),
    "alpha-beta of depth 2": ("catanatron.players.minimax", "AlphaBetaPlayer", (2,)),
    "mcts of 10 simulations": ("catanatron.players.mcts", "MCTSPlayer", (10,)),
}


def kinds() -> dict[str, Any]:
    """The bots of this release, each with what it is made with besides its colour."""
    found: dict[str, Any] = {}
    for name, (module, kind, more) in BOTS.items():
        try:
            found[name] = (getattr(importlib.import_module(module), kind), more)
        except (ImportError, AttributeError):
            print(f"this release brings no {kind}", file=sys.stderr)
    return found


def think_times(kind: Any, more: tuple[int, ...], seconds: float) -> list[float]:
    """Milliseconds of each real choice of a bot, in games against one that plays at random."""
    found: list[float] = []
    spent, seed = 0.0, 0
    while spent < seconds:
        player = kind(COLOURS[0], *more)
        game = Game([player, RandomPlayer(COLOURS[1])], seed=seed)
        seed += 1
        decide = player.decide

        def timed(game: object, actions: list[object], decide: Any = decide) -> object:
            nonlocal spent
            begun = time.process_time()
            chosen = decide(game, actions)
            if len(actions) > 1:
                took = time.process_time() - begun
                spent += took
                found.append(1000 * took)
            return chosen

        player.decide = timed
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            if spent >= seconds:
                break
    return found


def playout(game: Any) -> int:
    """A copy of a game, played on at random to its end."""
    tried = game.copy()
    while goes_on(tried):
        tried.play_tick()
    return 1


def main() -> None:
    pin()
    seconds = float(sys.argv[1])
    middle = in_the_middle()
    figures: Figures = {"catan random simulations/s": a_second(lambda: playout(middle), seconds)}
    for name, (kind, more) in kinds().items():
        figures |= percentiles(f"catan {name}", think_times(kind, more, seconds))
    figures["search MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
