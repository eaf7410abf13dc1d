"""Checks the rules in other languages: the same clauses, chapters and guide as in English."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.typography import faults_in

from hordekeep import resources
from hordekeep.kernel.errors import BadFile
from hordekeep.text.clauses import Clause, games_with_rules, parse_clauses, translation_path
from hordekeep.text.languages import FALLBACK, languages
from hordekeep.text.rules_guide import RulesGuide, Section, guide_path, guided_games, parse_guide

Faults = Callable[[Path], Iterable[str]]
"""Says what is wrong with a file."""
NO_TEXT: Final = re.compile(r"<!--.*?-->|\*\*|`[^`]*`|\]\([^)]*\)", re.DOTALL)
"""What is not read: comments, marks of emphasis, code, addresses."""
LINE: Final = 40
"""So much of a line says which it is."""


def problems(language: str) -> list[str]:
    """What is missing or different in the rules of a language, file by file."""
    if language == FALLBACK:
        return []
    files = [
        *((translation_path(game, language), _of_clauses) for game in games_with_rules()),
        *((guide_path(game, language), _of_guide) for game in guided_games()),
    ]
    return [
        f"{language}/{path.name}: {fault}"
        for path, faults in files
        for fault in (*_in(path, faults), *_of_setting(path, language))
    ]


def _in(path: Path, faults: Faults) -> Iterable[str]:
    if not path.is_file():
        return ["missing"]
    try:
        return list(faults(path))
    except BadFile as refused:
        return [f"{refused.facts['place']}: {refused.facts['problem']}"]


def _of_setting(path: Path, language: str) -> Iterator[str]:
    """Quotes, dashes and no-break spaces, line by line."""
    if not path.is_file():
        return
    text = NO_TEXT.sub("", path.read_text(encoding="utf-8"))
    for line in text.splitlines():
        yield from (f"“{line[:LINE]}…”: {fault}" for fault in faults_in([line], language))


# Clauses.


def _of_clauses(path: Path) -> Iterator[str]:
    english = _clauses(resources.rules() / path.name)
    told = _clauses(path)
    yield from _differing([one.id for one in english], [one.id for one in told])
    ours = {one.id: one for one in english}
    chapters: dict[str, str] = {}
    for one in told:
        source = ours.get(one.id)
        if source is None:
            continue
        if one.ruling != source.ruling:
            yield f"{one.id}: the mark R of a ruling is {'not ' if one.ruling else ''}in English"
        if one.text == source.text:
            yield f"{one.id}: as in English"
        if chapters.setdefault(source.chapter, one.chapter) != one.chapter:
            yield f"{one.id}: in another chapter than in English"


def _clauses(path: Path) -> list[Clause]:
    return list(parse_clauses(path.read_text(encoding="utf-8")))


# The guide.


def _of_guide(path: Path) -> Iterator[str]:
    english = _guide(resources.rules() / FALLBACK / path.name)
    told = _guide(path)
    if not told.idle:
        yield "no words that questions are not about: <!-- idle: … -->"
    for what in ("short", "unexpected"):
        wanted, found = len(getattr(english, what)), len(getattr(told, what))
        if wanted != found:
            yield f"{found} points instead of {wanted} in its part “{what}”"
    yield from _differing(
        [one.name for one in english.sections], [one.name for one in told.sections]
    )
    for one in told.sections:
        source = english.section(one.name)
        if source is not None:
            yield from (f"{one.name}: {fault}" for fault in _of_section(one, source))


def _of_section(told: Section, english: Section) -> Iterator[str]:
    if told.clauses != english.clauses:
        yield f"clauses {', '.join(told.clauses)} instead of {', '.join(english.clauses)}"
    if [one.position for one in told.examples] != [one.position for one in english.examples]:
        yield "other examples than in English"
    if set(told.paragraphs) & set(english.paragraphs):
        yield "a paragraph as in English"


def _guide(path: Path) -> RulesGuide:
    return parse_guide(path.read_text(encoding="utf-8"), path)


def _differing(wanted: list[str], found: list[str]) -> Iterator[str]:
    yield from (f"missing {one}" for one in wanted if one not in found)
    yield from (f"English has no {one}" for one in found if one not in wanted)
    yield from (f"twice {one}" for one in dict.fromkeys(found) if found.count(one) > 1)
    if sorted(wanted) == sorted(found) and wanted != found:
        first = next(other for one, other in zip(wanted, found, strict=True) if one != other)
        yield f"another order than in English, from {first} on"


def main() -> int:
    faults = [fault for language in languages() for fault in problems(language)]
    print("\n".join(faults) if faults else f"the rules are whole in {len(languages())} languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
