"""Fluent files, taken apart once for each thing that they say."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from hordekeep.kernel.content.packed import read_bytes
from hordekeep.kernel.errors import BadContent
from hordekeep.text.folding import unhyphenated


def read_file(path: Path, *, hyphens: bool = True) -> Resource:
    """A Fluent file as it is now, with soft hyphens or without; raises `BadContent`."""
    return _taken_apart(path, read_bytes(path), hyphens=hyphens)


def line_at(path: Path, place: int, *, hyphens: bool = True) -> int:
    """The line of a place, as the resource of the same file counts places."""
    return _text(path, read_bytes(path), hyphens=hyphens).count("\n", 0, place) + 1


@cache
def _taken_apart(path: Path, content: bytes, *, hyphens: bool) -> Resource:
    """That takes longer than everything else here."""
    try:
        return FluentResource(_text(path, content, hyphens=hyphens))
    except RecursionError:
        raise BadContent(file=str(path), problem="too-deep") from None


def _text(path: Path, content: bytes, *, hyphens: bool) -> str:
    try:
        text = content.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadContent(file=str(path), problem="unreadable") from None
    return text if hyphens else unhyphenated(text)
