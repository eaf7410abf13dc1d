"""Undo at its plainest: after each, all that stands is played again from the beginning.

Slow and without any copy of a state on the way, so that the kernel's undo can be held against it.
"""

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.history import Answer
from hordekeep.kernel.play.seat import MAIN, NATURE, NOBODY, Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import read_fate
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, UndoEntry
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import start_of

Told = tuple[str, tuple[int, ...], int]


class PlainTable:
    """Follows the journal of a table: its state, events and decisions, worked out plainly."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._start = start_of(table.game, table.journal).state
        self._answers: list[Answer] = []
        self._asked: dict[int, tuple[Seat, int, object]] = {}
        self._numbers = 0
        self._followed = 0
        self.state: State = self._start.clone()
        self.events: list[Told] = []
        self._rebuild()
        self._renew(None)

    def follow(self) -> None:
        """Takes over the entries that are new in the journal."""
        entries = self._table.journal.entries
        for number in range(self._followed, len(entries)):
            self._take_over(number + 1, entries[number])
        self._followed = len(entries)

    def _take_over(self, number: int, entry: Entry) -> None:
        if isinstance(entry, ChoiceEntry):
            lane = entry.seat if self.state.lanes else MAIN
            self._add(Answer(number, lane, entry.seat, self._table.read(entry.say)))
        elif isinstance(entry, ChanceEntry):
            chance = next(one.ask.chance for one in self.state.pending() if one.lane == entry.lane)
            assert chance is not None
            fate = Fate(read_fate(self._table.game.lexicon, chance, entry.say))
            reveals = chance.audience != NOBODY
            self._add(Answer(number, entry.lane, NATURE, fate, reveals=reveals))
        elif isinstance(entry, UndoEntry):
            self._drop(entry.entry)

    def _add(self, answer: Answer) -> None:
        answer.opening = self.state.openings
        self._answers.append(answer)
        self._take(answer)
        self._renew(answer.lane)

    def _drop(self, entry: int) -> None:
        at = next(place for place, answer in enumerate(self._answers) if answer.entry == entry)
        answer = self._answers[at]
        kept = self._answers[:at]
        if answer.lane != MAIN:
            beside = self._answers[at + 1 :]
            kept += [
                later
                for later in beside
                if later.lane not in (MAIN, answer.lane) and later.opening == answer.opening
            ]
        self._answers = kept
        self._rebuild()
        self._renew(answer.lane)

    def _rebuild(self) -> None:
        self.state = self._start.clone()
        self.events = []
        self.state.heard = []
        self.state.pending()
        self._collect(0)
        for answer in self._answers:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        self.state.heard = []
        self.state.answer(answer.lane, answer.action)
        self.state.pending()
        self._collect(answer.entry)

    def _collect(self, moment: int) -> None:
        heard, self.state.heard = self.state.heard or [], None
        self.events += [(event.name, event.facts, moment) for event in heard]

    def _renew(self, touched: int | None) -> None:
        """A question that nothing has touched keeps its number; all others get new ones."""
        asked: dict[int, tuple[Seat, int, object]] = {}
        for pending in self.state.pending():
            if pending.ask.chance is not None:
                continue
            frame, seat = self.state.top(pending.lane), pending.ask.seat
            before = self._asked.get(pending.lane)
            if touched == pending.lane or before is None or (before[0], before[2]) != (seat, frame):
                self._numbers += 1
                before = (seat, self._numbers, frame)
            asked[pending.lane] = before
        self._asked = asked

    @property
    def decisions(self) -> dict[Seat, int]:
        """The number of each open decision, by seat."""
        return {seat: number for seat, number, _ in self._asked.values()}


def same(table: Table, plain: PlainTable) -> bool:
    """Whether both are where the journal leads."""
    return (
        table.state.fingerprint() == plain.state.fingerprint()
        and [(one.name, one.facts, one.moment) for one in table.events] == plain.events
        and {seat: one.number for seat, one in table.decisions.items()} == plain.decisions
        and _asks(table.state) == _asks(plain.state)
    )


def _asks(state: State) -> list[tuple[int, Seat, list[object]]]:
    return [(one.lane, one.ask.seat, list(one.ask.actions)) for one in state.pending()]


def undone(table: Table, seat: Seat) -> bool:
    """Takes back if that is allowed."""
    try:
        table.undo(seat)
    except HordekeepError:
        return False
    return True
