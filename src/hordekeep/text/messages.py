"""Messages: the Fluent files of a language and its packs, with English behind them."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from hordekeep import resources
from hordekeep.kernel.content.reading import words_of_pack
from hordekeep.kernel.errors import BadContent
from hordekeep.text.clauses import games_with_rules

FALLBACK: Final = "en"
PAGE: Final = "page-"
"""How the names of files with words of the page begin."""

Fact = str | int


def languages() -> list[str]:
    """The languages that have words here."""
    return sorted(folder.name for folder in resources.locale().glob("*") if folder.is_dir())


@final
class Messages:
    """Formats messages by key; a word that no language has shows its key."""

    def __init__(self, bundles: Sequence[FluentBundle]) -> None:
        self._bundles = bundles

    def has(self, key: str) -> bool:
        """Whether some language has this message, or the attribute in `message.attribute`."""
        return self._find(key) is not None

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """The message with these facts."""
        found = self._find(key)
        if found is None:
            return key
        bundle, pattern = found
        text, _ = bundle.format_pattern(pattern, dict(facts))
        return str(text)

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


def read_messages(language: str, packs: Sequence[Path] = (), *, game: str = "") -> Messages:
    """The words of a language and of packs, the newest pack first; English where they lack one.

    A game's own words go before those that all games share; without a game, those of all games
    are there, the shared ones first.
    """
    wanted = [language] if language == FALLBACK else [language, FALLBACK]
    return Messages([_bundle(one, packs, game) for one in wanted])


def _bundle(language: str, packs: Sequence[Path], game: str) -> FluentBundle:
    files = [*_shipped(language, game), *_of_packs(language, packs)]
    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(_read(path), allow_overrides=True)
    return bundle


def _shipped(language: str, game: str) -> list[Path]:
    """Later files go before earlier ones."""
    files = shipped_files(language)
    shared = [file for file in files if not game_of_file(file)]
    if game:
        return [*shared, *[file for file in files if game_of_file(file) == game]]
    return [*[file for file in files if game_of_file(file)], *shared]


def shipped_files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((resources.locale() / language).glob("*.ftl"))


def game_of_file(file: Path) -> str:
    """The game to which a Fluent file belongs by its name, or nothing: then all games share it.

    `sanctum.ftl`, `sanctum-content.ftl` and `page-sanctum.ftl` are Sanctum's own: their words may
    stand in other games' files too, and say something else there.
    """
    name = file.stem.removeprefix(PAGE)
    for game in games_with_rules():
        if name == game or name.startswith(f"{game}-"):
            return game
    return ""


def _of_packs(language: str, packs: Sequence[Path]) -> list[Path]:
    return [path for pack in packs for path in words_of_pack(pack, language)]


@cache
def _read(path: Path) -> Resource:
    """A Fluent file, taken apart once; that takes longer than everything else here."""
    try:
        return FluentResource(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadContent(file=str(path), problem="unreadable") from None
