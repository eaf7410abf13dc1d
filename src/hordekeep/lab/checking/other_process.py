"""Replays journals in another process with another hash seed: it must come to the same."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO, final

from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import load
from hordekeep.library import open_game

HASH_SEED = "4711"


@final
class OtherProcess:
    """A process that reads journals, one per line, and answers with fingerprints of their ends."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": HASH_SEED, "PYTHONPATH": _path()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hordekeep.lab.checking.other_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            encoding="utf-8",
        )

    def fingerprint(self, journal: str, packs: Sequence[Path]) -> str:
        """The fingerprint to which a journal leads there, or what went wrong."""
        question, answer = self._process.stdin, self._process.stdout
        assert question is not None
        assert answer is not None
        question.write(json.dumps([journal, [str(pack) for pack in packs]]) + "\n")
        question.flush()
        return answer.readline().strip()


def _path() -> str:
    """Where this package lies, first: the other process must run the same code."""
    return os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])


@cache
def _elsewhere() -> OtherProcess:
    return OtherProcess()


def fingerprint_elsewhere(journal: str, packs: Sequence[Path] = ()) -> str:
    """The fingerprint to which a journal leads in another process."""
    return _elsewhere().fingerprint(journal, packs)


@cache
def _game(name: str, packs: tuple[str, ...], version: int) -> AnyGame:
    return open_game(name, packs, version=version)


def answer_journals(questions: IO[str], answers: IO[str]) -> None:
    """Answers until nobody asks any more."""
    for line in questions:
        journal, packs = json.loads(line)
        answers.write(_fingerprint(journal, tuple(packs)) + "\n")
        answers.flush()


def _fingerprint(text: str, packs: tuple[str, ...]) -> str:
    try:
        journal = read_journal(text)
        game = _game(journal.header.game, packs, version_in(journal.header.content))
        return load(game, journal).state.fingerprint()
    except Exception as error:  # noqa: BLE001  # the other side wants to know
        return f"{type(error).__name__}: {error}".replace("\n", " ")


if __name__ == "__main__":
    answer_journals(sys.stdin, sys.stdout)
