"""Speed and strength of the policies of playouts, four players each.

Run with the sources or with build/compiled on the path:
`PYTHONPATH=build/compiled python -m bench.policies sanctum --games 200 --greedy-games 20`
"""

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

from hordekeep import library
from hordekeep.bots.searching import play_out
from hordekeep.games.seams import GAMES, part_of
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import Option
from hordekeep.kernel.play.world import World

PLAYERS = 4
ALL_OF_THEM = {"won"}
"""Endings after which everybody has come through."""
SOME_OF_THEM = {"lord-beaten"}
"""Endings after which those have who scored."""


class Figures(NamedTuple):
    milliseconds: float
    decisions: float
    came_through: float
    """The part of the players that won or survived."""


def measure(game: AnyGame, policy: str, games: int, first: int) -> Figures:
    options = game.options({"players": PLAYERS, "difficulty": easiest(game)})
    decisions = came_through = 0
    begun = time.process_time()
    for seed in range(first, first + games):
        luck = Luck(seed)
        world = World(game, game.begin(options), luck)
        decisions += play_out(world, luck, policy).decisions
        came_through += survivors(world)
    spent = time.process_time() - begun
    return Figures(1000 * spent / games, decisions / games, came_through / games / PLAYERS)


def easiest(game: AnyGame) -> str:
    """The easiest difficulty: there playouts of weak policies are told apart best."""
    options: Sequence[Option] = part_of(game.id, "options").OPTIONS
    return next(str(one.words[0]) for one in options if one.name == "difficulty")


def survivors(world: World) -> int:
    result = world.result()
    assert result is not None
    if result.reason in ALL_OF_THEM:
        return PLAYERS
    return sum(score > 0 for score in result.scores) if result.reason in SOME_OF_THEM else 0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=list(GAMES))
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--greedy-games", type=int, default=20)
    options.add_argument("--seed", type=int, default=9000)
    asked = options.parse_args()
    game = library.open_game(asked.game)
    found = {
        policy: measure(game, policy, games, asked.seed)
        for policy, games in (
            ("random", asked.games),
            ("quick", asked.games),
            ("greedy", asked.greedy_games),
        )
    }
    for policy, figures in found.items():
        print(
            f"{policy:7} {figures.milliseconds:8.2f} ms a game, {figures.decisions:6.0f} decisions,"
            f" {100 * figures.came_through:5.1f} % came through"
        )
    print(f"quick: {found['greedy'].milliseconds / found['quick'].milliseconds:.1f} × greedy")


if __name__ == "__main__":
    main()
