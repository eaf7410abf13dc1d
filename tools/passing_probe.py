"""Says which tests pass by a line: copied into the broken copy as `hordekeep.passing_probe`.

It is both what the marked lines call and the plugin that tells it which test runs. Processes that
a test starts write into the same file.
"""

import os
from typing import Final, Protocol

FILE: Final = "HORDEKEEP_PASSED"
PASSED: Final = "passed"
TOOK: Final = "took"
FAILED: Final = "failed"


class Item(Protocol):
    """What pytest says of a test that begins."""

    nodeid: str


class Report(Protocol):
    """What pytest says of a part of a test that has ended."""

    nodeid: str
    duration: float
    outcome: str


class _Present:
    """The test that runs, and the marks that it has passed already."""

    def __init__(self) -> None:
        self.test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        self.marks: set[int] = set()


_present = _Present()


def note(mark: int) -> None:
    """A marked line is about to be run."""
    if mark not in _present.marks:
        _present.marks.add(mark)
        _write(PASSED, str(mark), _present.test)


def pytest_runtest_setup(item: Item) -> None:
    _present.test = item.nodeid
    _present.marks.clear()


def pytest_runtest_logreport(report: Report) -> None:
    _write(TOOK, f"{report.duration:.4f}", report.nodeid)
    if report.outcome == FAILED:
        _write(FAILED, "", report.nodeid)


def _write(*words: str) -> None:
    if file := os.environ.get(FILE):
        with open(file, "a", encoding="utf-8") as kept:  # noqa: PTH123 - quick, and at each test
            kept.write("\t".join(words) + "\n")
