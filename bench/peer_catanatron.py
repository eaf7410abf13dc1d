"""Catanatron: random play of Catan, and copies of a game, in an environment of its own."""

import itertools
import sys

from bench.measuring import Figures, micros, named, peak_megabytes, pin, plays, tell
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

MOST_TURNS = 1000
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def seated(players: int, seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS[:players]], seed=seed)


def goes_on(game: Game, turns: int = MOST_TURNS) -> bool:
    return game.winning_color() is None and game.state.num_turns < turns


def actions_of(game: Game) -> list[object]:
    """Releases differ in where they keep them."""
    owner = game if hasattr(game, "playable_actions") else game.state
    return list(owner.playable_actions)


def random_play(players: int, seconds: float) -> Figures:
    seeds = itertools.count()

    def one() -> tuple[int, int]:
        game = seated(players, next(seeds))
        decisions = choices = 0
        while goes_on(game):
            decisions += 1
            choices += len(actions_of(game)) > 1
            game.play_tick()
        return decisions, choices

    return plays(one, seconds)


def in_the_middle() -> Game:
    game = seated(4, 1)
    while goes_on(game, turns=60):
        game.play_tick()
    return game


def main() -> None:
    pin()
    seconds = float(sys.argv[1])
    figures: Figures = {}
    for players in (2, 4):
        figures |= named(f"catan {players} players", random_play(players, seconds))
    figures["catan copy µs"] = micros(in_the_middle().copy, seconds / 4)
    figures["peak MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
