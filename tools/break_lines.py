"""Breaks single lines of the rules, bots and server at random, and sees whether a test notices.

Each breakage changes one place in a function: a comparison, a sign, a number, a condition, or a
statement left out. It is made in a copy of the repository. There all tests run once with nothing
broken, to see which of them pass by the chosen lines; then those run for each broken line, the
quickest first, and after them what imports its module. The same seed breaks the same lines.
"""

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.passing_by import LEFT_OUT, Passing, keep, kept, watch

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = "src/hordekeep"
LAYERS: Final = ("kernel", "games", "bots", "server")
COPIED: Final = ("src", "tests", "tools", "bench", "content", "locale", "docs", "examples")
FILES: Final = ("conftest.py", "pyproject.toml", "CONTRIBUTING.md", "README.md", "Makefile")
USUAL_TIMEOUT: Final = 600
NO_TESTS: Final = 5
FEW: Final = 25
"""So many tests are asked by themselves first: most broken lines are caught by these."""
LAST_WORDS: Final = 200
CAUGHT: Final = "caught"
UNCAUGHT: Final = "UNCAUGHT"
NOT_ASKED: Final = tuple(f"tests/{folder}" for folder in LEFT_OUT)

COMPARISONS: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
SIGNS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.FloorDiv: "*",
}


class Breakage(NamedTuple):
    """One place in a file, by its line and columns, and what stands there instead."""

    line: int
    start: int
    end: int
    instead: str


class Verdict(NamedTuple):
    """What became of a breakage: a test failed, none did, or there was no end."""

    said: str
    by: str
    seconds: float


# Breaking.


def breakages(source: str) -> list[Breakage]:
    """All that could be broken in the functions of a module, each within one line."""
    found: list[Breakage] = []
    lines = source.splitlines()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                for node in _that_run(statement):
                    found += _of_node(node, lines)
    return sorted(set(found))


def _that_run(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all within it but annotations: nothing happens in them."""
    yield node
    for name, inside in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for one in inside if isinstance(inside, list) else [inside]:
                if isinstance(one, ast.AST):
                    yield from _that_run(one)


def _of_node(node: ast.AST, lines: Sequence[str]) -> Iterator[Breakage]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
            yield from _between(left, right, COMPARISONS[type(op)])
        case ast.BoolOp(op=op, values=[left, right, *_]):
            yield from _between(left, right, "or" if isinstance(op, ast.And) else "and")
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
            yield from _between(left, right, SIGNS[type(op)])
        case ast.Constant(value=bool(value)):
            yield from _whole(node, str(not value))
        case ast.Constant(value=int(value)):
            yield from _whole(node, str(value + 1))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from _negated(test, lines)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield from _whole(node, "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield from _whole(node, "pass")


def _between(left: ast.expr, right: ast.expr, instead: str) -> Iterator[Breakage]:
    if left.end_lineno == right.lineno and left.end_col_offset is not None:
        yield Breakage(right.lineno, left.end_col_offset, right.col_offset, f" {instead} ")


def _whole(node: ast.expr | ast.stmt, instead: str) -> Iterator[Breakage]:
    if node.lineno == node.end_lineno and node.end_col_offset is not None:
        yield Breakage(node.lineno, node.col_offset, node.end_col_offset, instead)


def _negated(test: ast.expr, lines: Sequence[str]) -> Iterator[Breakage]:
    for place in _whole(test, ""):
        code = lines[place.line - 1].encode()[place.start : place.end].decode()
        yield place._replace(instead=f"(not ({code}))")


def broken(source: str, breakage: Breakage) -> str | None:
    """The source with the breakage in it; None if that is no Python, or nothing has changed."""
    lines = source.splitlines(keepends=True)
    line = lines[breakage.line - 1].encode()
    instead = line[: breakage.start] + breakage.instead.encode() + line[breakage.end :]
    lines[breakage.line - 1] = instead.decode()
    changed = "".join(lines)
    try:
        same = ast.dump(ast.parse(changed)) == ast.dump(ast.parse(source))
    except SyntaxError:  # brackets stood between
        return None
    return None if same else changed


def chosen(files: Sequence[Path], count: int, seed: int) -> Iterator[tuple[Path, Breakage]]:
    """So many places, no line twice: every line that can be broken is as likely as any other."""
    luck = random.Random(seed)
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    by_line: dict[tuple[Path, int], list[Breakage]] = {}
    for path, source in sources.items():
        for one in breakages(source):
            by_line.setdefault((path, one.line), []).append(one)
    left = count
    for path, line in luck.sample(sorted(by_line), len(by_line)):
        breakage = luck.choice(by_line[path, line])
        if left and broken(sources[path], breakage) is not None:
            left -= 1
            yield path, breakage


# Testing.


def tests_importing(module: Path, root: Path) -> list[str]:
    """The files of tests that import a module, named by its path below the package.

    Tests over the wire come last: they take longest.
    """
    dotted = "hordekeep." + ".".join(module.with_suffix("").parts)
    named = f"from {dotted.rpartition('.')[0]} import"
    found = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        where = str(path.relative_to(root))
        uses = any(dotted in line or (named in line and module.stem in line) for line in lines)
        if uses and not where.startswith(NOT_ASKED):
            found.append(where)
    return sorted(found, key=lambda where: (where.startswith("tests/server"), where))


def stages(
    module: Path, root: Path, passing: Sequence[str], also: Sequence[str] = ()
) -> list[list[str]]:
    """What is run for a broken line, one after the other: who passes by, then who imports it.

    What is loaded before any test begins passes by nothing, so the importers are asked anyway.
    `also` are tests of which it is not known whether they pass by.
    """
    quickest, others = list(passing[:FEW]), list(passing[FEW:])
    everything = [quickest, list(also), others, tests_importing(module, root)]
    return [stage for stage in everything if stage]


def verdict_on(
    asking: Sequence[Sequence[str]], root: Path, *, most: float, but: list[str]
) -> Verdict:
    """Runs the stages until one fails; the time is for all of them together.

    `but` are tests that fail anyway, which say nothing.
    """
    began = time.monotonic()
    for stage in asking:
        left = most - (time.monotonic() - began)
        asked = [one for one in stage if one not in but]
        said = run_tests([*leaving_out(but), *asked], root, max(1.0, left)) if asked else None
        if said is not None:
            return Verdict(*said, time.monotonic() - began)
    by = f"({sum(len(stage) for stage in asking)} tests and files asked)"
    return Verdict(UNCAUGHT, by, time.monotonic() - began)


def leaving_out(tests: Sequence[str]) -> list[str]:
    """How pytest is told to: a test is deselected, and a file that cannot be read is not read."""
    return [f"--{'deselect' if '::' in one else 'ignore'}={one}" for one in tests]


def run_tests(tests: Sequence[str], root: Path, most: float) -> tuple[str, str] | None:
    """What failed first, or that there was no end; None when everything passed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    asked = root / "asked.txt"
    asked.write_text("\n".join(tests), encoding="utf-8")  # too many for a command line
    running = subprocess.Popen(
        [*command, f"@{asked}"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = running.communicate(timeout=most)
    except subprocess.TimeoutExpired:
        return "no end", f"after {most:.0f} s"
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
    if running.returncode in (0, NO_TESTS):
        return None
    return CAUGHT, first_failed(output) or output.strip()[-LAST_WORDS:]


def first_failed(output: str) -> str:
    """The first test that pytest names as failed, or cannot find; its name may have spaces in it.

    A test is not found when its file cannot be read with the broken line, or when it is gone.
    """
    found = re.search(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", output, re.MULTILINE)
    missing = re.search(r"^ERROR: not found: .*?/(tests/.+)$", output, re.MULTILINE)
    named = found or missing
    return named[1] if named else ""


def fails(test: str, root: Path) -> bool:
    """Whether a test fails where nothing is broken."""
    return test.startswith("tests/") and run_tests([test], root, USUAL_TIMEOUT) is not None


# The whole run.


def copy_to(target: Path) -> None:
    """What tests need; the page is not copied but looked at where it is."""
    for name in COPIED:
        unneeded = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, target / name, ignore=unneeded, symlinks=True)
    for name in FILES:
        shutil.copy(ROOT / name, target / name)
    (target / "web").symlink_to(ROOT / "web", target_is_directory=True)


def sources(root: Path, only: Iterable[str]) -> list[Path]:
    """The modules that may be broken."""
    found = [path for layer in only for path in (root / SOURCE / layer).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py")


def shown(breakage: Breakage, before: str, after: str) -> str:
    at = breakage.line - 1
    return f"  - {before.splitlines()[at].strip()}\n  + {after.splitlines()[at].strip()}"


def wishes() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=100, metavar="N", help="how many lines")
    options.add_argument("--seed", type=int, default=1, metavar="N")
    options.add_argument("--only", choices=LAYERS, action="append", help="only this layer")
    options.add_argument("--skip", type=int, default=0, metavar="N", help="pass over the first N")
    options.add_argument(
        "--timeout", type=float, default=USUAL_TIMEOUT, metavar="S", help="seconds for one line"
    )
    options.add_argument("--jobs", type=int, default=0, metavar="N", help="for the first run")
    options.add_argument(
        "--passing", type=Path, metavar="FILE", help="who passes by, learnt once and kept here"
    )
    options.add_argument(
        "--also", action="append", default=[], metavar="TEST", help="a test younger than that file"
    )
    options.add_argument("--slow", action="store_true", help="run tests marked as slow too")
    return options.parse_args()


def main() -> int:
    asked = wishes()
    with tempfile.TemporaryDirectory(prefix="broken-") as folder:
        root = Path(folder)
        copy_to(root)
        places = chosen(sources(root, asked.only or LAYERS), asked.count, asked.seed)
        verdicts = break_all(list(places)[asked.skip :], root, asked)
    told = ", ".join(f"{verdicts.count(said)} {said}" for said in sorted(set(verdicts)))
    print(f"{len(verdicts)} lines broken: {told}")
    return 1 if UNCAUGHT in verdicts else 0


def break_all(
    places: Sequence[tuple[Path, Breakage]], root: Path, asked: argparse.Namespace
) -> list[str]:
    """One verdict for each place; each is told as soon as it is known."""
    passing = who_passes(places, root, asked)
    fail_anyway = list(passing.failed)
    verdicts = []
    for mark, (path, breakage) in enumerate(places):
        whole = path.read_text(encoding="utf-8")
        changed = broken(whole, breakage)
        assert changed is not None
        module = path.relative_to(root / SOURCE)
        verdict = None
        while verdict is None:
            path.write_text(changed, encoding="utf-8")
            asking = stages(module, root, passing.tests.get(mark, ()), asked.also)
            verdict = verdict_on(asking, root, most=asked.timeout, but=fail_anyway)
            path.write_text(whole, encoding="utf-8")
            if verdict.said == CAUGHT and fails(verdict.by, root):
                print(f"fails with every line whole, so it is left out: {verdict.by}")
                fail_anyway.append(verdict.by)
                verdict = None
        verdicts.append(verdict.said)
        print(f"{verdict.said}: {SOURCE}/{module}:{breakage.line} {verdict.by}")
        print(f"{shown(breakage, whole, changed)}\n  {verdict.seconds:.0f} s", flush=True)
    return verdicts


def who_passes(
    places: Sequence[tuple[Path, Breakage]], root: Path, asked: argparse.Namespace
) -> Passing:
    """The tests that pass by each place, by its number; from the file where they are kept."""
    addresses = [f"{path.relative_to(root)}:{breakage.line}" for path, breakage in places]
    if asked.passing and asked.passing.exists():
        by_address = kept(asked.passing)
        tests = {mark: by_address.get(one, []) for mark, one in enumerate(addresses)}
        return Passing(tests, by_address[""])
    passing = _watched(places, root, asked)
    if asked.passing:
        keep(asked.passing, passing, addresses)
    return passing


def _watched(
    places: Sequence[tuple[Path, Breakage]], root: Path, asked: argparse.Namespace
) -> Passing:
    """Runs all tests to see who passes; told in how many seconds they ran."""
    began = time.monotonic()
    marks: dict[Path, dict[int, int]] = {}
    for mark, (path, breakage) in enumerate(places):
        marks.setdefault(path, {})[breakage.line] = mark
    passing = watch(root, marks, slow=asked.slow, jobs=asked.jobs)
    passed = sum(bool(passing.tests.get(mark)) for mark in range(len(places)))
    took = time.monotonic() - began
    print(
        f"tests pass by {passed} of {len(places)} lines; all of them took {took:.0f} s", flush=True
    )
    return passing


if __name__ == "__main__":
    sys.exit(main())
