"""How fast the rules of Last Bastion go: random play, clones, fingerprints, views, replays.

Every figure is CPU time of one process, measured several times; the table shows the median and the
spread between the slowest and the fastest. `--json` prints the same for programs.
"""

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, final

from hordekeep.games.last_bastion.opening import open_game
from hordekeep.kernel import state as kernel_state
from hordekeep.kernel.chance import Luck
from hordekeep.kernel.journal import read_journal
from hordekeep.kernel.perspective import perspective_of
from hordekeep.kernel.seat import MAIN
from hordekeep.kernel.state import State, play_on
from hordekeep.kernel.table import Table
from hordekeep.kernel.verify import load
from hordekeep.lab.last_bastion import LastBastionYardstick
from hordekeep.lab.match import Match, bots_of, table_of
from hordekeep.lab.playing import play_plain

GAME = open_game()
YARDSTICK = LastBastionYardstick(GAME)
REPEATS = 7
SECONDS = 0.7
"""How long one measurement lasts, about."""


@final
@dataclass(frozen=True, slots=True)
class Figure:
    """A measured thing: its unit, and what each repeat found."""

    name: str
    unit: str
    found: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.found)

    def line(self) -> str:
        low, high = min(self.found), max(self.found)
        return f"{self.name:<44} {self.median:>12,.1f} {self.unit:<12} {low:>12,.1f} – {high:,.1f}"

    def words(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "unit": self.unit,
            "median": round(self.median, 2),
            "found": [round(one, 2) for one in self.found],
        }


def _seconds_for(work: Callable[[], object], times: int) -> float:
    """The CPU seconds that something takes so many times."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - begun


# Random play.


def random_game(options: dict[str, Any], luck: Luck) -> tuple[int, int]:
    """Plays on the bare state with nothing counted but decisions and choices."""
    state = GAME.begin(options)
    decisions = choices = 0
    asked = play_on(state, luck)
    while asked is not None:
        decisions += 1
        actions = asked.actions
        choices += len(actions) > 1
        state.answer(MAIN, actions[luck.below(len(actions))])
        asked = play_on(state, luck)
    return decisions, choices


def random_play(players: int) -> list[Figure]:
    options = GAME.options({"players": players})
    decided: list[float] = []
    chosen: list[float] = []
    for repeat in range(REPEATS):
        luck = Luck(repeat)
        decisions = choices = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            more_decisions, more_choices = random_game(options, luck)
            decisions += more_decisions
            choices += more_choices
        seconds = time.process_time() - begun
        decided.append(decisions / seconds)
        chosen.append(choices / seconds)
    name = f"random play, {players} players"
    return [Figure(name, "decisions/s", decided), Figure(name, "choices/s", chosen)]


def simulated(bot: str, players: int, games: int) -> Figure:
    """As `hordekeep simulate` plays: dice that can be verified, events told and counted."""
    match = Match(GAME.id, {"players": players}, (bot,))
    found = []
    for repeat in range(REPEATS):
        seeds = range(repeat * games, (repeat + 1) * games)
        tallies = [play_plain(match, GAME, YARDSTICK, seed) for seed in seeds]
        seconds = sum(tally.seconds for tally in tallies)
        found.append(sum(tally.decisions for tally in tallies) / seconds)
    return Figure(f"simulate, {bot}, {players} players", "decisions/s", found)


# Single steps.


def each(name: str, work: Callable[[], object]) -> Figure:
    """Microseconds of something that is done again and again."""
    times = 1
    while _seconds_for(work, times) < SECONDS / 10:
        times *= 2
    found = [1e6 * _seconds_for(work, times * 5) / (times * 5) for _ in range(REPEATS)]
    return Figure(name, "µs", found)


def middle_of_a_game(players: int) -> Table:
    """A table some turns into a game."""
    match = Match(GAME.id, {"players": players}, ("random",))
    table = table_of(match, GAME, 4)
    bots = bots_of(match, GAME, 4)
    for _ in range(30):
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    return table


def steps() -> list[Figure]:
    table = middle_of_a_game(4)
    state: State = table.state
    seat = next(iter(table.decisions))
    return [
        each("clone", state.clone),
        each("fingerprint", state.fingerprint),
        each("view of a seat", lambda: table.view(seat)),
        each("candidates with reasons", lambda: table.candidates(seat)),
        each("forecast", lambda: table.forecast(seat)),
    ]


def replays() -> Figure:
    """How fast a journal is read and played through again."""
    table = middle_of_a_game(4)
    text = table.journal.text()
    entries = len(table.journal.entries)
    found = []
    for _ in range(REPEATS):
        times = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            load(GAME, read_journal(text))
            times += 1
        found.append(times * entries / (time.process_time() - begun))
    return Figure("replay of a journal", "entries/s", found)


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(kernel_state.__file__).endswith(".py")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    figures = [
        *random_play(2),
        *random_play(4),
        simulated("random", 4, 100),
        simulated("greedy", 4, 1),
        *steps(),
        replays(),
    ]
    machine = {
        "python": platform.python_version(),
        "compiled": compiled(),
        "processor": platform.machine(),
        "repeats": REPEATS,
    }
    if asked.json:
        words = {"machine": machine, "figures": [figure.words() for figure in figures]}
        print(json.dumps(words, indent=2))
        return 0
    print(" · ".join(f"{name} {value}" for name, value in machine.items()))
    print(f"{'':<44} {'median':>12} {'':<12} {'slowest':>12} – fastest")
    for figure in figures:
        print(figure.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
