"""Runs every test: Python's, the page's unit tests, the browser tests; the sum stands last."""

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from tools.browser import CHOSEN, HOW_TO_GET_ONE, get_browser
from tools.node import ROOT, WEB, node, program

ALL: Final = ("python", "page", "browser")


class Part(NamedTuple):
    """Tests that have a share of the time: twelve minutes in all, with two jobs."""

    wanted: int
    """Seconds."""
    places: tuple[str, ...]
    """Folders in tests/, or files in web/ by how they begin."""


PARTS: Final = {
    "kernel, rules, properties": Part(
        135, ("kernel", "rules", "games", "examples", "golden", "leaks", "properties")
    ),
    "server": Part(105, ("server",)),
    "text, content": Part(30, ("text", "content")),
    "bots": Part(45, ("bots",)),
    "lab, environments": Part(60, ("lab", "env")),
    "command line, meta, documents": Part(45, ("cli", "meta", "bench")),
    "lessons": Part(60, ("lessons", "e2e/lessons.spec.ts")),
    "gallery": Part(90, ("e2e/gallery/",)),
    "browser games": Part(135, ("e2e/",)),
}
"""The first whose place fits has a test."""
COMPILED: Final = "compiled"
BUILT: Final = "build/compiled"
BOTH_BUILDS: Final = ("bench", "meta")
"""Folders of tests that look at the repository, and run both builds themselves."""
BYTECODE: Final = ROOT / ".hordekeep" / "bytecode"
"""Of hundreds of processes none translates the sources anew, even where nothing is to be kept."""
MOST_AGAIN: Final = 5
"""With more failed tests than this there is no second try: something is broken."""


class Tally(NamedTuple):
    """How the tests of one runner went."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0
    shaky: int = 0
    """Passed, but not at the first try."""

    def said(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        shaky = f", {self.shaky} of them only at the second try" if self.shaky else ""
        return f"{self.passed} passed{shaky}, {self.failed} failed{skipped}"


def read_report(report: Path) -> Tally:
    """The tally of a JUnit report, which all three runners can write."""
    cases = list(ET.parse(report).getroot().iter("testcase"))  # noqa: S314 - we had it written
    failed = sum(
        any(case.find(mark) is not None for mark in ("failure", "error")) for case in cases
    )
    skipped = sum(case.find("skipped") is not None for case in cases)
    return Tally(len(cases) - failed - skipped, failed, skipped)


def part_of(suite: str) -> str:
    """The part of a test: of `tests.kernel.test_piles` or of `gallery/budgets.spec.ts`."""
    place = suite.removeprefix("tests.").partition(".")[0]
    if suite.endswith(".spec.ts"):
        place = f"e2e/{suite}"
    fits = [name for name, part in PARTS.items() if _lies_in(place, part.places)]
    return fits[0] if fits else ""


def _lies_in(place: str, places: tuple[str, ...]) -> bool:
    return place in places or place.startswith(tuple(one for one in places if "/" in one))


def seconds_of_parts(*reports: Path) -> dict[str, float]:
    """How long the tests of each part took, added up over all workers; none without a report."""
    spent = dict.fromkeys(PARTS, 0.0)
    for report in reports:
        try:
            cases = list(ET.parse(report).getroot().iter("testcase"))  # noqa: S314 - our own
        except (OSError, ET.ParseError):
            continue
        for case in cases:
            if part := part_of(case.get("classname", "")):
                spent[part] += float(case.get("time", 0))
    return {part: seconds for part, seconds in spent.items() if seconds}


def run(command: list[str], folder: Path, report: Path, **variables: str) -> Tally:
    """Runs a runner; one that fails without a failed test counts as one failed test."""
    start = time.monotonic()
    environment = {**node().environment(), **variables, "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    code = subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    try:
        tally = read_report(report)
    except (OSError, ET.ParseError):
        tally = Tally(failed=1)
    if code and not tally.failed:
        tally = tally._replace(failed=1)
    return tally._replace(seconds=time.monotonic() - start)


def python_tests(jobs: int, report: Path, build: str = "") -> Tally:
    """A few that fail get a second try, alone on the machine; the sum says how many passed then.

    A test that needs it is a defect to report: pytest names it in the first run's summary.
    """
    pytest = [sys.executable, "-m", "pytest", "-q"]
    variables: dict[str, str] = {}
    if build == COMPILED:
        pytest += ["-o", f"pythonpath={BUILT} .", *(f"--ignore=tests/{one}" for one in BOTH_BUILDS)]
        variables = {"PYTHONPATH": BUILT, "HORDEKEEP_TESTED": COMPILED}
    first = run([*pytest, "-n", str(jobs), f"--junitxml={report}"], ROOT, report, **variables)
    if not 0 < first.failed <= MOST_AGAIN:
        return first
    again = report.with_name("again.xml")
    print(f"\n{first.failed} of the tests failed; they get a second try:", flush=True)
    second = run([*pytest, "--last-failed", f"--junitxml={again}"], ROOT, again, **variables)
    return at_second_try(first, second)


def at_second_try(first: Tally, second: Tally) -> Tally:
    """A first run and the one of its failed tests as one; failures that were not repeated count."""
    missed = max(first.failed - second.passed - second.failed, 0)
    return first._replace(
        passed=first.passed + second.passed,
        failed=second.failed + missed,
        shaky=second.passed,
        seconds=first.seconds + second.seconds,
    )


def page_tests(report: Path) -> Tally:
    return run(program("unit.mjs", str(report)), WEB, report)


def browser_tests(jobs: int, browser: Path, report: Path) -> Tally:
    """A browser on a busy machine gets a second try, and the sum says so."""
    playwright = "node_modules/@playwright/test/cli.js"
    reporters = "--reporter=list,junit,json"
    command = program(playwright, "test", f"--workers={jobs}", "--retries=1", reporters)
    tries = report.with_suffix(".json")
    with tempfile.TemporaryDirectory() as settings:
        tally = run(
            command,
            WEB,
            report,
            PLAYWRIGHT_JUNIT_OUTPUT_FILE=str(report),
            PLAYWRIGHT_JSON_OUTPUT_FILE=str(tries),
            XDG_CONFIG_HOME=settings,
            **{CHOSEN: str(browser)},
        )
    return tally._replace(shaky=shaky_in(tries))


def shaky_in(tries: Path) -> int:
    """How many browser tests passed only at the second try."""
    try:
        return int(json.loads(tries.read_text())["stats"]["flaky"])
    except (OSError, ValueError, KeyError):
        return 0


def has_browser_tests() -> bool:
    return any(WEB.glob("e2e/**/*.spec.ts"))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--only", choices=ALL, action="append")
    options.add_argument("--browser-required", action="store_true")
    options.add_argument("--build", choices=("", COMPILED), default="")
    chosen = options.parse_args()
    runners = chosen.only or list(ALL)
    left_out = ""
    ran: dict[str, Tally] = {}
    with tempfile.TemporaryDirectory() as folder:
        reports = Path(folder)
        if "python" in runners:
            ran["Python"] = python_tests(chosen.jobs, reports / "python.xml", chosen.build)
        if "page" in runners and any(WEB.glob("src/**/*.test.ts")):
            ran["the page's parts"] = page_tests(reports / "page.xml")
        if "browser" in runners and has_browser_tests():
            browser = get_browser()
            if browser:
                report = reports / "browser.xml"
                ran["the browser"] = browser_tests(chosen.jobs, browser, report)
            else:
                left_out = f"The browser tests were left out. To get them in: {HOW_TO_GET_ONE}."
        parts = seconds_of_parts(reports / "python.xml", reports / "browser.xml")
    failed = bool(left_out) and chosen.browser_required
    for part, seconds in parts.items():
        print(f"  {part}: {seconds / chosen.jobs:.0f} s, of {PARTS[part].wanted} wanted")
    return close(ran, left_out, failed=failed)


def close(ran: dict[str, Tally], left_out: str, *, failed: bool) -> int:
    """Says what ran, and the sum as the last line; the exit code."""
    print()
    for name, tally in ran.items():
        print(f"Tests of {name}: {tally.said()}, in {tally.seconds:.0f} s")
    if left_out:
        print(left_out)
    whole = Tally(*(sum(column) for column in zip(*ran.values(), strict=True))) if ran else Tally()
    print(whole.said(), flush=True)
    return 1 if whole.failed or failed or not whole.passed else 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    sys.exit(main())
