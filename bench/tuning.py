"""Looks for better weights of Sanctum's bots; the winner has to be confirmed on fresh seeds.

`PYTHONPATH=build/compiled python -m bench.tuning --settings 16 --games 40 --rival expert`
"""

import argparse

from hordekeep import library
from hordekeep.kernel.play.chance import Luck
from hordekeep.lab.sanctum.tuning import Setting, halved, share_of_wins, some_setting


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--settings", type=int, default=16)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rival", default="expert")
    asked = options.parse_args()
    game = library.open_game("sanctum", version=1)
    luck = Luck(asked.seed)

    def score(setting: Setting, numbers: range) -> float:
        share = share_of_wins(game, setting, asked.rival, numbers)
        shown = {name: round(worth, 3) for name, worth in setting.items()}
        print(f"{100 * share:5.1f} % of {len(numbers):4}  {shown}", flush=True)
        return share

    settings = [some_setting(luck) for _ in range(asked.settings)]
    share, best = halved(settings, score, asked.games, first=100_000 * asked.seed)[0]
    print(f"best: {100 * share:.1f} %  {dict(best)}")


if __name__ == "__main__":
    main()
