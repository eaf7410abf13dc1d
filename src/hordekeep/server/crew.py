"""The crew: several processes that serve one listening socket, each replaced when it dies.

SIGTERM and SIGINT end all of them within five seconds. SIGHUP puts a new process in the place of
each, one after the other: the old one goes when the new one serves.
"""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from typing import Final

import msgspec

from hordekeep.server.running import Settings, end_in_time

log = logging.getLogger("hordekeep.server")

END_SECONDS: Final = 2.5
"""So long a process has to end by itself."""
READY_SECONDS: Final = 60.0
SHORT_LIFE: Final = 2.0
"""Who lives no longer than this is not replaced at once: it would fail again and again."""
READY: Final = b"ready\n"


class CrewProcess:
    """One process of the crew."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.ready = asyncio.create_task(self._is_ready())
        self.dead = asyncio.create_task(process.wait())

    async def _is_ready(self) -> bool:
        assert self._process.stdout is not None
        return await self._process.stdout.readline() == READY

    async def end(self) -> None:
        """Asks it to end, then makes it."""
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
            try:
                async with asyncio.timeout(END_SECONDS):
                    await asyncio.shield(self.dead)
            except TimeoutError:
                log.warning("process %d does not end, and is killed", self._process.pid)
                self._process.kill()
                await self.dead


class Crew:
    """Keeps a number of processes serving."""

    def __init__(self, listening: socket.socket, settings: Settings, count: int) -> None:
        self._listening = listening
        self._settings = settings
        self._count = count
        self._workers: list[CrewProcess] = []
        self._leaving: set[asyncio.Task[None]] = set()
        """Ends of processes in whose place others stand."""
        self._ending = asyncio.Event()
        self._renewing = asyncio.Event()

    async def run(self) -> None:
        """Until it is told to end."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._end)
        loop.add_signal_handler(signal.SIGHUP, self._renewing.set)
        for _ in range(self._count):
            self._workers.append(await self._start())
        ending = asyncio.create_task(self._ending.wait())
        while not ending.done():
            renewing = asyncio.create_task(self._renewing.wait())
            deaths = [worker.dead for worker in self._workers]
            await asyncio.wait([ending, renewing, *deaths], return_when=asyncio.FIRST_COMPLETED)
            renewing.cancel()
            if self._ending.is_set():
                break
            if self._renewing.is_set():
                self._renewing.clear()
                await self._renew(ending)
            await self._replace_dead(ending)
        await asyncio.gather(*self._leaving, *[worker.end() for worker in self._workers])

    def _end(self) -> None:
        end_in_time()
        self._ending.set()

    async def _start(self) -> CrewProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hordekeep.server.crew_member",
            str(self._listening.fileno()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._listening.fileno()],
            start_new_session=True,  # Ctrl-C is for us, who pass it on
        )
        assert process.stdin is not None
        # Not as an argument: an address may have a password. The pipe stays open as long as we
        # live: whoever reads its end, ends.
        process.stdin.write(msgspec.json.encode(self._settings, enc_hook=str) + b"\n")
        return CrewProcess(process)

    async def _replace_dead(self, ending: asyncio.Task[bool]) -> None:
        for place, worker in enumerate(self._workers):
            if worker.dead.done() and not ending.done():
                log.warning(
                    "a process has ended (%s), another takes its place", worker.dead.result()
                )
                if not worker.ready.done() or not worker.ready.result():
                    await asyncio.wait([ending], timeout=SHORT_LIFE)
                if not ending.done():
                    self._workers[place] = await self._start()

    async def _renew(self, ending: asyncio.Task[bool]) -> None:
        """A new process for each; one that does not come up leaves the old one in its place."""
        for place, old in enumerate(self._workers):
            new = await self._start()
            waited = [asyncio.ensure_future(asyncio.shield(new.ready)), ending]
            await asyncio.wait(waited, timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if new.ready.done() and new.ready.result():
                self._workers[place] = new
                await self._let_go(old, ending)
            else:
                await self._let_go(new, ending)
            if ending.done():
                return

    async def _let_go(self, worker: CrewProcess, ending: asyncio.Task[bool]) -> None:
        """Ends a process; when all shall end, the others do not wait for it."""
        leaving = asyncio.create_task(worker.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)
        await asyncio.wait([leaving, ending], return_when=asyncio.FIRST_COMPLETED)
