"""Kills servers at the worst moments, with a client that does not give up.

`python -m tests.support.server.killing 100` kills at random moments, for `make soak`.
"""

import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx
from tests.support.server.client import Person, Words

T = TypeVar("T")

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0


class Mortal:
    """A server in a process of its own, on one folder; it is started again after each death."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.deaths = 0
        self.url = ""
        self.crashes: list[str] = []
        """Where it dies next, and after that."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        crash = self.crashes.pop(0) if self.crashes else ""
        environment = {**os.environ, "HORDEKEEP_CRASH": crash}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.server.dying", str(self.folder)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        assert self.url, "the server did not start"

    def kill(self) -> None:
        """`kill -9`, now."""
        if self._process is not None:
            self._process.kill()

    def bury(self) -> bool:
        """Whether it is dead; then it is started anew."""
        assert self._process is not None
        try:
            self._process.wait(0.05)
        except subprocess.TimeoutExpired:
            return False
        self._close()
        self.deaths += 1
        self.start()
        return True

    def _close(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.stdout.close()

    def end(self) -> None:
        self.kill()
        assert self._process is not None
        self._process.wait()
        self._close()


class Stubborn:
    """Plays with two seats of its own, and sends every request until it is answered."""

    def __init__(self, server: Mortal, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By the id of the request: the entry, and what was said."""
        self.person = Person(server.url)

    def insist(self, ask: Callable[[], T]) -> T:
        """Asks until there is an answer, and starts the server anew when it has died."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                return ask()
            except (httpx.TransportError, ConnectionError):
                if self.server.bury():
                    self.person.http.close()
                    self.person.url = self.server.url
                    self.person.http = httpx.Client(base_url=self.server.url, timeout=PATIENCE)
        message = "the server does not come back"
        raise AssertionError(message)

    def sit(self) -> None:
        self.insist(lambda: self.person.open("me", "me"))
        said = {"id": "sit", "name": "Anna", "salt": secrets.token_hex(16)}
        self.insist(lambda: self.person.post("sit", said))

    def turn(self) -> bool:
        """Answers or takes back once; tells whether the game goes on."""
        state = self.insist(lambda: self.person.get("state"))["messages"][-1]
        if state["result"] is not None:
            return False
        undo = [one for one in state["undo"] if one["allowed"]]
        if undo and self.rng.random() < 0.2:
            one = self.rng.choice(undo)
            self.demand({"type": "undo", "seat": one["seat"], "entry": one["entry"]}, "undo")
            return True
        decision = self.rng.choice(state["decisions"])
        action = self.rng.choice(decision["actions"])["text"]
        number, seat = decision["number"], decision["seat"]
        self.demand({"type": "answer", "seat": seat, "decision": number, "action": action}, action)
        return True

    def demand(self, said: Words, meant: str) -> None:
        """Says something once, however often it must be sent."""
        ident = secrets.token_hex(8)
        reply = self.insist(lambda: self.person.say(said["type"], **rest(said), id=ident))
        assert reply["id"] == ident
        self.acknowledged[ident] = (reply["entry"], meant)

    def check(self) -> None:
        """What was acknowledged stands in the journal, once, and nothing else does."""
        text = self.insist(lambda: self.person.ask("GET", "export").text)
        entries = [json.loads(line) for line in text.splitlines()[1:]]
        said = {
            entry["n"]: entry.get("say", "undo")
            for entry in entries
            if entry["kind"] in ("choice", "undo")
        }
        assert said == dict(self.acknowledged.values())


def rest(said: Words) -> Words:
    return {name: value for name, value in said.items() if name != "type"}


def play_through_crashes(folder: Path, crashes: list[str], *, turns: int = 12) -> int:
    """Plays some turns while the server dies at points; returns how often it died."""
    server = Mortal(folder)
    server.crashes = list(crashes)
    server.start()
    player = Stubborn(server, seed=1)
    try:
        player.sit()
        for _ in range(turns):
            if not player.turn():
                break
        player.check()
    finally:
        player.person.http.close()
        server.end()
    return server.deaths


def kill_at_random(folder: Path, kills: int, seed: int) -> int:
    """Plays while the server is killed at random moments; returns how many moves were made."""
    server = Mortal(folder)
    server.start()
    rng = random.Random(seed)
    moves = 0
    while server.deaths < kills:
        player = Stubborn(server, rng.randrange(1 << 30))
        try:
            moves += play_and_die(player, rng, kills)
        finally:
            player.person.http.close()
    server.end()
    return moves


def play_and_die(player: Stubborn, rng: random.Random, kills: int) -> int:
    """One game, or as much of it as is needed."""
    player.sit()
    while player.server.deaths < kills:
        killer = threading.Timer(rng.uniform(0.0, 0.06), player.server.kill)
        killer.start()
        before = player.server.deaths
        while player.server.deaths == before and player.turn():
            pass
        killer.join()
        if player.server.deaths == before and not player.turn():
            player.server.bury()
            break
    player.check()
    return len(player.acknowledged)


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else secrets.randbits(30)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        moves = kill_at_random(Path(folder), kills, seed)
    seconds = time.monotonic() - began
    print(  # noqa: T201 - a command
        f"{kills} kills at random moments (seed {seed}), {moves} acknowledged moves in "
        f"{seconds:.0f} s: none lost, none doubled"
    )


if __name__ == "__main__":
    main()
