"""What undo costs: journals made to cost, each twice as long as the one before, played through.

    python -m bench.undo_cost
    PYTHONPATH=build/compiled python -m bench.undo_cost

Each is a journal of Sanctum in which nothing is revealed, so that everything may be taken back.
Where twice the length takes twice the time, undo costs what it takes back, not what came before.
"""

import argparse
import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from bench.measuring import pin

from hordekeep import library
from hordekeep.games.sanctum.game import Sanctum
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.record.position import describe
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.lab.sanctum.starts import RandomWalk, at_the_last_rest

SEATS: Final = 3
HOLDERS: Final = ["person:Anna"] * SEATS
"""One person: nobody else stands in the way of an undo."""


class Figures(NamedTuple):
    """A journal, and what it took to play it through."""

    way: str
    entries: int
    kilobytes: float
    seconds: float
    """CPU time, reading included."""
    steps: int
    """Steps of the rules, those included that were taken again."""


def on_the_road() -> Table:
    """A table at which the seats may rest in turn, as often as they like."""
    table = library.new_table("sanctum", seed=1, players=SEATS, holders=HOLDERS)
    while not _answered(table, "rest"):
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, decision.actions[0])
    return table


def at_last_rest() -> Table:
    """A table at which the seats may change their equipment side by side."""
    game = library.open_game("sanctum")
    assert isinstance(game, Sanctum)
    walk = RandomWalk(game, {"players": SEATS}, 1).to(at_the_last_rest)
    words = {"game": game.id, "options": walk.options, "position": describe(game, walk.quest)}
    stretch = Stretch(open_secret(1), [])
    return open_position(game, words, engine="bench", stretch=stretch, holders=HOLDERS)


def _answered(table: Table, *verbs: str) -> bool:
    """Answers the first open decision with one of these verbs, if it can be."""
    seat = next(iter(table.decisions))
    return _answer(table, seat, *verbs)


def _answer(table: Table, seat: int, *verbs: str) -> bool:
    decision = table.decisions[seat]
    for action in decision.actions:
        if action.verb in verbs:
            table.answer(seat, decision.number, action)
            return True
    return False


def pairs(many: int) -> Table:
    """Half of the choices stand; the other half are taken back at once."""
    table = on_the_road()
    for _ in range(many // 3):
        _answered(table, "rest")
    for _ in range(many // 3):
        _answered(table, "rest")
        table.undo(0)
    return table


def all_the_way(many: int) -> Table:
    """All choices are made, then all are taken back."""
    table = on_the_road()
    for _ in range(many // 2):
        _answered(table, "rest")
    for _ in range(many // 2):
        table.undo(0)
    return table


def side_by_side(many: int) -> Table:
    """One lane after the other is filled, then all are emptied in turn."""
    table = at_last_rest()
    for seat in range(SEATS):
        for _ in range(many // (2 * SEATS)):
            _answer(table, seat, "equip", "unequip")
    for turn in range(many // 2 // SEATS * SEATS):
        table.undo(turn % SEATS)
    return table


WAYS: Final[Mapping[str, Callable[[int], Table]]] = {
    "choice and undo in turn": pairs,
    "all the way back": all_the_way,
    "lanes back in turn": side_by_side,
}


def measure(way: str, many: int) -> Figures:
    """Makes a journal with so many entries, and plays it through."""
    made = WAYS[way](many)
    text = made.journal.text()
    begun = time.process_time()
    table = load(made.game, read_journal(text))
    spent = time.process_time() - begun
    return Figures(way, len(table.journal.entries), len(text) / 1e3, spent, table.steps_taken)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--entries", type=int, nargs="+", default=[3750, 7500, 15000, 30000])
    said = options.parse_args()
    pin()
    print("way                      entries       kB  CPU s  µs/entry  steps/entry")
    for way in WAYS:
        for many in said.entries:
            one = measure(way, many)
            print(
                f"{way:24} {one.entries:7} {one.kilobytes:8.0f} {one.seconds:6.2f}"
                f" {1e6 * one.seconds / one.entries:9.1f} {one.steps / one.entries:12.2f}"
            )


if __name__ == "__main__":
    main()
