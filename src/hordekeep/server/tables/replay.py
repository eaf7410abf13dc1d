"""A game as it went: its entries, and how things stood after each of them."""

from hordekeep.kernel.errors import BadOption, GameOver
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import NATURE, Seat, sees
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, UndoEntry
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import narrate


def lines(table: Table) -> wire.Lines:
    """All entries, as the scrubber needs them; they say nothing that was hidden."""
    entries = table.journal.entries
    gone = {entry.entry for entry in entries if isinstance(entry, UndoEntry)}
    return wire.Lines(
        lines=[
            wire.Line(
                entry=number, kind=_kind(entry), actor=_actor(entry), stands=number not in gone
            )
            for number, entry in enumerate(entries, 1)
        ]
    )


def log(table: Table, seat: Seat, words: Catalogue, since: int) -> wire.Log:
    """The chronicle of what this seat may know, from the turn on in which entry `since` lies."""
    words.manner.know(table.state)
    chapters = narrate(table.heard_by(seat), words)
    first = 0
    for number, chapter in enumerate(chapters):
        if chapter.moment <= since:
            first = number
    return wire.Log(
        chapters=[
            wire.Chapter(
                heading=chapter.heading,
                entry=chapter.moment,
                lines=[
                    wire.LogLine(entry=line.moment, text=line.text, clauses=line.clauses)
                    for line in chapter.lines
                ],
            )
            for chapter in chapters[first:]
        ]
    )


def _kind(entry: Entry) -> wire.EntryKind:
    kind: wire.EntryKind = entry.kind  # type: ignore[assignment]  # the kernel's kinds are these
    return kind


def _actor(entry: Entry) -> Seat:
    return entry.seat if isinstance(entry, ChoiceEntry | UndoEntry) else NATURE


def moments(table: Table, seat: Seat, first: int, count: int) -> wire.Moments:
    """How this seat saw the game after each of `count` entries, from entry `first` on."""
    entries = table.journal.entries
    if not 1 <= first <= len(entries):
        raise BadOption(option="entry", found=first, expected=f"1 to {len(entries)}")
    past = load(table.game, table.journal, upto=first - 1)
    found = []
    for number, entry in enumerate(entries[first - 1 : first - 1 + count], first):
        past.replay(entry)
        found.append(_moment(past, seat, entry, closed=table.is_closed(number)))
    return wire.Moments(last=len(entries), moments=found)


def world_at(table: Table, entry: int | None, seat: Seat, luck: Luck) -> State:
    """How things stood after an entry: as it was, if the game is over; else as `seat` may know."""
    last = len(table.journal.entries)
    if entry is not None and entry > last:
        raise BadOption(option="entry", found=entry, expected=f"1 to {last}")
    past = load(table.game, table.journal, upto=entry or last)
    if past.over:
        raise GameOver
    return past.state if table.over else past.imagine(seat, luck)


def _moment(past: Table, seat: Seat, entry: Entry, *, closed: bool) -> wire.Moment:
    number = len(past.journal.entries)
    outlook = encoding.outlook(past, seat)
    return wire.Moment(
        entry=number,
        kind=_kind(entry),
        actor=_actor(entry),
        say=_said(entry, seat, closed=closed),
        view=encoding.view(past, seat),
        events=[one for one in encoding.heard(past, [seat], number - 1) if one.entry == number],
        waiting=encoding.waiting(past, []),
        omens=outlook.omens,
        dangers=outlook.dangers,
        result=encoding.result(past.result()),
    )


def _said(entry: Entry, seat: Seat, *, closed: bool) -> str:
    """What an entry says, unless it is hidden from this seat: by now `closed` if it was sealed."""
    if isinstance(entry, ChoiceEntry) and (not closed or sees(entry.seen, seat)):
        return entry.say
    if isinstance(entry, ChanceEntry) and sees(entry.seen, seat):
        return entry.say
    return ""
