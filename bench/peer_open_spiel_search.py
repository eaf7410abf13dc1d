"""OpenSpiel's MCTS, in C++ and in Python: simulations a second from the start of two games."""

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from bench.measuring import Figures, a_second, peak_megabytes, pin, tell
from bench.peer_open_spiel import fall
from open_spiel.python.algorithms import mcts

GAMES = ("backgammon", "chess")
SIMULATIONS = 50
EXPLORATION = 2.0
MEGABYTES = 1000
SEED = 42


def searches(game: Any) -> dict[str, Any]:
    """Its two searches with the same settings."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, SEED)
    own = mcts.RandomRolloutEvaluator(1, np.random.RandomState(SEED))
    return {
        "C++": pyspiel.MCTSBot(
            game, rollouts, EXPLORATION, SIMULATIONS, MEGABYTES, False, SEED, False
        ),
        "Python": mcts.MCTSBot(
            game, EXPLORATION, SIMULATIONS, own, solve=False, random_state=np.random.RandomState(1)
        ),
    }


def main() -> None:
    pin()
    seconds = float(sys.argv[1])
    figures: Figures = {}
    for name in GAMES:
        game, source = pyspiel.load_game(name), random.Random(1)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(fall(state, source))
        for language, bot in searches(game).items():

            def once(bot: Any = bot, state: Any = state) -> int:
                """The simulations of one search."""
                return int(bot.mcts_search(state).explore_count)

            figures[f"{name} {language} simulations/s"] = a_second(once, seconds)
    figures["search MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
