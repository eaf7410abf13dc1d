"""RLCard: random play of uno, and copies of its game."""

import copy
import random
import sys
import warnings

import rlcard
from bench.measuring import Figures, micros, named, peak_megabytes, pin, plays, tell


def main() -> None:
    pin()
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1])
    table = rlcard.make("uno", config={"seed": 1})
    source = random.Random(1)

    def one() -> tuple[int, int]:
        seen, _ = table.reset()
        decisions = choices = 0
        while not table.is_over():
            actions = list(seen["legal_actions"])
            decisions += 1
            choices += len(actions) > 1
            seen, _ = table.step(actions[int(source.random() * len(actions))])
        return decisions, choices

    figures: Figures = named("uno", plays(one, seconds))
    table.reset()
    figures["uno copy µs"] = micros(lambda: copy.deepcopy(table.game), seconds / 8)
    figures["peak MB"] = peak_megabytes()
    tell(figures)


if __name__ == "__main__":
    main()
