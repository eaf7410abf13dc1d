"""What each person is shown of a room: the game as they may know it, and who sits around it."""

import math
from typing import Final

import msgspec
from msgspec.structs import replace

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.live.pieces import Piece, Pieces, whole
from hordekeep.server.live.views import Looking, ShownSeats
from hordekeep.server.tables import seat_requests, standing_in
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.listener import Listener
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import WATCHER, Asker

NO_REST: Final = b'"view":null,"omens":[],"dangers":[],"result":null,"view_only":false}'
"""How a state ends that has only begun."""


def news_for(room: Room, listener: Listener) -> list[Pieces]:
    """What a live connection has not been told yet, as it goes over the wire."""
    told = replies_for(listener)
    seats = (_shown_seats(room).common, *_own_about(room, listener.guest))
    if seats != listener.seats_told:
        listener.seats_told = seats
        told.append(whole(msgspec.json.encode(around(room, listener.guest))))
    if room.table is None:
        return told
    listener.eyes = eyes_of(room, listener.guest, listener.pin, listener.eyes)
    now = (len(room.table.journal.entries), listener.eyes)
    if now != listener.told:
        told.append(_state_in_pieces(room, listener.guest, listener.eyes, listener.seen))
        listener.told = now
        listener.seen = now[0]
    return told


def replies_for(listener: Listener) -> list[Pieces]:
    """What waits for this connection alone: answers to what it said."""
    told = [whole(msgspec.json.encode(message)) for message in listener.outbox]
    listener.outbox.clear()
    return told


def eyes_of(room: Room, number: int, pin: Seat | None, before: Seat = SPECTATOR) -> Seat:
    """The seat from which a guest looks: the chosen one, or one that is being asked something."""
    seats = room.seats_of(number)
    if not seats:
        return SPECTATOR
    if pin in seats:
        return pin
    asked = [seat for seat in seats if seat in room.asked]
    if before in (asked or seats):
        return before
    return (asked or seats)[0]


def state(room: Room, number: int, eyes: Seat, seen: int) -> wire.State:
    """The game as a guest may know it, with what has happened since the entry that was seen."""
    return _completed(room, _begun(room, _looking(room, number, eyes, seen)))


def _looking(room: Room, number: int, eyes: Seat, seen: int) -> Looking:
    since = encoding.standing_since(room.playing(), seen)
    return Looking(tuple(room.seats_of(number)), eyes, since)


def _begun(room: Room, looking: Looking) -> wire.State:
    """What a state says to this person, without what it says to all with the same eyes."""
    table = room.playing()
    seats, since = looking.seats, looking.since
    return wire.State(
        entry=len(table.journal.entries),
        since=since,
        seat=looking.eyes,
        decisions=encoding.decisions(table, seats),
        waiting=[one for one in room.views.waiting(table) if one.seat not in seats],
        events=encoding.heard(table, seats, since, room.views.happened),
        taken_back=encoding.taken_back(table, since),
        undo=[encoding.undo(table, seat, room.redo(seat)) for seat in seats],
        sealed=encoding.sealed(table, seats),
        view=msgspec.Raw(b"null"),
        omens=[],
        dangers=[],
        result=None,
        view_only=False,
    )


def _completed(room: Room, begun: wire.State) -> wire.State:
    table = room.playing()
    outlook = room.views.outlook(table, begun.seat)
    return replace(
        begun,
        view=room.views.view(table, begun.seat),
        omens=outlook.omens,
        dangers=outlook.dangers,
        result=encoding.result(table.result()),
        view_only=table.view_only,
    )


def _state_in_pieces(room: Room, number: int, eyes: Seat, seen: int) -> Pieces:
    """A state in two pieces, each made once for all who are told the same."""
    table, views = room.playing(), room.views
    looking = _looking(room, number, eyes, seen)
    own = views.own.get(looking)
    if own is None:
        begun = msgspec.json.encode(_begun(room, looking))
        own = views.own[looking] = Piece(begun.removesuffix(NO_REST))
    return own, views.rest(table, eyes)


def card(room: Room, number: int) -> wire.TableCard:
    """The table as this guest may know it."""
    roster, guest, game = room.roster, room.guest(number), room.game()
    header = None if room.table is None else room.table.journal.header
    return wire.TableCard(
        id=room.id,
        game=roster.game,
        stage=roster.stage,
        options=roster.options,
        engine=room.services.engine if header is None else header.engine,
        rules=roster.rules if header is None else header.rules,
        content=game.content,
        commitment=roster.commitment,
        stretches=[] if room.table is None else encoding.stretches(room.table.journal),
        open_seed=roster.seed is not None if header is None else header.open_seed is not None,
        start=roster.start["kind"],
        name="" if guest is None else guest.name,
        seats=[] if guest is None else guest.seats,
        maker=guest is not None and guest.maker,
    )


def _own_about(room: Room, number: int) -> tuple[object, ...]:
    """All that `around` tells this guest and not everybody."""
    if number == WATCHER:
        return ()
    guest = room.roster.guests[number]
    asks = [number in seat_requests.missing(room, asker) for asker in room.roster.askers]
    return guest.maker, guest.webhook, asks, _own_seats(room, number)


def around(room: Room, number: int) -> wire.Seats:
    """The people around the table, as this guest sees them."""
    return _around(room, number, _seats_for(room, number))


def _around(room: Room, number: int, seats: list[wire.SeatNow]) -> wire.Seats:
    roster = room.roster
    watching = sum(not room.seats_of(listener.guest) for listener in room.presence.listeners)
    return wire.Seats(
        stage=roster.stage,
        closed=roster.closed,
        seats=seats,
        watching=watching,
        give_up=_give_up(room),
        rematch=roster.rematch,
        grace=roster.grace,
        pace=roster.pace,
        turn=roster.turn,
        stand_in=roster.stand_in,
        maker=number != WATCHER and roster.guests[number].maker,
        alert="" if number == WATCHER else roster.guests[number].webhook,
        asks=[_asks(room, asker, number) for asker in roster.askers],
        notices=[
            wire.Noticed(number=one.number, kind=one.kind, seat=one.seat, name=one.name)
            for one in roster.notices
        ],
    )


def _asks(room: Room, asker: Asker, number: int) -> wire.Asks:
    missing = seat_requests.missing(room, asker)
    return wire.Asks(
        number=asker.number,
        seat=asker.seat,
        name=asker.name,
        missing=[room.roster.guests[one].name for one in missing],
        mine=number in missing,
    )


def _seats_for(room: Room, number: int) -> list[wire.SeatNow]:
    """All seats, the guest's own marked; what all see alike is put together once for all."""
    own, shown = _own_seats(room, number), _shown_seats(room)
    return [replace(one, mine=True) if one.seat in own else one for one in shown.seats]


def _own_seats(room: Room, number: int) -> list[Seat]:
    guest = room.guest(number)
    if guest is None:
        return []
    return [seat for seat in guest.seats if room.roster.guest_of(seat) is guest]


def _shown_seats(room: Room) -> ShownSeats:
    moment = (room.version, int(room.now()))
    shown = room.views.seats
    if shown is None or shown.moment != moment:
        open_still = room.roster.open_seats()
        seats = [
            _seat_now(room, seat, open_still=seat in open_still)
            for seat in range(len(room.roster.bots))
        ]
        common = msgspec.json.encode(_around(room, WATCHER, seats))
        shown = room.views.seats = ShownSeats(moment, seats, common)
    return shown


def _seat_now(room: Room, seat: Seat, *, open_still: bool) -> wire.SeatNow:
    """A seat as those see it who have another."""
    roster = room.roster
    owner = roster.guest_of(seat)
    holder = "" if room.table is None else room.table.holders[seat]
    deadline = None
    if owner is not None and not open_still:
        deadline = standing_in.bot_takes_over_at(room, roster.guests.index(owner))
    return wire.SeatNow(
        seat=seat,
        holder="bot" if roster.bots[seat] else "open" if open_still else "person",
        name="" if owner is None or open_still else owner.name,
        bot=roster.bots[seat] or _bot_in(holder),
        mine=False,
        present=owner is not None and room.presence.has(roster.guests.index(owner)),
        thinking=room.thinks(seat),
        why=room.minds.reasons.get(seat) if _bot_in(holder) else None,
        bot_in_ms=None if deadline is None else max(0, int(1000 * (deadline - room.now()))),
        turn_left=_turn_left(room, seat),
        lent=seat in roster.lent,
        eased=room.eased.get(seat, "") if holder.startswith(BOT) else "",
        votes=_votes(room, seat),
        votes_needed=0 if roster.clock_of(seat) is None else standing_in.needed(room, seat),
    )


def _turn_left(room: Room, seat: Seat) -> int | None:
    clock = room.roster.clock_of(seat)
    if clock is None or not clock.until:
        return None
    return max(0, math.ceil(clock.until - room.now()))


def _votes(room: Room, seat: Seat) -> list[Seat]:
    clock = room.roster.clock_of(seat)
    if clock is None:
        return []
    return sorted(one for number in clock.votes for one in room.seats_of(number))


def _give_up(room: Room) -> wire.GiveUp | None:
    if not room.roster.agreed:
        return None
    agreed: list[Seat] = []
    missing: list[Seat] = []
    for number in room.deciding():
        seats = room.roster.guests[number].seats
        (agreed if number in room.roster.agreed else missing).extend(seats)
    return wire.GiveUp(agreed=sorted(agreed), missing=sorted(missing))


def _bot_in(holder: str) -> str:
    return holder.removeprefix(BOT) if holder.startswith(BOT) else ""
