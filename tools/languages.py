"""Checks the catalogues: nothing is silently no message, and every translation is whole and sound.

A language that is not whole is not offered, and fails here: a translation is whole or not shipped.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools.typography import faults_in

from hordekeep import resources
from hordekeep.text.catalogue_files import game_of_file, shipped_files
from hordekeep.text.languages import ANY, FALLBACK, THEN, languages, missing

SAME: Final = Path(__file__).with_name("same_in_languages.txt")
"""Messages that may read as in English: names, mostly. A line is a language and a key."""
PLURALS: Final = {
    "en": ("one",),
    "de": ("one",),
    "pl": ("one", "few"),
    "cs": ("one", "few"),
    "ru": ("one", "few"),
}
"""The categories that a choice by number needs beside its default, which is `other` everywhere."""
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many"})
ONE_IS_MORE: Final = frozenset({"ru"})
"""Languages in which `one` is 21 and 101 too."""
WHOLES: Final = ("board", "full_board", "banner", "token", "gem", "level")
"""What a fact `colour` brings along, whole."""
ALWAYS: Final = ("id", "count", "gender", "number")
LETTERS: Final = ("letter-box-", "letter-", "code-", "sign-")
"""Groups of marks in the terminal's drawing, each unique within a game; the first that fits."""
KEYS: Final = "page-kbd-"
"""What is printed on keys: the same word in many languages."""
FUNCTIONS: Final = ("NUMBER",)
NO_WORDS: Final = re.compile(r"[\W\d_]*")


class Entry(NamedTuple):
    """A message, or one of its attributes, where it is written."""

    file: Path
    line: int
    key: str
    pattern: ast.Pattern

    def fault(self, problem: str) -> str:
        return f"{self.file.parent.name}/{self.file.name}:{self.line}: {self.key}: {problem}"


class _Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[ast.SelectExpression] = []
        self.messages: set[str] = set()
        """What other messages it takes in, `message` or `message.attribute`."""
        self.unheard: set[str] = set()
        """Functions and terms that nothing here knows."""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(
            f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        )

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self.unheard.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's name
        if node.id.name not in FUNCTIONS:
            self.unheard.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.choices.append(node)
        self.generic_visit(node)


def problems(language: str) -> list[str]:
    """What is wrong with the catalogues of a language."""
    faults = [*_junk(language), *_twice(language)]
    entries = list(_entries(language))
    faults += [one.fault(said) for one in entries for said in _of_its_own(one, language)]
    faults += [*_astray(entries), *_letters(entries)]
    if language != FALLBACK:
        faults += _beside_english(entries, language)
    return faults


def _junk(language: str) -> Iterator[str]:
    """What no parser takes for a message is left out without a word: a variant in Cyrillic."""
    for file in shipped_files(language):
        text = file.read_text(encoding="utf-8")
        for entry in _parsed(text).body:
            if isinstance(entry, ast.Junk):
                assert entry.span is not None
                line = text.count("\n", 0, entry.span.start) + 1
                first = (entry.content or "").strip().splitlines()[0]
                yield f"{language}/{file.name}:{line}: no message: {first}"


def _twice(language: str) -> Iterator[str]:
    """Of two messages with one key in a file, the first is never read."""
    for file in shipped_files(language):
        seen: set[str] = set()
        for entry in _parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    yield f"{language}/{file.name}: {entry.id.name}: written twice"
                seen.add(entry.id.name)


def texts_by_message(language: str) -> dict[tuple[str, str], list[str]]:
    """What is written in each message and its attributes, between what is filled in."""
    texts: dict[tuple[str, str], list[str]] = {}
    for one in _entries(language):
        message = (one.file.name, one.key.partition(".")[0])
        texts.setdefault(message, []).extend(_Parts(one.pattern).texts)
    return texts


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def _entries(language: str) -> Iterator[Entry]:
    for file in shipped_files(language):
        text = file.read_text(encoding="utf-8")
        for entry in _parsed(text).body:
            if isinstance(entry, ast.Message):
                yield from _of_message(file, text, entry)


def _of_message(file: Path, text: str, entry: ast.Message) -> Iterator[Entry]:
    assert entry.span is not None
    line = text.count("\n", 0, entry.span.start) + 1
    if entry.value is not None:
        yield Entry(file, line, entry.id.name, entry.value)
    for attribute in entry.attributes:
        yield Entry(file, line, f"{entry.id.name}.{attribute.id.name}", attribute.value)


# What can be seen without English.


def _of_its_own(one: Entry, language: str) -> Iterator[str]:
    parts = _Parts(one.pattern)
    yield from faults_in(parts.texts, language)
    for choice in parts.choices:
        yield from _of_choice(choice, language)


def _of_choice(choice: ast.SelectExpression, language: str) -> Iterator[str]:
    keys = {_key(variant) for variant in choice.variants}
    if len(keys) == 1:
        yield "a choice of one"
    if not keys & CATEGORIES:
        return
    default = next(_key(variant) for variant in choice.variants if variant.default)
    if default != "other":
        yield "the default of a choice by number is *[other]"
    lacking = [one for one in PLURALS.get(language, ("one",)) if one not in keys]
    if lacking:
        yield f"plural without {', '.join(lacking)}"
    if language in ONE_IS_MORE and isinstance(choice.selector, ast.VariableReference):
        number = choice.selector.id.name
        one = next((variant for variant in choice.variants if _key(variant) == "one"), None)
        if one is not None and number not in _Parts(one.value).variables:
            yield f"[one] without its number is true of 21 too: [1], or {{ ${number} }} in it"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _astray(entries: Sequence[Entry]) -> Iterator[str]:
    """What takes in a message that is not there shows its key in braces."""
    known: dict[str, set[str]] = {}
    for one in entries:
        known.setdefault(game_of_file(one.file), set()).add(one.key)
    for one in entries:
        parts = _Parts(one.pattern)
        here = known[game_of_file(one.file)] | known.get("", set())
        unknown = sorted((parts.messages - here) | parts.unheard)
        if unknown:
            yield one.fault(f"takes in what is not there: {', '.join(unknown)}")


def _letters(entries: Iterable[Entry]) -> list[str]:
    """Marks of the drawing are told apart by themselves alone, also those that games share."""
    faults: list[str] = []
    seen: dict[tuple[str, str, str], str] = {}
    ordered = sorted(entries, key=lambda one: bool(game_of_file(one.file)))
    games = sorted({game_of_file(one.file) for one in ordered} - {""}) or [""]
    for one in ordered:
        group = next((group for group in LETTERS if one.key.startswith(group)), "")
        if not group:
            continue
        said = "".join(_Parts(one.pattern).texts)
        own = game_of_file(one.file)
        for game in [own] if own else games:
            other = seen.setdefault((game, group, said), one.key)
            if other != one.key:
                faults.append(one.fault(f"“{said}” is {other} already"))
    return faults


# What is seen beside English.


def _beside_english(entries: list[Entry], language: str) -> list[str]:
    english = list(_entries(FALLBACK))
    source = {(game_of_file(one.file), one.key): one for one in english}
    known = _known_variables(english, _forms(english) | _forms(entries))
    faults = [f"{language}: missing {key.lstrip('/')}" for key in missing(language)]
    same = _may_be_same(language)
    for one in entries:
        place = (game_of_file(one.file), one.key)
        if place not in source and not _is_own(one.key, source, place[0], _forms(entries)):
            faults.append(one.fault("English has no such message"))
            continue
        unknown = _Parts(one.pattern).variables - known.get(_message_of(place), {"name"})
        if unknown:
            faults.append(one.fault(f"unknown variable {', '.join(sorted(unknown))}"))
        if place in source and one.key not in same and _reads_alike(one, source[place]):
            faults.append(one.fault(f"as in English; if it is a name, add it to {SAME.name}"))
    return faults


def _message_of(place: tuple[str, str]) -> tuple[str, str]:
    return place[0], place[1].partition(".")[0]


def _is_own(key: str, source: Mapping[tuple[str, str], Entry], game: str, forms: set[str]) -> bool:
    """A language has its own forms, and shorter sentences where it likes."""
    message, _, attribute = key.partition(".")
    if message.endswith(ANY):
        return not attribute or attribute in forms
    return (game, message) in source and attribute in {THEN, *forms}


def _forms(entries: Iterable[Entry]) -> set[str]:
    return {one.key.partition(".")[2] for one in entries if f"{ANY}." in one.key}


def _known_variables(english: Iterable[Entry], forms: set[str]) -> dict[tuple[str, str], set[str]]:
    """What each message may use: what it uses in English, in any form."""
    used: dict[tuple[str, str], set[str]] = {}
    for one in english:
        place = _message_of((game_of_file(one.file), one.key))
        used.setdefault(place, set()).update(_Parts(one.pattern).variables)
    return {place: _in_all_forms(variables, forms) for place, variables in used.items()}


def _in_all_forms(variables: set[str], forms: set[str]) -> set[str]:
    bases = set(variables)
    for variable in variables:
        base, _, end = variable.rpartition("_")
        if base and end in forms:
            bases.add(base)
    if "colour" in bases:
        bases |= set(WHOLES)
    return bases | {f"{base}_{end}" for base in bases for end in (*forms, *ALWAYS)} | {"name"}


def _reads_alike(one: Entry, other: Entry) -> bool:
    if one.key.startswith((*LETTERS, KEYS)):
        return False
    mine, theirs = ("".join(_Parts(each.pattern).texts) for each in (one, other))
    return mine == theirs and not NO_WORDS.fullmatch(mine)


def _may_be_same(language: str) -> set[str]:
    lines = SAME.read_text(encoding="utf-8").splitlines()
    found = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return {key for code, key in found if code == language}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--locale", type=Path, help="another folder with catalogues")
    place = options.parse_args().locale
    if place is not None:
        resources.locale = lambda: place
    faults = [fault for language in languages() for fault in problems(language)]
    print("\n".join(faults) if faults else f"{len(languages())} languages are whole and sound")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
