"""What is read from a whole game, by a worker: records, the log, moments, the review."""

from typing import Final

from hordekeep.bots.hinting import must_allow_hints
from hordekeep.kernel.errors import StillRunning
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server.errors import BadMessage, NoAdvice
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.server import Text
from hordekeep.server.work import heavy_reads
from hordekeep.server.work.heavy_reads import ImaginedWorld, Ready
from hordekeep.text.languages import best


async def export(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat, book = asked.seat_in(room), room.book()
        luck = room.services.new_luck()
    return await asked.server.reader.tell(asked.payer, heavy_reads.export, book, seat, luck)


async def position(asked: CheckedRequest) -> Text:
    room = await asked.room()
    async with room.reading():
        seat, book = asked.seat_in(room), room.book()
        imagined = None if room.playing().over else ImaginedWorld(seat, room.services.new_luck())
    entry = asked.query.entry
    text = await asked.server.reader.ask(asked.payer, heavy_reads.position, book, entry, imagined)
    return Text(text, "application/toml")


async def log(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat, book = asked.seat_in(room), room.book()
    language = best([asked.query.lang])
    said = (seat, language, asked.query.since)
    return await asked.server.reader.tell(asked.payer, heavy_reads.log, book, *said)


async def glossary(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    room.guest_number(asked.token)
    game = room.game()
    content = tuple(sorted(game.content.items()))
    said = (game.id, content, best([asked.query.lang]))
    return await asked.server.reader.tell(asked.payer, heavy_reads.glossary, *said)


async def lines(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        room.guest_number(asked.token)
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.lines, book)


LONGEST_ENTRY: Final = 9


async def moments_at(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat, book = asked.seat_in(room), room.book()
    said = (seat, _entry(asked.path["entry"]), asked.query.count)
    return await asked.server.reader.tell(asked.payer, heavy_reads.moments, book, *said)


def _entry(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_ENTRY):
        raise BadMessage(why="entry")
    return int(text)


async def verdict(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        room.guest_number(asked.token)
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.verdict, book)


async def plan(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat = asked.seat_in(room)
        if seat == SPECTATOR:
            raise NoAdvice
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.plan, book, seat)


async def hint(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat = asked.seat_in(room)
        if seat == SPECTATOR:
            raise NoAdvice
        must_allow_hints(room.playing())
        book = room.book()
    strength = asked.query.strength
    return await asked.server.reader.tell(asked.payer, heavy_reads.hint, book, seat, strength)


async def honours(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        seat = asked.seat_in(room)
        if not room.playing().over:
            raise StillRunning
        if seat == SPECTATOR:
            raise NoAdvice
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.honours, book, seat)


async def review(asked: CheckedRequest) -> Ready:
    room = await asked.room()
    async with room.reading():
        room.guest_number(asked.token)
        if not room.playing().over:
            raise StillRunning
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.review, book)


async def choices(asked: CheckedRequest) -> Ready:
    """For whoever only watched, how it went for who won; one for all who win or lose together."""
    room = await asked.room()
    async with room.reading():
        seat = asked.seat_in(room)
        table = room.playing()
        result = table.result()
        if result is None:
            raise StillRunning
        if table.game.common_reward:
            seat = 0
        elif seat == SPECTATOR:
            seat = min(result.winners, default=0)
        book = room.book()
    return await asked.server.reader.tell(asked.payer, heavy_reads.choices, book, seat)
