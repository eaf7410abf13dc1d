"""What is asked over HTTP: one function for each address of the contract."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

from hordekeep.kernel.errors import StillRunning, WouldReveal
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.position_file import short_text
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.verify import verify
from hordekeep.server import wire
from hordekeep.server.catalogue import glossaries
from hordekeep.server.errors import BadMessage, NoAdvice, NotYours, TooMany
from hordekeep.server.live import encoding, snapshot
from hordekeep.server.live.commands import Reply, say
from hordekeep.server.server import Server, Text, known_language
from hordekeep.server.tables import openings, replay, seats
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import WATCHER
from hordekeep.text.clauses import clauses_of


class Ask(NamedTuple):
    """A request that has been read and checked."""

    server: Server
    path: dict[str, str]
    query: Any
    body: Any
    token: str | None
    address: str


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
    return Text(ask.server.words(ask.path["lang"]), "text/plain", lasting=True)


# Opening and finding tables.


async def open_table(ask: Ask) -> wire.Opened:
    await ask.server.quotas.admit(ask.address)
    return await openings.open_table(ask.server.house, ask.body)


async def import_table(ask: Ask) -> wire.Opened:
    await ask.server.quotas.admit(ask.address, len(ask.body.text))
    house = ask.server.house
    reading = partial(openings.read_import, house, ask.body)
    return await openings.open_import(house, await ask.server.desk.read(ask.address, reading))


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
        return await openings.fork_table(room, room.guest_number(ask.token), ask.body)


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


async def export(ask: Ask) -> Text:
    room = await _room(ask)
    async with room.reading():
        return Text(record_text(room.playing(), _seat(room, ask)), "application/jsonl")


async def position(ask: Ask) -> Text:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        luck = Luck(room.house.new_luck())
        world = replay.world_at(table, ask.query.entry, seat, luck)
    # Finding out what can be left out takes a while; meanwhile the others play on.
    text = await asyncio.to_thread(short_text, table.game, table.journal.header.options, world)
    return Text(text, "application/toml")


async def log(ask: Ask) -> wire.Log:
    room = await _room(ask)
    async with room.reading():
        seat, table = _seat(room, ask), room.playing()
        words = ask.server.house.shelf.words(table.game, known_language(ask.query.lang))
        return replay.log(table, seat, words, ask.query.since)


async def glossary(ask: Ask) -> wire.Glossary:
    room = await _room(ask)
    room.guest_number(ask.token)
    game = room.game()
    words = ask.server.house.shelf.words(game, known_language(ask.query.lang))
    offer = ask.server.house.shelf.offers[game.id]
    return wire.Glossary(names=glossaries.names(words, offer))


async def lines(ask: Ask) -> wire.Lines:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        return replay.lines(room.playing())


async def moments_at(ask: Ask) -> wire.Moments:
    room = await _room(ask)
    async with room.reading():
        seat = _seat(room, ask)
        first = _entry(ask.path["entry"])
        return replay.moments(room.playing(), seat, first, ask.query.count)


def _entry(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_ENTRY):
        raise BadMessage(why="entry")
    return int(text)


LONGEST_ENTRY: Final = 9


async def verdict(ask: Ask) -> wire.Verdict:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        table = room.playing()
        found = verify(table.game, table.journal)
        return wire.Verdict(
            answers=found.answers,
            stretches=found.stretches,
            dictated=found.dictated,
            open_seed=found.open_seed,
            commitments=[one.commitment for one in encoding.stretches(table)],
        )


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


async def review(ask: Ask) -> wire.Review:
    room = await _room(ask)
    async with room.reading():
        room.guest_number(ask.token)
        table = room.playing()
        look_back = ask.server.house.shelf.offers[table.game.id].look_back
        if not table.over:
            raise StillRunning
        told = encoding.raw(look_back(table))
        return wire.Review(entry=len(table.journal.entries), review=told)


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
