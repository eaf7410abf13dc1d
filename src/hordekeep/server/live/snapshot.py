"""What each person is shown of a room: the game as they may know it, and who sits around it."""

import msgspec

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.room import Listener, Room
from hordekeep.server.tables.roster import WATCHER


def news_for(room: Room, listener: Listener) -> list[bytes]:
    """What a live connection has not been told yet, as it goes over the wire."""
    told = [msgspec.json.encode(message) for message in listener.outbox]
    listener.outbox.clear()
    seats = msgspec.json.encode(around(room, listener.guest))
    if seats != listener.seats_told:
        listener.seats_told = seats
        told.append(seats)
    if room.table is None:
        return told
    listener.eyes = eyes_of(room, listener.guest, listener.pin, listener.eyes)
    now = (len(room.table.journal.entries), listener.eyes)
    if now != listener.told:
        told.append(msgspec.json.encode(state(room, listener.guest, listener.eyes, listener.seen)))
        listener.told = now
        listener.seen = now[0]
    return told


def eyes_of(room: Room, number: int, pin: Seat | None, before: Seat = SPECTATOR) -> Seat:
    """From which seat a guest looks: a chosen one, else one of whom something is asked."""
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
    table = room.playing()
    seats = room.seats_of(number)
    since = encoding.standing_since(table, seen)
    outlook = room.outlook(eyes)
    return wire.State(
        entry=len(table.journal.entries),
        since=since,
        seat=eyes,
        view=room.view(eyes),
        decisions=encoding.decisions(table, seats),
        waiting=encoding.waiting(table, seats),
        events=encoding.heard(table, seats, since),
        taken_back=encoding.taken_back(table, since),
        undo=[encoding.undo(table, seat) for seat in seats],
        omens=outlook.omens,
        dangers=outlook.dangers,
        result=encoding.result(table.result()),
        view_only=table.view_only,
    )


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
        open_seed=header is not None and header.open_seed is not None,
        start=roster.start["kind"],
        name="" if guest is None else guest.name,
        seats=[] if guest is None else guest.seats,
        maker=guest is not None and guest.maker,
    )


def around(room: Room, number: int) -> wire.Seats:
    """The people around the table, as this guest sees them."""
    roster = room.roster
    watching = sum(not room.seats_of(listener.guest) for listener in room.listeners)
    return wire.Seats(
        stage=roster.stage,
        seats=[_seat_now(room, seat, number) for seat in range(len(roster.bots))],
        watching=watching,
        give_up=_give_up(room),
        rematch=roster.rematch,
        grace=roster.grace,
        pace=roster.pace,
        stand_in=roster.stand_in,
    )


def _seat_now(room: Room, seat: Seat, number: int) -> wire.SeatNow:
    roster = room.roster
    owner = roster.guest_of(seat)
    open_still = seat in roster.open_seats()
    holder = "" if room.table is None else room.table.holders[seat]
    deadline = None
    if owner is not None and not open_still:
        deadline = room.bot_takes_over_at(roster.guests.index(owner))
    return wire.SeatNow(
        seat=seat,
        holder="bot" if roster.bots[seat] else "open" if open_still else "person",
        name="" if owner is None or open_still else owner.name,
        bot=roster.bots[seat] or _bot_in(holder),
        mine=number != WATCHER and owner is not None and owner is roster.guests[number],
        present=owner is not None and room.present(roster.guests.index(owner)),
        thinking=seat in room.thinking,
        bot_in_ms=None if deadline is None else max(0, int(1000 * (deadline - room.now()))),
    )


def _give_up(room: Room) -> wire.GiveUp | None:
    if not room.agreed:
        return None
    agreed: list[Seat] = []
    missing: list[Seat] = []
    for number in room.deciding():
        (agreed if number in room.agreed else missing).extend(room.roster.guests[number].seats)
    return wire.GiveUp(agreed=sorted(agreed), missing=sorted(missing))


def _bot_in(holder: str) -> str:
    return holder.removeprefix(BOT) if holder.startswith(BOT) else ""
