"""Sitting down and going: links, tokens, seats."""

from typing import Final

from hordekeep.kernel.errors import GameOver
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.opening import begin_table, header_for
from hordekeep.server import wire
from hordekeep.server.errors import (
    AlreadyBegun,
    BadMessage,
    LinkUsed,
    NoPlace,
    NotSeated,
    NotYours,
    SeatTaken,
)
from hordekeep.server.tables import seat_requests
from hordekeep.server.tables.guest_names import name_among
from hordekeep.server.tables.openings import ANY_SEAT, door, invite, path_to, seated
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import WATCHER, Door, Guest, hashed
from hordekeep.server.wire import ClosedWhy

MOVE_SECONDS: Final = 600
"""How long a link to another device works."""


def sit(room: Room, said: wire.SitDown, token: str | None) -> wire.Seated:
    """Sits down by a link, or with a token on seats of one's own; the room must be changing."""
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
    if found.kind in ("move", "back"):
        room.roster.doors.remove(found)
        room.close_old(found.guest)
        return _bind(room, found.guest, said)
    if room.roster.stage == "over":
        raise GameOver
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
    """Takes the seat of a link, as a new guest or (who is here already) as one seat more.

    In a running game others may have to say yes first.
    """
    seat = found.seat if found.kind == "seat" else _chosen(room, said)
    if number is None or number == WATCHER:
        if seat_requests.needs_yes(room, promised=found.kind == "seat"):
            return _ask(room, seat, said)
        room.roster.guests.append(Guest(name="", token=hashed(""), seats=[]))
        number = len(room.roster.guests) - 1
    seat_requests.check_second_seat(room, number)
    if seat_requests.needs_yes(room, promised=found.kind == "seat"):
        _check_maker(room, number)
    if found.kind == "seat":
        room.roster.doors.remove(found)
    _clear_seat(room, seat)
    room.roster.bots[seat] = ""
    guest = room.roster.guests[number]
    guest.seats = sorted([*guest.seats, seat])
    answer = _bind(room, number, said)
    _sit_down(room, number, said)
    answer.name, answer.stage = guest.name, room.roster.stage
    return answer


def _chosen(room: Room, said: wire.SitDown) -> Seat:
    """The seat that is wanted by a link for the whole table."""
    if said.seat is None:
        raise BadMessage(why="seat")
    free = seat_requests.is_free(room, said.seat)
    if not free or (room.table is None and room.roster.bots[said.seat]):
        raise SeatTaken(seat=said.seat)
    return said.seat


def _ask(room: Room, seat: Seat, said: wire.SitDown) -> wire.Seated:
    """Asks those who sit there; the same request again gets a new token, as with `_bind`."""
    token, mark = room.services.new_key(), _mark(said)
    asker = next((one for one in room.roster.askers if one.sat_by == mark), None)
    if asker is None:
        asker = seat_requests.ask_for(room, seat, said, (hashed(token), mark))
    asker.token = hashed(token)
    return wire.Seated(
        table=room.id,
        token=token,
        name=asker.name,
        seats=[],
        stage=room.roster.stage,
        asked=True,
    )


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
        _begin(room)


def _check_maker(room: Room, number: int) -> None:
    guest = room.guest(number)
    if guest is None or not guest.maker:
        raise NotYours(what="maker")


def start(room: Room, number: int) -> None:
    """The maker begins; bots play the open seats until somebody sits down."""
    _check_maker(room, number)
    guest = room.roster.guests[number]
    if room.table is not None:
        raise AlreadyBegun
    if guest.seats and not guest.sat:
        raise NotSeated
    _begin(room)


def _begin(room: Room) -> None:
    """Deals: from here on there is a game."""
    roster, services = room.roster, room.services
    game = room.game()
    seats = range(len(roster.bots))
    salts = [
        guest.salt for seat in seats if (guest := roster.guest_of(seat)) is not None and guest.sat
    ]
    if roster.seed is not None:
        salts = []  # the same seed is the same game
    stretch = services.dice(bytes.fromhex(room.secrets[0]), salts)
    header = header_for(
        game,
        roster.options,
        roster.start,
        engine=services.engine,
        commitment=stretch.commitment,
        holders=[room.holder(seat) for seat in seats],
        open_seed=roster.seed,
        rules=roster.rules,
    )
    room.table = begin_table(game, header, stretch)
    roster.stage = "over" if room.table.over else "playing"


def new_link(room: Room, number: int, said: wire.NewInvite) -> wire.Link:
    """A new link for a seat nobody sits on, for the table or to watch; the old one is void."""
    _check_maker(room, number)
    roster = room.roster
    seat = ANY_SEAT if said.table else SPECTATOR if said.seat is None else said.seat
    if seat >= 0:
        _offer(room, seat)
    if said.table:
        roster.askers = []  # who came by the old one asks no more
    link = invite(room.id, seat, room.services.new_key())
    made = door(link)
    roster.doors = [one for one in roster.doors if (one.kind, one.seat) != (made.kind, made.seat)]
    roster.doors.append(made)
    return wire.Link(secret=link.secret, path=link.path, until=0)


def _offer(room: Room, seat: Seat) -> None:
    """Keeps a seat for whoever gets its link; in a running game the stand-in plays until then."""
    roster = room.roster
    if seat not in range(len(roster.bots)):
        raise BadMessage(why="seat")
    if roster.stage == "over":
        raise GameOver
    if roster.bots[seat]:
        roster.bots[seat] = ""
        if room.table is not None:
            roster.announce("offered", seat)
    if seat not in roster.open_seats():
        raise SeatTaken(seat=seat)
    _clear_seat(room, seat)
    room.hand_over(seat)


def _clear_seat(room: Room, seat: int) -> None:
    """Whoever was meant to sit here (at a rematch, or the maker) no longer is."""
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


def way_back(room: Room, number: int) -> wire.Link:
    """A link by which a guest gets the place back without the token; an earlier one is void."""
    if room.guest(number) is None:
        raise NotYours(what="seat")
    roster, secret = room.roster, room.services.new_key()
    doors = [one for one in roster.doors if (one.kind, one.guest) != ("back", number)]
    roster.doors = [*doors, Door(secret=hashed(secret), kind="back", guest=number)]
    return wire.Link(secret=secret, path=path_to(room.id, f"back.{secret}"), until=0)


def kick(room: Room, number: int, seat: Seat) -> None:
    """The maker sends somebody away for good; a bot plays the seat, which can be offered anew."""
    _check_maker(room, number)
    guest = room.roster.guest_of(seat)
    if guest is None or guest.ghost or guest.maker or not guest.token:
        raise NotYours(what="seat", seat=seat)
    if room.roster.stage == "over":
        raise GameOver
    room.roster.announce("kicked", seat, guest.name)
    _vacate(room, room.roster.guests.index(guest), why="kicked")


async def forget(room: Room, number: int) -> bool:
    """A guest gives up the place for good; tells whether the table is deleted with it."""
    guest, roster = room.guest(number), room.roster
    if guest is None:
        raise NotYours(what="seat")
    others = [one for one in roster.people() if one != number]
    if not others or (guest.maker and room.table is None):
        await room.delete()
        return True
    _vacate(room, number, why="moved")
    if guest.maker:
        guest.maker = False
        roster.guests[others[0]].maker = True
    return False


def _vacate(room: Room, number: int, *, why: ClosedWhy) -> None:
    """The place of a guest is nobody's any more."""
    roster, guest = room.roster, room.roster.guests[number]
    guest.token = ""
    roster.doors = [one for one in roster.doors if one.guest != number]
    room.withdraw(number)
    room.close_old(number, why)
    if roster.stage == "gathering":
        guest.seats = []
    elif roster.stage == "playing":
        roster.lent = [seat for seat in roster.lent if seat not in guest.seats]
        for seat in guest.seats:
            roster.bots[seat] = roster.stand_in
        room.hand_over(*guest.seats)
        seat_requests.seat_all_agreed(room)
    else:
        guest.ghost = True  # the name stays on the finished game


def come_back(room: Room, number: int) -> None:
    """Somebody who had gone is here again; the room must be changing."""
    guest = room.guest(number)
    if guest is not None and guest.missed:
        guest.away = guest.missed = False
        room.hand_over(*guest.seats)
