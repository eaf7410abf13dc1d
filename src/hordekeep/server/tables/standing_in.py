"""The stand-in moves for those who take too long (time is up, others vote) or have gone."""

from typing import Final

from hordekeep.kernel.play.seat import Seat
from hordekeep.server.errors import NotYours, TooSoon
from hordekeep.server.tables import clocks
from hordekeep.server.tables.room import Room

VOTE_AFTER: Final = 60.0
"""Seconds that the game has waited for somebody before others may vote."""


async def end_turns(room: Room) -> None:
    """The stand-in moves for all whose time is up."""
    async with room.changing():
        for seat in clocks.run_out(room.roster, room.now()):
            _lend(room, seat)
            room.roster.announce("time-up", seat, _name(room, seat))


def _name(room: Room, seat: Seat) -> str:
    guest = room.roster.guest_of(seat)
    return "" if guest is None else guest.name


def _lend(room: Room, seat: Seat) -> None:
    """The stand-in plays a seat until nothing more is asked of it."""
    room.roster.lent = sorted({*room.roster.lent, seat})
    room.hand_over(seat)


def vote(room: Room, number: int, seat: Seat, *, yes: bool) -> None:
    """Would let the stand-in move for a seat that the game waits for; the room must be changing."""
    clock = room.roster.clock_of(seat)
    if clock is None or number not in voters(room, seat):
        raise NotYours(what="vote", seat=seat)
    if not yes:
        clock.votes = [one for one in clock.votes if one != number]
        return
    left = clock.since + VOTE_AFTER - room.now()
    if left > 0:
        raise TooSoon(seconds=int(left) + 1)
    clock.votes = sorted({*clock.votes, number})
    if len(set(clock.votes) & set(voters(room, seat))) >= needed(room, seat):
        _lend(room, seat)
        room.roster.announce("voted", seat, _name(room, seat))


def voters(room: Room, seat: Seat) -> list[int]:
    """Who may let the stand-in move for a seat: all others who have a say."""
    return [one for one in room.deciding() if seat not in room.roster.guests[one].seats]


def needed(room: Room, seat: Seat) -> int:
    """How many of them it takes: more than half; 0 where there is nobody to vote."""
    count = len(voters(room, seat))
    return count // 2 + 1 if count else 0


def bot_takes_over_at(room: Room, number: int) -> float | None:
    """When a bot takes over for a guest who has gone while others wait; None when none will."""
    guest, here = room.roster.guests[number], room.presence.has
    if room.table is None or room.table.over or not room.roster.grace:
        return None
    if guest.away or not guest.sat or guest.gone or here(number):
        return None
    asked = [room.asked[seat][1] for seat in guest.seats if seat in room.asked]
    others = [other for other in room.roster.people() if other != number and here(other)]
    if not asked or not others:
        return None
    return max(room.presence.gone_since(number), *asked) + room.roster.grace
