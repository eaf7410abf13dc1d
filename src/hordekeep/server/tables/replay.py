"""A game as it went: its entries, and how things stood after each of them."""

from hordekeep.kernel.errors import BadOption, GameOver
from hordekeep.kernel.play.seat import EVERYBODY, NATURE, Seat, sees
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, Journal, UndoEntry
from hordekeep.kernel.table.fork import Dreamer
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.work.worker_memory import Past
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import LogLine, narrate


def lines(journal: Journal) -> wire.ReplayEntries:
    """All entries, as the scrubber needs them; they say nothing that was hidden."""
    entries = journal.entries
    gone = {entry.entry for entry in entries if isinstance(entry, UndoEntry)}
    return wire.ReplayEntries(
        lines=[
            wire.ReplayEntry(
                entry=number, kind=_kind(entry), actor=_actor(entry), stands=number not in gone
            )
            for number, entry in enumerate(entries, 1)
        ]
    )


def log(table: Table, seat: Seat, words: Catalogue, since: int) -> wire.Log:
    """The chronicle of what this seat may know, from the turn on in which entry `since` lies."""
    words.log_style.know(table.state)
    chapters = narrate(table.heard_by(seat), words)
    first = 0
    for number, chapter in enumerate(chapters):
        if chapter.moment <= since:
            first = number
    return wire.Log(
        language=words.language,
        chapters=[
            wire.Chapter(
                heading=chapter.heading,
                entry=chapter.moment,
                lines=[_line(line) for line in chapter.lines],
            )
            for chapter in chapters[first:]
        ],
    )


def _line(line: LogLine) -> wire.LogLine:
    parts = [wire.LogPart(text=one.text, kind=one.kind, thing=one.thing) for one in line.parts]
    return wire.LogLine(entry=line.moment, parts=parts, clauses=line.clauses)


def _kind(entry: Entry) -> wire.EntryKind:
    kind: wire.EntryKind = entry.kind  # type: ignore[assignment]  # the kernel's kinds are these
    return kind


def _actor(entry: Entry) -> Seat:
    return entry.seat if isinstance(entry, ChoiceEntry | UndoEntry) else NATURE


def moments(past: Past, seat: Seat, first: int, count: int) -> wire.Moments:
    """How this seat saw the game after each of `count` entries, from entry `first` on."""
    entries = past.journal.entries
    if not 1 <= first <= len(entries):
        raise BadOption(option="entry", found=first, expected=f"1 to {len(entries)}")
    last = min(first + count - 1, len(entries))
    closed = _closed(past, first, last)
    found = [
        _moment(past.at(number), seat, entries[number - 1], closed=number in closed)
        for number in range(first, last + 1)
    ]
    return wire.Moments(last=len(entries), moments=found)


def _closed(past: Past, first: int, last: int) -> set[int]:
    """The sealed answers among these entries that are not opened by now."""
    sealed = [
        number
        for number, entry in enumerate(past.journal.entries[first - 1 : last], first)
        if isinstance(entry, ChoiceEntry) and entry.seen != EVERYBODY
    ]
    now = past.whole() if sealed else None
    return {number for number in sealed if now is not None and now.is_closed(number)}


def world_at(past: Past, entry: int | None, dreamer: Dreamer | None) -> State:
    """How things stood after an entry: as it was, or as the dreaming seat may know."""
    last = len(past.journal.entries)
    if entry is not None and entry > last:
        raise BadOption(option="entry", found=entry, expected=f"1 to {last}")
    table = past.at(entry or last)
    if table.over:
        raise GameOver
    return table.state if dreamer is None else table.imagine(dreamer.seat, dreamer.source)


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
        waiting=encoding.waiting(past),
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
