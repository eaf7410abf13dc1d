"""What one stranger could do to version 0.1.0 over HTTP, done to a server of any version.

    git worktree add /tmp/old 9bf1b2b
    python -m tests.support.server.attacking /tmp/old/src
    python -m tests.support.server.attacking
    python -m tests.support.server.attacking src deep_key half_sent

Each attack gets a server of its own with its ordinary limits, and one line says what came of it.
The tests of these attacks look at single causes; this shows them as a stranger would see them.
"""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from tests.support.server.client import Person

ROOT: Final = Path(__file__).parents[3]
FILES: Final = """
import json, sys
from hordekeep import library
def play(table, turns):
    for _ in range(turns):
        seat, decision = next(iter(table.decisions.items()))
        rest = next((one for one in decision.actions if one.verb == "rest"), None)
        table.answer(seat, decision.number, rest or decision.actions[0])
new = lambda: library.new_table("sanctum", seed=1, players=2, holders=["person:Anna"] * 2)
kind, size = sys.argv[1], int(sys.argv[2])
table = new()
if kind == "long":
    play(table, size)
    table.abandon()
    sys.stdout.write(table.journal.text())
else:
    while not any(one.verb == "rest" for one in next(iter(table.decisions.values())).actions):
        play(table, 1)
    play(table, size)
    lines = table.journal.text().splitlines()
    seat, number = next(iter(table.decisions)), len(lines)
    for _ in range(size):
        lines.append(json.dumps({"n": number, "kind": "choice", "seat": seat, "say": "rest"}))
        lines.append(json.dumps({"n": number + 1, "kind": "undo", "seat": seat, "entry": number}))
        number += 2
    sys.stdout.write(chr(10).join(lines) + chr(10))
"""
"""Makes a journal as that version writes them."""
FULL: Final = (
    "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    "from hordekeep.cli.main import main; sys.argv = ['hordekeep', *sys.argv[1:]]; main()"
)
FOE: Final = "127.0.0.2"


class Version(NamedTuple):
    """The code that is attacked."""

    source: str

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join([self.source, str(ROOT)])}

    def journal(self, kind: str, size: int) -> str:
        command = [sys.executable, "-c", FILES, kind, str(size)]
        done = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, check=True)
        return done.stdout.decode()

    def start(self, folder: Path, *options: str, code: str = "") -> "subprocess.Popen[str]":
        run = ["-c", code] if code else ["-m", "hordekeep"]
        return subprocess.Popen(
            [sys.executable, *run, "serve", "--port", "0", "--data", str(folder), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )

    @contextmanager
    def serving(self, *options: str) -> Iterator["Victim"]:
        with tempfile.TemporaryDirectory() as folder:
            process = self.start(Path(folder), *options)
            assert process.stdout is not None
            try:
                said = process.stdout.readline()
                url = next(word for word in said.split() if word.startswith("http"))
                threading.Thread(target=process.stdout.read, daemon=True).start()
                yield Victim(process, url, Path(folder))
            finally:
                process.kill()
                process.wait()


class Victim(NamedTuple):
    """A server that is attacked."""

    process: "subprocess.Popen[str]"
    url: str
    folder: Path

    @property
    def peak(self) -> int:
        """The most memory that it ever held, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmHWM:")[2].split()[0]) // 1000

    @contextmanager
    def watched(self) -> Iterator[list[float]]:
        """How long somebody at another address waits for a small answer, again and again."""
        took: list[float] = []
        done = threading.Event()

        def ask() -> None:
            elsewhere = httpx.HTTPTransport(local_address=FOE)
            with httpx.Client(base_url=self.url, timeout=300, transport=elsewhere) as http:
                http.get("/api/server")
                while not done.wait(0.02):
                    begun = time.monotonic()
                    with suppress(httpx.TransportError):
                        http.get("/api/server")
                    took.append(time.monotonic() - begun)

        asking = threading.Thread(target=ask)
        asking.start()
        try:
            yield took
        finally:
            done.set()
            asking.join()


def told(response: httpx.Response) -> str:
    """Its status and code."""
    with suppress(ValueError):
        return f"{response.status_code} {response.json().get('code', '')}".strip()
    return str(response.status_code)


def waits(took: list[float]) -> str:
    ordered = sorted(took) or [0.0]
    late = ordered[int(0.99 * len(ordered))]
    return f"others waited up to {ordered[-1]:.2f} s (99 of 100: {late:.2f} s)"


def deep_key(version: Version) -> str:
    """80 kB of `a.a.a… = 1` as a position."""
    with version.serving() as victim, Person(victim.url) as foe:
        foe.http.timeout = httpx.Timeout(600)
        before = victim.peak
        text = "hordekeep = 'position'\n" + "a." * 40_000 + "a = 1"
        answer = told(foe.ask("POST", "/api/import", {"text": text, "seats": ["me"]}))
        return f"{answer}; memory grew by {victim.peak - before} MB"


def costly_import(version: Version) -> str:
    """A journal of 1,000 rests and as many choices taken back, imported four times at once."""
    text = version.journal("costly", 1000)
    said = {"text": text, "seats": ["me", "me"]}
    with version.serving() as victim, Person(victim.url) as foe, ExitStack() as stack:
        foe.http.timeout = httpx.Timeout(600)
        together = stack.enter_context(ThreadPoolExecutor(4))
        with victim.watched() as took:
            begun = time.monotonic()
            asked = [together.submit(foe.ask, "POST", "/api/import", said) for _ in range(4)]
            answers = sorted(told(one.result()) for one in asked)
            seconds = time.monotonic() - begun
        return f"{len(text) // 1000} kB: {', '.join(answers)} in {seconds:.1f} s; {waits(took)}"


def end_while_importing(version: Version) -> str:
    """SIGTERM while such files are read."""
    said = {"text": version.journal("costly", 1000), "seats": ["me", "me"]}
    with version.serving() as victim, Person(victim.url) as foe, ThreadPoolExecutor(4) as together:
        foe.http.timeout = httpx.Timeout(600)
        asked = [together.submit(foe.ask, "POST", "/api/import", said) for _ in range(4)]
        time.sleep(1.0)
        begun = time.monotonic()
        victim.process.send_signal(signal.SIGTERM)
        victim.process.wait(600)
        seconds = time.monotonic() - begun
        for one in asked:
            one.exception()
        return f"ended after {seconds:.1f} s"


def long_reads(version: Version) -> str:
    """A long game is opened and read by eight at once: moments, log, review."""
    text = version.journal("long", 1500)
    paths = ["at/700?count=50", "log", "review", "at/1400?count=50", "lines", "verify"]
    with version.serving() as victim, Person(victim.url) as foe, ThreadPoolExecutor(8) as together:
        foe.http.timeout = httpx.Timeout(600)
        opened = foe.ask("POST", "/api/import", {"text": text, "seats": ["me"]}).json()
        foe.table, foe.tokens[opened["table"]] = opened["table"], opened["token"]
        with victim.watched() as took:
            asked = [together.submit(foe.ask, "GET", path) for path in paths * 4]
            answers = {told(one.result()) for one in asked}
        return f"{', '.join(sorted(answers))}; {waits(took)}"


def half_sent(version: Version) -> str:
    """300 connections of one address with half a request each, 15 seconds long."""
    with version.serving() as victim, ExitStack() as held:
        url = httpx.URL(victim.url)
        raws = [
            held.enter_context(closing(socket.create_connection((url.host, url.port or 80))))
            for _ in range(300)
        ]
        for raw in raws:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        time.sleep(15)
        open_still = 0
        for raw in raws:
            raw.settimeout(0.01)
            with suppress(ConnectionError):
                try:
                    raw.recv(10)
                except TimeoutError:
                    open_still += 1
        return f"{open_still} of them are open still"


def odd_origin(version: Version) -> str:
    """`Origin: http://[x`."""
    with version.serving() as victim, Person(victim.url) as foe:
        answer = foe.http.post("/api/mine", json={"places": []}, headers={"Origin": "http://[x"})
        return told(answer)


def deleted_rematch(version: Version) -> str:
    """Somebody opens the rematch and deletes it; somebody else asks for it."""
    with version.serving() as victim, Person(victim.url) as foe, Person(victim.url, "B") as other:
        opened = other.open("me", "link")
        other.sit()
        foe.sit(opened["table"], opened["invites"][0]["secret"])
        for person in (foe, other):
            person.say("give-up", agree=True)
        again = foe.post("rematch")
        foe.table, foe.tokens[again["table"]] = again["table"], again["token"]
        foe.ask("DELETE", "")
        rematch = other.post("rematch")
        other.table, other.tokens[rematch["table"]] = rematch["table"], rematch["token"]
        return f"the rematch that the other is shown: {told(other.ask('GET', ''))}"


def odd_names(version: Version) -> str:
    """An import with a name of 100 kB, signs that turn the line, and none that can be seen."""
    lines = version.journal("long", 5).splitlines()
    header = json.loads(lines[0])
    header["seats"] = ["person:" + "x" * 100_000, "person:\u202eAn\x07na\n"]
    text = "\n".join([json.dumps(header), *lines[1:]])
    with version.serving() as victim, Person(victim.url) as foe:
        answer = foe.ask("POST", "/api/import", {"text": text, "seats": ["me"]})
        if not answer.is_success:
            return told(answer)
        opened = answer.json()
        foe.table, foe.tokens[opened["table"]] = opened["table"], opened["token"]
        kept = foe.ask("GET", "export").text + foe.ask("GET", "state").text
        whole, turned = "x" * 100_000 in kept, "\\u202e" in kept or "\u202e" in kept
        return f"the whole name is kept: {whole}; the signs too: {turned}"


def names_of_bots(version: Version) -> str:
    """`bot:greedy`, and a name of a filler that nobody sees."""
    with version.serving() as victim, Person(victim.url) as foe:
        answers = []
        for name in ("bot:greedy", "\u3164"):
            foe.open("me")
            said = {"id": "once", "name": name, "salt": "5a" * 16}
            answers.append(told(foe.ask("POST", "sit", said)))
        return ", ".join(answers)


def words_of_the_store(version: Version) -> str:
    """The database refuses a move; what the client is told of it."""
    with version.serving() as victim, Person(victim.url) as foe:
        foe.open("me")
        foe.sit()
        with foe.live() as live:
            live.until("state")
            with closing(sqlite3.connect(victim.folder / "tables.sqlite")) as db:
                refuse = "SELECT RAISE(ABORT, 'words of the database')"
                db.execute(f"CREATE TRIGGER no BEFORE INSERT ON entries BEGIN {refuse}; END")
            answer = live.answer()
        return f"{answer['code']} {answer['facts']}"


def bad_folder(version: Version) -> str:
    """A folder that cannot be made."""
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "file").write_text("no folder")
        process = version.start(Path(home) / "file" / "data")
        said, _ = process.communicate(timeout=60)
        kind = "a traceback" if "Traceback" in said else "one line"
        return f"{kind}, ends with {process.returncode}"


def full_disk(version: Version) -> str:
    """A start where nothing can be written any more."""
    with version.serving() as victim, Person(victim.url) as foe:
        foe.open("me")
        victim.process.terminate()
        victim.process.wait(60)
        process = version.start(victim.folder, code=FULL)
        assert process.stdout is not None
        said = process.stdout.readline()
        while said.startswith("{"):  # of the log
            said = process.stdout.readline()
        process.kill()
        return "serves" if "http" in said else f"does not start: {said.strip()[:60]}"


def forged_addresses(version: Version) -> str:
    """60 tables opened by another peer than the proxy, each from an address that it invents."""
    elsewhere = httpx.HTTPTransport(local_address=FOE)
    with (
        version.serving("--behind-proxy") as victim,
        httpx.Client(base_url=victim.url, transport=elsewhere, timeout=60) as http,
    ):
        said = {"game": "last-bastion", "seats": ["me"]}
        seen = [
            http.post("/api/tables", json=said, headers={"X-Forwarded-For": f"1.2.3.{n}"})
            for n in range(60)
        ]
        refused = sum(one.status_code == 429 for one in seen)
        return f"{refused} of {len(seen)} refused as too many"


def unknown_paths(version: Version) -> str:
    """`/metrics` and `/healthz`."""
    with version.serving() as victim, Person(victim.url) as foe:
        answers = [foe.http.get(path) for path in ("/metrics", "/healthz")]
        return ", ".join(str(one.status_code) for one in answers)


ATTACKS: Final[tuple[Callable[[Version], str], ...]] = (
    deep_key,
    costly_import,
    end_while_importing,
    long_reads,
    half_sent,
    odd_origin,
    deleted_rematch,
    odd_names,
    names_of_bots,
    words_of_the_store,
    bad_folder,
    full_disk,
    forged_addresses,
    unknown_paths,
)


def main() -> None:
    version = Version(sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "src"))
    wanted = sys.argv[2:] or [attack.__name__ for attack in ATTACKS]
    known = {attack.__name__: attack for attack in ATTACKS}
    for attack in [known[name] for name in wanted]:
        try:
            came = attack(version)
        except Exception as error:  # noqa: BLE001 - that is what came of it
            came = f"{type(error).__name__}: {error}"[:200]
        print(f"{attack.__name__:20} {came}", flush=True)  # noqa: T201 - a command


if __name__ == "__main__":
    main()
