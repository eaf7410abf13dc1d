"""How each language is set: its quotes, its dashes, and where a line must not break."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from hordekeep.text.folding import unhyphenated

STRAIGHT: Final = re.compile("[\"']")
APART: Final = re.compile(r"(?<=\S) …(?![/\w])")
"""An ellipsis that stands apart begins no line: a no-break space ties it."""
SIGNS: Final = (
    (re.compile(r"\.\.\."), "… is one sign"),
    (re.compile(r"(?<![\w.-])-\d"), "− is no hyphen"),
    (re.compile(r"(?<=\s)-(?=\s)"), "a dash is no hyphen"),
    (re.compile(r"(?<=\S)  +(?=\S)"), "two spaces"),
)
"""What is typed for want of the right sign."""
DASHES: Final = {
    "de": re.compile("—"),
    "pl": re.compile("—"),
    "cs": re.compile("—"),
    "ru": re.compile("(?<=[ \u00a0])–(?=[ \u00a0])"),
}
"""Dashes that the language does not use."""
TWO_SCRIPTS: Final = re.compile(r"[а-яё][a-z]|[a-z][а-яё]", re.IGNORECASE)
"""A Latin letter in a Cyrillic word looks right, and is found by nobody who searches for it."""
FOREIGN: Final = {
    "en": re.compile("[„‚«»]"),
    "de": re.compile("[”«»]"),
    "pl": re.compile("[“‚‘]"),
    "cs": re.compile("[”«»]"),
    "ru": re.compile("[”‚‘]"),
}
"""Quotes that the language does not use."""
NEXT: Final = r"(?=[\w„«“(]|$)"
"""What a short word is tied to: a word, a quote, or whatever stands in the place after it."""
SPACES: Final = {
    "de": (re.compile(r" %"), "a no-break space before %"),
    "pl": (
        re.compile(rf"[ \u00a0]%|(?<!\w)[aiouwz] {NEXT}", re.IGNORECASE),
        "no-break after a, i, …",
    ),
    "cs": (
        re.compile(rf" %|(?<!\w)[ksvzou] {NEXT}", re.IGNORECASE),
        "no-break after k, s, … or before %",
    ),
    "ru": (
        re.compile(rf" [%—]|(?<!\w)(?:[вксоуиа]|на|не) {NEXT}", re.IGNORECASE),
        "no-break after в, к, … or before % and —",
    ),
}
"""Where each language wants a no-break space and has another."""


def faults_in(texts: Iterable[str], language: str) -> Iterator[str]:
    """What is set wrongly in a message, whose texts stand between what is filled in."""
    pieces = list(texts)
    text = "".join(pieces)
    if STRAIGHT.search(text):
        yield "straight quotes"
    if _is_worded(text) and language in FOREIGN and FOREIGN[language].search(text):
        yield "quotes of another language"
    yield from (said for wrong, said in SIGNS if any(wrong.search(piece) for piece in pieces))
    if language in DASHES and DASHES[language].search(text):
        yield "the dash of another language"
    if APART.search(text):
        yield "a no-break space before an ellipsis"
    if TWO_SCRIPTS.search(unhyphenated(text)):
        yield "Latin and Cyrillic letters in one word"
    if language in SPACES:
        wanted, said = SPACES[language]
        if any(wanted.search(piece) for piece in pieces):
            yield said


def _is_worded(text: str) -> bool:
    """Signs of the terminal's drawing are no quotes."""
    return any(letter.isalpha() for letter in text)
