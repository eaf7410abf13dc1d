"""The desk where files are read that strangers send: a few at a time, and nobody waits for it.

Its threads are its own: other work never queues behind an import, and a server that ends leaves
them behind. Where reading happens is known here only.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

from hordekeep.server.errors import TooMany
from hordekeep.server.limits import Limits

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[], object]
    done: "Future[object]"


class Desk:
    """Reads what is handed in, in order; each address has one file here at a time."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.importers + limits.imports_waiting
        self._threads = limits.importers
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._addresses: set[str] = set()
        for number in range(limits.importers):
            # A daemon: the end of the server does not wait for the end of a file.
            threading.Thread(target=self._run, name=f"import {number}", daemon=True).start()

    async def read(self, address: str, work: Callable[[], T]) -> T:
        """What the work returns; raises `TooMany` when the desk is full, or the address is here."""
        if address in self._addresses or len(self._addresses) >= self._most:
            raise TooMany(what="imports")
        self._addresses.add(address)
        done: Future[object] = Future()
        # Not when the request ends: the file is on the desk until it is read or skipped.
        loop = asyncio.get_running_loop()
        done.add_done_callback(lambda _: _call(loop, self._addresses.discard, address))
        self._jobs.put(_Job(work, done))
        return await asyncio.wrap_future(done)  # type: ignore[arg-type]  # the work returns a T

    def close(self) -> None:
        """Ends the threads when they have nothing to read; nobody waits for them."""
        for _ in range(self._threads):
            self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not job.done.set_running_or_notify_cancel():
                continue  # whoever handed it in has gone
            try:
                job.done.set_result(job.work())
            except BaseException as error:  # noqa: BLE001 - whatever it is, the one who asked is told
                job.done.set_exception(error)


def _call(loop: asyncio.AbstractEventLoop, work: Callable[[str], None], address: str) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, address)
