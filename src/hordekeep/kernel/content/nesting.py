"""Nesting: how deep a text of TOML or JSON goes, found out before a reader follows it there.

The standard readers take memory for every level, and for a dotted key with the square of its
length; here a text is looked at once, from its beginning to its end.
"""

import re
from typing import Final

from hordekeep.kernel.errors import TooDeep, TooLong

DEEPEST: Final = 32
"""Levels of tables, lists and dotted keys inside each other; our own files have fewer than ten."""
LONGEST_TOML: Final = 256 << 10
"""Characters of a position or of a file of content; the longest of our own have 15,000."""

_TOML: Final = re.compile(
    r"#[^\n]*+"
    r'|"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']++|'(?!''))*+'{3,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|[]\[{}.,\n\"']",
    re.DOTALL,
)
_JSON: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"|[]\[{}"]', re.DOTALL)
_OPENING: Final = ("[", "{")
_CLOSING: Final = ("]", "}")
_OPEN_END: Final = ('"', "'")
"""A quotation mark alone: its text never ends, and the reader stops here."""


def check_toml(text: str, **where: object) -> None:
    """Raises `TooLong` or `TooDeep` for a text of TOML that must not be read."""
    if len(text) > LONGEST_TOML:
        raise TooLong(**where, found=len(text), expected=f"at most {LONGEST_TOML} characters")
    at = _too_deep(_TOML, text)
    if at is not None:
        line = text.count("\n", 0, at) + 1
        raise TooDeep(**where, line=line, expected=f"at most {DEEPEST} levels")


def check_json(line: str, number: int) -> None:
    """Raises `TooDeep` for a line of JSON that must not be read; `number` is the line's."""
    if line.count("[") + line.count("{") <= DEEPEST:
        return
    if _too_deep(_JSON, line) is not None:
        raise TooDeep(line=number, expected=f"at most {DEEPEST} levels")


def _too_deep(marks: re.Pattern[str], text: str) -> int | None:
    """Where a text goes deeper than allowed, if it does."""
    outside: list[int] = []
    dots = depth = 0
    for found in marks.finditer(text):
        mark = found.group()
        if mark in _OPENING:
            outside.append(dots)
            depth, dots = depth + dots + 1, 0
        elif mark in _CLOSING and outside:
            dots = outside.pop()
            depth -= dots + 1
        elif mark == ".":
            dots += 1
        elif mark in (",", "\n"):
            dots = 0
        elif mark in _OPEN_END:
            return None
        if depth + dots > DEEPEST:
            return found.start()
    return None
