"""Texts without what people leave out when they type: case, accents, soft hyphens."""

import unicodedata
from typing import Final

SOFT_HYPHEN: Final = "\u00ad"
"""Where a long word may be broken; nothing where it is not."""
_LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"})
"""Letters with a stroke or joined ones, which Unicode does not take apart."""


def folded(text: str) -> str:
    """A text as it is compared: `Łuk`, `luk` and `LUK` are the same, `ё` is `е`, `ß` is `ss`."""
    plain = unicodedata.normalize("NFKD", unhyphenated(text).casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def unhyphenated(text: str) -> str:
    """A text without its soft hyphens: terminals draw them, and nobody types them."""
    return text.replace(SOFT_HYPHEN, "")
