"""The frame of the command line: exit codes, one-line errors, closed pipes."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata

import click
import pytest

from hordekeep.cli import main as cli
from hordekeep.games.seams import GAMES, folder_of
from hordekeep.kernel.errors import BadJournal, StaleDecision, UnknownGame
from hordekeep.kernel.table import table

COMMAND = [sys.executable, "-m", "hordekeep"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def fail_with(error: BaseException) -> Callable[[], None]:
    def failing() -> None:
        raise error

    return failing


@pytest.fixture
def exit_code_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], object]:
    """The exit code of a command that fails with this error."""

    def exit_code(error: BaseException) -> object:
        failing = click.Command("rules", callback=fail_with(error))
        monkeypatch.setattr(cli.hordekeep, "get_command", lambda _context, _name: failing)
        monkeypatch.setattr(sys, "argv", ["hordekeep", "rules"])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        return ended.value.code

    return exit_code


def test_version() -> None:
    how = "interpreted" if str(table.__file__).endswith(".py") else "compiled"
    version = metadata.version("hordekeep")
    assert run("--version").stdout == f"hordekeep {version} (engine: {how})\n"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (UnknownGame(game="chess"), 2),
        (click.UsageError("no"), 2),
        (StaleDecision(number=3), 1),
        (BadJournal(place="line 3"), 3),
        (KeyboardInterrupt(), 130),
        (click.Abort(), 130),
        (click.exceptions.Exit(1), 1),
    ],
    ids=lambda value: type(value).__name__,
)
def test_each_failure_has_its_exit_code(
    exit_code_of: Callable[[BaseException], object], error: BaseException, code: int
) -> None:
    assert exit_code_of(error) == code


def test_own_error_is_one_line(
    exit_code_of: Callable[[BaseException], object], capsys: pytest.CaptureFixture[str]
) -> None:
    exit_code_of(BadJournal(file="game.json", place="line 3"))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("hordekeep: ")
    assert printed.err.count("\n") == 1
    assert "line 3" in printed.err


def test_own_mistake_is_not_hidden(exit_code_of: Callable[[BaseException], object]) -> None:
    with pytest.raises(ZeroDivisionError):
        exit_code_of(ZeroDivisionError())


def test_unknown_command_is_usage() -> None:
    refused = run("fly")
    assert refused.returncode == 2
    assert "fly" in refused.stderr


def test_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [*COMMAND, "rules", "last-bastion"], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert b"Error" not in ended.stderr
    assert b"Traceback" not in ended.stderr
    assert ended.returncode == 128 + signal.SIGPIPE


def test_importing_the_command_imports_no_heavy_library() -> None:
    asked = "import sys, hordekeep.cli.main; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.split()
    games = {f"hordekeep.games.{folder_of(game)}" for game in GAMES}
    assert {"rich", "fluent", "starlette", "uvicorn", *games}.isdisjoint(loaded)


COMMANDS = cli.hordekeep.list_commands(click.Context(cli.hordekeep))


def test_every_module_among_the_commands_is_a_command() -> None:
    assert {"content", "play", "replay", "rules", "serve", "simulate", "verify"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself(name: str) -> None:
    assert run(name, "--help").stdout.startswith("Usage: ")


def test_help_says_what_holds_if_nothing_is_said() -> None:
    """Numbers have their defaults beside them; what is empty by default is not quoted."""
    assert "[default: 100; x>=1]" in run("simulate", "--help").stdout
    assert '[default: ""]' not in run("serve", "--help").stdout
    assert '[default: ""]' not in run("admin", "tables", "--help").stdout
