"""Who is at a table: by a live connection, by asking again and again, or at another process."""

import asyncio
import time
from types import SimpleNamespace
from typing import cast

import pytest

from hordekeep.server.tables.listener import Listener, News
from hordekeep.server.tables.other_processes import OtherProcesses
from hordekeep.server.tables.presence import POLL_SECONDS, Presence
from hordekeep.server.tables.services import Services


class Others:
    """What other processes say, and are told."""

    def __init__(self) -> None:
        self.there: set[int] = set()
        self.told: list[tuple[int, bool]] = []

    def has(self, guest: int) -> bool:
        return guest in self.there

    def tell_presence(self, guest: int, *, here: bool, clock: int) -> None:
        self.told.append((guest, here))


class Listening:
    guest = 2


class Time:
    now = 1000.0


@pytest.fixture
def others() -> Others:
    return Others()


@pytest.fixture
def presence(others: Others) -> Presence:
    services = SimpleNamespace(now=lambda: Time.now)
    Time.now = 1000.0
    return Presence(cast("Services", services), cast("OtherProcesses", others))


def test_who_asks_again_and_again_is_there_until_silent_for_a_while(presence: Presence) -> None:
    assert not presence.has(0)
    assert presence.poll(0), "that is news"
    assert not presence.poll(0)
    assert (presence.has(0), presence.has(1)) == (True, False)
    Time.now += POLL_SECONDS - 1
    assert (presence.has(0), presence.silenced()) == (True, [])
    Time.now += 1
    assert not presence.has(0)
    assert (presence.silenced(), presence.polled) == ([0], False)


def test_who_listens_or_is_elsewhere_is_there(presence: Presence, others: Others) -> None:
    presence.listeners.add(cast("Listener", Listening()))
    others.there.add(3)
    assert [presence.has(guest) for guest in range(4)] == [False, False, True, True]


def test_other_processes_are_told_who_is_here(presence: Presence, others: Others) -> None:
    """Not of those who are there themselves."""
    others.there.add(3)
    presence.poll(1)
    for guest in (1, 2, 3):
        presence.note(guest, clock=1)
    assert others.told == [(1, True), (2, False), (3, False)]


def test_news_are_waited_for_until_they_come_or_for_so_long() -> None:
    """All who wait hear of them; whoever comes late need not wait; who has gone is forgotten."""

    async def run() -> float:
        news = News()
        await news.wait(0.01)
        waiting = [asyncio.create_task(news.wait(60.0)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        news.come()
        await asyncio.gather(*waiting[1:])
        await news.wait(60.0)
        assert waiting[0].cancelled()
        return time.monotonic()

    begun = time.monotonic()
    assert asyncio.run(run()) - begun < 30.0
