"""Messages: the Fluent files of a language and its packs, with English behind them."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from hordekeep.kernel.content.reading import words_of_pack
from hordekeep.kernel.errors import BadContent
from hordekeep.text.catalogue_files import game_of_file, shipped_files
from hordekeep.text.fluent_files import read_file
from hordekeep.text.languages import ANY, FALLBACK
from hordekeep.text.word_faults import word_faults

Fact = str | int | float

GAP: Final = "…"
_GAPS: Final = re.compile(r"…(?: …)*\.?")


@final
class Messages:
    """Formats messages by key; a word that no language has shows its key."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles
        """The language that is spoken, then English."""

    def has(self, key: str) -> bool:
        """Whether some language has this message, or the attribute in `message.attribute`."""
        return self._find(key) is not None

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """The message with these facts."""
        found = self._find(key)
        return key if found is None else _formatted(*found, facts)

    def gist(self, key: str) -> str:
        """The message with "…" wherever a fact would stand, as a heading for all that it tells."""
        found = self._find(key)
        if found is None:
            return key
        text = _formatted(*found, dict.fromkeys(_facts_in(found[1]), GAP))
        return _GAPS.sub(GAP, text)

    def forms_of(self, kind: str) -> Mapping[str, int]:
        """The forms that sentences want of a kind of things, and which language has each.

        They are the attributes of `<kind>-any`, which puts a name that nobody can inflect behind a
        noun that we can: `.acc = карту «{ $name }»`.
        """
        found: dict[str, int] = {}
        for place, bundle in enumerate(self._bundles):
            for form in _attributes(bundle, f"{kind}{ANY}"):
                found.setdefault(form, place)
        return found

    def in_form(self, form: str, kind: str, key: str, facts: Mapping[str, Fact]) -> str:
        """A thing of a kind in one of its forms; a name brings its own, in the same language.

        `facts` are those of the message that names it; the name itself is `$name`.
        """
        place = self.forms_of(kind)[form]
        bundle = self._bundles[place]
        holder = self._holder(key)
        own = _attributes(bundle, key).get(form) if holder == place else None
        return _formatted(bundle, own or _attributes(bundle, f"{kind}{ANY}")[form], facts)

    def in_english(self) -> "Messages":
        """The same in English."""
        return Messages(FALLBACK, self._bundles[-1:])

    def without_english(self) -> "Messages":
        """What this language says itself."""
        return Messages(self.language, self._bundles[:1])

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        """An attribute comes only from where its message is: English has none to lend."""
        name, _, attribute = key.partition(".")
        place = self._holder(name)
        if place is None:
            return None
        bundle = self._bundles[place]
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else (bundle, pattern)

    def _holder(self, name: str) -> int | None:
        places = range(len(self._bundles))
        return next((one for one in places if self._bundles[one].has_message(name)), None)


def _attributes(bundle: FluentBundle, name: str) -> Mapping[str, Pattern]:
    return bundle.get_message(name).attributes if bundle.has_message(name) else {}


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def _facts_in(pattern: Pattern) -> set[str]:
    facts = _Facts()
    facts.visit(pattern)
    return facts.names


def _formatted(bundle: FluentBundle, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
    text, _ = bundle.format_pattern(pattern, dict(facts))
    return str(text)


def read_messages(
    language: str, packs: Sequence[Path] = (), *, game: str = "", hyphens: bool = True
) -> Messages:
    """The words of a language and of packs, the newest pack first; English where they lack one.

    A game's own words go before those that all games share; without a game, those of all games
    are there, the shared ones first. A terminal wants no soft hyphens: it would draw them.
    Raises `BadContent` at words of packs that nobody could say.
    """
    wanted = [language] if language == FALLBACK else [language, FALLBACK]
    if packs:
        refuse(faults_in(wanted, packs, game, hyphens=hyphens))
    files = [[*_shipped(one, game), *_of_packs(one, packs)] for one in wanted]
    bundles = [_bundle(*one, hyphens=hyphens) for one in zip(wanted, files, strict=True)]
    return Messages(language, bundles)


def faults_in(
    wanted: Sequence[str], packs: Sequence[Path], game: str, *, hyphens: bool = True
) -> list[BadContent]:
    """What is wrong with the words that packs bring for these languages."""
    return [
        fault
        for one in wanted
        for fault in word_faults(_shipped(one, game), _of_packs(one, packs), hyphens=hyphens)
    ]


def refuse(faults: Sequence[BadContent]) -> None:
    """Raises the first of them, which knows the others."""
    if faults:
        faults[0].others = list(faults[1:])
        raise faults[0]


def read_file_messages(language: str, name: str) -> Messages:
    """The words of one file, English where they lack one: all files take a quarter of a second."""
    wanted = [language] if language == FALLBACK else [language, FALLBACK]
    files = [[file for file in shipped_files(one) if file.stem == name] for one in wanted]
    return Messages(
        language, [_bundle(*one, hyphens=True) for one in zip(wanted, files, strict=True)]
    )


def _bundle(language: str, files: Sequence[Path], *, hyphens: bool) -> FluentBundle:
    bundle = FluentBundle(_locales(language), use_isolating=False)
    for path in files:
        bundle.add_resource(read_file(path, hyphens=hyphens), allow_overrides=True)
    return bundle


def _locales(language: str) -> list[str]:
    """`pt-BR` counts as Portuguese where nothing more is known of it."""
    return list(dict.fromkeys((language, language.partition("-")[0])))


def _shipped(language: str, game: str) -> list[Path]:
    """Later files go before earlier ones."""
    files = shipped_files(language)
    shared = [file for file in files if not game_of_file(file)]
    if game:
        return [*shared, *[file for file in files if game_of_file(file) == game]]
    return [*[file for file in files if game_of_file(file)], *shared]


def _of_packs(language: str, packs: Sequence[Path]) -> list[Path]:
    return [path for pack in packs for path in words_of_pack(pack, language)]
