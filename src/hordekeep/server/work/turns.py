"""Turns: whatever one household asks for, others wait for one small step of it at most.

What is done in this process is paid by the household for which it is done (`WorkBudget`). In
each round of the event loop every household has one step; those who ask for much stand in their
own line.
"""

import asyncio
import time
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class HouseholdTurns:
    """All that goes on for one household."""

    def __init__(self, pay: Callable[[float], None]) -> None:
        self._pay = pay
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._served = False
        """Whether somebody has had a step in this round."""

    def _enter(self) -> "asyncio.Future[None] | None":
        """What has to be waited for before the next step, if anything."""
        loop = asyncio.get_running_loop()
        if not self._served:
            self._served = True
            loop.call_soon(self._next_round, loop)
            return None
        waiting: asyncio.Future[None] = loop.create_future()
        self._waiting.append(waiting)
        return waiting

    def _next_round(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                loop.call_soon(self._next_round, loop)
                return
        self._served = False

    @types.coroutine
    def in_turn(self, doing: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Does something step by step, each in its turn, and pays for it."""
        step: Callable[[Any], Any] = doing.send
        said: Any = None
        while True:
            waiting = self._enter()
            if waiting is not None:
                try:
                    yield from waiting
                except BaseException as error:  # noqa: BLE001 - it is meant for what is being done
                    step, said = doing.throw, error
            begun = time.thread_time()
            try:
                awaited = step(said)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self._pay(time.thread_time() - begun)
            try:
                step, said = doing.send, (yield awaited)
            except BaseException as error:  # noqa: BLE001 - likewise
                step, said = doing.throw, error


class HouseholdLines:
    """The lines of all households for which something is being done."""

    def __init__(self, pay: Callable[[str, float], None]) -> None:
        self._pay = pay
        self._lines: WeakValueDictionary[str, HouseholdTurns] = WeakValueDictionary()

    def line(self, address: str) -> HouseholdTurns:
        """The line of a household; there is one as long as anybody stands in it."""
        line = self._lines.get(address)
        if line is None:
            line = HouseholdTurns(lambda seconds: self._pay(address, seconds))
            self._lines[address] = line
        return line
