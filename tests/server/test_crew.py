"""`hordekeep serve --workers N`: one address, several processes, each replaced when it dies."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.test_serve import run, serving
from tests.support.server.killing import Stubborn, Town
from tests.support.waiting import PATIENCE, wait_until

from hordekeep.server import crew
from hordekeep.server.http.addresses import Address
from hordekeep.server.running import Settings


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return {int(child) for child in found.split()}


def members(process: "subprocess.Popen[str]") -> set[int]:
    """The processes of a crew."""
    return children(process.pid)


def pipes(pid: int) -> set[str]:
    """The pipes that a process holds, but for what it was started with."""
    held = [file for file in Path(f"/proc/{pid}/fd").iterdir() if int(file.name) > 2]
    return {name for file in held if (name := str(file.readlink())).startswith("pipe:")}


@contextmanager
def playing(url: str, seed: int) -> Iterator[Stubborn]:
    """Somebody who plays meanwhile; what was acknowledged is checked at the end."""
    player = Stubborn(Town([url]), seed)
    player.sit()
    done = threading.Event()

    def play() -> None:
        while not done.is_set() and player.turn():
            pass

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield player
    finally:
        done.set()
        thread.join(PATIENCE)
        player.person.http.close()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes as Linux does")
def test_a_crew_is_renewed_and_loses_nobody(tmp_path: Path, database: str) -> None:
    """SIGHUP replaces every process, kill -9 any; nothing acknowledged is lost or doubled."""
    options = ("--store", database, "--workers", "2", "--data", str(tmp_path))
    with serving(*options) as (process, url), playing(url, 3) as player:
        first = members(process)
        assert len(first) == 2
        for started in set().union(*map(children, first)):  # who holds one seems to be the crew's
            ends = {str(Path(f"/proc/{started}/fd/{number}").readlink()) for number in range(3)}
            assert not ends & pipes(process.pid)
        process.send_signal(signal.SIGHUP)
        wait_until(lambda: len(members(process)) == 2 and not members(process) & first)
        second = members(process)
        os.kill(min(second), signal.SIGKILL)
        wait_until(lambda: len(members(process)) == 2 and members(process) != second)
        moves = len(player.acknowledged)
        wait_until(lambda: len(player.acknowledged) > moves + 3 or player.over)
        player.check()
        third = members(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 0
        assert not [pid for pid in third if Path(f"/proc/{pid}").exists()]


def test_a_folder_is_for_one_process(tmp_path: Path) -> None:
    refused = run("--workers", "2", "--data", str(tmp_path))
    assert refused.exit_code == 2
    assert "--store" in refused.output


class Stuck:
    """A process that serves, and does not end before it is killed."""

    def __init__(self, told: list[str], asked: asyncio.Event) -> None:
        self._told = told
        self._asked = asked
        self._dead = asyncio.Event()
        self.stdout = asyncio.StreamReader()
        self.stdout.feed_data(crew.READY)
        self.pid = 0

    def terminate(self) -> None:
        self._told.append("asked to end")
        self._asked.set()

    def kill(self) -> None:
        self._told.append("killed")
        self._dead.set()

    async def wait(self) -> int:
        await self._dead.wait()
        return -signal.SIGKILL


class StuckCrew(crew.Crew):
    """A crew of such processes."""

    def __init__(self, told: list[str]) -> None:
        listening = socket.socket()
        super().__init__(listening, Settings(Address("127.0.0.1", 0), Path()), 3)
        self._told = told
        self.asked = asyncio.Event()
        listening.close()

    async def _start(self) -> crew.CrewProcess:
        return crew.CrewProcess(Stuck(self._told, self.asked))  # type: ignore[arg-type]  # all it needs

    async def end_while_renewed(self) -> None:
        """Told to end while a process does not go that another has replaced."""
        running = asyncio.create_task(self.run())
        self._renewing.set()
        await self.asked.wait()
        self._ending.set()
        await running


def test_all_end_together_while_they_are_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a process that does not go: all are asked before the first is killed."""
    monkeypatch.setattr(crew, "END_SECONDS", 0.3)
    told: list[str] = []
    asyncio.run(StuckCrew(told).end_while_renewed())
    assert told == ["asked to end"] * 4 + ["killed"] * 4


STUCK_CREW = """
import asyncio, signal, socket, sys
from pathlib import Path
from hordekeep.server import crew, running
from hordekeep.server.http.addresses import Address

class Stuck(crew.Crew):
    async def _start(self):
        print("starts", flush=True)
        await asyncio.Event().wait()

running.END_SECONDS = 0.2
settings = running.Settings(Address("127.0.0.1", 0), Path(sys.argv[1]))
asyncio.run(Stuck(socket.socket(), settings, 2).run())
"""


def test_a_crew_that_is_stuck_ends_all_the_same(tmp_path: Path) -> None:
    """As each of its processes does: whatever goes on in it."""
    command = [sys.executable, "-c", STUCK_CREW, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "starts\n"
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(20) == 0
        finally:
            process.kill()


class Obedient(Stuck):
    """One that ends when it is asked to."""

    def terminate(self) -> None:
        super().terminate()
        self._dead.set()


class ObedientCrew(StuckCrew):
    started = 0

    async def _start(self) -> crew.CrewProcess:
        self.started += 1
        return crew.CrewProcess(Obedient(self._told, self.asked))  # type: ignore[arg-type]  # all it needs

    async def renewed_once(self) -> int:
        """How many processes were started in all after one wish to be renewed."""
        running = asyncio.create_task(self.run())
        self._renewing.set()
        for _ in range(500):  # whatever follows has its turn
            await asyncio.sleep(0)
        started = self.started
        self._ending.set()
        await running
        return started


def test_one_wish_renews_every_process_once() -> None:
    """SIGHUP once: as many new ones as there were, and then they stay."""
    told: list[str] = []
    assert asyncio.run(ObedientCrew(told).renewed_once()) == 6
    assert told == ["asked to end"] * 6


@pytest.mark.skipif(os.name == "nt", reason="hands a socket over as POSIX systems do")
def test_a_member_ends_with_its_crew(tmp_path: Path) -> None:
    """Whoever started it is gone when the pipe is: nobody would ever end it."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = Settings(Address("127.0.0.1", listening.getsockname()[1]), tmp_path)
        with subprocess.Popen(
            [sys.executable, "-m", "hordekeep.server.crew_member", str(listening.fileno())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(settings, enc_hook=str) + b"\n")
            process.stdin.flush()
            try:
                assert process.stdout.read(len(crew.READY)) == crew.READY
                process.stdin.close()
                assert process.wait(PATIENCE) == 0
            finally:
                process.kill()
