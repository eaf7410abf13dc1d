"""Records: what one seat saw of a game that still runs. At the end the journal is published."""

from typing import Final

from hordekeep.kernel.errors import BadJournal
from hordekeep.kernel.play.seat import Seat, sees
from hordekeep.kernel.record.journal import (
    ChanceEntry,
    ChoiceEntry,
    Entry,
    Header,
    Words,
    line_of,
    lines_of,
    words_in,
)
from hordekeep.kernel.table.table import Table

RECORD: Final = "record"
WORLD: Final = "world"


def record_text(table: Table, seat: Seat, world: str = "") -> str:
    """The journal once the game is over; before, this seat's record of it, labelled as such.

    It ends with a `world` that the seat could be in, if there is one: the text of a position file,
    with which the game can be taken up elsewhere.

    A record holds no secret, neither of the dice nor of another seat: chance that the seat did
    not see is masked, and so are others' sealed answers and the position that the game began with.
    """
    if table.over:
        return table.journal.text()
    entries = [
        _seen(entry, seat, closed=table.is_closed(number))
        for number, entry in enumerate(table.journal.entries, 1)
    ]
    if world:
        entries.append({"kind": WORLD, "position": world})
    return lines_of(_record_header(table.journal.header, seat), entries)


def world_of_record(text: str) -> str | None:
    """The position with which a record ends; None where this is no record.

    Raises `BadJournal` for a record without one.
    """
    lines = text.rstrip("\n").split("\n")
    if words_in(lines[0], 1).get("hordekeep") != RECORD:
        return None
    last = words_in(lines[-1], len(lines))
    position = last.get("position")
    if last.get("kind") != WORLD or not isinstance(position, str):
        raise BadJournal(place=f"line {len(lines)}", field="kind", expected=WORLD)
    return position


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
