"""Names of guests: short plain text, different at one table."""

import unicodedata
from collections.abc import Collection
from typing import Final

from hordekeep.server.errors import BadMessage

LONGEST: Final = 24
LETTERS_FOR_NUMBER: Final = 4
JOINER: Final = "\u200d"
"""Makes one emoji of several."""
EMOJI: Final = ("So", "Sk", "Mn")
"""The kinds of characters that an emoji is made of: pictures, skin colours, the choice of style."""
PAIR: Final = 2
MOST_MARKS: Final = 3
"""On one letter; a fourth would climb into the line above."""


def clean_name(wanted: str) -> str:
    """The name without marks that are not seen or turn the text around; raises `BadMessage`."""
    text = unicodedata.normalize("NFC", wanted)
    seen = "".join(text[at] if _is_seen(text, at) else " " for at in range(len(text)))
    name = " ".join(seen.split())[:LONGEST].strip(" " + JOINER)
    if not any(_kind(c)[0] in "LNSP" for c in name):
        raise BadMessage(why="name")
    return name


def _is_seen(text: str, at: int) -> bool:
    """Whether a character may stand in a name: no towers of marks, joiners within emoji only."""
    if text[at] == JOINER:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) == PAIR and all(_kind(c) in EMOJI for c in around)
    if _kind(text[at])[0] == "M":
        return any(_kind(c)[0] != "M" for c in text[max(at - MOST_MARKS, 0) : at])
    return _kind(text[at])[0] not in "CZ"


def _kind(character: str) -> str:
    return unicodedata.category(character)


def name_among(wanted: str, taken: Collection[str]) -> str:
    """A cleaned name that nobody else at the table has: the second Anna is `Anna 2`."""
    name = clean_name(wanted)
    if name not in taken:
        return name
    stem = name[: LONGEST - LETTERS_FOR_NUMBER].strip()
    number = 2
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"
