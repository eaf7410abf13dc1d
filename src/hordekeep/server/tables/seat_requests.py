"""Asking for a seat of a running game: nothing is shown before those who sit there say yes."""

from typing import Final

from hordekeep.kernel.play.seat import Seat
from hordekeep.server import wire
from hordekeep.server.errors import HoldsSeat, NotYours, SeatTaken, TooMany
from hordekeep.server.tables.guest_names import name_among
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Asker, Guest

MOST_ASKERS: Final = 8


def is_free(room: Room, seat: Seat) -> bool:
    """Whether nobody sits on a seat, nor is expected there in person."""
    roster = room.roster
    if seat not in range(len(roster.bots)):
        return False
    return bool(roster.bots[seat]) or (
        seat in roster.open_seats() and roster.guest_of(seat) is None
    )


def needs_yes(room: Room, *, promised: bool) -> bool:
    """Whether others are asked before somebody takes a seat.

    A link for one seat is the maker's yes. Where seats have secrets it is not enough once the
    game has begun: whoever made it could look into a bot's hand with it.
    """
    if room.table is None:
        return False
    return not (promised and room.game().all_is_open)


def granting(room: Room) -> list[int]:
    """Who has to say yes: the maker; where seats have secrets, everybody who sits here."""
    roster = room.roster
    makers = [number for number, guest in enumerate(roster.guests) if guest is roster.maker()]
    if room.game().all_is_open:
        return makers
    seated = [number for number in roster.people() if roster.guests[number].sat]
    return sorted({*makers, *seated})


def missing(room: Room, asker: Asker) -> list[int]:
    """Whose yes is still missing."""
    return [number for number in granting(room) if number not in asker.yes]


def check_second_seat(room: Room, number: int) -> None:
    """Where seats have secrets, nobody who holds one gets another from a running game."""
    if room.table is not None and not room.game().all_is_open and room.seats_of(number):
        raise HoldsSeat


def ask_for(room: Room, seat: Seat, said: wire.SitDown, marks: tuple[str, str]) -> Asker:
    """Somebody asks for a seat; `marks` are the hashes of token and request."""
    roster = room.roster
    if len(roster.askers) >= MOST_ASKERS:
        raise TooMany(what="askers")
    if not is_free(room, seat):
        raise SeatTaken(seat=seat)
    names = {one.name for one in roster.guests if not one.gone} | {
        one.name for one in roster.askers
    }
    token, sat_by = marks
    roster.asked_so_far += 1
    asker = Asker(
        number=roster.asked_so_far,
        name=name_among(said.name, names),
        token=token,
        salt=said.salt,
        seat=seat,
        sat_by=sat_by,
    )
    roster.askers = [*roster.askers, asker]
    return asker


def grant(room: Room, number: int, asked: int, *, yes: bool) -> None:
    """One of those who are asked says yes or no; the room must be changing."""
    roster = room.roster
    asker = next((one for one in roster.askers if one.number == asked), None)
    if asker is None or number not in granting(room):
        raise NotYours(what="grant")
    if not yes:
        roster.askers = [one for one in roster.askers if one is not asker]
        return
    asker.yes = sorted({*asker.yes, number})
    seat_all_agreed(room)


def seat_all_agreed(room: Room) -> None:
    """Seats those to whom everybody has said yes, also when the last who had not has left."""
    for asker in list(room.roster.askers):
        if asker in room.roster.askers and not missing(room, asker):
            _seat(room, asker)


def _seat(room: Room, asker: Asker) -> None:
    roster = room.roster
    roster.askers = [one for one in roster.askers if one.seat != asker.seat]
    roster.doors = [one for one in roster.doors if (one.kind, one.seat) != ("seat", asker.seat)]
    roster.bots[asker.seat] = ""
    roster.guests.append(
        Guest(
            name=asker.name,
            token=asker.token,
            seats=[asker.seat],
            salt=asker.salt,
            sat=True,
            sat_by=asker.sat_by,
        )
    )
    room.hand_over(asker.seat)
    roster.announce("took-seat", asker.seat, asker.name)
