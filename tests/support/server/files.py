"""Files that strangers send: journals made to cost, or to carry what is no name."""

from hordekeep import library
from hordekeep.kernel.record.journal import lines_of
from hordekeep.kernel.table.table import Table


def costly_journal(steps: int) -> str:
    """Sanctum, two seats of one person: so many rests, and as many choices taken back after them.

    A rest reveals nothing, so every undo takes all rests again.
    """
    table = library.new_table("sanctum", seed=1, players=2, holders=["person:Anna"] * 2)
    while not _may_rest(table):
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, decision.actions[0])
    entries = [entry.words() for entry in table.journal.entries]
    first = next(iter(table.decisions))
    entries += [
        {"kind": "choice", "seat": (first + turn) % 2, "say": "rest"} for turn in range(steps)
    ]
    seat = (first + steps) % 2
    for _ in range(steps):
        entries.append({"kind": "choice", "seat": seat, "say": "rest"})
        entries.append({"kind": "undo", "seat": seat, "entry": len(entries)})
    return lines_of(table.journal.header.words(), entries)


def _may_rest(table: Table) -> bool:
    decision = next(iter(table.decisions.values()))
    return "rest" in [table.game.lexicon.spell(action) for action in decision.actions]


def finished_journal(*holders: str) -> str:
    """A game of Last Bastion that was given up at once, by people of any names."""
    table = library.new_table(
        "last-bastion", seed=1, players=len(holders), holders=["person:Anna"] * len(holders)
    )
    for seat, holder in enumerate(holders):
        table.control(seat, holder)
    table.abandon()
    header = {**table.journal.header.words(), "seats": holders}
    return lines_of(header, [entry.words() for entry in table.journal.entries])


def long_game(turns: int = 1500) -> str:
    """A game of Sanctum with two seats of one person, given up after so many rests."""
    table = library.new_table("sanctum", seed=1, players=2, holders=["person:Anna"] * 2)
    for _ in range(turns):
        seat, decision = next(iter(table.decisions.items()))
        rest = next((one for one in decision.actions if one.verb == "rest"), decision.actions[0])
        table.answer(seat, decision.number, rest)
    table.abandon()
    return table.journal.text()
