"""Drives a room: bots answer at the table's pace, and take over for people who have gone."""

import asyncio
import logging
from typing import Final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.server.bots.pool import Question, question
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.room import POLL_SECONDS, Room

log = logging.getLogger("hordekeep.server")

PATIENCE: Final = 5.0
"""Seconds after which a bot is asked again when something went wrong."""


async def drive(room: Room) -> None:
    """Runs as long as the room is in memory."""
    while True:
        news = room.news
        try:
            went_on = await _one_step(room)
        except HordekeepError as error:
            log.warning("table %s: bots stop: %s", room.id, error)
            await _wait(news, PATIENCE)
        except Exception:
            log.exception("table %s: bots stop", room.id)
            await asyncio.sleep(PATIENCE)
        else:
            if not went_on:
                await _wait(news, _next_deadline(room))


async def _wait(news: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        pass


def _next_deadline(room: Room) -> float:
    """Seconds until somebody's time is up; also when a poller may have gone."""
    deadlines = [
        at for number in room.roster.people() if (at := room.bot_takes_over_at(number)) is not None
    ]
    return max(0.0, min([at - room.now() for at in deadlines], default=POLL_SECONDS))


async def _one_step(room: Room) -> bool:
    """Lets a bot take over, or answer one decision; tells whether anything was to be done."""
    async with room.reading():
        room.note_silence()
        late = [
            number
            for number in room.roster.people()
            if (at := room.bot_takes_over_at(number)) is not None and at <= room.now()
        ]
        asked = _asked_bot(room)
        if not late and asked is None:
            return False
        thought = None
        if asked is not None:
            thought = question(room.playing(), *asked, room.services.new_luck)
        number = 0 if asked is None else room.asked[asked[0]][0]
    if late:
        await take_over(room, late[0])
    elif thought is not None:
        await _think(room, thought, number)
    return True


def _asked_bot(room: Room) -> tuple[Seat, str] | None:
    """The first seat of which something is asked and which a bot holds, and the bot."""
    table = room.table
    if table is None or table.over or table.view_only:
        return None
    if len(table.journal.entries) >= MOST_DECISIONS and all(
        holder.startswith(BOT) for holder in table.holders
    ):
        return None  # it may never end; somebody who sits down can go on with it
    for seat in sorted(table.decisions):
        if table.holders[seat].startswith(BOT):
            return seat, table.holders[seat].removeprefix(BOT)
    return None


async def take_over(room: Room, number: int) -> None:
    """The stand-in plays for a guest until the guest comes back."""
    async with room.changing():
        guest = room.roster.guests[number]
        guest.away = True
        room.agreed.discard(number)
        room.hand_over(*guest.seats)


async def _think(room: Room, thought: Question, number: int) -> None:
    """The bot thinks, visibly, and answers if its decision is still open."""
    shown = room.now()
    room.thinking.add(thought.seat)
    room.spread()
    try:
        text = await room.services.bot_pool.choose(thought)
        await asyncio.sleep(max(0.0, room.roster.pace / 1000 - (room.now() - shown)))
    finally:
        room.thinking.discard(thought.seat)
    async with room.changing():
        table = room.playing()
        decision = table.decisions.get(thought.seat)
        held = table.holders[thought.seat] == BOT + thought.bot
        if table.over or decision is None or decision.number != number or not held:
            return
        table.answer(thought.seat, number, text)
        room.note_end()
