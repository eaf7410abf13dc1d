"""`hordekeep rules` on a small repository of its own, with real pytest runs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner, Result

from hordekeep import resources
from hordekeep.cli.commands.rules import rules_command
from hordekeep.kernel.errors import BadFile, UnknownGame

ROOT = Path(__file__).parents[2]
RULES = """\
# Toy: the rules

## 1. Parts
- **TY-P1** A die.
- **TY-P2** R A cup.

## 2. End
- **TY-V1** A six wins.

## Rulings made here

| id | ruling | why |
|---|---|---|
| TY-J1 | A dropped die is rolled again. | Nobody says. |
"""
TESTS = '''
import pytest

def test_die():
    """TY-P1, TY-V1: a die has a six, and it wins."""

@pytest.mark.parametrize("cup", [1, 2])
def test_cup(cup):
    """TY-P2: there is one cup."""
    assert cup == 1

class TestDropped:
    def test_dropped(self):
        """TY-J1: rolled again."""

def test_talk():
    """Mentions TY-P2: but not first."""
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with the rules of a toy and their tests."""
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/toy.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "locale").symlink_to(ROOT / "locale")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_toy.py").write_text(dedent(TESTS), encoding="utf-8")
    (tmp_path / "conftest.py").write_bytes((ROOT / "conftest.py").read_bytes())
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "src/hordekeep")
    monkeypatch.setattr(resources, "_REPOSITORY", tmp_path)
    return tmp_path


def run_tests(repository: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", *arguments]
    quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    quick.pop("HORDEKEEP_TESTED", None)  # the toy has neither build
    subprocess.run(command, cwd=repository, env=quick, check=False, capture_output=True)


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(rules_command, arguments)


def untested() -> set[str]:
    listed = json.loads(rules("toy", "--untested", "--json").stdout)
    return {clause["id"] for clause in listed["clauses"]}


@pytest.mark.usefixtures("toy")
def test_before_any_run_tests_count_by_name_and_it_says_so() -> None:
    listed = rules("toy", "--untested")
    assert listed.stdout == ""
    assert "not been run" in listed.stderr
    assert listed.exit_code == 0


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_only_passing_tests_count(toy: Path, workers: tuple[str, ...]) -> None:
    run_tests(toy, *workers)
    assert untested() == {"TY-P2"}
    assert rules("toy", "--untested").exit_code == 1


def test_a_partial_run_renews_only_what_it_ran(toy: Path) -> None:
    run_tests(toy)
    path = toy / "tests/test_toy.py"
    broken = path.read_text(encoding="utf-8").replace('it wins."""', 'it wins."""; assert False')
    path.write_text(broken, encoding="utf-8")
    run_tests(toy, "-k", "test_die")
    assert untested() == {"TY-P1", "TY-P2", "TY-V1"}


def test_a_test_that_is_gone_no_longer_counts(toy: Path) -> None:
    run_tests(toy)
    (toy / "tests/test_toy.py").write_text("", encoding="utf-8")
    assert untested() == {"TY-P1", "TY-P2", "TY-V1", "TY-J1"}


def test_list_shows_chapters_clauses_and_tests(toy: Path) -> None:
    run_tests(toy)
    assert rules("toy").stdout == dedent("""\
        Parts
          TY-P1    A die.
                   tests/test_toy.py::test_die
          TY-P2  R A cup.
        End
          TY-V1    A six wins.
                   tests/test_toy.py::test_die
        Rulings made here
          TY-J1  R A dropped die is rolled again.
                   tests/test_toy.py::TestDropped::test_dropped
        """)


def test_json_says_everything_about_a_clause(toy: Path) -> None:
    run_tests(toy)
    listed = json.loads(rules("toy", "--json").stdout)
    assert listed["game"] == "toy"
    assert listed["clauses"][-1] == {
        "id": "TY-J1",
        "chapter": "Rulings made here",
        "text": "A dropped die is rolled again.",
        "ruling": True,
        "tests": ["tests/test_toy.py::TestDropped::test_dropped"],
    }


@pytest.mark.usefixtures("toy")
def test_unknown_game_is_refused() -> None:
    assert isinstance(rules("chess").exception, UnknownGame)


def test_an_id_used_twice_is_refused(toy: Path) -> None:
    path = toy / "docs/rules/toy.md"
    path.write_text(RULES.replace("TY-J1", "TY-P1"), encoding="utf-8")
    assert isinstance(rules("toy").exception, BadFile)


def test_installed_package_lists_rules_but_knows_no_tests(toy: Path) -> None:
    (toy / "pyproject.toml").unlink()
    assert "TY-P1" in rules("toy").stdout
    assert rules("toy", "--untested").exit_code == 2


@pytest.mark.parametrize(("game", "clauses"), [("last-bastion", 151), ("sanctum", 107)])
def test_no_clause_of_the_games_is_overlooked(game: str, clauses: int) -> None:
    listed = json.loads(rules(game, "--json").stdout)["clauses"]
    assert len([c for c in listed if c["chapter"] != "Rulings made here"]) == clauses
