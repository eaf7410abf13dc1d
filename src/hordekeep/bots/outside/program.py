"""Programs that play: asked over standard input and output, stopped when they misbehave."""

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Final, final

from msgspec import json

from hordekeep.bots.outside.faults import EXITED, FLOODED, TIMED_OUT, Fault
from hordekeep.bots.outside.protocol import PROTOCOL, Pointing, ProgramQuestion, read_answer
from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective

START_SECONDS: Final = 5.0
"""What a program may take besides, to begin with."""
LONGEST_LINE: Final = 64 << 10
MOST_UNASKED: Final = 20
"""Lines that nobody has asked for are passed over; more of them are a flood."""
MOST_FAULTS: Final = 3
"""After so many in a row it is left alone for a while."""
REST_SECONDS: Final = 60.0
LAST_WORDS: Final = 200


@final
class Program:
    """One running program. It is begun when it is first asked, and again after it failed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._said: queue.Queue[bytes] = queue.Queue(2 * MOST_UNASKED)
        self._errors = b""
        self._threads: list[threading.Thread] = []
        self._asked = 0
        self._faults = 0
        self._resting: tuple[float, Fault] | None = None

    def next_id(self) -> int:
        """The number of the next question."""
        self._asked += 1
        return self._asked

    def ask(self, question: ProgramQuestion) -> tuple[int, str]:
        """The place of the chosen action, and the memo; raises `Fault`."""
        if self._resting is not None and time.monotonic() < self._resting[0]:
            raise self._resting[1]
        try:
            answer = self._ask(question)
        except Fault as fault:
            self.stop()
            self._faults += 1
            if self._faults >= MOST_FAULTS:
                self._resting = (time.monotonic() + REST_SECONDS, fault)
            raise
        self._faults = 0
        self._resting = None
        return answer

    def _ask(self, question: ProgramQuestion) -> tuple[int, str]:
        deadline = time.monotonic() + question.milliseconds / 1000
        if self._process is None:
            self._start()
            deadline += START_SECONDS
        self._skip_unasked()
        process = self._process
        assert process is not None
        line = json.encode(question) + b"\n"
        # A program that does not read would hold us up once the pipe is full.
        self._begin(_write, process, line)
        try:
            said = self._said.get(timeout=max(deadline - time.monotonic(), 0.0))
        except queue.Empty:
            raise Fault(TIMED_OUT, f"{question.milliseconds / 1000:g} s") from None
        if not said:
            raise Fault(EXITED, self._last_words(process))
        if not said.endswith(b"\n") and len(said) >= LONGEST_LINE:
            raise Fault(FLOODED, f"a line is longer than {LONGEST_LINE} bytes")
        return read_answer(said, question)

    def _start(self) -> None:
        self._said = queue.Queue(2 * MOST_UNASKED)
        self._errors = b""
        try:
            process = subprocess.Popen(  # noqa: S603 - the operator has named it
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",  # with all that it starts it can be stopped
            )
        except OSError as error:
            raise Fault(EXITED, f"{self._command[0]}: {error.strerror}") from error
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._begin(_read, process.stdout, self._said)
        self._begin(self._read_errors, process.stderr)

    def _begin(self, work: Callable[..., None], *about: object) -> None:
        thread = threading.Thread(target=work, args=about, daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        thread.start()

    def _skip_unasked(self) -> None:
        if self._said.qsize() > MOST_UNASKED:
            raise Fault(FLOODED, f"more than {MOST_UNASKED} lines that nobody has asked for")
        with contextlib.suppress(queue.Empty):
            while self._said.get_nowait():
                pass
            self._said.put(b"")  # it has ended: whoever asks shall find that

    def _read_errors(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(ValueError, OSError):
            while chunk := stream.read1(LAST_WORDS):  # type: ignore[attr-defined]  # a buffered pipe
                self._errors = (self._errors + chunk)[-LAST_WORDS:]

    def _last_words(self, process: subprocess.Popen[bytes]) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(1.0)
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return f"exit code {process.returncode}" + (f", {lines[-1]}" if lines else "")

    def stop(self) -> None:
        """Ends it, with whatever it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            if os.name == "nt":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        while any(one.is_alive() for one in self._threads):
            with contextlib.suppress(queue.Empty):  # a reader that waits for room goes on, and ends
                self._said.get(timeout=0.01)
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was not written is for nobody
                stream.close()


def _write(process: subprocess.Popen[bytes], line: bytes) -> None:
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):  # it has ended: the reader tells
        process.stdin.write(line)
        process.stdin.flush()


def _read(stream: IO[bytes], said: "queue.Queue[bytes]") -> None:
    """Hands on line by line; an empty one is the end. Who floods us waits here."""
    with contextlib.suppress(ValueError, OSError):
        while line := stream.readline(LONGEST_LINE):
            said.put(line)
    said.put(b"")


_running: dict[tuple[str, ...], Program] = {}
"""One of each in a process: every question stands for itself, so seats and games can share it."""


def program_for(command: Sequence[str]) -> Program:
    """The program of a command."""
    return _running.setdefault(tuple(command), Program(command))


def stop_programs() -> None:
    """Ends all programs of this process."""
    for program in _running.values():
        program.stop()


atexit.register(stop_programs)  # one that hangs would not hear that nobody asks any more


@final
class ProgramBot(Policy):
    """A seat that a program plays."""

    def __init__(self, seed: int, game: str, program: Program, seconds: float) -> None:
        super().__init__(seed)
        self._seed = seed
        self._game = game
        self._program = program
        self._seconds = seconds

    def choose(self, perspective: Perspective) -> Action:
        decision = perspective.decision
        question = ProgramQuestion(
            PROTOCOL,
            self._program.next_id(),
            self._game,
            perspective.seat,
            decision.question.key,
            [perspective.spell(action) for action in decision.actions],
            perspective.view,
            int(self._seconds * 1000),
            self._seed,
            self.plan.decode("utf-8", "replace"),
            [Pointing(wish.seat, wish.kind, wish.word) for wish in perspective.wishes],
        )
        place, memo = self._program.ask(question)
        self.plan = memo.encode()
        return decision.actions[place]
