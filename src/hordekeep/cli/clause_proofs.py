"""Which tests prove which clauses: read from the tests and from pytest's results."""

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from hordekeep.text.clauses import clauses_proven

Proofs = dict[str, list[str]]  # test node id -> the clauses that its docstring opens with

_RESULTS = Path(".hordekeep", "test-results.json")


def tests_naming_clauses(repository: Path) -> Proofs:
    """Every test of the repository that names a clause, whether it passes or not."""
    return {
        f"{path.relative_to(repository).as_posix()}::{name}": ids
        for path in sorted((repository / "tests").rglob("test_*.py"))
        for name, function in _tests_in(ast.parse(path.read_text(encoding="utf-8")))
        if (ids := clauses_proven(ast.get_docstring(function)))
    }


def read_passed(repository: Path) -> Proofs | None:
    """The tests that passed when they were last run; None if they have never been run."""
    try:
        written = json.loads((repository / _RESULTS).read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return None
    passed: Proofs = written["passed"]
    return passed


def record_results(
    repository: Path, *, passed: Mapping[str, list[str]], ran: Iterable[str]
) -> None:
    """Renew what is known of the tests that ran, and keep the rest."""
    kept = {**(read_passed(repository) or {})}
    for test in ran:
        kept.pop(test, None)
    kept.update(passed)
    _write_aside(repository / _RESULTS, json.dumps({"passed": kept}, indent=1, sort_keys=True))


def without_parameters(node_id: str) -> str:
    """`tests/x.py::test_y[3-red]` is a case of the test `tests/x.py::test_y`."""
    return node_id.partition("[")[0]


def _tests_in(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from ((f"{node.name}::{name}", test) for name, test in _tests_in(node))


def _write_aside(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    aside = path.with_suffix(".new")
    aside.write_text(text + "\n", encoding="utf-8")
    aside.replace(path)
