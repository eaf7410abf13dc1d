"""The work queue: what takes long is handed in, and workers do it; each household in its turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from hordekeep.server.errors import Closing, TooMany
from hordekeep.server.work.budget import Payer, WorkBudget
from hordekeep.server.work.worker import SentError, Task, Worker, WorkResult


class Queue(NamedTuple):
    """How many may wait: of one household, and in all."""

    what: str
    own: int
    all: int


class _Slip(NamedTuple):
    payer: Payer
    task: Task
    done: "asyncio.Future[WorkResult | SentError]"


class WorkQueue:
    """Hands tasks to workers; households take turns, however much one of them asks for."""

    def __init__(self, workers: Sequence[Worker], queue: Queue, budget: WorkBudget) -> None:
        self._clerks = workers
        self._free = list(workers)
        self._queue = queue
        self._purse = budget
        self._waiting: OrderedDict[str, deque[_Slip]] = OrderedDict()
        self._count = 0
        self._closed = False
        self._own: dict[str, int] = {}
        self._running: set[asyncio.Task[None]] = set()

    def check(self, payer: Payer) -> None:
        """Raises `TooMany` when somebody has still to pay for what was done before."""
        self._purse.check(payer)

    async def do(self, payer: Payer, task: Task) -> Any:
        """What the work returns, or raises; raises `TooMany` when too much waits already."""
        self._must_be_open()
        own = self._own.get(payer.address, 0)
        if own >= self._queue.own or self._count >= self._queue.all + len(self._clerks):
            raise TooMany(what=self._queue.what)
        slip = _Slip(payer, task, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(payer.address, deque()).append(slip)
        self._own[payer.address] = own + 1
        self._count += 1
        slip.done.add_done_callback(lambda _: self._left(payer.address))
        self._hand_out()
        found = await slip.done
        self._must_be_open()
        if isinstance(found, SentError):
            raise found.kind(**found.facts)
        return found.value

    def _must_be_open(self) -> None:
        if self._closed:
            raise Closing

    def _left(self, address: str) -> None:
        self._count -= 1
        self._own[address] -= 1
        if not self._own[address]:
            del self._own[address]

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            address, slips = self._waiting.popitem(last=False)
            slip = slips.popleft()
            if slips:
                self._waiting[address] = slips  # its next turn comes after all others
            if slip.done.done():
                continue  # whoever asked has gone
            running = asyncio.create_task(self._carry_out(self._free.pop(), slip))
            self._running.add(running)
            running.add_done_callback(self._running.discard)

    async def _carry_out(self, worker: Worker, slip: _Slip) -> None:
        slip.done.add_done_callback(lambda done: worker.give_up() if done.cancelled() else None)
        try:
            found = await worker.do(slip.task)
        except Exception as error:  # noqa: BLE001 - whatever it is, the one who asked is told
            if not slip.done.done():
                slip.done.set_exception(error)
        else:
            self._purse.pay(slip.payer, found.seconds)
            if not slip.done.done():
                slip.done.set_result(found)
        finally:
            self._free.append(worker)
            self._hand_out()

    def close(self) -> None:
        """Ends all work at once; whoever waits for it is told."""
        self._closed = True
        for slips in self._waiting.values():
            for slip in slips:
                if not slip.done.done():
                    slip.done.set_exception(Closing())
        self._waiting.clear()
        for worker in self._clerks:
            worker.close()
