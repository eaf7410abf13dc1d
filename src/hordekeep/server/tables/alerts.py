"""Alerts: people who are away and have a webhook are told, once a turn, that the game waits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import NoAlerts, NotYours
from hordekeep.server.http.rates import Buckets
from hordekeep.server.limits import Limits
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Clock
from hordekeep.server.work.webhook import target_of
from hordekeep.text.languages import best

log = logging.getLogger("hordekeep.server")

ALERT_AFTER: Final = 30.0
"""Seconds that the game has waited for somebody who is not here."""
EVERYBODY: Final = ""

Send = Callable[[str, bytes], Awaitable[int]]


class Alerts:
    """Calls people to their turn, as far as the operator allows it."""

    def __init__(self, limits: Limits, clock: Callable[[], float], page: str, send: Send) -> None:
        self._persons = Buckets(limits.alerts, clock)
        self._all = Buckets(limits.all_alerts, clock)
        self._page = page
        self._send = send
        self._under_way: set[asyncio.Task[None]] = set()

    async def call(self, room: Room) -> None:
        """Tells everybody whose time has come; stored first, so that nobody is told twice."""
        wanted = []
        async with room.changing():
            for clock in waited_for(room):
                if (at := alert_at(room, clock)) is not None and at <= room.now():
                    clock.told = True
                    guest = room.roster.guest_of(clock.seat)
                    if guest is not None and guest.webhook:
                        wanted.append((guest.webhook, guest.told_in))
        for url, language in wanted:
            if self._persons.take(url) and self._all.take(EVERYBODY):
                task = asyncio.create_task(self._tell(url, self._message(room, language)))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    def _message(self, room: Room, language: str) -> bytes:
        """Nothing that opens a seat: whoever reads it elsewhere finds a closed door."""
        words = room.services.offered.words(room.game(), best([language]))
        link = f"{self._page}/t/{room.id}" if self._page else ""
        text = f"{words.say('alert-your-turn')} {link}".strip()
        said = {"event": "your-turn", "game": room.roster.game, "text": text, "content": text}
        return msgspec.json.encode(said)

    async def _tell(self, url: str, message: bytes) -> None:
        try:
            await self._send(url, message)
        except (HordekeepError, OSError, TimeoutError) as error:
            log.info("a webhook fails: %s", type(error).__name__)


def waited_for(room: Room) -> list[Clock]:
    """The clocks of people who can be told, and have not been."""
    found = []
    for clock in room.roster.clocks:
        guest = room.roster.guest_of(clock.seat)
        if guest is not None and guest.webhook and not clock.told:
            found.append(clock)
    return found


def alert_at(room: Room, clock: Clock) -> float | None:
    """When somebody is told; never while this person is here."""
    guest = room.roster.guest_of(clock.seat)
    if guest is None or room.presence.has(room.roster.guests.index(guest)):
        return None
    return clock.since + ALERT_AFTER


def next_alert(room: Room) -> float | None:
    if room.services.alerts is None:
        return None
    times = [at for clock in waited_for(room) if (at := alert_at(room, clock)) is not None]
    return min(times, default=None)


def set_webhook(room: Room, number: int, url: str, language: str) -> None:
    """Where a guest is told, and in which language; empty for nowhere. The room must change."""
    guest = room.guest(number)
    if guest is None or not guest.seats:
        raise NotYours(what="seat")
    if url:
        if room.services.alerts is None:
            raise NoAlerts
        target_of(url)
    guest.webhook = url
    guest.told_in = language
