"""Who is measured: Hordekeep interpreted and compiled, and each peer in its own environment."""

import json
import os
import subprocess
import sys
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from bench.measuring import Figures
from tools.compile import TARGET, is_up_to_date

ROOT: Final = Path(__file__).parents[1]
PEERS: Final = ROOT / "bench" / "peers.toml"
ENVIRONMENTS: Final = ROOT / "build" / "peers"
INSTALLED: Final = "installed.json"
PATIENCE: Final = 900.0
"""Seconds for an installation or a round, before it is given up."""


class NotMeasured(Exception):
    """A subject that is left out; the sentence says why."""


@final
@dataclass(frozen=True, slots=True)
class Subject:
    """A process that prints figures."""

    name: str
    python: Path
    module: str
    path: Path | None = None
    """What stands first on its search path."""

    def measure(self, seconds: float, *more: str) -> Figures:
        """One round; raises `NotMeasured` when it fails."""
        ran = self.started(seconds, *more)
        try:
            told, errors = ran.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            ran.kill()
            ran.communicate()
            raise NotMeasured(f"{self.name}: gave no figures in {PATIENCE:.0f} s") from None
        return self.read(ran.returncode, told, errors)

    def started(self, seconds: float, *more: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
        return subprocess.Popen(
            [self.python, "-m", self.module, str(seconds), *more],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def read(self, code: int, told: str, errors: str) -> Figures:
        """The figures in the last line of what a process has printed."""
        try:
            figures: Figures = json.loads(told.splitlines()[-1])
        except (ValueError, IndexError):
            figures = {}
        if code or not figures:
            last = (errors.strip().splitlines() or ["it printed no figures"])[-1]
            raise NotMeasured(f"{self.name}: {last}")
        return figures


def own(*, notes: list[str], module: str = "bench.own") -> list[Subject]:
    """Both builds of Hordekeep, as far as they are there."""
    python = Path(sys.executable)
    found = [Subject("interpreted", python, module, ROOT / "src")]
    if is_up_to_date():
        found.append(Subject("compiled", python, module, TARGET))
    else:
        notes.append("The compiled build is left out: it is not there or old (make compile).")
    return found


def peers(*, notes: list[str], what: str = "module") -> list[Subject]:
    """The peers whose environments are there or can be made; `what` of them is run."""
    found = []
    for name, told in tomllib.loads(PEERS.read_text(encoding="utf-8")).items():
        if what not in told:
            continue
        try:
            python = prepared(ENVIRONMENTS / name, told["pins"])
        except NotMeasured as error:
            notes.append(f"{name} is left out: {error}.")
            continue
        found.append(Subject(name, python, told[what]))
    return found


def prepared(folder: Path, pins: list[str]) -> Path:
    """The Python of an environment with exactly these packages, made if it is missing."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    marker = folder / INSTALLED
    if marker.is_file() and json.loads(marker.read_text(encoding="utf-8")) == pins:
        return python
    print(f"Making {folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder} …")
    pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        command = [str(python), *pip, *pins]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    except (subprocess.SubprocessError, OSError):
        raise NotMeasured("it cannot be installed here") from None
    marker.write_text(json.dumps(pins), encoding="utf-8")
    return python
