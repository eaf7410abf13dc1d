"""The readable rules of a game: one screen in short, then sections in our own words.

`docs/rules/<language>/<game>-guide.md`: a section's heading is followed by a comment with its name
and the words that people look for (`<!-- win: victory goal aim -->`); the clauses that it tells
stand in brackets at the end of a paragraph, and an example links the position that shows it. Of
the comments below the title one lists the words that a question is not about, one those that people
use for one another (`<!-- alike: potion bottle flask; gem stone crystal -->`), and one the terms
that lead to a section wherever they stand (`<!-- terms: grasps = Grasp of Evil, Grasp; … -->`).
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.kernel.errors import BadFile, UnknownGame

_HEADING: Final = re.compile(r"## (?P<title>.+)")
_NAME: Final = re.compile(r"<!-- (?P<name>[a-z][a-z-]*): (?P<words>.+) -->")
_IDLE: Final = re.compile(r"<!-- idle: (?P<words>.+) -->")
_ALIKE: Final = re.compile(r"<!-- alike: (?P<groups>.+) -->")
_TERMS: Final = re.compile(r"<!-- terms: (?P<terms>.+) -->")
_POINT: Final = re.compile(r"- (?P<text>.+)")
_EXAMPLE: Final = re.compile(
    r"> \*\*[^*]+\*\* \[[^\]]+\]\(\.\./examples/(?P<position>[a-z-]+)\.toml\) (?P<text>.+)"
)
_CLAUSES: Final = re.compile(r" ?\((?P<ids>[A-Z]{2}-[A-Z]\d+(?:, [A-Z]{2}-[A-Z]\d+)*)\)$")


@dataclass(frozen=True, slots=True)
class Example:
    """A moment of play that shows a rule; `position` names its file in `docs/rules/examples`."""

    text: str
    position: str


@dataclass(frozen=True, slots=True)
class Section:
    """One thing that people want to know, told in a few sentences."""

    name: str
    title: str
    also: tuple[str, ...]
    """Other words that people look for."""
    paragraphs: tuple[str, ...]
    clauses: tuple[str, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class RulesGuide:
    """The rules of a game as people read them."""

    title: str
    idle: frozenset[str]
    """Words of its language that say nothing about what somebody asks."""
    alike: tuple[tuple[str, ...], ...]
    """Words that people use for one another, in groups."""
    terms: tuple[tuple[str, str], ...]
    """Terms, each with the section that explains it."""
    short: tuple[str, ...]
    """Goal, how you win and lose, your turn."""
    unexpected: tuple[str, ...]
    """What is different from what people expect."""
    sections: tuple[Section, ...]

    def section(self, name: str) -> Section | None:
        return next((one for one in self.sections if one.name == name), None)


def guide_of(game: str, language: str = "en") -> RulesGuide:
    """The readable rules of a game, in English where a language has none; raises `UnknownGame`."""
    path = guide_path(game, language)
    if not path.is_file():
        path = guide_path(game, "en")
    if not path.is_file():
        raise UnknownGame(game=game)
    return parse_guide(path.read_text(encoding="utf-8"), path)


def guided_games() -> list[str]:
    """The games that have readable rules."""
    ending = "-guide"
    files = (resources.rules() / "en").glob(f"*{ending}.md")
    return sorted(path.stem.removesuffix(ending) for path in files)


def example_path(position: str) -> Path:
    """The file of an example's position."""
    return resources.rules() / "examples" / f"{position}.toml"


def guide_path(game: str, language: str) -> Path:
    """The file with the readable rules of a game in a language."""
    return resources.rules() / language / f"{game}-guide.md"


def parse_guide(text: str, path: Path) -> RulesGuide:
    """Reads a guide; raises `BadFile` at a heading without a name, or one that comes twice."""
    top, *rest = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    first, *others = rest
    sections = [_section(part, path) for part in others]
    names = [section.name for section in sections]
    terms = _terms(top)
    for name in names:
        if names.count(name) > 1:
            raise BadFile(file=path.name, place=name, problem="duplicate-id")
    for term, name in terms:
        if name not in names:
            raise BadFile(file=path.name, place=term, problem="unknown-name")
    short, _, unexpected = first.partition("\n### ")
    return RulesGuide(
        title=top.splitlines()[0].removeprefix("# "),
        idle=frozenset(idle["words"].split() if (idle := _IDLE.search(top)) else ()),
        alike=_groups(top),
        terms=terms,
        short=tuple(_points(short)),
        unexpected=tuple(_points(unexpected)),
        sections=tuple(sections),
    )


def _groups(top: str) -> tuple[tuple[str, ...], ...]:
    found = _ALIKE.search(top)
    return () if found is None else tuple(tuple(one.split()) for one in found["groups"].split(";"))


def _terms(top: str) -> tuple[tuple[str, str], ...]:
    found = _TERMS.search(top)
    lines = [one.partition("=") for one in found["terms"].split(";")] if found else []
    return tuple((term.strip(), name.strip()) for name, _, of in lines for term in of.split(","))


def _points(text: str) -> list[str]:
    return [found["text"] for line in text.splitlines() if (found := _POINT.fullmatch(line))]


def _section(part: str, path: Path) -> Section:
    heading, named, *lines = [line for line in part.splitlines() if line]
    title = _HEADING.fullmatch(heading)
    name = _NAME.fullmatch(named)
    if title is None or name is None:
        raise BadFile(file=path.name, place=heading, problem="missing-name")
    examples = [Example(*_example(line)) for line in lines if line.startswith(">")]
    told = [_cut(line) for line in lines if not line.startswith(">")]
    return Section(
        name=name["name"],
        title=title["title"],
        also=tuple(name["words"].split()),
        paragraphs=tuple(text for text, _ in told),
        clauses=tuple(dict.fromkeys(clause for _, ids in told for clause in ids)),
        examples=tuple(examples),
    )


def _example(line: str) -> tuple[str, str]:
    found = _EXAMPLE.fullmatch(line)
    if found is None:
        raise BadFile(place=line[:40], problem="missing-position")
    return _cut(found["text"])[0], found["position"]


def _cut(line: str) -> tuple[str, list[str]]:
    """A paragraph without the clauses at its end, and those."""
    found = _CLAUSES.search(line)
    if found is None:
        return line, []
    return line[: found.start()], found["ids"].split(", ")
