"""How the manners of a game's bots differ in what they do, and whether they are equally strong.

`PYTHONPATH=build/compiled python -m bench.manners GAME --games 600`: pairs of games at adept, with
and without each manner, on the same seeds.
"""

import argparse

from hordekeep import library
from hordekeep.bots.registry import manners_for
from hordekeep.lab.habits import habits_of
from hordekeep.lab.trials import Trial, play

NAMED = 6
"""Habits that are named, the clearest first."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--games", type=int, default=600)
    options.add_argument("--manner")
    asked = options.parse_args()
    game = library.open_game(asked.game, version=1)
    four = {"players": 4, "difficulty": "normal"}
    trial = Trial("adept", asked.game, four, "adept", "adept", asked.games, 0.0)
    plain = [play(trial, game, number) for number in range(asked.games)]
    for manner in [asked.manner] if asked.manner else manners_for(asked.game):
        found = habits_of(game, trial, manner, plain)
        clearest = sorted(found.changes.items(), key=lambda one: -abs(one[1]))[:NAMED]
        told = ", ".join(f"{verb} {100 * more:+.1f}" for verb, more in clearest)
        print(
            f"{manner:13} {100 * found.ahead:+5.1f} ± {196 * found.error:4.1f} points,"
            f" {len(found.changes)} habits: {told}",
            flush=True,
        )


if __name__ == "__main__":
    main()
