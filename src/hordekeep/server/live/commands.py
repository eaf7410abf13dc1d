"""What people say at a table: answers, taking back, pointing, coming and going."""

from typing import Final

from hordekeep.kernel.errors import GameOver, UnknownWord
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.errors import BadMessage, BotHolds, NotYours, StaleUndo, TableFull, TooMany
from hordekeep.server.live import encoding
from hordekeep.server.tables import alerts, clocks, seat_requests, seats, standing_in
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Guest

Reply = wire.Done | wire.Pong

PONG: Final = wire.Pong()


async def say(room: Room, number: int, said: wire.ClientMessage) -> Reply:
    """Carries out what a guest says; returns when it is on disk, raises a refusal otherwise."""
    match said:
        case wire.Ping():
            return PONG
        case wire.Answer():
            return await _answer(room, number, said)
        case wire.TakeBack():
            return await _take_back(room, number, said)
        case wire.Point():
            await _point(room, number, said)
        case wire.Look() | wire.Hello():
            raise BadMessage(why="only over a live connection")
        case _:
            async with room.changing():
                _say_around(room, number, said)
    return _done(room, "")


Going = wire.Leave | wire.Return | wire.AskGiveUp | wire.Kick
Around = Going | wire.AlertMe | wire.Settle | wire.Grant | wire.VoteStandIn


def _say_around(room: Room, number: int, said: Around) -> None:
    """What concerns the people around the table; the room must be changing."""
    match said:
        case wire.Leave():
            _set_away(room, number, away=True)
        case wire.Return():
            _set_away(room, number, away=False)
        case wire.AskGiveUp():
            _give_up(room, number, agree=said.agree)
        case wire.Settle():
            _settle(room, number, said)
        case wire.Grant():
            seat_requests.grant(room, number, said.number, yes=said.yes)
        case wire.VoteStandIn():
            standing_in.vote(room, number, said.seat, yes=said.yes)
        case wire.Kick():
            seats.kick(room, number, said.seat)
        case wire.AlertMe():
            alerts.set_webhook(room, number, said.url, said.lang)


async def welcome_back(room: Room, number: int) -> None:
    """Who was only away has the own seats back at once."""
    guest = room.guest(number)
    if guest is not None and guest.missed and not room.roster.closed:
        async with room.changing():
            seats.come_back(room, number)


def _done(room: Room, ident: str, entry: int | None = None) -> wire.Done:
    newest = 0 if room.table is None else len(room.table.journal.entries)
    return wire.Done(id=ident, entry=newest if entry is None else entry)


async def _answer(room: Room, number: int, said: wire.Answer) -> wire.Done:
    message = f"{number}:{said.id}"
    async with room.changing(message):
        before = room.receipt(message)
        if before is not None:
            return _done(room, said.id, before)
        table = _my_table(room, number, said.seat)
        entry = len(table.journal.entries) + 1
        with encoding.in_words(table.game):
            table.answer(said.seat, said.decision, said.action)
        room.note_end()
    return _done(room, said.id, entry)


async def _take_back(room: Room, number: int, said: wire.TakeBack) -> wire.Done:
    message = f"{number}:{said.id}"
    async with room.changing(message):
        before = room.receipt(message)
        if before is not None:
            return _done(room, said.id, before)
        table = _my_table(room, number, said.seat)
        step = table.can_undo(said.seat)
        if step.entry != said.entry:
            raise StaleUndo(entry=said.entry, open=step.entry)
        entry = len(table.journal.entries) + 1
        table.undo(said.seat)
        room.minds.forget_plans()
    return _done(room, said.id, entry)


def _my_table(room: Room, number: int, seat: Seat) -> Table:
    """The table, if this guest may act for this seat."""
    if seat not in room.seats_of(number):
        raise NotYours(what="seat", seat=seat)
    table = room.playing()
    if table.holders[seat].startswith(BOT) and not table.over:
        raise BotHolds(seat=seat)
    _check_length(room)
    return table


def _check_length(room: Room) -> None:
    """Raises `TableFull` when the journal of a running game may not become longer."""
    table, most = room.playing(), room.services.limits.entries
    if len(table.journal.entries) >= most and not table.over:
        raise TableFull(most=most)


def _seated(room: Room, number: int) -> Guest:
    guest = room.guest(number)
    if guest is None or not room.seats_of(number):
        raise NotYours(what="seat")
    return guest


async def _point(room: Room, number: int, said: wire.Point) -> None:
    async with room.reading():
        if not room.points.take(number):
            raise TooMany(what="points")
        kind, word = _thing(room, said)
        guest, seats = room.guest(number), room.seats_of(number)
        pointed = wire.Pointed(
            seat=seats[0] if seats else SPECTATOR,
            name="" if guest is None else guest.name,
            kind=kind,
            word=word,
            says=said.says or "",
        )
        room.point(pointed)


def _thing(room: Room, said: wire.Point) -> tuple[str, str]:
    """What is pointed at, as kind and id; both empty where a quick word stands alone."""
    kind, word = said.kind or "", said.word or ""
    if said.says is not None and not kind and not word:
        return kind, word
    vocabulary = room.game().lexicon.vocabularies.get(kind)
    if vocabulary is None or word not in vocabulary.index:
        raise UnknownWord(kind=kind, word=word)
    return kind, word


def _set_away(room: Room, number: int, *, away: bool) -> None:
    guest = _seated(room, number)
    _check_length(room)
    guest.missed = False
    lent = [seat for seat in room.roster.lent if seat in guest.seats]
    if guest.away != away or (lent and not away):
        guest.away = away
        room.withdraw(number)
        room.roster.lent = [seat for seat in room.roster.lent if seat not in lent]
        room.hand_over(*guest.seats)


def _give_up(room: Room, number: int, *, agree: bool) -> None:
    """All who have a say must agree; one who does not takes the proposal off the table."""
    _seated(room, number)
    table = room.playing()
    if table.over:
        raise GameOver
    if not agree:
        room.roster.agreed.clear()
        return
    if number not in room.deciding():
        raise BotHolds
    if {*room.roster.agreed, number} >= set(room.deciding()):
        table.abandon()
        room.note_end()
    elif number not in room.roster.agreed:
        room.roster.agreed.append(number)


def _settle(room: Room, number: int, said: wire.Settle) -> None:
    guest, roster = _settling(room, number), room.roster
    if not guest.maker and (said.grace, said.turn) != (None, None):
        raise NotYours(what="maker")
    if said.stand_in:
        room.services.offered.check_bot(roster.game, said.stand_in)
    roster.stand_in = said.stand_in or roster.stand_in
    roster.grace = roster.grace if said.grace is None else said.grace
    roster.pace = roster.pace if said.pace is None else said.pace
    if said.turn is not None:
        clocks.set_turn(roster, said.turn, room.now())


def _settling(room: Room, number: int) -> Guest:
    """Who may change the manners: whoever sits here, and the maker."""
    guest = room.guest(number)
    return guest if guest is not None and guest.maker else _seated(room, number)
