"""Between the store and a table in memory: played through, followed, or told what was added."""

import asyncio
from typing import Final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.journal import (
    Journal,
    ReseedEntry,
    line_of,
    read_entry,
    read_journal,
)
from hordekeep.kernel.table.dice import to_play
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import Loading
from hordekeep.server.live import encoding
from hordekeep.server.store.interface import KeptEntry, Stored
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.roster import Brief, Roster
from hordekeep.server.tables.services import Services
from hordekeep.server.wire import ClosedWhy

AT_A_TIME: Final = 50
"""Entries of a journal that are played through before others have their turn: 2 to 5 ms."""


async def loaded(services: Services, stored: Stored) -> Table:
    """The table, played through in small pieces: others do not wait for a long journal."""
    text = "\n".join([stored.header, *[line.text for line in stored.lines]])
    if len(stored.lines) > AT_A_TIME:
        journal = await asyncio.to_thread(read_journal, text)
    else:
        journal = read_journal(text)
    game = services.offered.game(stored.roster.game, journal.header.content)
    loading = Loading(game, journal, strict=False)
    for _ in range(0, len(journal.entries), AT_A_TIME):
        loading.go_on(AT_A_TIME)
        await asyncio.sleep(0)
    return to_play(loading.table, stored.secrets, dice=services.dice)


def follow(table: Table, stored: Stored) -> bool:
    """Plays what was added elsewhere; False if it does not fit and all has to be loaded again."""
    if table.view_only or len(stored.lines) > AT_A_TIME:
        return False
    for line in stored.lines:
        if line.number != len(table.journal.entries) + 1:
            return False
        try:
            entry = read_entry(line.text, line.number)
            if isinstance(entry, ReseedEntry):
                return False
            table.replay(entry)
        except HordekeepError:
            return False
    return True


def receipts(stored: Stored) -> dict[str, int]:
    """The entries that requests brought about, by the ids of those requests."""
    return {line.message: line.number for line in stored.lines if line.message}


def not_kept_yet(
    table: Table | None, kept: int, message: str
) -> tuple[str | None, tuple[KeptEntry, ...]]:
    """What is new in a journal: its header, if nothing of it is kept, and the entries since."""
    if table is None:
        return None, ()
    header = line_of(table.journal.header.words()) if kept == 0 else None
    return header, added_lines(table.journal, kept, message)


def added_lines(journal: Journal, kept: int, message: str) -> tuple[KeptEntry, ...]:
    """The entries that are not in the store yet; the first carries the request that wanted them."""
    return tuple(
        KeptEntry(
            number, line_of({"n": number, **entry.words()}), "" if number > kept + 1 else message
        )
        for number, entry in enumerate(journal.entries[kept:], kept + 1)
    )


def brief_of(roster: Roster, table: Table | None) -> Brief:
    """What lists of tables say of one."""
    return Brief(
        names=[_seat_name(roster, seat) for seat in range(len(roster.bots))],
        waiting=[] if table is None else sorted(table.decisions),
        entry=0 if table is None else len(table.journal.entries),
        result=None if table is None else encoding.result(table.result()),
    )


def _seat_name(roster: Roster, seat: Seat) -> str:
    if roster.bots[seat]:
        return BOT + roster.bots[seat]
    guest = roster.guest_of(seat)
    return guest.name if guest is not None and guest.sat else ""


def lost_places(before: Roster, now: Roster) -> dict[int, ClosedWhy]:
    """The guests whose place was taken, given up or moved to another device, and why it was."""
    kicked = {
        notice.seat
        for notice in now.notices
        if notice.kind == "kicked" and notice.number > before.noticed
    }
    found: dict[int, ClosedWhy] = {}
    for number, (old, new) in enumerate(zip(before.guests, now.guests, strict=False)):
        rebound = old.sat and (old.token, old.sat_by) != (new.token, new.sat_by)
        if rebound and new.token and old.sat_by != new.sat_by and old.seats == new.seats:
            found[number] = "moved"
        elif old.token and not new.token:
            found[number] = "kicked" if kicked & set(old.seats) else "moved"
    return found
