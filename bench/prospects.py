"""How likely a position of Last Bastion is won, fitted to games of greedy heroes.

`PYTHONPATH=build/compiled python -m bench.prospects --games 600`; the numbers stand in
`bots/last_bastion/rollouts.py`, where rollouts end before the game does.
"""

import argparse

from hordekeep import library
from hordekeep.lab.last_bastion.prospects import Glimpse, fitted, glimpses_of


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=600)
    options.add_argument("--seed", type=int, default=700_000)
    asked = options.parse_args()
    game = library.open_game("last-bastion", version=1)
    glimpses: list[Glimpse] = []
    for number in range(asked.games):
        glimpses += glimpses_of(game, asked.seed + number)
    for waits, name in ((True, "a warlord waits"), (False, "no warlord waits")):
        own = [one for one in glimpses if one.waits == waits]
        even, point, card = fitted(own)
        print(
            f"{name:17} {len(own):6} turns: {even:+.3f}, a point {point:+.4f}, a card {card:+.4f}"
        )


if __name__ == "__main__":
    main()
