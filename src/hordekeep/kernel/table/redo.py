"""Doing again what was taken back: the same answers, until something else is done.

An answer that is given again stands in the journal like any other; nothing was revealed between,
or it could not have been taken back.
"""

from typing import final

from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.journal import ChoiceEntry, EndEntry, Entry, ReseedEntry, UndoEntry
from hordekeep.kernel.table.table import Table


@final
class TakenBack:
    """What a table's people have taken back and not done again, followed entry by entry."""

    def __init__(self) -> None:
        self._read = 0
        self._answers: list[ChoiceEntry] = []
        """The last one is the first to be done again."""

    def follow(self, table: Table) -> None:
        """Reads the entries that are new since the last time."""
        entries = table.journal.entries
        for number in range(self._read, len(entries)):
            self._note(entries, number)
        self._read = len(entries)

    def _note(self, entries: list[Entry], number: int) -> None:
        entry = entries[number]
        if isinstance(entry, UndoEntry):
            choice = entries[entry.entry - 1]
            assert isinstance(choice, ChoiceEntry), "only choices are taken back"
            self._answers.append(choice)
        elif isinstance(entry, ChoiceEntry):
            again = self._answers[-1] if self._answers else None
            if again is not None and (again.seat, again.say) == (entry.seat, entry.say):
                self._answers.pop()
            else:
                self._answers.clear()
        elif isinstance(entry, (ReseedEntry, EndEntry)):
            self._answers.clear()

    def next_for(self, table: Table, seat: Seat) -> str:
        """The answer that this seat can give again to what it is asked now, or ""."""
        decision = table.decisions.get(seat)
        if decision is None or not self._answers or self._answers[-1].seat != seat:
            return ""
        say = self._answers[-1].say
        spelt = [table.game.lexicon.spell(action) for action in decision.actions]
        return say if say in spelt else ""
