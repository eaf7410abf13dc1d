"""Names of guests: short plain text, different at one table."""

import unicodedata
from collections.abc import Collection
from typing import Final

from hordekeep.server.errors import BadMessage

LONGEST: Final = 24
LETTERS_FOR_NUMBER: Final = 4


def clean_name(wanted: str) -> str:
    """The name without marks that are not seen or turn the text around; raises `BadMessage`."""
    text = unicodedata.normalize("NFC", wanted)
    seen = "".join(c if not unicodedata.category(c).startswith(("C", "Z")) else " " for c in text)
    name = " ".join(seen.split())[:LONGEST].strip()
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise BadMessage(why="name")
    return name


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
