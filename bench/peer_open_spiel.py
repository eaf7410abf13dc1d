"""OpenSpiel: random play of four of its C++ games through Python, and copies of their states."""

import random
import sys
from typing import Any

import pyspiel
from bench.measuring import Figures, micros, named, peak_megabytes, pin, plays, tell

GAMES = ("backgammon", "chess", "hanabi", "euchre")
MIDDLE = 20
"""How many decisions into a game the state lies that is copied."""


def fall(state: Any, source: random.Random) -> int:
    """One of the outcomes of a chance node, as likely as they say."""
    left = source.random()
    outcomes = state.chance_outcomes()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return int(outcome)
    return int(outcomes[-1][0])


def play(game: Any, source: random.Random, most: int = 1 << 30) -> tuple[Any, int, int]:
    """Plays on to the end, or to so many decisions; the state, decisions and choices."""
    state = game.new_initial_state()
    decisions = choices = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(fall(state, source))
            continue
        actions = state.legal_actions()
        decisions += 1
        choices += len(actions) > 1
        state.apply_action(actions[int(source.random() * len(actions))])
    return state, decisions, choices


def main() -> None:
    pin()
    seconds = float(sys.argv[1])
    figures: Figures = {}
    for name in GAMES:
        game, source = pyspiel.load_game(name), random.Random(1)

        def one(game: Any = game, source: random.Random = source) -> tuple[int, int]:
            return play(game, source)[1:]

        figures |= named(name, plays(one, seconds))
        figures[f"{name} copy µs"] = micros(play(game, source, MIDDLE)[0].clone, seconds / 8)
    figures["peak MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
