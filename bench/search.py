"""Searches side by side: think times of every strength and build, simulations a second next to
OpenSpiel's MCTS and Catanatron's bots, memory of a search. `make bench` measures the rules.

`python -m bench.search`; `--keep` writes the table into docs/performance.md. Times are CPU times.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from bench.measuring import Figures
from bench.report import markdown, said
from bench.run import about, measure
from bench.subjects import own, peers

from hordekeep.bots.strengths import LIMITS_MS, STRENGTHS
from hordekeep.games.seams import GAMES

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- search -->", "<!-- end of search -->"
QUANTILES: Final = ("p50", "p95", "max")


def think_times(medians: dict[str, Figures], builds: list[str]) -> str:
    """A row for each strength of each game in each build."""
    rows = []
    for game in GAMES:
        for strength in STRENGTHS:
            for build in builds:
                found = [medians[build].get(f"{game} {strength} {one} ms") for one in QUANTILES]
                if any(one is not None for one in found):
                    limit = str(LIMITS_MS[strength]) if build == "compiled" else ""
                    rows.append([f"{game} {strength}, {build}", *map(said, found), limit])
    return markdown(["ms a turn", *QUANTILES, "limit"], rows)


def speeds(medians: dict[str, Figures]) -> str:
    """Every other figure of everybody."""
    rows = [
        [subject, name, said(value)]
        for subject, figures in medians.items()
        for name, value in figures.items()
        if not (subject in ("compiled", "interpreted") and name.endswith(" ms"))
    ]
    return markdown(["who", "what", "found"], rows)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=2.0, help="CPU time of one measurement")
    options.add_argument("--no-peers", action="store_true")
    options.add_argument(
        "--keep", action="store_true", help=f"write the table into {DOCUMENT.name}"
    )
    asked = options.parse_args()
    notes: list[str] = []
    facts = about(asked.rounds, asked.seconds)
    builds = own(notes=notes, module="bench.own_search")
    others = [] if asked.no_peers else peers(notes=notes, what="search")
    medians = measure([*builds, *others], asked.rounds, asked.seconds, notes, rules=False).medians()
    if not medians:
        print(*notes, sep="\n", file=sys.stderr)
        return 1
    names = [one.name for one in builds if one.name in medians]
    told = ", ".join(f"{name}: {value}" for name, value in facts.items())
    table = "\n\n".join([f"{told}.", think_times(medians, names), speeds(medians)])
    print(table, *notes, sep="\n")
    if asked.keep:
        text = DOCUMENT.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        DOCUMENT.write_text(f"{before}{BEGIN}\n{table}\n{END}{rest.partition(END)[2]}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
