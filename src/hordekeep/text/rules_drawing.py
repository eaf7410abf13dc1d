"""What is drawn beside an example of the readable rules: rows of pieces, the same in all languages.

`docs/rules/drawings/<position>.toml` has a list `rows`. A piece is its kind, its word and how it
lies there, and behind a colon what is written below it: `card void-wisp haunted`, `die red: 1`.
A sign between pieces stands alone: `→`, `←`, `+`. What kinds there are, each game knows.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.kernel.errors import BadFile

SIGNS: Final = ("→", "←", "+")
SIGN: Final = "sign"


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """One thing of a drawing; a sign between things is of the kind `sign`."""

    kind: str
    word: str
    marks: tuple[str, ...] = ()
    """How it lies there: haunted, hit, …"""
    below: str = ""
    """What is written below it, as what a die counts."""


Drawing = tuple[tuple[DrawnPiece, ...], ...]
"""Rows of pieces; none where nothing is drawn."""


def drawing_path(position: str) -> Path:
    """The file with the drawing of an example."""
    return resources.rules() / "drawings" / f"{position}.toml"


def drawing_of(position: str) -> Drawing:
    """What is drawn beside an example; raises `BadFile` at a piece without a word."""
    path = drawing_path(position)
    if not path.is_file():
        return ()
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["rows"]
    return tuple(tuple(_piece(text, path) for text in row) for row in rows)


def _piece(text: str, path: Path) -> DrawnPiece:
    if text in SIGNS:
        return DrawnPiece(SIGN, text)
    told, _, below = text.partition(": ")
    kind, *words = told.split()
    if not words:
        raise BadFile(file=path.name, place=text, problem="missing-name")
    return DrawnPiece(kind, words[0], tuple(words[1:]), below)
