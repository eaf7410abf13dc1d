"""The game as it stands: polled, answered, and what can be asked about the next move."""

from typing import Any

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server import wire
from hordekeep.server.errors import NoAdvice
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.live import encoding, questions, snapshot
from hordekeep.server.live.commands import Reply, say, welcome_back
from hordekeep.server.tables.room import Room


async def state(asked: CheckedRequest) -> wire.Messages:
    """The messages of a live connection, for those who poll; waits for news if asked to."""
    room = await asked.room()
    async with room.reading():
        number = room.guest_number(asked.token)
        if room.presence.poll(number):
            room.note_presence(number)
        news, version = room.news, room.version
    await welcome_back(room, number)
    if asked.query.wait and asked.query.version >= version:
        await news.wait(asked.query.wait)
    async with room.reading():
        return _polled(room, room.guest_number(asked.token), asked.query)


def _polled(room: Room, number: int, query: Any) -> wire.Messages:
    told: list[wire.State | wire.Seats | wire.Pointed] = [snapshot.around(room, number)]
    if room.table is not None:
        told.append(
            snapshot.state(room, number, snapshot.eyes_of(room, number, query.seat), query.since)
        )
    told += [pointed for version, pointed in room.pointed if version > query.version > 0]
    return wire.Messages(version=room.version, messages=told)


async def say_it(asked: CheckedRequest) -> Reply:
    room = await asked.room()
    async with room.reading():
        number = room.guest_number(asked.token)
    return await say(room, number, asked.body)


async def forecast(asked: CheckedRequest) -> wire.Forecast:
    room = await asked.room()
    async with room.reading():
        seat, table = asked.seat_in(room), room.playing()
        omens = [encoding.omen(table.game, omen) for omen in table.forecast(seat)]
        dangers = encoding.dangers(table, seat)
        return wire.Forecast(entry=len(table.journal.entries), omens=omens, dangers=dangers)


async def reasons(asked: CheckedRequest) -> wire.Reasons:
    room = await asked.room()
    async with room.reading():
        seat, table = asked.seat_in(room), room.playing()
        return questions.reasons(table, seat, asked.query.kind, asked.query.word)


async def why_not(asked: CheckedRequest) -> wire.WhyNot:
    room = await asked.room()
    async with room.reading():
        seat, table = asked.seat_in(room), room.playing()
        refusal = table.why_not(seat, table.read(asked.query.action))
        return wire.WhyNot(refusal=encoding.refusal(table.game, refusal))


async def preview(asked: CheckedRequest) -> wire.Preview:
    room = await asked.room()
    async with room.reading():
        seat, table = asked.seat_in(room), room.playing()
        decision = table.decisions.get(seat)
        if asked.query.decision not in (None, None if decision is None else decision.number):
            table.read(asked.query.action)
            return wire.Preview(entry=len(table.journal.entries), foreseen=None)
        return questions.preview(table, seat, asked.query.action)


async def advice(asked: CheckedRequest) -> wire.Advice:
    room = await asked.room()
    async with room.reading():
        seat, table = asked.seat_in(room), room.playing()
        if seat == SPECTATOR:
            raise NoAdvice
        found = asked.server.services.offered.offers[table.game.id].advise(table, seat)
        return wire.Advice(entry=len(table.journal.entries), advice=encoding.raw(found))
