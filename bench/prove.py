"""What bots, sets and hints have to show, in three parts; each can be stopped and gone on with.

Best with the compiled rules: `PYTHONPATH=build/compiled python -m bench.prove GAME PART --jobs 2`.

- `strength`: the trials of the bots, on the first version of the content; `--only master` plays
  those whose names hold the word. A trial ends early when its interval decides it.
- `balance`: masters with the newest content, at every difficulty and number of players that has an
  aim; the reports are those of `hordekeep lab balance`.
- `hints`: in the middle of games, the first hint against the adept's own choice.

`--games 40` plays only so many of each. Each game is a line in a file (GAME-PART.jsonl, or one for
each report), and what stands there is not played again: delete it after a change of a bot.
"""

import argparse
import json
from pathlib import Path

from hordekeep.cli.main import hordekeep
from hordekeep.lab.arena.hint_trials import hint_record
from hordekeep.lab.arena.hint_trials import told as hints_told
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.proving import prove, read_records, report
from hordekeep.library import open_game

POSITIONS = 500
GAMES = 400


def strength(asked: argparse.Namespace) -> None:
    trials = [one for one in lab_of(asked.game).trials if asked.only in one.name]
    path = asked.results or Path(f"{asked.game}-strength.jsonl")
    records = prove(trials, path, games=asked.games or 10_000, jobs=asked.jobs)
    print(report(asked.game, trials, records))


def balance(asked: argparse.Namespace) -> None:
    for name, words in lab_of(asked.game).balanced.items():
        if asked.only not in name:
            continue
        print(f"── {name} ──", flush=True)
        said = ["--bots", "master", "--games", str(asked.games or GAMES), "--jobs", str(asked.jobs)]
        kept = ["--resume", f"{asked.game}-balance-{name}.jsonl"]
        hordekeep.main(["lab", "balance", asked.game, *words, *said, *kept], standalone_mode=False)


def hints(asked: argparse.Namespace) -> None:
    path = asked.results or Path(f"{asked.game}-hints.jsonl")
    records = read_records(path)
    done = {one["number"] for one in records}
    game = open_game(asked.game)
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")  # ends half a line
        for number in range(asked.games or POSITIONS):
            if number not in done:
                records.append(hint_record(game, number))
                file.write(json.dumps(records[-1]) + "\n")
                file.flush()
    print(hints_told(records))


PARTS = {"strength": strength, "balance": balance, "hints": hints}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("part", choices=PARTS)
    options.add_argument("--only", default="")
    options.add_argument("--games", type=int, default=0)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--results", type=Path)
    asked = options.parse_args()
    PARTS[asked.part](asked)


if __name__ == "__main__":
    main()
