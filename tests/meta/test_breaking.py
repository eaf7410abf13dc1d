"""`tools.break_lines`: what it breaks, and which tests it asks."""

from pathlib import Path

from tools.break_lines import Breakage, breakages, broken, chosen, leaving_out, stages_for

ROOT = Path(__file__).parents[2]
SOURCE = '''LIMIT: int = 3


def hits(dice: list[int], need: int) -> int:
    """Counts from 1."""
    found = 0
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
        "found = 1",
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


def test_what_imports_a_module_is_asked_before_what_is_about_its_place() -> None:
    direct, about = stages_for(Path("kernel/table/seat_record.py"), ROOT)
    assert "tests/kernel/test_record.py" in direct
    assert about[0] == "tests/kernel"
    assert stages_for(Path("server/tables/clocks.py"), ROOT)[-1] == ["tests/server"]


def test_what_fails_anyway_is_left_out_be_it_a_test_or_a_file() -> None:
    """A file that cannot even be read would say so of every line, whatever is deselected in it."""
    assert leaving_out(["tests/kernel/test_seat.py::test_it", "tests/cli/test_torn.py"]) == [
        "--deselect=tests/kernel/test_seat.py::test_it",
        "--ignore=tests/cli/test_torn.py",
    ]
