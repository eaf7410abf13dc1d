"""The tools behind the make targets."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import arena_tables, browser, node, page, play, run_tests
from tools.run_tests import Tally

from hordekeep.cli.commands.serve import PORT

ROOT = Path(__file__).parents[2]

REPORTS = {
    "pytest": (
        (
            '<testsuites><testsuite tests="4"><testcase name="a"/>'
            '<testcase name="b"><failure message="no"/></testcase>'
            '<testcase name="c"><error message="no"/></testcase>'
            '<testcase name="d"><skipped/></testcase></testsuite></testsuites>'
        ),
        Tally(1, 2, 1),
    ),
    "node": ('<testsuites><testcase name="a"/><testcase name="b"/></testsuites>', Tally(2)),
    "playwright": (
        (
            '<testsuites><testsuite><testcase name="a"><system-out/></testcase></testsuite>'
            '<testsuite><testcase name="b"><failure/></testcase></testsuite></testsuites>'
        ),
        Tally(1, 1),
    ),
}


@pytest.mark.parametrize(("report", "tally"), REPORTS.values(), ids=REPORTS)
def test_every_runners_report_is_read(report: str, tally: Tally, tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(report, encoding="utf-8")
    assert run_tests.read_report(tmp_path / "report.xml") == tally


def test_every_part_tells_its_time(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert run_tests.seconds_of_parts(report) == {}
    report.write_text(
        '<testsuites><testcase classname="tests.kernel.test_undo" time="1.5"/>'
        '<testcase classname="tests.rules.sanctum.test_rest" time="2"/>'
        '<testcase classname="tests.server.test_live" time="0.25"/></testsuites>',
        encoding="utf-8",
    )
    browser = tmp_path / "browser.xml"
    browser.write_text(
        '<testsuites><testcase classname="gallery/gallery.spec.ts" time="3"/>'
        '<testcase classname="lessons.spec.ts" time="4"/>'
        '<testcase classname="rules.spec.ts" time="5"/></testsuites>',
        encoding="utf-8",
    )
    assert run_tests.seconds_of_parts(report, browser, tmp_path / "missing.xml") == {
        "kernel, rules, properties": 3.5,
        "server": 0.25,
        "gallery": 3,
        "lessons": 4,
        "browser games": 5,
    }


def test_every_folder_of_tests_belongs_to_a_part() -> None:
    tests = ROOT / "tests"
    folders = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    assert (
        folders - {folder for part in run_tests.PARTS.values() for folder in part.places} == set()
    )


def test_runner_that_fails_without_a_failed_test_counts(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    tally = run_tests.run(["false"], tmp_path, report)
    assert (tally.passed, tally.failed) == (0, 1)
    report.write_text(REPORTS["node"][0], encoding="utf-8")
    tally = run_tests.run(["false"], tmp_path, report)
    assert (tally.passed, tally.failed) == (2, 1)


def test_second_tries_are_counted(tmp_path: Path) -> None:
    tries = tmp_path / "browser.json"
    assert run_tests.shaky_in(tries) == 0
    tries.write_text('{"stats": {"expected": 70, "flaky": 2}}', encoding="utf-8")
    assert run_tests.shaky_in(tries) == 2


@pytest.mark.parametrize(
    ("second", "whole"),
    [
        (Tally(2), Tally(12, 0, 1, shaky=2)),
        (Tally(1, 1), Tally(11, 1, 1, shaky=1)),
        (Tally(0, 2), Tally(10, 2, 1)),
        (Tally(1), Tally(11, 1, 1, shaky=1)),
    ],
    ids=["both", "one", "none", "one was not repeated"],
)
def test_what_passes_at_the_second_try_is_told_apart(second: Tally, whole: Tally) -> None:
    assert run_tests.at_second_try(Tally(10, 2, 1), second) == whole


@pytest.mark.parametrize(("failed", "runs"), [(0, 1), (2, 2), (run_tests.MOST_AGAIN + 1, 1)])
def test_a_few_failed_tests_get_a_second_try(
    failed: int, runs: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], *_: Path, **variables: str) -> Tally:
        assert variables["HORDEKEEP_TESTED"] == "compiled"
        commands.append(command)
        return Tally(5, failed) if len(commands) == 1 else Tally(failed)

    monkeypatch.setattr(run_tests, "run", run)
    tally = run_tests.python_tests(2, tmp_path / "report.xml", "compiled")
    assert len(commands) == runs
    assert ["--last-failed" in command for command in commands] == [False, True][:runs]
    assert tally.shaky == (failed if runs == 2 else 0)


@pytest.mark.parametrize(
    ("ran", "left_out", "failed", "code", "last"),
    [
        ({"Python": Tally(3), "the browser": Tally(2)}, "", False, 0, "5 passed, 0 failed"),
        ({"Python": Tally(3, 1, 2)}, "", False, 1, "3 passed, 1 failed, 2 skipped"),
        (
            {"the browser": Tally(3, shaky=1)},
            "",
            False,
            0,
            "3 passed, 1 of them only at the second try, 0 failed",
        ),
        ({"Python": Tally(3)}, "left out", False, 0, "3 passed, 0 failed"),
        ({"Python": Tally(3)}, "left out", True, 1, "3 passed, 0 failed"),
        ({}, "", False, 1, "0 passed, 0 failed"),
    ],
)
def test_sum_stands_last(
    ran: dict[str, Tally],
    left_out: str,
    code: int,
    last: str,
    capsys: pytest.CaptureFixture[str],
    *,
    failed: bool,
) -> None:
    assert run_tests.close(ran, left_out, failed=failed) == code
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == last
    assert not left_out or lines[-2] == left_out


def test_without_a_browser_the_rest_is_run_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_tests, "get_browser", lambda: None)
    monkeypatch.setattr(run_tests, "python_tests", lambda *_: Tally(7))
    monkeypatch.setattr(run_tests, "page_tests", lambda *_: Tally(1))
    monkeypatch.setattr(run_tests, "has_browser_tests", lambda: True)
    monkeypatch.setattr("sys.argv", ["run_tests"])
    assert run_tests.main() == 0
    *_, said, last = capsys.readouterr().out.splitlines()
    assert "browser tests were left out" in said
    assert "apt-get install chromium" in said
    assert last == "8 passed, 0 failed"
    monkeypatch.setattr("sys.argv", ["run_tests", "--browser-required"])
    assert run_tests.main() == 1


def test_chosen_browser_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    chosen = tmp_path / "browser"
    chosen.touch()
    monkeypatch.setenv(browser.CHOSEN, str(chosen))
    assert browser.get_browser() == chosen
    monkeypatch.setenv(browser.CHOSEN, str(tmp_path / "none"))
    assert browser.get_browser() is None


def test_browser_is_found_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(browser.CHOSEN, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.find_browser() in (None, *map(Path, browser.PLACES))
    (tmp_path / "google-chrome").touch(mode=0o755)
    assert browser.find_browser() == tmp_path / "google-chrome"


APT = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
for one; do :; done
case "$1-$one" in
    install-chromium*) test -e "$(dirname "$0")/without-$one" || cp "$0" "$(dirname "$0")/$one" ;;
esac
"""
SHELL, WHOLE = browser.PACKAGES


@pytest.mark.parametrize(
    ("may", "without", "wanted"),
    [(True, "", [SHELL]), (True, SHELL, [SHELL, WHOLE]), (False, "", [])],
)
def test_browser_is_installed_where_that_is_allowed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, may: bool, without: str, wanted: list[str]
) -> None:
    """The one without windows, or a whole one where the system's release does not have it."""
    (tmp_path / f"without-{without}").touch()
    (tmp_path / "apt-get").write_text(APT, encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    for tool in ("dirname", "cp"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    monkeypatch.setattr(browser, "_may_install", lambda: may)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.delenv(browser.CHOSEN, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.get_browser() == (tmp_path / wanted[-1] if wanted else None)
    assert browser.get_browser() == (tmp_path / wanted[-1] if wanted else None)
    asked = tmp_path / "asked"
    said = asked.read_text(encoding="utf-8").splitlines() if asked.exists() else []
    assert said == [step for one in wanted for step in ("update -qq", f"install -y -qq {one}")]


@pytest.mark.parametrize(
    ("version", "can"),
    [
        ("v18.20.4", False),
        ("v20.18.0", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_node_that_is_too_old_is_not_taken(version: str, *, can: bool) -> None:
    assert node.can_build(version) is can


def test_build_depends_on_names_and_contents(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "ROOT", tmp_path)
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("a", encoding="utf-8")
    second.write_text("b", encoding="utf-8")
    whole = page.digest([first, second])
    assert page.digest([first, second]) == whole
    assert page.digest([first]) != whole
    second.write_text("c", encoding="utf-8")
    assert page.digest([first, second]) != whole


def test_sources_of_the_page_are_watched() -> None:
    watched = {path.relative_to(ROOT).as_posix() for path in page.sources()}
    assert {"web/index.html", "web/package-lock.json", "web/src/main.ts"} <= watched
    assert not any(name.endswith(".test.ts") for name in watched)


def test_taken_port_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[list[str]] = []

    def serve(options: list[str]) -> int:
        served.append(options)
        return 0

    monkeypatch.setattr(play, "serve", serve)
    monkeypatch.setattr(play, "is_free", lambda port: port > PORT)
    monkeypatch.setattr(play, "is_ours", lambda _port: False)
    monkeypatch.setattr("sys.argv", ["play", "--lan"])
    assert play.main() == 0
    assert served == [["--lan", "--port", str(PORT + 1)]]
    assert f"Port {PORT} is taken" in capsys.readouterr().out


def test_running_server_is_pointed_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "is_free", lambda _port: False)
    monkeypatch.setattr(play, "is_ours", lambda _port: True)
    monkeypatch.setattr(play, "has_desktop", lambda: False)
    monkeypatch.setattr("sys.argv", ["play"])
    assert play.main() == 0
    assert f"running already: http://127.0.0.1:{PORT}/" in capsys.readouterr().out


def test_help_names_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)) - {"help"}
    said = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert set(re.findall(r"^make ([a-z-]+)", said.stdout, re.MULTILINE)) == targets


def test_the_tables_of_the_arena_stand_below_their_commands() -> None:
    """What `make arena` writes is what stands there, but for the number of games."""
    text = arena_tables.DOCUMENT.read_text(encoding="utf-8")
    table = text.partition(arena_tables.BEGIN)[2].partition(arena_tables.END)[0]
    for contest in arena_tables.CONTESTS:
        assert f"`hordekeep arena {contest} --games " in table
        for bot in contest.split()[-1].split(","):
            assert re.search(rf"^\| {bot} +\| +[0-9.]+ / [0-9]+ \|", table, re.MULTILINE)
    again = arena_tables.written(text, {"hordekeep arena x --games 1": "| x |\n"})
    assert "hordekeep arena x" in again
    assert arena_tables.written(again, {}).count(arena_tables.END) == 1


def test_no_process_of_the_tests_translates_the_sources_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Python is told to keep no bytecode, the hundreds of processes would each make it."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(run_tests, "BYTECODE", tmp_path / "kept")
    (tmp_path / "once.py").write_text("")
    run_tests.run([sys.executable, "-c", "import once"], tmp_path, tmp_path / "report.xml")
    assert list((tmp_path / "kept").rglob("once.*.pyc"))
