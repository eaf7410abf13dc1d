"""Reads the numbered clauses of a game's rules, for people and for the tests' bookkeeping.

`docs/rules/<game>.md` is English and what counts; `docs/rules/<language>/<game>.md` says the same
clauses, by the same ids, in another language.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from hordekeep import resources
from hordekeep.kernel.errors import BadFile, UnknownGame

_CHAPTER = re.compile(r"## (?:\d+\. )?(?P<title>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]{2}-[A-Z]\d+)\*\*(?P<ruling> R)? (?P<text>.+)")
_RULING = re.compile(r"\| *(?P<id>[A-Z]{2}-[A-Z]\d+) *\| *(?P<text>.+?) *\| *(?P<why>.+?) *\|")
_ID = r"[A-Z]{2}-[A-Z]\d+"
_OPENING = re.compile(rf"\s*(?P<ids>{_ID}(?:\s*,\s*{_ID})*)\s*:")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule; `ruling` marks a reading of this project where the rulebook is silent."""

    id: str
    chapter: str
    text: str
    ruling: bool


def clauses_of(game: str, language: str = "en") -> list[Clause]:
    """All clauses of a game, in the order of its rules; English where a language lacks one."""
    if game not in games_with_rules():
        raise UnknownGame(game=game)
    english = _read(resources.rules() / f"{game}.md")
    path = translation_path(game, language)
    if not path.is_file():
        return english
    told = {clause.id: clause for clause in _read(path)}
    chapters = {one.chapter: told[one.id].chapter for one in english if one.id in told}
    return [
        replace(
            one,
            chapter=chapters.get(one.chapter, one.chapter),
            text=told.get(one.id, one).text,
        )
        for one in english
    ]


def translation_path(game: str, language: str) -> Path:
    """The file with the clauses of a game in another language."""
    return resources.rules() / language / f"{game}.md"


def games_with_rules() -> list[str]:
    return sorted(path.stem for path in resources.rules().glob("*.md"))


def parse_clauses(text: str) -> Iterator[Clause]:
    """The clauses of a rules file: its list items, then the rows of its table of rulings."""
    chapter = ""
    for line in text.splitlines():
        if found := _CHAPTER.fullmatch(line):
            chapter = found["title"]
        elif found := _CLAUSE.fullmatch(line):
            yield Clause(found["id"], chapter, found["text"], ruling=found["ruling"] is not None)
        elif found := _RULING.fullmatch(line):
            yield Clause(found["id"], chapter, found["text"], ruling=True)


def clauses_proven(docstring: str | None) -> list[str]:
    """The clause ids with which a test's docstring opens: "LB-X1, LB-H3: …" gives both."""
    found = _OPENING.match(docstring or "")
    return re.findall(_ID, found["ids"]) if found else []


def _read(path: Path) -> list[Clause]:
    clauses = list(parse_clauses(path.read_text(encoding="utf-8")))
    _refuse_duplicates(clauses, path)
    return clauses


def _refuse_duplicates(clauses: list[Clause], path: Path) -> None:
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise BadFile(file=path.name, place=clause.id, problem="duplicate-id")
        seen.add(clause.id)
