"""Drives a room: bots answer at the table's pace, and take over for people who have gone."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.server.bots import memory
from hordekeep.server.bots.budget import BotBudget
from hordekeep.server.bots.pool import Question, question
from hordekeep.server.store.interface import Overtaken
from hordekeep.server.tables import alerts, clocks, standing_in
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.presence import POLL_SECONDS
from hordekeep.server.tables.room import Room

log = logging.getLogger("hordekeep.server")

PATIENCE: Final = 5.0
"""Seconds after which a bot is asked again when something went wrong."""

RELIEF: Final = 2.0
"""Seconds after which it is asked again whether the process that drives a table is still there."""
SLEEPY: Final = 15.0
"""Seconds that a bot's decision is open before another process believes that the driver sleeps."""


STAND_IN_PACE: Final = 700
"""Milliseconds: whoever comes back soon shall find most of the game still to be played."""


async def drive(room: Room, budget: BotBudget) -> None:
    """Runs as long as the room is in memory."""
    while True:
        news = room.news
        quiet = 0.0
        try:
            quiet = _quiet_seconds(room)
            went_on = not quiet and await _one_step(room, budget)
        except Overtaken:
            continue  # another process was faster
        except HordekeepError as error:
            log.warning("table %s: bots stop: %s", room.id, error)
            await news.wait(PATIENCE)
        except Exception:
            log.exception("table %s: bots stop", room.id)
            await asyncio.sleep(PATIENCE)
        else:
            if not went_on:
                await news.wait(quiet or _next_look(room))


def _quiet_seconds(room: Room) -> float:
    """For how long nothing is to be done, as can be seen at once after most moves of people.

    0 where something is, or where it takes a closer look.
    """
    if not room.at_hand or room.presence.polled or _asked_bot(room) is not None:
        return 0.0
    return _next_look(room)


def _next_look(room: Room) -> float:
    """Seconds until somebody's time is up; also when a poller may have gone.

    While another process drives, it is looked after: it may have ended.
    """
    if room.roster.closed:
        return POLL_SECONDS
    if _asked_bot(room) is not None:
        return RELIEF
    deadlines = [
        at
        for number in room.roster.people()
        if (at := standing_in.bot_takes_over_at(room, number)) is not None
    ]
    later = (clocks.due_at(room.roster), alerts.next_alert(room))
    deadlines += [at for at in later if at is not None]
    return max(0.0, min([at - room.now() for at in deadlines], default=POLL_SECONDS))


async def _one_step(room: Room, budget: BotBudget) -> bool:
    """Lets a bot take over, or answer one decision; tells whether anything was to be done."""
    async with room.reading(newest=False):
        room.note_silence()
        if room.roster.closed:
            return False
        late = [
            number
            for number in room.roster.people()
            if (at := standing_in.bot_takes_over_at(room, number)) is not None and at <= room.now()
        ]
        slow = clocks.run_out(room.roster, room.now())
        asked = _asked_bot(room)
        if asked is not None and not await _may_drive(room, asked[0]):
            asked = None
        call_at = alerts.next_alert(room)
        calls = call_at is not None and call_at <= room.now()
        if not late and not slow and not calls and asked is None:
            return False
        thought = None
        if asked is not None:
            wanted = question(room.playing(), *asked, room.services.new_luck)
            eased = wanted._replace(bot=_eased(room, budget, *asked))
            thought = memory.reminded(room, eased)
        number = 0 if asked is None else room.asked[asked[0]][0]
    if calls and room.services.alerts is not None:
        await room.services.alerts.call(room)
    if late:
        await take_over(room, late[0])
    elif slow:
        await standing_in.end_turns(room)
    elif thought is not None:
        await _think(room, thought, number, lambda seconds: budget.pay(room.id, seconds))
    return True


def _eased(room: Room, budget: BotBudget, seat: Seat, bot: str) -> str:
    """Who thinks for a bot: a weaker one when the time is used up, and everybody sees it."""
    offered = [one.name for one in room.services.offered.bots(room.roster.game) if one.strength]
    thinks = budget.strength(room.id, bot, offered)
    if thinks == bot:
        room.eased.pop(seat, None)
    else:
        room.eased[seat] = thinks
    return thinks


async def _may_drive(room: Room, seat: Seat) -> bool:
    """Bots of a table think in one process; when that one sleeps, another lets them think too.

    The journal takes the first answer only.
    """
    open_for = room.now() - room.asked[seat][1]
    return await room.services.store.may_drive(room.id) or open_for > SLEEPY


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
        if guest.away or guest.gone:
            return  # another process had the same deadline
        guest.away = guest.missed = True
        room.withdraw(number)
        room.hand_over(*guest.seats)


def _pace(room: Room, seat: Seat) -> float:
    """Seconds that an answer takes at least; a stand-in never plays a game away in a moment."""
    stands_in = not room.roster.bots[seat]
    return max(room.roster.pace, STAND_IN_PACE if stands_in else 0) / 1000


async def _think(room: Room, thought: Question, number: int, pay: Callable[[float], None]) -> None:
    """The bot thinks, visibly, and answers if its decision is still open."""
    shown = room.now()
    room.think(thought.seat, thinking=True)
    try:
        answer = await room.services.bot_pool.choose(thought, pay)
        await asyncio.sleep(max(0.0, _pace(room, thought.seat) - (room.now() - shown)))
    finally:
        room.think(thought.seat, thinking=False)
    async with room.changing():
        table = room.playing()
        decision = table.decisions.get(thought.seat)
        held = table.holders[thought.seat].startswith(BOT)
        if table.over or decision is None or decision.number != number or not held:
            return
        table.answer(thought.seat, number, answer.action)
        room.minds.keep(thought.seat, answer.plan, answer.reason)
        if room.minds.begins_to_fail(thought.seat, answer.fault):
            room.roster.announce("bot-failed", thought.seat, thought.bot)
        room.note_end()
