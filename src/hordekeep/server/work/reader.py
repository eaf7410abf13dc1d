"""The reader: what is told of long games, by workers, each answer made once and kept a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.errors import NoSuchTable
from hordekeep.server.store.interface import Store
from hordekeep.server.work.budget import Payer
from hordekeep.server.work.heavy_reads import Ready
from hordekeep.server.work.work_queue import WorkQueue
from hordekeep.server.work.worker import Task
from hordekeep.server.work.worker_memory import Book, Missing


class Answers:
    """Answers by what was asked and at which moment of the game; those unused longest go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Ready] = OrderedDict()
        self.size = 0

    def find(self, key: Hashable) -> Ready | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, answer: Ready) -> None:
        if key not in self._kept and answer.size <= self._most:
            self._kept[key] = answer
            self.size += answer.size
        while self.size > self._most:
            self.size -= self._kept.popitem(last=False)[1].size


class ComingAnswer:
    """An answer that is being made, for all who wait for it; with the last of them it ends."""

    def __init__(self, made: "asyncio.Future[Ready]") -> None:
        self.made = made
        self.is_given_up = False
        self._waiting = 0

    async def wait(self) -> Ready:
        self._waiting += 1
        try:
            return await asyncio.shield(self.made)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self.is_given_up = self.made.cancel()


class JournalReader:
    """Asks workers about the journals of tables."""

    def __init__(
        self, store: Store, work_queue: WorkQueue, answers: Answers, seconds: float
    ) -> None:
        self._store = store
        self._work_queue = work_queue
        self._answers = answers
        self._seconds = seconds
        self._coming: dict[Hashable, ComingAnswer] = {}
        self._copy: tuple[Book, asyncio.Future[Book]] | None = None
        """The book that was read last."""

    async def tell(
        self, payer: Payer, work: Callable[..., Ready | Missing], *args: Hashable
    ) -> Ready:
        """An answer that is the same whenever the same is asked; the first who asks pays for it."""
        key = (work, *args)
        found = self._answers.find(key)
        if found is not None:
            return found
        coming = self._coming.get(key)
        if coming is None or coming.is_given_up:
            coming = ComingAnswer(asyncio.ensure_future(self._make(payer, key)))
            self._coming[key] = coming
            coming.made.add_done_callback(lambda made: self._came(key, made))
        return await coming.wait()

    def _came(self, key: Hashable, made: "asyncio.Future[Ready]") -> None:
        if self._coming[key].made is made:  # else it is made anew, after one that was given up
            del self._coming[key]

    async def _make(self, payer: Payer, key: tuple[Any, ...]) -> Ready:
        made: Ready = await self.ask(payer, *key)
        self._answers.keep(key, made)
        return made

    async def ask(self, payer: Payer, work: Callable[..., Any], *args: Any) -> Any:
        """What a worker says; one who does not have the book is given it."""
        self._work_queue.check(payer)
        told = await self._work_queue.do(payer, Task(work, args, self._seconds))
        if not isinstance(told, Missing):
            return told
        book = await self._copied(args[0])
        return await self._work_queue.do(payer, Task(work, (book, *args[1:]), self._seconds))

    async def _copied(self, book: Book) -> Book:
        """The book with its text; read once, however many ask for it at the same time."""
        if self._copy is None or self._copy[0] != book:
            self._copy = (book, asyncio.ensure_future(self._read(book)))
        try:
            return await asyncio.shield(self._copy[1])
        except HordekeepError:
            self._copy = None  # the next who asks tries again
            raise

    async def _read(self, book: Book) -> Book:
        stored = await self._store.read(book.table)
        if stored is None:
            raise NoSuchTable
        lines = [line.text for line in stored.lines[: book.entries]]
        return book._replace(text="\n".join([stored.header, *lines]))
