"""The command line without a terminal: words in, text out, and the exit code."""

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from hordekeep.cli import main as cli

SETUP = ("--players", "2", "--heroes", "kazgin,mylfaar", "--first", "1", "--seed", "11")
"""A game that is always the same."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run left behind."""

    code: object
    out: str
    err: str


class Terminal:
    """Runs commands in this process, with a data folder of their own."""

    def __init__(
        self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self._patch = patch
        self._captured = captured
        self.folder = folder
        patch.setenv("HORDEKEEP_DATA", str(folder))
        patch.setenv("HORDEKEEP_LANG", "en")
        patch.delenv("COLUMNS", raising=False)

    def run(self, *arguments: str, said: str = "") -> Ran:
        """Runs `hordekeep` with these arguments; `said` is typed into it."""
        self._patch.setattr(sys, "argv", ["hordekeep", *arguments])
        self._patch.setattr(sys, "stdin", io.StringIO(said))
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed = self._captured.readouterr()
        return Ran(ended.value.code, printed.out, printed.err)

    def play(self, *said: str, options: tuple[str, ...] = SETUP) -> Ran:
        """Plays Last Bastion, line by line."""
        return self.run(
            "play", "last-bastion", *options, said="".join(f"{line}\n" for line in said)
        )

    def saved(self) -> Path:
        """The one game in the data folder."""
        (path,) = self.folder.glob("*.journal")
        return path
