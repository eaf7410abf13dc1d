"""Workers do what takes long, beside the tables: in processes with limits, which can be ended."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol

from hordekeep.bots.hinting import Stopped
from hordekeep.kernel.errors import HordekeepError, TooCostly
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.work.worker_memory import WorkerMemory

if sys.platform != "win32":  # there only the clock of the server ends a task
    import resource

WAITING: Final = 1e6
"""CPU seconds until the next task begins: nothing is done meanwhile."""
NICER: Final = 10
"""How far a worker steps back where tables need the core."""
PATIENCE: Final = 4.0
"""How many times its CPU seconds a task may take by the clock: other work shares the machine."""
LEAST_SECONDS: Final = 10.0
"""What a task may take by the clock besides."""
START_SECONDS: Final = 60.0
"""Within which a process has to be ready, by the clock: it gives way to all that is going on."""
READY: Final = "ready"
"""What a process says first."""


class Task(NamedTuple):
    """What a worker is asked to do: `work(memory, *args)`, within this many CPU seconds."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float


class WorkResult(NamedTuple):
    """What came of it, and the CPU seconds that it took."""

    value: Any
    seconds: float


class SentError(NamedTuple):
    """An error of ours, ready to be raised in another process."""

    kind: type[HordekeepError]
    facts: Mapping[str, object]
    seconds: float


class Worker(Protocol):
    """Does one thing after the other."""

    async def do(self, task: Task) -> WorkResult | SentError:
        """Carries out a task; one that takes too much is refused (`TooCostly`)."""

    def give_up(self) -> None:
        """What is being done is wanted by nobody any more: it ends as soon as it asks."""

    def close(self) -> None:
        """Ends at once, whatever is being done."""


def carry_out(memory: WorkerMemory, task: Task) -> WorkResult | SentError:
    """What a worker does, wherever it sits."""
    begun = time.thread_time()
    try:
        value = task.work(memory, *task.args)
    except HordekeepError as error:
        facts = {name: _plain(fact) for name, fact in error.facts.items()}
        return SentError(type(error), facts, time.thread_time() - begun)
    except Stopped:
        value = None  # nobody waits for it
    return WorkResult(value, time.thread_time() - begun)


def _plain(fact: object) -> object:
    return fact if isinstance(fact, str | int | None) else str(fact)


# In a process of its own.


def _sit_down(
    pipe: Connection, given_up: "Signed", most_bytes: int, packs: tuple[Path, ...]
) -> None:
    """What the process of a worker runs until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    if hasattr(os, "nice"):
        os.nice(NICER)
    memory = WorkerMemory(OfferedGames(packs=packs), lambda: not given_up.value)
    memory.unpack()
    _limit_memory(most_bytes)
    with contextlib.suppress(EOFError, ConnectionError):
        pipe.send(READY)
        while True:
            task: Task = pipe.recv()
            _limit_time(task.seconds)
            done = _within_limits(memory, task)
            _limit_time(WAITING)
            pipe.send(done)


def _within_limits(memory: WorkerMemory, task: Task) -> WorkResult | SentError:
    begun = time.thread_time()
    try:
        return carry_out(memory, task)
    except MemoryError:
        memory.clear()
        return SentError(TooCostly, {"expected": "less memory"}, time.thread_time() - begun)


def _limit_memory(more: int) -> None:
    """This many bytes beyond what the process has taken to get ready."""
    taken = _bytes_taken()
    if sys.platform != "win32" and taken:
        most = taken + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _bytes_taken() -> int:
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[0]
    except OSError:  # not Linux: the limit of address space means little elsewhere
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _limit_time(seconds: float) -> None:
    """The system ends the process when this task takes longer, whatever it is doing."""
    if sys.platform != "win32":
        most = int(time.process_time() + seconds) + 1
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (most, hard))
        signal.setitimer(signal.ITIMER_PROF, seconds)  # likewise, and to the millisecond


class Signed(Protocol):
    """A number that both processes see; nobody ever waits for it."""

    value: int


class ProcessWorker:
    """A worker in a process; when a task ends the process, the next one starts another."""

    def __init__(self, memory: int, packs: tuple[Path, ...] = ()) -> None:
        self._memory = memory
        self._packs = packs
        self._tasks: SimpleQueue[tuple[Task, Future[WorkResult | SentError]] | None] = SimpleQueue()
        self._process: BaseProcess | None = None
        # Not forked: a fork of a process with threads may hang.
        self._context = multiprocessing.get_context("spawn")
        # Without a lock: a process that is ended must not take one with it.
        self._given_up: Signed = self._context.RawValue("b", 0)
        self._closed = threading.Event()
        # A daemon: the end of the server does not wait for it.
        threading.Thread(target=self._run, name="worker", daemon=True).start()

    async def do(self, task: Task) -> WorkResult | SentError:
        self._given_up.value = 0
        done: Future[WorkResult | SentError] = Future()
        self._tasks.put((task, done))
        return await asyncio.wrap_future(done)

    def give_up(self) -> None:
        self._given_up.value = 1

    def close(self) -> None:
        self._closed.set()
        self._tasks.put(None)
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _run(self) -> None:
        pipe: Connection | None = None
        with contextlib.suppress(EOFError, OSError, TimeoutError):
            pipe = self._start()  # ready before anybody asks
        while (asked := self._tasks.get()) is not None:
            task, done = asked
            if not done.set_running_or_notify_cancel():
                continue  # whoever asked has gone
            try:
                pipe = pipe or self._start()
                done.set_result(self._ask(pipe, task))
            except (EOFError, OSError, TimeoutError):
                self._end()
                pipe = None
                done.set_result(SentError(TooCostly, {"expected": "less work"}, task.seconds))

    def _start(self) -> Connection:
        if self._closed.is_set():
            raise EOFError
        ours, theirs = self._context.Pipe()
        sat = (theirs, self._given_up, self._memory, self._packs)
        process = self._context.Process(target=_sit_down, args=sat, daemon=True)
        process.start()
        theirs.close()
        self._process = process
        if self._closed.is_set():
            self._end()
        try:
            _wait_for(ours, START_SECONDS)  # what it takes to start is not the task's
        except (EOFError, OSError, TimeoutError):
            self._end()
            raise
        return ours

    def _ask(self, pipe: Connection, task: Task) -> WorkResult | SentError:
        pipe.send(task)
        found: WorkResult | SentError = _wait_for(pipe, LEAST_SECONDS + PATIENCE * task.seconds)
        return found


def _wait_for(pipe: Connection, seconds: float) -> Any:
    """What a process says next; raises `TimeoutError`, or `EOFError` where it has ended."""
    if not pipe.poll(seconds):
        raise TimeoutError
    return pipe.recv()


class ThreadWorker:
    """A worker on a thread, without limits: for tests, and games that only this process knows."""

    def __init__(self, offered: OfferedGames) -> None:
        self._shop = WorkerMemory(offered, lambda: not self._given_up)
        self._lock = threading.Lock()
        self._given_up = False

    async def do(self, task: Task) -> WorkResult | SentError:
        self._given_up = False
        return await asyncio.to_thread(self._do, task)

    def _do(self, task: Task) -> WorkResult | SentError:
        with self._lock:
            return carry_out(self._shop, task)

    def give_up(self) -> None:
        self._given_up = True

    def close(self) -> None:
        """There is nothing to end."""


def apart(offered: OfferedGames, memory: int) -> Worker:
    """A worker in a process of its own, which knows the shipped games and the packs on offer."""
    return ProcessWorker(memory, offered.packs.folders)


def beside(offered: OfferedGames, _memory: int) -> Worker:
    """A worker in this process."""
    return ThreadWorker(offered)
