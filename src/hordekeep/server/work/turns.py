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
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")

SMALL_STEPS: Final = 8
"""Small things that are done for a household at once, in a millisecond; others stand in line."""
WORTH_PAYING: Final = 0.002
"""Seconds from which on steps are paid; less is paid with the next one, or when all is done."""


class HouseholdTurns:
    """All that goes on for one household."""

    def __init__(
        self, pay: Callable[[float], None], debt: Callable[[], float] = lambda: 0.0
    ) -> None:
        self._pay = pay
        self.debt = debt
        """Seconds until it has paid for what was done."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._served = False
        """Whether somebody has had a step in this round."""
        self._owed = 0.0
        """Seconds of steps that were not paid yet."""
        self._moment = 0
        self._small = 0
        """Small steps in this millisecond."""

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

    def at_once(self, doing: Callable[[], None]) -> bool:
        """Does something small now, and pays for it; not while others stand in line."""
        moment = int(1000 * asyncio.get_running_loop().time())
        if moment != self._moment:
            self._moment, self._small = moment, 0
        self._small += 1
        if self._waiting or self._small > SMALL_STEPS:
            return False
        begun = time.thread_time()
        try:
            doing()
        finally:
            self.owe(time.thread_time() - begun)
        return True

    def owe(self, seconds: float) -> None:
        """Has the household pay for something, soon."""
        self._owed += seconds
        if self._owed > WORTH_PAYING:
            self._settle_up()

    def _settle_up(self, spent: float = 0.0) -> None:
        owed, self._owed = self._owed, 0.0
        self._pay(owed + spent)

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
            except BaseException as end:
                self._settle_up(time.thread_time() - begun)  # the line may end with it
                if isinstance(end, StopIteration):
                    found: T = end.value
                    return found
                raise
            self.owe(time.thread_time() - begun)
            try:
                step, said = doing.send, (yield awaited)
            except BaseException as error:  # noqa: BLE001 - likewise
                step, said = doing.throw, error


class HouseholdLines:
    """The lines of all households for which something is being done."""

    def __init__(
        self,
        pay: Callable[[str, float], None],
        debt: Callable[[str], float] = lambda _address: 0.0,
    ) -> None:
        self._pay = pay
        self._debt = debt
        self._lines: WeakValueDictionary[str, HouseholdTurns] = WeakValueDictionary()

    def line(self, address: str) -> HouseholdTurns:
        """The line of a household; there is one as long as anybody stands in it."""
        line = self._lines.get(address)
        if line is None:
            line = HouseholdTurns(
                lambda seconds: self._pay(address, seconds), lambda: self._debt(address)
            )
            self._lines[address] = line
        return line
