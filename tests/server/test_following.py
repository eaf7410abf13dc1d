"""Tables that other processes go on with are followed entry by entry, where that can be done."""

from typing import cast

import hordekeep
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Entry, line_of
from hordekeep.kernel.record.secret import new_salt, new_secret
from hordekeep.kernel.table.table import Table
from hordekeep.server.store.interface import KeptEntry, Stored
from hordekeep.server.tables.following import follow
from hordekeep.server.tables.roster import Roster


def opened() -> Table:
    return hordekeep.new_table("last-bastion", players=2, seed=3)


def stored(entries: list[Entry], after: int) -> Stored:
    """What another process has added after so many entries."""
    lines = [
        KeptEntry(number, line_of({"n": number, **entry.words()}))
        for number, entry in enumerate(entries[after:], after + 1)
    ]
    return Stored(cast("Roster", None), "", lines, [])


def test_what_others_added_is_played_on() -> None:
    """Without loading the whole table again."""
    here, there = opened(), opened()
    known = len(there.journal.entries)
    for _ in range(3):
        [(seat, asked)] = there.decisions.items()
        there.answer(seat, asked.number, asked.actions[0])
    assert follow(here, stored(there.journal.entries, known))
    assert here.journal.text() == there.journal.text()
    assert here.state.fingerprint() == there.state.fingerprint()


def test_a_new_stretch_has_to_be_loaded() -> None:
    """Its secret is not known here; nor does an entry fit that leaves one out."""
    here, there = opened(), opened()
    known = len(there.journal.entries)
    there.reseed(Stretch(new_secret(), [new_salt()]))
    assert not follow(here, stored(there.journal.entries, known))
    assert len(here.journal.entries) == known
    assert not follow(opened(), stored(there.journal.entries, known - 1))
