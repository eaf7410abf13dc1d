"""What can be asked about the next move at any table, in words of the wire."""

from hordekeep.kernel.errors import WouldReveal
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding


def reasons(table: Table, seat: Seat, kind: str | None, word: str | None) -> wire.Reasons:
    """What can and cannot be done with a thing, or at all, and why."""
    decision = table.decision(seat)
    if kind is None:
        found = table.candidates(seat)
    else:
        found = table.reasons(seat, kind, table.game.lexicon.value(kind, word or ""))
    candidates = [encoding.candidate(table.game, one) for one in found]
    return wire.Reasons(decision=decision.number, candidates=candidates)


def preview(table: Table, seat: Seat, action: str) -> wire.Preview:
    """What an action would lead to, unless it would reveal something."""
    meant = table.read(action)
    with encoding.in_words(table.game):
        try:
            foreseen = encoding.foreseen(table.game, table.foresee(seat, meant))
        except WouldReveal:
            foreseen = None
    return wire.Preview(entry=len(table.journal.entries), foreseen=foreseen)
