"""Which tests pass by which line: one run of the tests with a mark before each line in question.

A test that never comes to a line cannot notice that it is broken, so only those that do are run
for it, the quickest first.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tools import passing_probe
from tools.passing_probe import FAILED, FILE, PASSED, TOOK

PROBE: Final = "hordekeep.passing_probe"
CALLED: Final = "_note_passing"
LEFT_OUT: Final = ("meta", "bench", "lab", "env", "cli", "lessons", "text")
"""Folders that look at the repository, or at what stands above the layers that are broken."""


class Passing(NamedTuple):
    """Who passed by each mark, the quickest first; nobody passes by what only loading runs."""

    tests: Mapping[int, Sequence[str]]
    failed: Sequence[str]
    """Those that fail with every line whole."""


class Unfinished(Exception):
    """The run was broken off, so who does not seem to pass by may never have been asked."""


def kept(file: Path) -> dict[str, list[str]]:
    """What an earlier run has kept: the tests by the line's address, and under "" who fails."""
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def keep(file: Path, passing: Passing, addresses: Sequence[str]) -> None:
    """Keeps what was learnt for later runs that break some of the same lines."""
    by_address = {
        address: list(passing.tests.get(mark, ())) for mark, address in enumerate(addresses)
    }
    file.write_text(json.dumps({**by_address, "": list(passing.failed)}), encoding="utf-8")


def marked(source: str, lines: Mapping[int, int]) -> str:
    """The source with a call before the statement of each line; `lines` gives each its mark."""
    tree = ast.parse(source)
    for line, mark in lines.items():
        body, at = _place_of(tree, line)
        body.insert(at, ast.parse(f"{CALLED}({mark})").body[0])
    first = next(at for at, one in enumerate(tree.body) if not _comes_first(one))
    tree.body.insert(first, ast.parse(f"from {PROBE} import note as {CALLED}").body[0])
    return ast.unparse(ast.fix_missing_locations(tree))


def _comes_first(statement: ast.stmt) -> bool:
    is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    from_future = isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
    return is_docstring or from_future


def _place_of(tree: ast.Module, line: int) -> tuple[list[ast.stmt], int]:
    """The innermost list of statements that holds the line, and where in it."""
    found: tuple[list[ast.stmt], int] = (tree.body, 0)
    smallest = sys.maxsize
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            inside = getattr(node, name, [])
            statements: list[ast.stmt] = inside if isinstance(inside, list) else []
            for at, one in enumerate(statements):
                end = one.end_lineno or 0
                if one.lineno <= line <= end and end - one.lineno < smallest:
                    found, smallest = (statements, at), end - one.lineno
    return found


def watch(root: Path, files: Mapping[Path, Mapping[int, int]], *, slow: bool, jobs: int) -> Passing:
    """Runs the tests of the copy once with the marks in it, and takes the marks out again."""
    before = {path: path.read_text(encoding="utf-8") for path in files}
    probe = root / "src" / Path(*PROBE.split(".")).with_suffix(".py")
    shutil.copy(Path(passing_probe.__file__), probe)
    for path, lines in files.items():
        path.write_text(marked(before[path], lines), encoding="utf-8")
    try:
        return read_passing(_run(root, slow=slow, jobs=jobs))
    finally:
        for path, source in before.items():
            path.write_text(source, encoding="utf-8")
        probe.unlink()


def _run(root: Path, *, slow: bool, jobs: int) -> str:
    """What the probes write. Raises `Unfinished` unless all tests have run, to whatever end: what
    fails here fails without a broken line too, and is not asked.
    """
    said = root / "passed.txt"
    left_out = [f"--ignore=tests/{one}" for one in LEFT_OUT]
    which = [] if slow else ["-m", "not slow"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "-p", PROBE, *left_out, *which],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), FILE: str(said)},
        stdout=subprocess.DEVNULL,
        check=False,
    )
    check_finished(ran.returncode)
    return said.read_text(encoding="utf-8")


def check_finished(code: int) -> None:
    """Raises `Unfinished` where pytest neither passed nor only had tests that fail."""
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise Unfinished(f"the first run of all tests was broken off: pytest ended with {code}")


def read_passing(written: str) -> Passing:
    """What the probes have written, by mark; without those that no test has passed."""
    took: dict[str, float] = {}
    tests: dict[int, set[str]] = {}
    failed: set[str] = set()
    for row in written.splitlines():
        word, value, test = row.split("\t")
        if word == TOOK:
            took[test] = took.get(test, 0.0) + float(value)
        elif word == PASSED:
            tests.setdefault(int(value), set()).add(test)
        elif word == FAILED:
            failed.add(test)
    quickest_first = {
        mark: sorted(who - {""}, key=lambda one: took.get(one, 0.0)) for mark, who in tests.items()
    }
    return Passing(quickest_first, sorted(failed))
