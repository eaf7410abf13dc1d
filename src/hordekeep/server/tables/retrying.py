"""Doing something again when another process was faster."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from hordekeep.server.store.interface import Overtaken

T = TypeVar("T")

MOST_TRIES: Final = 8
PAUSE: Final = 0.01


async def retrying(doing: Callable[[], Awaitable[T]]) -> T:
    """Does it once more from the newest state, as often as it is overtaken.

    A request that did arrive is found by its id then; one whose moment has passed is refused as any
    late one is.
    """
    for tried in range(1, MOST_TRIES):
        try:
            return await doing()
        except Overtaken:
            await asyncio.sleep(PAUSE * tried)
    return await doing()
