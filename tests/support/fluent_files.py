"""The Fluent files as they are written: which messages there are, and which facts they use."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hordekeep import resources
from hordekeep.text.catalogue_files import game_of_file


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def files(language: str = "en", *, game: str | None = None) -> list[Path]:
    """All files, or those from which one game speaks: its own and the shared ones ("")."""
    found = sorted((resources.locale() / language).glob("*.ftl"))
    return [one for one in found if game is None or game_of_file(one) in (game, "")]


def messages(*paths: Path) -> dict[str, set[str]]:
    """Every message, and `message.attribute`, with the variables it uses."""
    found: dict[str, set[str]] = {}
    seen: set[tuple[str, str]] = set()
    for path in paths or files():
        for name, pattern in _patterns(path):
            whose = (game_of_file(path), name)
            assert whose not in seen, f"{path.name}: {name} stands twice"
            seen.add(whose)
            found[name] = _variables(pattern)
    return found


def _patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names
