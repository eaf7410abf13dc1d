"""Runs every check, two at a time; what failed is shown, and the list of all stands last."""

import argparse
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

from tools.node import ROOT, WEB, node, program

BIN: Final = Path(sys.executable).parent
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


class Check(NamedTuple):
    """A command that fails when something is not as it should be."""

    name: str
    command: list[str]
    folder: Path = ROOT


class Outcome(NamedTuple):
    check: Check
    ok: bool
    seconds: float
    output: str


def checks() -> list[Check]:
    """All of them, the longest first, so that two cores are done at about the same time."""
    svelte_check = program("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    stylelint = program("node_modules/stylelint/bin/stylelint.mjs", "--max-warnings", "0")
    return [
        Check("types", [str(BIN / "mypy")]),
        Check("types of the page", [*svelte_check, "--output", "human"], WEB),
        Check("look of the page", [*stylelint, "src/**/*.{css,svelte}"], WEB),
        Check("format", [str(BIN / "ruff"), "format", "--check", "."]),
        Check("lint", [str(BIN / "ruff"), "check", "--output-format", "concise", "."]),
        Check("catalogues", [*PYTEST, "tests/text"]),
        Check("languages", [sys.executable, "-m", "tools.languages"]),
        Check("rules in languages", [sys.executable, "-m", "tools.rules_in_languages"]),
        Check("sentences of the page", [sys.executable, "tools/samples.py", "--check"]),
        Check("layers", [*PYTEST, "tests/meta/test_layers.py"]),
        Check("files of the repository", [*PYTEST, "tests/meta/test_repository.py"]),
        Check("content", [str(BIN / "hordekeep"), "content", "check"]),
        Check("wire types and OpenAPI", [sys.executable, "tools/wire.py", "--check"]),
        Check("content schema", [sys.executable, "tools/schemas.py", "--check"]),
        Check("NOTICE", [sys.executable, "tools/notice.py", "--check"]),
    ]


def perform(check: Check) -> Outcome:
    start = time.monotonic()
    ran = subprocess.run(
        check.command,
        cwd=check.folder,
        env=node().environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Outcome(check, ran.returncode == 0, time.monotonic() - start, ran.stdout)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=2)
    wanted, outcomes = checks(), []
    with ThreadPoolExecutor(options.parse_args().jobs) as pool:
        for done in as_completed([pool.submit(perform, check) for check in wanted]):
            outcome = done.result()
            outcomes.append(outcome)
            if not outcome.ok:
                print(f"── {outcome.check.name} ──\n{outcome.output.rstrip()}\n", flush=True)
    for outcome in sorted(outcomes, key=lambda one: wanted.index(one.check)):
        said = "ok" if outcome.ok else "FAILED"
        print(f"{outcome.check.name:<26}{said:<8}{outcome.seconds:5.1f} s")
    failed = sum(not outcome.ok for outcome in outcomes)
    print(f"{failed} of {len(wanted)} checks failed" if failed else "All checks passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    sys.exit(main())
