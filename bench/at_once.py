"""Which weights of bots should grow or shrink, from games with all of them changed at once.

`PYTHONPATH=build/compiled python -m bench.at_once last-bastion --games 2500 --spread 0.3`
What a step along the slopes brings has to be tried on fresh seeds.
"""

import argparse

from hordekeep import library
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.at_once import Changes, slopes_of, some_changes
from hordekeep.lab.last_bastion import tuning as siege
from hordekeep.lab.sanctum import tuning as quest

SEATS = 4


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=("last-bastion", "sanctum"))
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--spread", type=float, default=0.3)
    asked = options.parse_args()
    game = library.open_game(asked.game, version=1)
    luck = Luck(asked.seed)
    played: list[tuple[Changes, float]] = []
    for number in range(asked.games):
        played += play(game, 100_000 * asked.seed + number, asked.spread, luck)
    for one in slopes_of(played):
        print(f"{one.name:20} {one.gain:+.3f} ± {one.error:.3f}  {one.sureness:+.1f}")


def play(game: AnyGame, seed: int, spread: float, luck: Luck) -> list[tuple[Changes, float]]:
    """One game: a team has one set of changes, rivals have one each."""
    if game.id == "last-bastion":
        changes = some_changes(siege.KNOBS, spread, luck)
        return [(changes, siege.is_won(game, changes, seed))]
    seats = [some_changes(quest.KNOBS, spread, luck) for _ in range(SEATS)]
    return list(zip(seats, quest.shares_with(game, seats, seed), strict=True))


if __name__ == "__main__":
    main()
