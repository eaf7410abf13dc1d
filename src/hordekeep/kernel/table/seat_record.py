"""Records: what one seat saw of a game that still runs. At the end the journal is published."""

from typing import Final

from hordekeep.kernel.play.seat import Seat, sees
from hordekeep.kernel.record.journal import (
    ChanceEntry,
    ChoiceEntry,
    Entry,
    Header,
    Words,
    line_of,
    lines_of,
)
from hordekeep.kernel.table.table import Table

RECORD: Final = "record"


def record_text(table: Table, seat: Seat) -> str:
    """The journal, if the game is over; else its record by this seat, labelled as such.

    A record holds no secret, neither of the dice nor of another seat: chance that the seat did
    not see is masked, and so are others' sealed answers and the position that the game began with.
    """
    if table.over:
        return table.journal.text()
    entries = [
        _seen(entry, seat, closed=table.is_closed(number))
        for number, entry in enumerate(table.journal.entries, 1)
    ]
    return lines_of(_record_header(table.journal.header, seat), entries)


def record_header_line(header: Header, seat: Seat) -> str:
    """The first line of a seat's record."""
    return line_of(_record_header(header, seat))


def _record_header(header: Header, seat: Seat) -> Words:
    words = header.words()
    words["hordekeep"] = RECORD
    words["seat"] = seat
    words["start"] = {name: said for name, said in header.start.items() if name != "position"}
    return words


def _seen(entry: Entry, seat: Seat, *, closed: bool) -> Words:
    if isinstance(entry, ChoiceEntry) and closed and not sees(entry.seen, seat):
        return {"kind": entry.kind, "seat": entry.seat, "hidden": True}
    if isinstance(entry, ChanceEntry) and not sees(entry.seen, seat):
        return {"kind": entry.kind, "hidden": True}
    return entry.words()
