"""Places at a table: sitting down, inviting, leaving, and tables that follow from one."""

from hordekeep.server import wire
from hordekeep.server.errors import TooMany
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.live import doorway, snapshot
from hordekeep.server.tables import openings, seats
from hordekeep.server.work import heavy_reads


async def table(asked: CheckedRequest) -> wire.TableCard:
    room = await asked.room()
    async with room.reading():
        return snapshot.card(room, room.guest_number(asked.token))


async def sit(asked: CheckedRequest) -> wire.Seated:
    if not asked.server.sits.take(asked.address):
        raise TooMany(what="sits")
    room = await asked.room()
    async with room.changing():
        return seats.sit(room, asked.body, asked.token)


async def door(asked: CheckedRequest) -> wire.Doorway:
    room = await asked.room()
    async with room.reading():
        return doorway.seen_with(room, asked.token)


async def start(asked: CheckedRequest) -> wire.Nothing:
    room = await asked.room()
    async with room.changing():
        seats.start(room, room.guest_number(asked.token))
    return wire.Nothing()


async def invite(asked: CheckedRequest) -> wire.Link:
    room = await asked.room()
    async with room.changing():
        return seats.new_link(room, room.guest_number(asked.token), asked.body)


async def move(asked: CheckedRequest) -> wire.Link:
    room = await asked.room()
    async with room.changing():
        return seats.move_link(room, room.guest_number(asked.token))


async def way_back(asked: CheckedRequest) -> wire.Link:
    room = await asked.room()
    async with room.changing():
        return seats.way_back(room, room.guest_number(asked.token))


async def forget(asked: CheckedRequest) -> wire.Nothing:
    room = await asked.room()
    async with room.changing(leaving=True):
        deleted = await seats.forget(room, room.guest_number(asked.token))
    if deleted:
        await asked.server.rooms.leave(room.id)
    return wire.Nothing()


async def rematch(asked: CheckedRequest) -> wire.Seated:
    await asked.server.quotas.admit(asked.address)
    room = await asked.room()
    token = asked.server.services.new_key()
    async with room.changing():
        number = room.guest_number(asked.token)
        again = await openings.rematch(room, number, token)
    following = await asked.server.rooms.room(again)
    async with following.changing():
        return openings.claim(following, number, token)


async def fork(asked: CheckedRequest) -> wire.Opened:
    await asked.server.quotas.admit(asked.address)
    room = await asked.room()
    async with room.reading():
        imagined, book = openings.imagined_by(room, room.guest_number(asked.token)), room.book()
    start = await asked.server.reader.ask(
        asked.payer, heavy_reads.forked, book, asked.body.entry, imagined
    )
    return await openings.open_start(asked.server.services, start, asked.body)
