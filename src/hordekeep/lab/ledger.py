"""Ledgers: games in a file, one line each, to go on with after a stop."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Generic, Self, TypeVar, final

from hordekeep.kernel.errors import BadFile

T = TypeVar("T")


@final
class Ledger(Generic[T]):
    """The file of one series of games. Half a line, where it was stopped, is passed over.

    `header` is what two runs must have in common for their games to belong together, first of all
    its `kind`; `expected` says what such a file holds. `read` makes a game of a line's data; it
    returns None for a game of another series, which is played again.
    """

    def __init__(
        self,
        path: Path,
        header: Mapping[str, Any],
        expected: str,
        read: Callable[[Any], T | None],
        words: Callable[[T], Mapping[str, Any]],
    ) -> None:
        self._path = path
        self._header = header
        self._expected = expected
        self._read = read
        self._words = words
        self._file: IO[str] | None = None
        self.found: list[T] = []
        """What was played before."""

    def __enter__(self) -> Self:
        lines = self._lines()
        if lines:
            self._check(lines[0])
            self.found = [one for line in lines[1:] if (one := self._game(line)) is not None]
        try:
            self._file = self._path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadFile(place=str(self._path), why=type(error).__name__) from error
        self._write("" if lines else json.dumps(self._header))  # also ends half a line
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, game: T) -> None:
        """Adds a game."""
        self._write(json.dumps(self._words(game)))

    def _write(self, line: str) -> None:
        assert self._file is not None, "a ledger is written while it is open"
        self._file.write(line + "\n")
        self._file.flush()

    def _lines(self) -> list[str]:
        try:
            text = self._path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            raise BadFile(place=str(self._path), why=type(error).__name__) from error
        return text.splitlines()

    def _check(self, line: str) -> None:
        """Refuses what is no such file, and the games of another series."""
        place = f"{self._path}, line 1"
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict) or said.get("kind") != self._header["kind"]:
            raise BadFile(place=place, expected=self._expected)
        for field, expected in self._header.items():
            if said.get(field) != expected:
                raise BadFile(place=place, field=field, found=said.get(field), expected=expected)

    def _game(self, line: str) -> T | None:
        try:
            return self._read(json.loads(line))
        except (ValueError, KeyError, TypeError):
            return None
