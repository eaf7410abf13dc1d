"""Clocks: how long the game has waited for whom.

They are kept with the table, so that a deadline outlives the server; what follows from it is
written together with its end, and so happens once.
"""

import math
from collections.abc import Collection

from hordekeep.kernel.play.seat import Seat
from hordekeep.server.tables.roster import Clock, Roster


def give_back(roster: Roster, asked: Collection[Seat]) -> list[Seat]:
    """Which lent seats are their owners' again: nothing more is asked of them."""
    done = [seat for seat in roster.lent if seat not in asked]
    roster.lent = [seat for seat in roster.lent if seat in asked]
    return done


def wind(roster: Roster, waited_for: Collection[Seat], now: float) -> None:
    """Lets a clock run for each person's seat of which something is asked.

    A turn of many choices has one clock: it stops when nothing more is asked.
    """
    running = {clock.seat: clock for clock in roster.clocks}
    roster.clocks = [
        running.get(seat) or Clock(seat, now, _end(roster, now)) for seat in sorted(waited_for)
    ]


def _end(roster: Roster, now: float) -> float:
    return now + roster.turn if roster.turn else 0.0


def due_at(roster: Roster) -> float | None:
    """When the next clock runs out."""
    return min((clock.until for clock in roster.clocks if clock.until), default=None)


def due_second(roster: Roster) -> int | None:
    """Likewise, as it is kept for a table at which nobody looks; a closed one waits for nobody."""
    due = None if roster.closed else due_at(roster)
    return None if due is None else math.ceil(due)


def run_out(roster: Roster, now: float) -> list[Seat]:
    """The seats whose time is up."""
    return [clock.seat for clock in roster.clocks if clock.until and clock.until <= now]


def set_turn(roster: Roster, seconds: int, now: float) -> None:
    """A new time for a turn: whoever is asked now has all of it."""
    roster.turn = seconds
    for clock in roster.clocks:
        clock.until = _end(roster, now)
