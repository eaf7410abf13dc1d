"""Messages: the Fluent files of a language and its packs, with English behind them."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from hordekeep import resources
from hordekeep.kernel.content import words_of_pack
from hordekeep.kernel.errors import BadContent

FALLBACK: Final = "en"

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


def read_messages(language: str, packs: Sequence[Path] = ()) -> Messages:
    """The words of a language and of packs, the newest pack first; English where they lack one."""
    wanted = [language] if language == FALLBACK else [language, FALLBACK]
    return Messages([_bundle(one, packs) for one in wanted])


def _bundle(language: str, packs: Sequence[Path]) -> FluentBundle:
    files = [*_shipped(language), *_of_packs(language, packs)]
    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(_read(path), allow_overrides=True)
    return bundle


def _shipped(language: str) -> list[Path]:
    return sorted((resources.locale() / language).glob("*.ftl"))


def _of_packs(language: str, packs: Sequence[Path]) -> list[Path]:
    return [path for pack in packs for path in words_of_pack(pack, language)]


@cache
def _read(path: Path) -> Resource:
    """A Fluent file, taken apart once; that takes longer than everything else here."""
    try:
        return FluentResource(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadContent(file=str(path), problem="unreadable") from None
