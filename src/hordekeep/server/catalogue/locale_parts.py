"""The words that the page asks for: Fluent files of a language, one after the other."""

from pathlib import Path
from typing import Final

from hordekeep.kernel.content.packed import read_bytes
from hordekeep.kernel.content.reading import words_of_pack
from hordekeep.server.catalogue.served_packs import Edition
from hordekeep.server.errors import NotFound
from hordekeep.text import languages
from hordekeep.text.catalogue_files import TERMINAL, game_of_file, part_of_file, shipped_files
from hordekeep.text.languages import FALLBACK

LANGUAGE_MARK: Final = "### Language:"
LANGUAGES_MARK: Final = "### Languages:"
"""Comments at the head of the catalogues: in which language they are, and what else is offered."""
GAME_MARK: Final = "### Game:"
"""A comment in the catalogues: whose words follow; without a name those that all games share."""


def catalogues(language: str, part: str, *, known: bool = False) -> str:
    """Fluent files of a language, one after the other, each below the game it belongs to.

    Before them it is said which language they are, and which others there are. A game that is
    `known` here may have no words; other parts raise `NotFound` then.
    """
    files = [file for file in shipped_files(language) if part_of_file(file) == part]
    if part == TERMINAL or not (files or known):
        raise NotFound(what="words")
    others = "; ".join(f"{one} {languages.own_name(one)}" for one in languages.offered())
    return "\n".join(
        [
            f"{LANGUAGE_MARK} {language}",
            f"{LANGUAGES_MARK} {others}",
            *(_told(game_of_file(file), file) for file in files),
        ]
    )


def pack_words(edition: Edition, language: str) -> str:
    """What a pack says in a language, below its game; English comes first, for what is missing."""
    files = [
        file
        for one in dict.fromkeys([FALLBACK, language])
        for file in words_of_pack(edition.folder, one)
    ]
    told = [_told(edition.game.id, file) for file in files]
    return "\n".join([f"{LANGUAGE_MARK} {language}", *told])


def _told(game: str, file: Path) -> str:
    return f"{GAME_MARK} {game}\n\n{read_bytes(file).decode()}"
