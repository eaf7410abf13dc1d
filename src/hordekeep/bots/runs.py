"""Runs: what a seat chose in one go, without anything else in between; as a journal has it."""

from collections.abc import Iterator
from typing import Final, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.journal import ChoiceEntry, Journal, UndoEntry
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load

ONE: Final = 1


@final
class Run:
    """Choices that follow each other, of one seat; those that were taken back are left out."""

    def __init__(self, entry: int, seat: Seat, ways: int) -> None:
        self.entry = entry
        """The number of its first entry."""
        self.last = entry
        """The number of its last entry."""
        self.seat = seat
        self.ways = ways
        """The most actions that were possible at one of its choices."""
        self.actions: list[Action] = []


def runs_of(game: AnyGame, journal: Journal, seat: Seat | None) -> list[Run]:
    """All runs in which there was something to choose: those of one seat, or of everybody."""
    gone = {one.entry for one in journal.entries if isinstance(one, UndoEntry)}
    table = load(game, journal, upto=0)
    found: list[Run] = []
    run: Run | None = None
    for number, entry in enumerate(journal.entries, 1):
        is_choice = isinstance(entry, ChoiceEntry) and number not in gone
        if not isinstance(entry, ChoiceEntry) or not is_choice:
            run = None
        elif seat is None or entry.seat == seat:
            ways = len(table.decision(entry.seat).actions)
            if run is None or run.seat != entry.seat:
                run = Run(number, entry.seat, ways)
                found.append(run)
            run.last = number
            run.ways = max(run.ways, ways)
            run.actions.append(table.read(entry.say))
        else:
            run = None
        table.replay(entry)
    return [one for one in found if one.ways > ONE]


def tables_before(game: AnyGame, journal: Journal, runs: list[Run]) -> Iterator[tuple[Run, Table]]:
    """Each of these runs, in their order, with the table as it was before its first choice."""
    table = load(game, journal, upto=0)
    for run in runs:
        for entry in journal.entries[len(table.journal.entries) : run.entry - 1]:
            table.replay(entry)
        yield run, table
