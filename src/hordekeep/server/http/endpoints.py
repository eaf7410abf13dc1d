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
from hordekeep.server.work import telling
from hordekeep.server.work.clerk import Task
from hordekeep.server.work.purse import Payer
from hordekeep.server.work.telling import Dream, Ready
from hordekeep.text.clauses import clauses_of
from hordekeep.text.languages import best


class Ask(NamedTuple):
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
Handler = Callable[[Ask], Awaitable[Answer]]


# The server.


async def host(ask: Ask) -> wire.Host:
    return ask.server.host()


async def games(ask: Ask) -> wire.Games:
    return wire.Games(games=ask.server.house.shelf.cards())


async def rules(ask: Ask) -> wire.Rules:
    game = ask.server.house.shelf.game(ask.path["game"])
    return wire.Rules(
        clauses=[
            wire.Clause(id=one.id, chapter=one.chapter, text=one.text, ruling=one.ruling)
            for one in clauses_of(game.id)
        ]
    )


async def locale(ask: Ask) -> Text:
    language = best(ask.path["lang"].split(","))
    return Text(ask.server.words(language, ask.path["part"]), "text/plain", lasting=True)


# Opening and finding tables.


async def open_table(ask: Ask) -> wire.Opened:
    await ask.server.quotas.admit(ask.address)
    return await openings.open_table(ask.server.house, ask.body)


async def import_table(ask: Ask) -> wire.Opened:
    await ask.server.quotas.admit(ask.address, len(ask.body.text))
    house = ask.server.house
    most = Most(house.limits.entries, house.limits.replay_steps)
    task = Task(read_import, (ask.body, most), house.limits.import_seconds)
    ask.server.imports.check(ask.payer)
    found = await ask.server.imports.do(ask.payer, task)
    return await openings.open_import(house, found, ask.body)


async def mine(ask: Ask) -> wire.MyTables:
    answer = wire.MyTables(tables=[], gone=[])
    for place in ask.body.places:
        found = await _summary(ask, place)
        if found is None:
            answer.gone.append(place.table)
        else:
            answer.tables.append(found)
    return answer


async def _summary(ask: Ask, place: wire.Place) -> wire.Summary | None:
    shelved = await ask.server.house.store.brief(place.table)
    number = None if shelved is None else shelved.sheet.guest_with(place.token)
    if shelved is None or number is None:
        return None
    sheet, brief = shelved.sheet, shelved.brief
    seats = [] if number == WATCHER else sheet.guests[number].seats
    return wire.Summary(
        table=place.table,
        game=sheet.game,
        stage=sheet.stage,
        options=sheet.options,
        names=brief.names,
        seats=seats,
        my_turn=any(seat in brief.waiting for seat in seats),
        entry=brief.entry,
        changed=shelved.changed,
        result=brief.result,
    )


# Places at a table.


async def _room(ask: Ask) -> Room:
    return await ask.server.rooms.room(ask.path["table"])


async def table(ask: Ask) -> wire.TableCard:
    room = await _room(ask)
    async with room.reading():
        return snapshot.card(room, room.guest_number(ask.token))


async def sit(ask: Ask) -> wire.Seated:
    if not ask.server.sits.take(ask.address):
        raise TooMany(what="sits")
    room = await _room(ask)
    async with room.changing():
        return seats.sit(room, ask.body, ask.token)


async def start(ask: Ask) -> wire.Nothing:
    room = await _room(ask)
    async with room.changing():
        seats.start(room, room.guest_number(ask.token))
    return wire.Nothing()


async def invite(ask: Ask) -> wire.Link:
    room = await _room(ask)
    async with room.changing():
        return seats.new_link(room, room.guest_number(ask.token), ask.body)


async def move(ask: Ask) -> wire.Link:
    room = await _room(ask)
    async with room.changing():
        return seats.move_link(room, room.guest_number(ask.token))


async def forget(ask: Ask) -> wire.Nothing:
    room = await _room(ask)
    async with room.changing():
        deleted = await seats.forget(room, room.guest_number(ask.token))
    if deleted:
        await ask.server.rooms.leave(room.id)
    return wire.Nothing()


async def rematch(ask: Ask) -> wire.Seated:
    await ask.server.quotas.admit(ask.address)
    room = await _room(ask)
    token = ask.server.house.new_key()
    async with room.changing():
        number = room.guest_number(ask.token)
        again = await openings.rematch(room, number, token)
    following = await ask.server.rooms.room(again)
    async with following.changing():
        return openings.claim(following, number, token)


async def fork(ask: Ask) -> wire.Opened:
    await ask.server.quotas.admit(ask.address)
    room = await _room(ask)
    async with room.reading():
        dream, book = openings.dream_of(room, room.guest_number(ask.token)), room.book()
    start = await ask.server.reader.ask(ask.payer, telling.forked, book, ask.body.entry, dream)
    return await openings.open_start(ask.server.house, start, ask.body)


# The game.


async def state(ask: Ask) -> wire.Messages:
    """The same messages as over a live connection, for who polls; waits for news if asked to."""
    room = await _room(ask)
    async with room.reading():
        number = room.guest_number(ask.token)
        before = room.present(number)
        room.polled[number] = room.now()
        if not before:
            room.note_presence(number)
        news, version = room.news, room.version
    if ask.query.wait and ask.query.version == version:
        await _news_or_silence(news, ask.query.wait)
    async with room.reading():
        return _polled(room, room.guest_number(ask.token), ask.query)


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


async def say_it(ask: Ask) -> Reply:
    room = await _room(ask)
    async with room.reading():
        number = room.guest_number(ask.token)
    return await say(room, number, ask.body)


def _seat(room: Room, ask: Ask) -> Seat:
    """The seat that is meant: one of mine, the first of them, or a spectator's place."""
    number = room.guest_number(ask.token)
    wanted, seats = ask.query.seat, room.seats_of(number)
    if wanted is None:
        return snapshot.eyes_of(room, number, None)
    if wanted == SPECTATOR:
        return SPECTATOR
    if wanted not in seats:
        raise NotYours(what="seat", seat=wanted)
    return int(wanted)


async def export(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        seat, book = _seat(room, ask), room.book()
    return await ask.server.reader.tell(ask.payer, telling.export, book, seat)


async def position(ask: Ask) -> Text:
    room = await _room(ask)
    async with room.reading():
        seat, book = _seat(room, ask), room.book()
        dream = None if room.playing().over else Dream(seat, room.house.new_luck())
    entry = ask.query.entry
    text = await ask.server.reader.ask(ask.payer, telling.position, book, entry, dream)
    return Text(text, "application/toml")


async def log(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        seat, book = _seat(room, ask), room.book()
    language = best([ask.query.lang])
    said = (seat, language, ask.query.since)
    return await ask.server.reader.tell(ask.payer, telling.log, book, *said)


async def glossary(ask: Ask) -> Ready:
    room = await _room(ask)
    room.guest_number(ask.token)
    game = room.game()
    content = tuple(sorted(game.content.items()))
    said = (game.id, content, best([ask.query.lang]))
    return await ask.server.reader.tell(ask.payer, telling.glossary, *said)


async def lines(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        book = room.book()
    return await ask.server.reader.tell(ask.payer, telling.lines, book)


async def moments_at(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        seat, book = _seat(room, ask), room.book()
    said = (seat, _entry(ask.path["entry"]), ask.query.count)
    return await ask.server.reader.tell(ask.payer, telling.moments, book, *said)


def _entry(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_ENTRY):
        raise BadMessage(why="entry")
    return int(text)


LONGEST_ENTRY: Final = 9


async def verdict(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        book = room.book()
    return await ask.server.reader.tell(ask.payer, telling.verdict, book)


async def forecast(ask: Ask) -> wire.Forecast:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        omens = [encoding.omen(table.game, omen) for omen in table.forecast(seat)]
        dangers = encoding.dangers(table, seat)
        return wire.Forecast(entry=len(table.journal.entries), omens=omens, dangers=dangers)


async def reasons(ask: Ask) -> wire.Reasons:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        decision = table.decision(seat)
        if ask.query.kind is None:
            found = table.candidates(seat)
        else:
            value = table.game.lexicon.value(ask.query.kind, ask.query.word or "")
            found = table.reasons(seat, ask.query.kind, value)
        candidates = [encoding.candidate(table.game, one) for one in found]
        return wire.Reasons(decision=decision.number, candidates=candidates)


async def why_not(ask: Ask) -> wire.WhyNot:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        refusal = table.why_not(seat, table.read(ask.query.action))
        return wire.WhyNot(refusal=encoding.refusal(table.game, refusal))


async def preview(ask: Ask) -> wire.Preview:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        entry = len(table.journal.entries)
        action = table.read(ask.query.action)
        asked = table.decisions.get(seat)
        if ask.query.decision not in (None, None if asked is None else asked.number):
            return wire.Preview(entry=entry, foreseen=None)
        with encoding.in_words(table.game):
            try:
                foreseen = encoding.foreseen(table.game, table.foresee(seat, action))
            except WouldReveal:
                foreseen = None
        return wire.Preview(entry=entry, foreseen=foreseen)


async def advice(ask: Ask) -> wire.Advice:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        if seat == SPECTATOR:
            raise NoAdvice
        found = ask.server.house.shelf.offers[table.game.id].advise(table, seat)
        return wire.Advice(entry=len(table.journal.entries), advice=encoding.raw(found))


async def review(ask: Ask) -> Ready:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        if not room.playing().over:
            raise StillRunning
        book = room.book()
    return await ask.server.reader.tell(ask.payer, telling.review, book)


HANDLERS: Final[dict[str, Handler]] = {
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
