"""Tables that other processes go on with are followed entry by entry, where that can be done."""

import asyncio
from types import SimpleNamespace
from typing import cast

import hordekeep
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Entry, line_of
from hordekeep.kernel.record.secret import new_salt, new_secret
from hordekeep.kernel.table.table import Table
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.store.interface import KeptEntry, Stored
from hordekeep.server.tables.following import AT_A_TIME, follow, loaded
from hordekeep.server.tables.roster import Roster
from hordekeep.server.tables.services import Services


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


def load(table: Table, *, torn: bool) -> Table:
    """A table from its stored entries; the last of them may fit nothing."""
    header, *lines = table.journal.text().splitlines()
    if torn:
        lines[-1] = line_of({"n": len(lines), "kind": "choice", "seat": 0, "say": "end-turn 9"})
    kept = [KeptEntry(number, line) for number, line in enumerate(lines, 1)]
    roster = cast("Roster", SimpleNamespace(game=table.game.id))
    secrets = [*table.secrets]
    services = SimpleNamespace(offered=OfferedGames(), dice=Stretch)
    return asyncio.run(loaded(cast("Services", services), Stored(roster, header, kept, secrets)))


def test_a_stored_table_goes_on_where_it_stood() -> None:
    """However long it is, with its dice."""
    table, luck = opened(), Luck(2)
    while len(table.journal.entries) <= AT_A_TIME + 9:
        [(seat, asked)] = table.decisions.items()
        table.answer(seat, asked.number, asked.actions[luck.below(len(asked.actions))])
    again = load(table, torn=False)
    assert again.journal.text() == table.journal.text()
    assert again.state.fingerprint() == table.state.fingerprint()
    assert (again.misfit, again.view_only) == (None, False)


def test_a_stored_entry_that_does_not_fit_leaves_a_table_to_be_looked_at() -> None:
    table = opened()
    again = load(table, torn=True)
    assert again.misfit is not None
    assert again.misfit.entry == len(table.journal.entries)
    assert again.view_only
