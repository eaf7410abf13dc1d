"""Reads the numbered clauses of a game's rules, for people and for the tests' bookkeeping."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
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


def clauses_of(game: str) -> list[Clause]:
    """All clauses of a game, in the order of its rules."""
    path = resources.rules() / f"{game}.md"
    if game not in games_with_rules():
        raise UnknownGame(game=game)
    clauses = list(parse_clauses(path.read_text(encoding="utf-8")))
    _refuse_duplicates(clauses, path)
    return clauses


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


def _refuse_duplicates(clauses: list[Clause], path: Path) -> None:
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise BadFile(file=path.name, place=clause.id, problem="duplicate-id")
        seen.add(clause.id)
