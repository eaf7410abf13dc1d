"""What the bots have to show, game after game; can be stopped and gone on with at any time.

Best with the compiled rules: `PYTHONPATH=build/compiled python -m bench.strength GAME --jobs 2`.
`--only master` plays the trials whose names hold the word, `--games 40` only so many of each. Each
game is a line in the file of results (GAME-strength.jsonl), and what stands there is not played
again: delete the file after a change of a bot.
"""

import argparse
from pathlib import Path

from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.proving import prove, report


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--only", default="")
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--results", type=Path)
    asked = options.parse_args()
    trials = [one for one in lab_of(asked.game).trials if asked.only in one.name]
    path = asked.results or Path(f"{asked.game}-strength.jsonl")
    records = prove(trials, path, games=asked.games, jobs=asked.jobs)
    print(report(asked.game, trials, records))


if __name__ == "__main__":
    main()
