"""`hordekeep serve --workers N`: one address, several processes, each replaced when it dies."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.test_serve import run, serving
from tests.support.server.killing import Stubborn, Town

PATIENCE = 60.0


def members(process: "subprocess.Popen[str]") -> set[int]:
    """The processes of a crew."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii")
    return {int(child) for child in children.split()}


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)


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
        process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(members(process)) == 2 and not members(process) & first)
        second = members(process)
        os.kill(min(second), signal.SIGKILL)
        wait_for(lambda: len(members(process)) == 2 and members(process) != second)
        moves = len(player.acknowledged)
        wait_for(lambda: len(player.acknowledged) > moves + 3 or player.over)
        player.check()
        third = members(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 0
        assert not [pid for pid in third if Path(f"/proc/{pid}").exists()]


def test_a_folder_is_for_one_process(tmp_path: Path) -> None:
    refused = run("--workers", "2", "--data", str(tmp_path))
    assert refused.exit_code == 2
    assert "--store" in refused.output
