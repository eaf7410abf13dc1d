"""`make play` compiles in the background: nothing old, nothing half, nobody in each other's way."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import compiling, engine, play
from tools.compiling import CannotCompile
from tools.engine import BEGUN, FAILED, NO_COMPILER, OFF, READY, RUNNING, Builds, prepare


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module, and a compiler that is done at once."""
    source = tmp_path / "src/hordekeep/kernel/seat.py"
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()

    def compiled(target: Path, **_: object) -> list[Path]:
        target.mkdir(exist_ok=True)
        (target / compiling.STAMP).touch()
        return []

    monkeypatch.setattr(engine, "compile_into", compiled)
    monkeypatch.setattr(engine, "is_up_to_date", lambda: False)
    monkeypatch.delenv(compiling.SETTING, raising=False)
    monkeypatch.setattr(compiling, "compiler", lambda: ["cc"])
    return tmp_path


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be begun in the background."""
    commands: list[list[str]] = []
    monkeypatch.setattr(engine, "begin_apart", lambda said, _: commands.append(said))
    return commands


def builds_of(root: Path) -> Builds:
    return Builds(root / "build", root)


def edit(root: Path, text: str) -> None:
    (root / "src/hordekeep/kernel/seat.py").write_text(text, encoding="utf-8")


def test_the_next_start_uses_what_this_one_began(
    root: Path, begun: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "PYTHONPATH" not in play.with_engine(builds_of(root)).keys() - os.environ.keys()
    assert begun == [[sys.executable, "-m", "tools.engine"]]
    assert "in the background" in capsys.readouterr().out
    assert builds_of(root).make(lambda _: True)
    found = play.with_engine(builds_of(root))["PYTHONPATH"]
    assert found.split(os.pathsep)[0] == str(builds_of(root).current)
    assert (builds_of(root).current / "hordekeep/_data/content").exists()
    assert len(begun) == 1
    assert capsys.readouterr().out == ""


def test_an_old_build_is_never_used(root: Path, begun: list[list[str]]) -> None:
    """A changed source asks for another build; two of them stay, for servers that still run."""
    for number in range(4):
        edit(root, f"A = {number}\n")
        assert prepare(builds_of(root)) == BEGUN
        assert builds_of(root).make(lambda _: True)
        assert prepare(builds_of(root)) == READY
    kept = [one for one in (root / "build").iterdir() if (one / compiling.STAMP).is_file()]
    assert builds_of(root).current in kept
    assert len(kept) == engine.KEPT
    assert len(begun) == 4


def test_what_is_interrupted_or_edited_meanwhile_is_not_there(root: Path) -> None:
    def interrupted(_: Path) -> bool:
        raise KeyboardInterrupt

    def edited(_: Path) -> bool:
        edit(root, "A = 2\n")
        return True

    builds = builds_of(root)
    with pytest.raises(KeyboardInterrupt):
        builds.make(interrupted)
    assert not builds.current.exists()
    assert not builds.make(edited)
    assert not builds.current.exists()
    assert not builds_of(root).current.exists()
    assert builds_of(root).make(lambda _: True)


def test_what_plays_otherwise_is_not_used_nor_tried_again(
    root: Path, begun: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not builds_of(root).make(lambda _: False)
    capsys.readouterr()
    for said in (1, 0):
        assert "PYTHONPATH" not in play.with_engine(builds_of(root)).keys() - os.environ.keys()
        assert capsys.readouterr().out.count("could not be compiled") == said
    assert prepare(builds_of(root)) == FAILED
    assert begun == []
    edit(root, "A = 3\n")
    assert prepare(builds_of(root)) == BEGUN


def test_two_starts_do_not_make_it_twice(root: Path, begun: list[list[str]]) -> None:
    with builds_of(root).alone() as alone:
        assert alone
        assert prepare(builds_of(root)) == RUNNING
        assert not builds_of(root).make(lambda _: True)
    assert begun == []
    assert builds_of(root).make(lambda _: True)


def test_without_a_compiler_it_is_said_once(
    root: Path,
    begun: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def none() -> list[str]:
        raise CannotCompile("there is no C compiler")

    monkeypatch.setattr(compiling, "compiler", none)
    assert prepare(builds_of(root)) == NO_COMPILER
    for _ in range(2):
        play.with_engine(builds_of(root))
    assert capsys.readouterr().out.count("no C compiler") == 1
    monkeypatch.setenv(compiling.SETTING, "off")
    assert prepare(builds_of(root)) == OFF
    assert begun == []


def test_what_a_developer_has_compiled_is_taken_over(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy: `make compile` may change its own while a server runs."""
    made = root / "compiled"
    made.mkdir()
    (made / compiling.STAMP).touch()
    (made / "library.so").write_text("x", encoding="utf-8")
    monkeypatch.setattr(engine, "is_up_to_date", lambda: True)
    monkeypatch.setattr(engine, "TARGET", made)
    assert prepare(builds_of(root)) == READY
    assert (builds_of(root).current / "library.so").read_text(encoding="utf-8") == "x"


def test_its_tools_are_brought_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only play is installed, mypyc goes into a folder of its own."""
    ran: list[Any] = []

    def install(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        Path(command[-1]).mkdir(parents=True)
        return subprocess.CompletedProcess(command, 1 if len(ran) == 1 else 0, "", "no network")

    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(engine, "TOOLS", tmp_path)
    monkeypatch.setattr("subprocess.run", install)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("PYTHONPATH", "")
    with pytest.raises(CannotCompile, match="no network"):
        engine.bring_tools()
    engine.bring_tools()
    engine.bring_tools()
    assert len(ran) == 2
    assert "--require-hashes" in ran[0]
    assert Path(sys.path[0]).parent == tmp_path
    assert Path(sys.path[0]).name != "half"
