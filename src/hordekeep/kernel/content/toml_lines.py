"""Finds the line of every key in a TOML text, which the standard library does not report."""

import re
from contextlib import suppress
from typing import Final, final

KeyPath = tuple[str | int, ...]
"""Keys and list indices from the top of a file."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_SPACES: Final = re.compile(r"[ \t]*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_DEEPEST: Final = 50


class _Lost(Exception):
    """Raised where the text stops being TOML."""


@final
class TomlPlaces:
    """The line of every key, table and list item of a text, and the first key that comes twice."""

    def __init__(self, text: str) -> None:
        self.lines: dict[KeyPath, int] = {}
        self.twice: KeyPath | None = None
        self.twice_line = 0
        self._text = text
        self._at = 0
        self._tables: set[KeyPath] = set()
        self._lists: dict[KeyPath, int] = {}
        with suppress(_Lost):  # the standard library's reader says what is wrong there
            self._document()

    def line(self, path: KeyPath) -> tuple[int, int]:
        """How much of a path the text has, and the line where that stands."""
        for depth in range(len(path), 0, -1):
            if path[:depth] in self.lines:
                return depth, self.lines[path[:depth]]
        return 0, 1

    def _document(self) -> None:
        table: KeyPath = ()
        while self._skip(_BLANK):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> KeyPath:
        line = self._line()
        brackets = 2 if self._text.startswith("[[", self._at) else 1
        self._at += brackets
        path = self._inside_lists(self._keys())
        self._expect("]" * brackets)
        if brackets == 2:  # noqa: PLR2004 - the two brackets of [[list.of.tables]]
            self._lists[path] = self._lists.get(path, -1) + 1
            path = (*path, self._lists[path])
        elif path in self._tables:
            self._note_twice(path, line)
        self._tables.add(path)
        self._note(path, line)
        return path

    def _inside_lists(self, keys: KeyPath) -> KeyPath:
        """The path of a table header, with the index of each list that it passes through."""
        path: KeyPath = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self._lists:
                path = (*path, self._lists[path])
        return (*path, keys[-1])

    def _pair(self, table: KeyPath) -> None:
        line = self._line()
        path = table + self._keys()
        if path in self.lines:
            self._note_twice(path, line)
        self._note(path, line)
        self._expect("=")
        self._skip(_SPACES)
        self._value(path)

    def _keys(self) -> KeyPath:
        keys: list[str | int] = [self._key()]
        while self._skip(_SPACES) and self._text[self._at] == ".":
            self._at += 1
            keys.append(self._key())
            if len(keys) > _DEEPEST:
                raise _Lost
        return tuple(keys)

    def _key(self) -> str:
        self._skip(_SPACES)
        if self._text[self._at : self._at + 1] in {'"', "'"}:
            return self._match(_STRING)[1:-1]
        return self._match(_BARE_KEY)

    def _value(self, path: KeyPath) -> None:
        if len(path) > _DEEPEST:
            raise _Lost
        first = self._text[self._at : self._at + 1]
        if first == "[":
            self._list(path)
        elif first == "{":
            self._table(path)
        else:
            self._match(_STRING if first in {'"', "'"} else _SCALAR)

    def _list(self, path: KeyPath) -> None:
        self._at += 1
        index = 0
        while self._more("]"):
            self._note((*path, index), self._line())
            self._value((*path, index))
            index += 1

    def _table(self, path: KeyPath) -> None:
        self._at += 1
        while self._more("}"):
            self._pair(path)

    def _more(self, close: str) -> bool:
        """Whether another item follows before the closing bracket, which is passed."""
        self._skip(_BLANK)
        if self._text.startswith(",", self._at):
            self._at += 1
            self._skip(_BLANK)
        if self._text.startswith(close, self._at):
            self._at += 1
            return False
        return True

    def _skip(self, pattern: re.Pattern[str]) -> bool:
        """Passes over what matches; returns whether anything is left."""
        found = pattern.match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return self._at < len(self._text)

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise _Lost
        self._at = found.end()
        return found.group()

    def _expect(self, mark: str) -> None:
        self._skip(_SPACES)
        if not self._text.startswith(mark, self._at):
            raise _Lost
        self._at += len(mark)

    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1

    def _note(self, path: KeyPath, line: int) -> None:
        for depth in range(1, len(path) + 1):
            self.lines.setdefault(path[:depth], line)

    def _note_twice(self, path: KeyPath, line: int) -> None:
        if self.twice is None:
            self.twice = path
            self.twice_line = line
