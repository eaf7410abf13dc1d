"""What is wrong with the words that packs bring, besides those that are missing."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax.ast import Junk, Message, Pattern, Resource, SyntaxNode, Term
from fluent.syntax.ast import MessageReference as NamedMessage
from fluent.syntax.ast import TermReference as NamedTerm
from fluent.syntax.visitor import Visitor

from hordekeep.kernel.errors import BadContent
from hordekeep.text.fluent_files import line_at, read_file

DEEPEST: Final = 32
"""So many messages may stand one inside the other."""


class SaidThere(NamedTuple):
    """What a message, term or attribute says, and where."""

    file: Path
    pattern: Pattern


class _Named(Visitor):
    """Collects the messages that a pattern names."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: NamedMessage) -> None:  # noqa: N802 - the library's name
        self.keys.append(_key(node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: NamedTerm) -> None:  # noqa: N802 - likewise
        self.keys.append(_key(f"-{node.id.name}", node.attribute.name if node.attribute else ""))
        self.generic_visit(node)


def word_faults(
    shipped: Sequence[Path], own: Sequence[Path], *, hyphens: bool = True
) -> list[BadContent]:
    """The faults of the files that packs bring for a language, on those on which they are laid.

    They are what is no Fluent, and messages that name one that is nowhere, or that nobody could
    say because they lead back to themselves.
    """
    if not own:
        return []
    read = {file: read_file(file, hyphens=hyphens) for file in [*shipped, *own]}
    said = {key: one for file in read for key, one in _said_in(file, read[file])}
    found = [(file, place, "", "broken-words") for file in own for place in _no_fluent(read[file])]
    for key, one in said.items():
        if one.file in own:
            place = _begins(one.pattern)
            found += [(one.file, place, *fault) for fault in _faults_of(key, said)]
    return [
        BadContent(
            file=str(file),
            line=line_at(file, place, hyphens=hyphens),
            **({"place": key} if key else {}),
            problem=problem,
        )
        for file, place, key, problem in found
    ]


def _no_fluent(resource: Resource) -> Iterator[int]:
    """Where the files stop to be Fluent."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            yield _begins(entry.annotations[0] if entry.annotations else entry)


def _begins(node: SyntaxNode) -> int:
    return 0 if node.span is None else node.span.start


def _said_in(file: Path, resource: Resource) -> Iterator[tuple[str, SaidThere]]:
    for entry in resource.body:
        if not isinstance(entry, Message | Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        if entry.value is not None:
            yield name, SaidThere(file, entry.value)
        for one in entry.attributes:
            yield _key(name, one.id.name), SaidThere(file, one.value)


def _faults_of(key: str, said: Mapping[str, SaidThere]) -> Iterator[tuple[str, str]]:
    """Each a key and what is wrong with it."""
    inside = named = set(_named_in(said[key]))
    for missing in sorted(named - said.keys()):
        yield missing, "missing-words"
    for _ in range(DEEPEST):
        if key in inside:
            yield key, "endless-words"
        if key in inside or not inside:
            return
        inside = {one for part in inside & said.keys() for one in _named_in(said[part])}
    yield key, "too-deep"


def _named_in(one: SaidThere) -> Sequence[str]:
    named = _Named()
    named.visit(one.pattern)
    return named.keys


def _key(name: str, attribute: str) -> str:
    return f"{name}.{attribute}" if attribute else name
