"""What is asked over HTTP: one function for each address of the contract."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from hordekeep.kernel.errors import StillRunning, WouldReveal
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server import wire
from hordekeep.server.errors import BadMessage, NoAdvice, NotYours, TooMany
from hordekeep.server.live import encoding, snapshot
from hordekeep.server.live.commands import Reply, say
from hordekeep.server.server import Server, Text
from hordekeep.server.tables import openings, seats
from hordekeep.server.tables.importing import Most, read_import
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import WATCHER, hashed
from hordekeep.server.work import heavy_reads
from hordekeep.server.work.budget import Payer
from hordekeep.server.work.heavy_reads import ImaginedWorld, Ready
from hordekeep.server.work.worker import Task
from hordekeep.text.clauses import clauses_of
from hordekeep.text.languages import best


class Call(NamedTuple):
    """A request that has been read and checked."""

    server: Server
    path: dict[str, str]
    query: Any
    body: Any
    token: str | None
    address: str

    @property
    def payer(self) -> Payer:
        """Who pays for what is done: the household, and the place that the token holds."""
        person = "" if self.token is None else hashed(self.token)
        return Payer(self.address, person)


Answer = Any
Answerer = Callable[[Call], Awaitable[Answer]]


# The server.


async def host(call: Call) -> wire.Host:
    return call.server.host()


async def games(call: Call) -> wire.Games:
    return wire.Games(games=call.server.services.offered.cards())


async def rules(call: Call) -> wire.Rules:
    game = call.server.services.offered.game(call.path["game"])
    return wire.Rules(
        clauses=[
            wire.Clause(id=one.id, chapter=one.chapter, text=one.text, ruling=one.ruling)
            for one in clauses_of(game.id)
        ]
    )


async def locale(call: Call) -> Text:
    language = best(call.path["lang"].split(","))
    return Text(call.server.words(language, call.path["part"]), "text/plain", lasting=True)


# Opening and finding tables.


async def open_table(call: Call) -> wire.Opened:
    await call.server.quotas.admit(call.address)
    return await openings.open_table(call.server.services, call.body)


async def import_table(call: Call) -> wire.Opened:
    await call.server.quotas.admit(call.address, len(call.body.text))
    services = call.server.services
    most = Most(services.limits.entries, services.limits.replay_steps)
    task = Task(read_import, (call.body, most), services.limits.import_seconds)
    call.server.imports.check(call.payer)
    found = await call.server.imports.do(call.payer, task)
    return await openings.open_import(services, found, call.body)


async def mine(call: Call) -> wire.MyTables:
    answer = wire.MyTables(tables=[], gone=[])
    for place in call.body.places:
        found = await _summary(call, place)
        if found is None:
            answer.gone.append(place.table)
        else:
            answer.tables.append(found)
    return answer


async def _summary(call: Call, place: wire.Place) -> wire.Summary | None:
    shelved = await call.server.services.store.brief(place.table)
    number = None if shelved is None else shelved.roster.guest_with(place.token)
    if shelved is None or number is None:
        return None
    roster, brief = shelved.roster, shelved.brief
    seats = [] if number == WATCHER else roster.guests[number].seats
    return wire.Summary(
        table=place.table,
        game=roster.game,
        stage=roster.stage,
        options=roster.options,
        names=brief.names,
        seats=seats,
        my_turn=any(seat in brief.waiting for seat in seats),
        entry=brief.entry,
        changed=shelved.changed,
        result=brief.result,
    )


# Places at a table.


async def _room(call: Call) -> Room:
    return await call.server.rooms.room(call.path["table"])


async def table(call: Call) -> wire.TableCard:
    room = await _room(call)
    async with room.reading():
        return snapshot.card(room, room.guest_number(call.token))


async def sit(call: Call) -> wire.Seated:
    if not call.server.sits.take(call.address):
        raise TooMany(what="sits")
    room = await _room(call)
    async with room.changing():
        return seats.sit(room, call.body, call.token)


async def start(call: Call) -> wire.Nothing:
    room = await _room(call)
    async with room.changing():
        seats.start(room, room.guest_number(call.token))
    return wire.Nothing()


async def invite(call: Call) -> wire.Link:
    room = await _room(call)
    async with room.changing():
        return seats.new_link(room, room.guest_number(call.token), call.body)


async def move(call: Call) -> wire.Link:
    room = await _room(call)
    async with room.changing():
        return seats.move_link(room, room.guest_number(call.token))


async def forget(call: Call) -> wire.Nothing:
    room = await _room(call)
    async with room.changing():
        deleted = await seats.forget(room, room.guest_number(call.token))
    if deleted:
        await call.server.rooms.leave(room.id)
    return wire.Nothing()


async def rematch(call: Call) -> wire.Seated:
    await call.server.quotas.admit(call.address)
    room = await _room(call)
    token = call.server.services.new_key()
    async with room.changing():
        number = room.guest_number(call.token)
        again = await openings.rematch(room, number, token)
    following = await call.server.rooms.room(again)
    async with following.changing():
        return openings.claim(following, number, token)


async def fork(call: Call) -> wire.Opened:
    await call.server.quotas.admit(call.address)
    room = await _room(call)
    async with room.reading():
        imagined, book = openings.imagined_by(room, room.guest_number(call.token)), room.book()
    start = await call.server.reader.ask(
        call.payer, heavy_reads.forked, book, call.body.entry, imagined
    )
    return await openings.open_start(call.server.services, start, call.body)


# The game.


async def state(call: Call) -> wire.Messages:
    """The same messages as over a live connection, for who polls; waits for news if asked to."""
    room = await _room(call)
    async with room.reading():
        number = room.guest_number(call.token)
        before = room.present(number)
        room.polled[number] = room.now()
        if not before:
            room.note_presence(number)
        news, version = room.news, room.version
    if call.query.wait and call.query.version == version:
        await _news_or_silence(news, call.query.wait)
    async with room.reading():
        return _polled(room, room.guest_number(call.token), call.query)


async def _news_or_silence(news: asyncio.Event, seconds: int) -> None:
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        pass


def _polled(room: Room, number: int, query: Any) -> wire.Messages:
    told: list[wire.State | wire.Seats | wire.Pointed] = [snapshot.around(room, number)]
    if room.table is not None:
        told.append(
            snapshot.state(room, number, snapshot.eyes_of(room, number, query.seat), query.since)
        )
    told += [pointed for version, pointed in room.pointed if version > query.version > 0]
    return wire.Messages(version=room.version, messages=told)


async def say_it(call: Call) -> Reply:
    room = await _room(call)
    async with room.reading():
        number = room.guest_number(call.token)
    return await say(room, number, call.body)


def _seat(room: Room, call: Call) -> Seat:
    """The seat that is meant: one of mine, the first of them, or a spectator's place."""
    number = room.guest_number(call.token)
    wanted, seats = call.query.seat, room.seats_of(number)
    if wanted is None:
        return snapshot.eyes_of(room, number, None)
    if wanted == SPECTATOR:
        return SPECTATOR
    if wanted not in seats:
        raise NotYours(what="seat", seat=wanted)
    return int(wanted)


async def export(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        seat, book = _seat(room, call), room.book()
    return await call.server.reader.tell(call.payer, heavy_reads.export, book, seat)


async def position(call: Call) -> Text:
    room = await _room(call)
    async with room.reading():
        seat, book = _seat(room, call), room.book()
        imagined = None if room.playing().over else ImaginedWorld(seat, room.services.new_luck())
    entry = call.query.entry
    text = await call.server.reader.ask(call.payer, heavy_reads.position, book, entry, imagined)
    return Text(text, "application/toml")


async def log(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        seat, book = _seat(room, call), room.book()
    language = best([call.query.lang])
    said = (seat, language, call.query.since)
    return await call.server.reader.tell(call.payer, heavy_reads.log, book, *said)


async def glossary(call: Call) -> Ready:
    room = await _room(call)
    room.guest_number(call.token)
    game = room.game()
    content = tuple(sorted(game.content.items()))
    said = (game.id, content, best([call.query.lang]))
    return await call.server.reader.tell(call.payer, heavy_reads.glossary, *said)


async def lines(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        room.guest_number(call.token)
        book = room.book()
    return await call.server.reader.tell(call.payer, heavy_reads.lines, book)


async def moments_at(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        seat, book = _seat(room, call), room.book()
    said = (seat, _entry(call.path["entry"]), call.query.count)
    return await call.server.reader.tell(call.payer, heavy_reads.moments, book, *said)


def _entry(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_ENTRY):
        raise BadMessage(why="entry")
    return int(text)


LONGEST_ENTRY: Final = 9


async def verdict(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        room.guest_number(call.token)
        book = room.book()
    return await call.server.reader.tell(call.payer, heavy_reads.verdict, book)


async def forecast(call: Call) -> wire.Forecast:
    room = await _room(call)
    async with room.reading():
        seat, table = _seat(room, call), room.playing()
        omens = [encoding.omen(table.game, omen) for omen in table.forecast(seat)]
        dangers = encoding.dangers(table, seat)
        return wire.Forecast(entry=len(table.journal.entries), omens=omens, dangers=dangers)


async def reasons(call: Call) -> wire.Reasons:
    room = await _room(call)
    async with room.reading():
        seat, table = _seat(room, call), room.playing()
        decision = table.decision(seat)
        if call.query.kind is None:
            found = table.candidates(seat)
        else:
            value = table.game.lexicon.value(call.query.kind, call.query.word or "")
            found = table.reasons(seat, call.query.kind, value)
        candidates = [encoding.candidate(table.game, one) for one in found]
        return wire.Reasons(decision=decision.number, candidates=candidates)


async def why_not(call: Call) -> wire.WhyNot:
    room = await _room(call)
    async with room.reading():
        seat, table = _seat(room, call), room.playing()
        refusal = table.why_not(seat, table.read(call.query.action))
        return wire.WhyNot(refusal=encoding.refusal(table.game, refusal))


async def preview(call: Call) -> wire.Preview:
    room = await _room(call)
    async with room.reading():
        seat, table = _seat(room, call), room.playing()
        entry = len(table.journal.entries)
        action = table.read(call.query.action)
        asked = table.decisions.get(seat)
        if call.query.decision not in (None, None if asked is None else asked.number):
            return wire.Preview(entry=entry, foreseen=None)
        with encoding.in_words(table.game):
            try:
                foreseen = encoding.foreseen(table.game, table.foresee(seat, action))
            except WouldReveal:
                foreseen = None
        return wire.Preview(entry=entry, foreseen=foreseen)


async def advice(call: Call) -> wire.Advice:
    room = await _room(call)
    async with room.reading():
        seat, table = _seat(room, call), room.playing()
        if seat == SPECTATOR:
            raise NoAdvice
        found = call.server.services.offered.offers[table.game.id].advise(table, seat)
        return wire.Advice(entry=len(table.journal.entries), advice=encoding.raw(found))


async def review(call: Call) -> Ready:
    room = await _room(call)
    async with room.reading():
        room.guest_number(call.token)
        if not room.playing().over:
            raise StillRunning
        book = room.book()
    return await call.server.reader.tell(call.payer, heavy_reads.review, book)


ANSWERERS: Final[dict[str, Answerer]] = {
    "host": host,
    "games": games,
    "rules": rules,
    "locale": locale,
    "open_table": open_table,
    "import_table": import_table,
    "mine": mine,
    "table": table,
    "forget": forget,
    "sit": sit,
    "start": start,
    "invite": invite,
    "move": move,
    "rematch": rematch,
    "fork": fork,
    "state": state,
    "say": say_it,
    "export": export,
    "position": position,
    "log": log,
    "glossary": glossary,
    "lines": lines,
    "moments": moments_at,
    "verify": verdict,
    "forecast": forecast,
    "reasons": reasons,
    "why_not": why_not,
    "preview": preview,
    "advice": advice,
    "review": review,
}
"""By the names of the contract."""
