"""The words of packs: they must be sound, and name what a pack adds, in every language."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hordekeep.kernel.play.game import AnyGame
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.languages import languages
from hordekeep.text.messages import faults_in, refuse
from hordekeep.text.names import NameMessage

TEXT: Final = "-text"
"""How the message ends that says what a thing does, where its name does not."""


def check_words(game: str, packs: Sequence[Path]) -> None:
    """Raises `BadContent`, which knows all faults in all languages, at words nobody could say."""
    refuse(faults_in(languages(), packs, game))


def missing_words(plain: AnyGame, changed: AnyGame, pack: Path, title: str) -> dict[str, list[str]]:
    """By language, the messages that a game changed by a pack asks for and nobody has there.

    `plain` is the game without the pack; `title` is the key of the pack's name.
    """
    shipped = open_catalogue(plain)
    wanted = [title, *_new_keys(shipped, open_catalogue(changed, packs=[pack]))]
    missing: dict[str, list[str]] = {}
    for language in languages():
        own = open_catalogue(changed, language, [pack]).messages.without_english()
        lacking = [key for key in dict.fromkeys(wanted) if not own.has(key)]
        if lacking:
            missing[language] = lacking
    return missing


def _new_keys(shipped: Catalogue, changed: Catalogue) -> Iterator[str]:
    """The names of things that only the changed game has, and the texts that such things have."""
    for kind in changed.game.lexicon.vocabularies:
        known = _keys(shipped, kind)
        told = bool(known) and all(shipped.has(f"{key}{TEXT}") for key in known)
        for key in _keys(changed, kind):
            if key not in known:
                yield from [key, f"{key}{TEXT}"] if told else [key]


def _keys(words: Catalogue, kind: str) -> list[str]:
    """The messages that name the things of a kind, where they are messages of their own."""
    vocabulary = words.game.lexicon.vocabularies[kind].words
    said = [words.naming.spelled(kind, word) for word in vocabulary]
    return list(dict.fromkeys(one.key for one in said if isinstance(one, NameMessage)))
