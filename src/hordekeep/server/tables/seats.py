"""Sitting down and going: links, tokens, seats."""

from typing import Final

from hordekeep.kernel.errors import GameOver
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server import wire
from hordekeep.server.errors import (
    AlreadyBegun,
    BadMessage,
    LinkUsed,
    NoPlace,
    NotSeated,
    NotYours,
)
from hordekeep.server.tables.guest_names import name_among
from hordekeep.server.tables.openings import door, invite, path_to, seated
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import WATCHER, Door, Guest, hashed

MOVE_SECONDS: Final = 600
"""How long a link to another device works."""


def sit(room: Room, said: wire.SitDown, token: str | None) -> wire.Seated:
    """Sits down by a link, or with a token on the own seats; the room must be changing."""
    number = None if token is None else room.roster.guest_with(token)
    if said.secret is None:
        if token is None or number is None or number == WATCHER:
            raise NoPlace
        _sit_down(room, number, said)
        return seated(room, number, token)
    known = _bound_by(room, said)
    if known is not None:
        return _bind(room, known, said)
    found = room.roster.door_of(said.secret, int(room.now()))
    if found is None:
        raise LinkUsed
    if found.kind == "watch":
        return _watch(room, said.secret)
    room.roster.doors.remove(found)
    if found.kind == "move":
        room.close_old(found.guest)
        return _bind(room, found.guest, said)
    return _sit_at(room, found, said, number)


def _bound_by(room: Room, said: wire.SitDown) -> int | None:
    """The guest whom this very request has bound before: its answer may have been lost."""
    wanted = _mark(said)
    for number, guest in enumerate(room.roster.guests):
        if guest.sat_by == wanted and guest.token:
            return number
    return None


def _mark(said: wire.SitDown) -> str:
    return hashed(f"{said.secret} {said.id}")


def _bind(room: Room, number: int, said: wire.SitDown) -> wire.Seated:
    """A new token for a guest; the old one is void."""
    token = room.services.new_key()
    guest = room.roster.guests[number]
    guest.token = hashed(token)
    guest.sat_by = _mark(said)
    return seated(room, number, token)


def _watch(room: Room, secret: str) -> wire.Seated:
    return wire.Seated(table=room.id, token=secret, name="", seats=[], stage=room.roster.stage)


def _sit_at(room: Room, found: Door, said: wire.SitDown, number: int | None) -> wire.Seated:
    """Takes the seat of a link, as a new guest or (who is here already) as one seat more."""
    if room.roster.stage == "over":
        raise GameOver
    if number is None or number == WATCHER:
        room.roster.guests.append(Guest(name="", token=hashed(""), seats=[]))
        number = len(room.roster.guests) - 1
    guest = room.roster.guests[number]
    guest.seats = sorted([*guest.seats, found.seat])
    answer = _bind(room, number, said)
    _sit_down(room, number, said)
    answer.name, answer.stage = guest.name, room.roster.stage
    return answer


def _sit_down(room: Room, number: int, said: wire.SitDown) -> None:
    """A person is here from now on; when all are, the game begins."""
    guest = room.roster.guests[number]
    if not guest.sat:
        others = {one.name for one in room.roster.guests if one is not guest and not one.gone}
        guest.name = name_among(said.name, others)
        guest.salt = said.salt
        guest.sat = True
    room.hand_over(*guest.seats)
    if room.table is None and not room.roster.open_seats():
        room.begin()


def start(room: Room, number: int) -> None:
    """The maker begins; bots play the open seats until somebody sits down."""
    guest = room.guest(number)
    if guest is None or not guest.maker:
        raise NotYours(what="maker")
    if room.table is not None:
        raise AlreadyBegun
    if guest.seats and not guest.sat:
        raise NotSeated
    room.begin()


def new_link(room: Room, number: int, said: wire.NewInvite) -> wire.Link:
    """A new link for an open seat or to watch; the old one is void."""
    guest, roster = room.guest(number), room.roster
    if guest is None or not guest.maker:
        raise NotYours(what="maker")
    seat = SPECTATOR if said.seat is None else said.seat
    if seat != SPECTATOR:
        if seat not in range(len(roster.bots)):
            raise BadMessage(why="seat")
        if seat not in roster.open_seats():
            raise AlreadyBegun if roster.bots[seat] else LinkUsed
        _clear_seat(room, seat)
    link = invite(room.id, seat, room.services.new_key())
    kind = door(link).kind
    roster.doors = [one for one in roster.doors if (one.kind, one.seat) != (kind, seat)]
    roster.doors.append(door(link))
    return wire.Link(secret=link.secret, path=link.path, until=0)


def _clear_seat(room: Room, seat: int) -> None:
    """Whoever was meant to sit here (at a rematch, or the maker) is not any more."""
    for guest in room.roster.guests:
        if seat in guest.seats and not guest.sat:
            guest.seats = [one for one in guest.seats if one != seat]


def move_link(room: Room, number: int) -> wire.Link:
    """A link that takes a guest's place along to another device."""
    guest, roster = room.guest(number), room.roster
    if guest is None:
        raise NotYours(what="seat")
    now = int(room.now())
    secret = room.services.new_key()
    doors = [one for one in roster.doors if (one.kind, one.guest) != ("move", number)]
    until = now + MOVE_SECONDS
    moving = Door(secret=hashed(secret), kind="move", guest=number, until=until)
    roster.doors = [*doors, moving]
    return wire.Link(secret=secret, path=path_to(room.id, secret), until=until)


async def forget(room: Room, number: int) -> bool:
    """A guest gives up the place for good; tells whether the table is deleted with it."""
    guest, roster = room.guest(number), room.roster
    if guest is None:
        raise NotYours(what="seat")
    others = [one for one in roster.people() if one != number]
    if not others or (guest.maker and room.table is None):
        await room.delete()
        return True
    guest.token = ""
    room.agreed.discard(number)
    room.close_old(number)
    if roster.stage == "gathering":
        guest.seats = []
    elif roster.stage == "playing":
        for seat in guest.seats:
            roster.bots[seat] = roster.stand_in
        room.hand_over(*guest.seats)
    else:
        guest.ghost = True  # the name stays on the finished game
    return False
