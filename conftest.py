"""Remembers which tests of clauses passed, for `hordekeep rules`; sees which build is tested.

Generated examples are the same every time, however slow the machine is.
"""

import os
import signal
from collections.abc import Sequence
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from hordekeep.bots.strengths import build
from hordekeep.cli.clause_proofs import record_results, without_parameters
from hordekeep.text.clauses import clauses_proven

_PROPERTY = "clauses"
WANTED = "HORDEKEEP_TESTED"
"""Names the build that the tests are meant for (`make test-compiled`)."""
SPOKEN = "HORDEKEEP_LANG"
"""Whatever is tested speaks English, in whatever language the tester's system speaks."""

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")

if WANTED in os.environ:
    import_module("tests.support.toy")  # the one on the path, before pytest finds the source


class ClauseResults:
    """Gathers the reports of tests that name clauses, from this process or from xdist's workers."""

    def __init__(self) -> None:
        self._clauses: dict[str, list[str]] = {}
        self._failed: set[str] = set()
        self._passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == _PROPERTY and isinstance(value, list):
                self._note(without_parameters(report.nodeid), value, report)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        passed = {test: self._clauses[test] for test in self._passed - self._failed}
        record_results(session.config.rootpath, passed=passed, ran=self._clauses)

    def _note(self, test: str, clauses: list[str], report: pytest.TestReport) -> None:
        self._clauses[test] = clauses
        if not report.passed or hasattr(report, "wasxfail"):
            self._failed.add(test)
        elif report.when == "call":
            self._passed.add(test)


def pytest_configure(config: pytest.Config) -> None:
    os.environ[SPOKEN] = "en"
    # A shell has what it starts in the background ignore Ctrl-C, and so would programs under test.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get(WANTED, build()) != build():
        raise pytest.UsageError(f"{WANTED} is {os.environ[WANTED]}, but the engine is {build()}")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ClauseResults())


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    compiled = build() == "compiled"
    for item in items:
        if compiled and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip(reason="compiled rules let nothing in"))
        function = getattr(item, "function", None)
        if clauses := clauses_proven(getattr(function, "__doc__", None)):
            item.user_properties.append((_PROPERTY, clauses))
