"""`tools.break_lines`: what it breaks, and which tests it asks."""

from pathlib import Path
from typing import Any

import pytest
from tools.break_lines import (
    Breakage,
    breakages,
    broken,
    chosen,
    first_failed,
    leaving_out,
    stages,
)
from tools.passing_by import Passing, Unfinished, check_finished, keep, kept, marked, read_passing

ROOT = Path(__file__).parents[2]
SOURCE = '''LIMIT: int = 3


def hits(dice: list[int], need: int) -> int:
    """Counts from 1."""
    found: int | None = 0
    for die in dice:
        if die >= need and die < LIMIT:
            found += 1
    dice.clear()
    return found
'''


def test_one_place_in_a_function_is_broken_at_a_time() -> None:
    """Comparisons, signs, numbers, conditions and statements; never what stands outside."""
    made = {broken(SOURCE, one) for one in breakages(SOURCE)}
    lines = SOURCE.splitlines()
    changed = {
        after.strip()
        for text in made
        if text is not None
        for before, after in zip(lines, text.splitlines(), strict=True)
        if before != after
    }
    assert changed == {
        "found: int | None = 1",
        "if die < need and die < LIMIT:".replace("<", ">", 1),
        "if die >= need and die <= LIMIT:",
        "if die >= need or die < LIMIT:",
        "if (not (die >= need and die < LIMIT)):",
        "found += 2",
        "pass",
    }
    assert broken("def f(a, b):\n    return (a) + b\n", Breakage(2, 11, 12, " - ")) is None


def test_the_same_seed_breaks_the_same_lines(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(SOURCE, encoding="utf-8")
    first, again = (list(chosen([module], 3, seed=5)) for _ in range(2))
    assert first == again
    assert len({one.line for _, one in first}) == 3


def test_who_passes_by_a_line_is_asked_before_who_imports_its_module() -> None:
    module = Path("kernel/table/seat_record.py")
    pass_by = [f"tests/rules/pig/test_it.py::test_{number}" for number in range(40)]
    few, others, importing = stages(module, ROOT, pass_by)
    assert few == pass_by[:25]
    assert others == pass_by[25:]
    assert "tests/kernel/test_record.py" in importing
    assert stages(module, ROOT, []) == [importing]


def test_a_mark_stands_before_the_statement_of_a_line() -> None:
    """Nothing else changes: the marked source does what it did, and says where it went."""
    source = SOURCE.replace(
        "        if die", "        if die > 6:\n            pass\n        elif die"
    )
    passed: list[int] = []
    code = marked(source, {8: 1, 11: 2, 12: 3}).replace(
        "from hordekeep.passing_probe import note as _note_passing", ""
    )
    names: dict[str, Any] = {"_note_passing": passed.append}
    exec(code, names)  # noqa: S102 - our own source
    assert names["hits"]([2, 1], 2) == 1
    assert passed == [1, 2, 1, 3]


def test_the_quickest_test_that_passes_by_is_asked_first() -> None:
    """What is passed while modules load, before any test, has nobody to ask."""
    rows = ["passed 0 a", "took 0.5 a", "took 0.5 a", "passed 0 b b", "took 0.7 b b", "passed 1 "]
    rows.append("failed  c")
    written = "\n".join("\t".join(row.split(" ", 2)) for row in rows)
    assert read_passing(written) == Passing({0: ["b b", "a"], 1: []}, ["c"])


@pytest.mark.parametrize("code", [2, 3, 4, 5, -9, -15])
def test_a_first_run_that_was_broken_off_tells_nothing(code: int) -> None:
    """Else lines would seem to be passed by nobody: interrupted, misused, killed, no tests."""
    with pytest.raises(Unfinished, match=str(code)):
        check_finished(code)


@pytest.mark.parametrize("code", [0, 1])
def test_tests_that_fail_anyway_do_not_stop_the_series(code: int) -> None:
    check_finished(code)


def test_who_passes_is_kept_for_later_runs_by_the_address_of_the_line(tmp_path: Path) -> None:
    file = tmp_path / "passing.json"
    keep(file, Passing({1: ["b"]}, ["c"]), ["src/a.py:3", "src/a.py:9"])
    assert kept(file) == {"src/a.py:3": [], "src/a.py:9": ["b"], "": ["c"]}


def test_a_failed_test_may_have_spaces_in_its_name() -> None:
    said = "FAILED tests/a/test_b.py::test_c[two words] - AssertionError: no - never\n1 failed\n"
    assert first_failed(said) == "tests/a/test_b.py::test_c[two words]"
    assert first_failed("ERROR tests/a/test_b.py\n") == "tests/a/test_b.py"
    assert first_failed("usage: pytest") == ""
    gone = "no tests ran\nERROR: not found: /tmp/broken-x/tests/a/test_b.py::test_c[two words]\n"
    assert first_failed(gone) == "tests/a/test_b.py::test_c[two words]"


def test_what_fails_anyway_is_left_out_be_it_a_test_or_a_file() -> None:
    """A file that cannot even be read would say so of every line, whatever is deselected in it."""
    assert leaving_out(["tests/kernel/test_seat.py::test_it", "tests/cli/test_torn.py"]) == [
        "--deselect=tests/kernel/test_seat.py::test_it",
        "--ignore=tests/cli/test_torn.py",
    ]
