"""Breaks single lines of the rules, bots and server at random, and sees whether a test notices.

Each breakage changes one place in a function: a comparison, a sign, a number, a condition, or a
statement left out. It is made in a copy of the repository, where the tests that import the broken
module run first, then those of its folder. The same seed breaks the same lines.
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

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = "src/hordekeep"
LAYERS: Final = ("kernel", "games", "bots", "server")
COPIED: Final = ("src", "tests", "tools", "bench", "content", "locale", "docs", "examples")
FILES: Final = ("conftest.py", "pyproject.toml", "CONTRIBUTING.md", "README.md", "Makefile")
USUAL_TIMEOUT: Final = 600
NO_TESTS: Final = 5
LAST_WORDS: Final = 200
CAUGHT: Final = "caught"
UNCAUGHT: Final = "UNCAUGHT"
OF_REPOSITORY: Final = ("tests/meta", "tests/bench")
"""Folders that look at the repository and not at its code."""

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
                for node in ast.walk(statement):
                    found += _of_node(node, lines)
    return sorted(set(found))


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


def stages_for(module: Path, root: Path) -> list[list[str]]:
    """Stages of tests that should notice: what imports the module, then what is about its place.

    `module` is a path below the package. Tests over the wire come last: they take longest.
    """
    dotted = "hordekeep." + ".".join(module.with_suffix("").parts)
    named = f"from {dotted.rpartition('.')[0]} import"
    direct = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        where = str(path.relative_to(root))
        uses = any(dotted in line or (named in line and module.stem in line) for line in lines)
        if uses and not where.startswith(OF_REPOSITORY):
            direct.append(where)
    direct.sort(key=lambda where: (where.startswith("tests/server"), where))
    stages = [direct, [one for one in _places(module) if (root / one).exists()]]
    return [stage for stage in stages if stage]


def _places(module: Path) -> list[str]:
    layer, room, *_ = module.parts
    if layer == "server":
        return ["tests/server"]
    if layer == "bots":
        return ["tests/bots"]
    if layer == "kernel":
        return ["tests/kernel", "tests/golden", "tests/content", "tests/leaks"]
    about = [f"tests/rules/{room}", "tests/golden", f"tests/games/{room}", "tests/examples"]
    more = ["tests/leaks", "tests/content", "tests/text", f"tests/cli/test_{room}.py"]
    return [*about, *more, f"tests/server/test_{room}.py"]


def verdict_on(module: Path, root: Path, *, most: float, slow: bool, but: list[str]) -> Verdict:
    """Runs the stages until one fails; the time is for all of them together.

    `but` are tests that fail anyway, which say nothing.
    """
    began = time.monotonic()
    stages = [(stage, "not slow") for stage in stages_for(module, root)]
    if slow:
        stages.append((sorted({one for stage, _ in stages for one in stage}), "slow"))
    for stage, which in stages:
        left = most - (time.monotonic() - began)
        said = run_tests(["-m", which, *leaving_out(but), *stage], root, max(1.0, left))
        if said is not None:
            return Verdict(*said, time.monotonic() - began)
    return Verdict(UNCAUGHT, "", time.monotonic() - began)


def leaving_out(tests: Sequence[str]) -> list[str]:
    """How pytest is told to: a test is deselected, and a file that cannot be read is not read."""
    return [f"--{'deselect' if '::' in one else 'ignore'}={one}" for one in tests]


def run_tests(tests: Sequence[str], root: Path, most: float) -> tuple[str, str] | None:
    """What failed first, or that there was no end; None when everything passed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    running = subprocess.Popen(
        [*command, *tests],
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
    failed = re.findall(r"^(?:FAILED|ERROR) (tests/\S+)", output, re.MULTILINE)
    return CAUGHT, failed[0] if failed else output.strip()[-LAST_WORDS:]


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
    options.add_argument("--slow", action="store_true", help="run tests marked as slow too")
    return options.parse_args()


def main() -> int:
    asked = wishes()
    verdicts: list[str] = []
    fail_anyway: list[str] = []
    with tempfile.TemporaryDirectory(prefix="broken-") as folder:
        root = Path(folder)
        copy_to(root)
        places = chosen(sources(root, asked.only or LAYERS), asked.count, asked.seed)
        for path, breakage in list(places)[asked.skip :]:
            whole = path.read_text(encoding="utf-8")
            changed = broken(whole, breakage)
            assert changed is not None
            module = path.relative_to(root / SOURCE)
            verdict = None
            while verdict is None:
                path.write_text(changed, encoding="utf-8")
                verdict = verdict_on(
                    module, root, most=asked.timeout, slow=asked.slow, but=fail_anyway
                )
                path.write_text(whole, encoding="utf-8")
                if verdict.said == CAUGHT and fails(verdict.by, root):
                    print(f"fails with every line whole, so it is left out: {verdict.by}")
                    fail_anyway.append(verdict.by)
                    verdict = None
            verdicts.append(verdict.said)
            print(f"{verdict.said}: {SOURCE}/{module}:{breakage.line} {verdict.by}")
            print(f"{shown(breakage, whole, changed)}\n  {verdict.seconds:.0f} s", flush=True)
    told = ", ".join(f"{verdicts.count(said)} {said}" for said in sorted(set(verdicts)))
    print(f"{len(verdicts)} lines broken: {told}")
    return 1 if UNCAUGHT in verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
