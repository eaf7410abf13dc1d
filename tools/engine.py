"""The compiled engine of `make play`: made in the background, used from the next start on.

Each build lies in a folder named after the hash of what it was made of, so an old one is never
used, and one in use is never changed. It is made beside that folder and renamed when it is whole
and plays as the sources do; a lock lets one process make it at a time.
"""

import contextlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools import compiling
from tools.compile import ROOT, TARGET, is_up_to_date, link_data
from tools.compiling import CannotCompile, compile_into, digest_of, stamp_of

BUILDS: Final = ROOT / "build" / "play"
TOOLS: Final = ROOT / ".hordekeep" / "compiling"
NEEDED: Final = ROOT / "requirements-compile.lock"
LOWEST: Final = 19
KEPT: Final = 2
"""Builds that stay: a server that was begun before may still read from the older one."""
TRIED: Final = (("random", "3"), ("novice", "1"))
"""Who plays how many games on both builds before one is used."""

READY: Final = "ready"
BEGUN: Final = "begun"
RUNNING: Final = "running"
FAILED: Final = "failed"
NO_COMPILER: Final = "no-compiler"
OFF: Final = "off"


class Builds:
    """The builds of one repository."""

    def __init__(self, folder: Path = BUILDS, root: Path = ROOT) -> None:
        self.folder = folder
        self._root = root
        self.stamp = stamp_of(root)[:24]

    @property
    def current(self) -> Path:
        """Where the build of the sources as they are lies, once it is there."""
        return self.folder / self.stamp

    @property
    def log(self) -> Path:
        return self.folder / "log.txt"

    @property
    def _why_not(self) -> Path:
        return self.folder / f"{self.stamp}.failed"

    def has_failed(self) -> bool:
        """Whether these very sources could not be compiled: nobody tries that again."""
        return self._why_not.is_file()

    def say_once(self, word: str) -> bool:
        """Whether something has not been said yet in this folder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            (self.folder / f"{word}.said").touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    @contextlib.contextmanager
    def alone(self) -> Iterator[bool]:
        """Whether nobody else makes a build now; nobody else does meanwhile."""
        import fcntl  # noqa: PLC0415 - not on Windows, where nothing is built in the background

        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
                return
            yield True

    def make(self, check: Callable[[Path], bool], *, finished: Path | None = None) -> bool:
        """Makes the build if it is missing; tells whether it is there.

        `finished` is one that was made elsewhere. A build that does not pass the check is not used.
        """
        with self.alone() as alone:
            if not alone or self.current.is_dir():
                return self.current.is_dir()
            making = self.folder / "making"
            try:
                self._fill(making, finished)
                if not check(making):
                    raise CannotCompile("compiled games end otherwise than interpreted ones")  # noqa: TRY301 - told below
            except CannotCompile as error:
                self._why_not.write_text(f"{error}\n", encoding="utf-8")
                print(error)
                return False
            if stamp_of(self._root)[: len(self.stamp)] != self.stamp:
                return False  # somebody has edited meanwhile: it may be a mixture
            making.rename(self.current)
            self._drop_old()
            return True

    def _fill(self, making: Path, finished: Path | None) -> None:
        if finished is None:
            compile_into(making, root=self._root, jobs=max(1, (os.cpu_count() or 2) - 1))
        else:
            shutil.rmtree(making, ignore_errors=True)
            shutil.copytree(finished, making, symlinks=True)
        link_data(making)

    def _drop_old(self) -> None:
        others = [one for one in self.folder.iterdir() if (one / compiling.STAMP).is_file()]
        others.sort(key=lambda one: one.stat().st_mtime, reverse=True)
        for old in others[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


def prepare(builds: Builds) -> str:
    """Looks for a current build, and lets one be made where there is none; never waits for it."""
    if builds.current.is_dir():
        return READY
    if compiling.mode() == "off" or sys.platform == "win32":
        return OFF
    if is_up_to_date():  # what `make compile` has made and tested
        return READY if builds.make(lambda _: True, finished=TARGET) else RUNNING
    if builds.has_failed():
        return FAILED
    try:
        compiling.compiler()
    except CannotCompile:
        return NO_COMPILER
    return _begin(builds)


def _begin(builds: Builds) -> str:
    with builds.alone() as alone:
        if not alone:
            return RUNNING
    begin_apart([sys.executable, "-m", "tools.engine"], builds.log)
    return BEGUN


def begin_apart(command: list[str], log: Path) -> None:
    """Begins a process that goes on when this one, or the server that it becomes, is ended."""
    with log.open("w", encoding="utf-8") as said:
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )


def step_back() -> None:
    """Everything else comes first."""
    os.nice(LOWEST)
    if hasattr(os, "sched_setscheduler"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def bring_tools() -> None:
    """Installs mypyc beside the repository, where only the rest is installed."""
    if importlib.util.find_spec("mypyc") is not None:
        return
    folder = TOOLS / digest_of(sys.version, NEEDED.read_bytes())[:24]
    if not folder.is_dir():
        half = TOOLS / "half"
        shutil.rmtree(half, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        command += ["--require-hashes", "-r", str(NEEDED), "--target", str(half)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise CannotCompile(f"mypyc cannot be installed:\n{run.stderr}")
        half.rename(folder)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)


def plays_as_the_sources(build: Path) -> bool:
    """Whether some games of every kind end the same on both builds."""
    games = sorted(path.name for path in (ROOT / "content").iterdir() if path.is_dir())
    return all(
        _played(game, bot, count, build) == _played(game, bot, count)
        for game in games
        for bot, count in TRIED
    )


def _played(game: str, bot: str, count: str, build: Path | None = None) -> object:
    asked = ["simulate", game, "--players", "2", "--bot", bot, "--games", count, "--json"]
    run = subprocess.run(
        [sys.executable, "-m", "hordekeep", *asked],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "" if build is None else str(build)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise CannotCompile(f"{game} cannot be played: {run.stderr}")
    told = json.loads(run.stdout)
    told.pop("seconds")
    return told


def main() -> int:
    step_back()
    builds = Builds()
    try:
        bring_tools()
    except CannotCompile as error:
        print(error)  # perhaps there is no network today: it is tried again at the next start
        return 1
    return 0 if builds.make(plays_as_the_sources) else 1


if __name__ == "__main__":
    sys.exit(main())
