"""Names of guests: short plain text, each only once at a table."""

import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

from hordekeep.server.errors import BadMessage

LONGEST: Final = 24
LONGEST_READ: Final = 1000
"""Characters of a stranger's name that are looked at."""
LETTERS_FOR_NUMBER: Final = 4
JOINER: Final = "\u200d"
"""Makes one emoji of several."""
EMOJI: Final = ("So", "Sk", "Mn")
"""The kinds of characters that an emoji is made of: pictures, skin colours, the choice of style."""
PAIR: Final = 2
MOST_MARKS: Final = 3
"""On one letter; a fourth would climb into the line above."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that count as letters, marks or pictures, and show nothing."""
STYLES: Final = range(0xFE00, 0xFE10)
"""They choose the style of an emoji; behind a letter they show nothing."""
RARE_STYLES: Final = range(0xE0100, 0xE01F0)
BOT: Final = "bot:"
PERSON: Final = "person:"
LOOKALIKES: Final = str.maketrans(
    "\u0431\u0432\u044c\u043e\u03bf\u0442\u03c4\u0440\u03c1\u0435\u0433\u0455\u043f\u043d"
    "\u02d0\u0589\u05c3\u2236\ua789",
    "bbboottppersnn:::::",
)
"""Letters and colons of other scripts that can be taken for those of `BOT` and `PERSON`."""
NAMELESS: Final = "?"


def clean_name(wanted: str) -> str:
    """The name without marks that are not seen or turn the text around; raises `BadMessage`."""
    text = unicodedata.normalize("NFC", wanted)
    seen = "".join(text[at] if _is_seen(text, at) else " " for at in range(len(text)))
    name = " ".join(seen.split())[:LONGEST].strip(" " + JOINER)
    if not any(_kind(c)[0] in "LNSP" for c in name) or _is_a_holder(name):
        raise BadMessage(why="name")
    return name


def _is_a_holder(name: str) -> bool:
    """Whether a name looks like what journals call a bot."""
    plain = unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
    return plain.translate(LOOKALIKES).startswith((BOT, PERSON))


def _is_seen(text: str, at: int) -> bool:
    """Whether a character may stand in a name: no towers of marks, joiners within emoji only."""
    if text[at] == JOINER:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) == PAIR and all(_kind(c) in EMOJI for c in around)
    if text[at] in BLANK or ord(text[at]) in RARE_STYLES:
        return False
    if ord(text[at]) in STYLES:
        return at > 0 and _kind(text[at - 1])[0] not in "LM"
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


def cleaned_holders(holders: Iterable[str]) -> dict[str, str]:
    """What the holders of a stranger's journal are called here.

    Clean names stay; nobody becomes anybody else, as only who made a choice may take it back.
    """
    found = list(dict.fromkeys(holders))
    cleaned = {holder: holder for holder in found if _called(holder) == holder}
    for holder in found:
        if holder not in cleaned:
            kind, _, name = _called(holder).partition(":")
            taken = {one.removeprefix(f"{kind}:") for one in cleaned.values()}
            cleaned[holder] = f"{kind}:{name_among(name, taken)}"
    return cleaned


def _called(holder: str) -> str:
    kind = BOT if holder.startswith(BOT) else PERSON
    try:
        return kind + clean_name(holder.removeprefix(kind)[:LONGEST_READ])
    except BadMessage:
        return kind + NAMELESS
