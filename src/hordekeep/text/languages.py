"""The languages that are offered: those whose catalogues are whole. Reads keys only, fast."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.text.catalogue_files import game_of_file, shipped_files

FALLBACK: Final = "en"
"""The source language: always whole, and behind all others."""
ANY: Final = "-any"
"""How the message with the forms of a kind of things ends: `tile-any`."""
OWN_NAME: Final = "language-name"
"""The message in which a language says what it is called."""
THEN: Final = "then"
"""The attribute with the shorter sentence, which not every language has."""

_KEY: Final = re.compile(r"^(?P<message>[A-Za-z][\w-]*) *=|^\s+\.(?P<attribute>[A-Za-z][\w-]*) *=")
_NAME: Final = re.compile(rf"^{OWN_NAME} *= *(?P<name>.+)$", re.MULTILINE)


def languages() -> list[str]:
    """All languages that have words here, English first."""
    folders = (folder for folder in resources.locale().glob("*") if folder.is_dir())
    return sorted((folder.name for folder in folders), key=lambda one: (one != FALLBACK, one))


def offered() -> Sequence[str]:
    """The languages in which everything can be said, English first."""
    return _offered(resources.locale())


@cache
def _offered(_: Path) -> Sequence[str]:
    needed = _needed()
    return tuple(one for one in languages() if one == FALLBACK or needed <= keys_of(one))


def missing(language: str) -> list[str]:
    """The messages and attributes that English has and this language lacks, by game."""
    if language == FALLBACK:
        return []
    return sorted(_needed() - keys_of(language))


def keys_of(language: str) -> set[str]:
    """Every message, and `message.attribute`, behind the game to which its file belongs."""
    files = [(game_of_file(file), file) for file in shipped_files(language)]
    return {f"{game}/{key}" for game, file in files for key in _keys(file)}


def best(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that is offered, or English."""
    return next((found for tag in wanted if (found := offered_as(tag))), FALLBACK)


def offered_as(tag: str) -> str:
    """The offered language that a tag means, or None: `de-AT` and `de_DE.UTF-8` are `de`."""
    asked = tag.strip().partition(".")[0].replace("_", "-").lower()
    known = {one.lower(): one for one in offered()}
    return known.get(asked) or known.get(asked.partition("-")[0], "")


def own_name(language: str) -> str:
    """What a language calls itself."""
    for file in shipped_files(language):
        found = _NAME.search(file.read_text(encoding="utf-8"))
        if found:
            return found["name"].strip()
    return language


def _needed() -> frozenset[str]:
    """What every language must have: all of English but forms and shorter sentences."""
    keys = keys_of(FALLBACK)
    forms = {key.partition(".")[2] for key in keys if f"{ANY}." in key}
    return frozenset(
        key for key in keys if not key.endswith(ANY) and key.partition(".")[2] not in {THEN, *forms}
    )


def _keys(file: Path) -> Sequence[str]:
    keys: list[str] = []
    message = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        found = _KEY.match(line)
        if found is None:
            continue
        message = found["message"] or message
        keys.append(f"{message}.{found['attribute']}" if found["attribute"] else message)
    return keys
