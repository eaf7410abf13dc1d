"""Compiling: the three modes, what is compiled, and that both builds play the same."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compiling
from tools.compile import TARGET, is_up_to_date
from tools.golden_games import read_index

from hordekeep import library
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import play_at_random

ROOT = Path(__file__).parents[2]
GOLDEN = read_index()

PLAYED = """
import json, sys
from hordekeep import library
from hordekeep.bots.strengths import build
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import play_at_random
from hordekeep.kernel.table.verify import load
from tools.golden_games import journal_of, names

games = {name: library.open_game(name) for name in library.GAMES}
golden = {}
for name in names():
    journal = journal_of(name)
    golden[name] = load(library.game_of(journal.header), journal).state.fingerprint()
random = {}
for name, game in games.items():
    for seed in range(3):
        state = game.begin(game.options({"players": seed + 2}))
        play_at_random(state, Luck(seed))
        random[f"{name} {seed}"] = state.fingerprint()
print(json.dumps({"engine": build(), "golden": golden, "random": random}))
"""


@pytest.mark.parametrize("said", ["off", "auto", "required", " Required "])
def test_setting_names_a_mode(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setenv(compiling.SETTING, said)
    assert compiling.mode() == said.strip().lower()


def test_without_a_setting_it_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiling.SETTING, raising=False)
    assert compiling.mode() == "auto"


def test_any_other_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiling.SETTING, "sometimes")
    with pytest.raises(ValueError, match="off, auto, required"):
        compiling.mode()


def test_missing_compiler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(compiling.CannotCompile, match="no C compiler"):
        compiling.compiler()


def test_rules_are_compiled_and_edges_are_not() -> None:
    wanted = compiling.wanted_modules(ROOT)
    assert {"hordekeep/kernel/play/state.py", "hordekeep/bots/greedy.py"} <= set(wanted)
    assert "hordekeep/games/sanctum/rules/fight.py" in wanted
    assert "hordekeep/games/sanctum/content/schema.py" not in wanted
    assert "hordekeep/games/sanctum/view/wire.py" not in wanted
    assert "hordekeep/games/sanctum/view/view.py" in wanted
    assert "__init__.py" not in {Path(name).name for name in wanted}


MODULES = compiling.wanted_modules(ROOT)


def is_of_fixed_length(node: ast.stmt) -> bool:
    """Whether a constant of a module is a tuple whose length belongs to its type.

    Words are let through: only views look them up, a few dozen at a time.
    """
    if not isinstance(node, ast.Assign | ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
        return False
    if isinstance(node, ast.AnnAssign) and "..." in ast.unparse(node.annotation):
        return False
    words = [one for one in ast.walk(node.value) if isinstance(one, ast.Constant)]
    return len(words) != len(node.value.elts) or not all(
        isinstance(one.value, str) for one in words
    )


@pytest.mark.parametrize("module", MODULES)
def test_compiled_code_makes_nothing_anew_that_is_always_the_same(module: str) -> None:
    """mypyc keeps a tuple of fixed length as single values, and builds it anew to look one up by
    a number (a table of reasons cost 90 % of the candidates); so it does with `A | B` as a class.
    """
    tree = ast.parse((ROOT / "src" / module).read_text(encoding="utf-8"))
    assert [node.lineno for node in tree.body if is_of_fixed_length(node)] == []
    asked = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    unions = [
        node.lineno
        for node in asked
        if ast.unparse(node.func) == "isinstance" and isinstance(node.args[1], ast.BinOp)
    ]
    assert unions == []


@pytest.mark.parametrize("module", compiling.also_compiled(ROOT))
def test_what_is_compiled_beside_the_rules_defines_no_class_for_a_library(module: str) -> None:
    """msgspec reads the fields of its classes from plain Python; compiled code may make them."""
    tree = ast.parse((ROOT / "src" / module).read_text(encoding="utf-8"))
    bases = {
        ast.unparse(base)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    assert bases <= {"NamedTuple"}


def test_a_changed_source_is_compiled_anew(tmp_path: Path) -> None:
    source = tmp_path / "src/hordekeep/kernel/play/seat.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    target = tmp_path / "compiled"
    target.mkdir()
    assert not compiling.is_current(tmp_path, target)
    (target / compiling.STAMP).write_text(compiling.stamp_of(tmp_path), encoding="utf-8")
    assert compiling.is_current(tmp_path, target)
    source.write_text("A = 2\n", encoding="utf-8")
    assert not compiling.is_current(tmp_path, target)


def test_sources_are_copied_without_what_was_compiled_before(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("kernel/play/state.py", "_data/content/here"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).touch()
    for name in ("kernel/old.so", "kernel/gone.py", "_data/content/linked"):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).touch()
    compiling.copy_sources(source, target)
    left = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert left == {"kernel/play/state.py", "_data/content/linked"}


def test_what_mypyc_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool.hordekeep]\nedges = []\n", encoding="utf-8")
    broken = tmp_path / "src/hordekeep/kernel/play/seat.py"
    broken.parent.mkdir(parents=True)
    broken.write_text("A: int = 'one'\n", encoding="utf-8")
    compiler_or_skip()
    with pytest.raises(compiling.CannotCompile, match=r"seat\.py:1"):
        compiling.compile_into(tmp_path / "compiled", root=tmp_path)


def compiler_or_skip() -> None:
    try:
        compiling.compiler()
    except compiling.CannotCompile as error:
        pytest.skip(str(error))


def test_compiled_build_plays_as_the_sources_do() -> None:
    """Golden games and random games end in the same states on both builds."""
    if not is_up_to_date():
        pytest.skip("the compiled build is not there or old: make compile")
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(TARGET)},
        check=True,
        capture_output=True,
        text=True,
    )
    told = json.loads(ran.stdout)
    assert told["engine"] == "compiled"
    assert told["golden"] == {name: game["fingerprint"] for name, game in GOLDEN.items()}
    for name, found in told["random"].items():
        game, _, seed = name.partition(" ")
        assert found == fingerprint_here(game, int(seed)), name


def fingerprint_here(name: str, seed: int) -> str:
    game = library.open_game(name)
    state = game.begin(game.options({"players": seed + 2}))
    play_at_random(state, Luck(seed))
    return str(state.fingerprint())


# Wheels, of a project with two small modules.

PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "LICENSE-CONTENT", "NOTICE")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A copy of this project that has next to nothing to compile."""
    for part in PARTS:
        shutil.copy(ROOT / part, tmp_path / part)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/compiling.py", tmp_path / "tools/compiling.py")
    kernel = tmp_path / "src/hordekeep/kernel"
    kernel.mkdir(parents=True)
    shutil.copy(ROOT / "src/hordekeep/kernel/play/seat.py", kernel)
    (kernel / "twice.py").write_text("def twice(n: int) -> int:\n    return 2 * n\n")
    for package in (kernel, kernel.parent):
        (package / "__init__.py").touch()
    return tmp_path


def wheel_of(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "out"]
    environment = {**os.environ, **settings}
    return subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )


def names_in(project: Path) -> str:
    (wheel,) = (project / "out").glob("*.whl")
    return wheel.name


def test_wheel_that_is_not_to_be_compiled_is_for_every_platform(small: Path) -> None:
    assert wheel_of(small, HORDEKEEP_COMPILE="off").returncode == 0
    assert names_in(small).endswith("-py3-none-any.whl")


@pytest.mark.parametrize(
    ("compiler", "why"), [("no-such-compiler", "there is no C compiler"), ("false", "false failed")]
)
def test_without_a_compiler_the_wheel_is_interpreted_and_says_so(
    small: Path, compiler: str, why: str
) -> None:
    ran = wheel_of(small, HORDEKEEP_COMPILE="auto", CC=compiler)
    assert ran.returncode == 0
    assert names_in(small).endswith("-py3-none-any.whl")
    assert f"interpreted: {why}" in ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"HORDEKEEP_COMPILE": "required", "CC": "no-such-compiler"}, "no C compiler"),
        ({"HORDEKEEP_COMPILE": "required", "CC": "false"}, "false failed"),
        ({"HORDEKEEP_COMPILE": "perhaps"}, "off, auto, required"),
    ],
)
def test_wheel_is_refused(small: Path, settings: dict[str, str], why: str) -> None:
    ran = wheel_of(small, **settings)
    assert ran.returncode != 0
    assert why in ran.stdout + ran.stderr
    assert not list((small / "out").glob("*.whl"))


@pytest.mark.parametrize("by", ["", "setuptools"])
def test_compiled_wheel_is_for_this_platform_and_runs(small: Path, by: str) -> None:
    """Also by setuptools, as on Windows."""
    compiler_or_skip()
    ran = wheel_of(small, HORDEKEEP_COMPILE="required", HORDEKEEP_COMPILER=by)
    assert ran.returncode == 0, ran.stderr
    assert not names_in(small).endswith("-any.whl")
    (wheel,) = (small / "out").glob("*.whl")
    site = small / "site"
    shutil.unpack_archive(wheel, site, "zip")
    asked = "from hordekeep.kernel import seat, twice; print(twice.__file__, twice.twice(21))"
    told = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=small,
        env={"PYTHONPATH": str(site), "PATH": ""},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert told == [str(site / "hordekeep/kernel/twice") + compiling.suffix(), "42"]


def test_editable_install_is_never_compiled(small: Path) -> None:
    asked = "import hatchling.build as b; print(b.build_editable('out'))"
    (small / "out").mkdir()
    ran = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=small,
        env={**os.environ, "HORDEKEEP_COMPILE": "required"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert ran.stdout.split()[-1].endswith("-py3-none-any.whl")
    assert not (small / "build").exists()
