"""Bots from outside: classes in files, installed ones, programs; what happens when one fails."""

import importlib.metadata
import json
import logging
import shlex
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tools.schemas import PROGRAMS

from hordekeep.bots import registry
from hordekeep.bots.outside import faults, program, protocol, recruiting
from hordekeep.bots.outside.faults import CRASHED, EXITED, FLOODED, NONSENSE, TIMED_OUT, Fault
from hordekeep.bots.outside.protocol import ProgramQuestion, read_answer
from hordekeep.bots.outside.recruiting import recruit, recruits, take_on
from hordekeep.bots.registry import bots_for, check_bot, enlisted_for, new_bot
from hordekeep.kernel.errors import UnknownBot, UnusableBot
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.library import load_table, new_table
from hordekeep.server.bots.minds import Minds

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
HORDEKEEP = str(Path(sys.executable).with_name("hordekeep"))
HEAD = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
GOOD = 'print(json.dumps({"id": asked["id"], "choice": 0, "memo": "m"}), flush=True)'
BAD_PROGRAMS = {
    "hangs": ("time.sleep(60)", TIMED_OUT),
    "crashes": ("raise ValueError('no idea')", EXITED),
    "exits": ("sys.exit(3)", EXITED),
    "babbles": ("print('hello', flush=True)", NONSENSE),
    "cheats": ('print(json.dumps({"id": asked["id"], "action": "win"}), flush=True)', NONSENSE),
    "miscounts": ('print(json.dumps({"id": asked["id"], "choice": 999}), flush=True)', NONSENSE),
    "mixes-up": ('print(json.dumps({"id": 0, "choice": 0}), flush=True)', NONSENSE),
    "floods": ("sys.stdout.write('x' * (1 << 20)); sys.stdout.flush()", FLOODED),
}
BAD_CLASSES = {
    "hanging": ("while True: pass", TIMED_OUT),
    "stubborn": (
        "while True:\n            try: time.sleep(1)\n            except Exception: pass",
        TIMED_OUT,
    ),
    "crashing": ("raise KeyError('oops')", CRASHED),
    "leaving": ("sys.exit(1)", CRASHED),
    "silly": ("return 'win'", NONSENSE),
}


def program_in(folder: Path, body: str, name: str = "prog") -> str:
    path = folder / f"{name}.py"
    path.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()), "utf-8")
    return f"run:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def class_in(folder: Path, body: str, name: str = "Own") -> str:
    path = folder / "own.py"
    lines = f"import sys, time\nclass {name}:\n    def __init__(self, seed): self.seed = seed\n"
    path.write_text(lines + f"    def choose(self, perspective):\n        {body}\n", "utf-8")
    return f"{path}:{name}"


def choose_with(word: str, *, seconds: float = 0.5) -> tuple[Any, str, list[Any]]:
    """What a bot chooses first in a game, what went wrong, and what it could choose."""
    bot = new_bot(recruit(word, seconds=seconds), "last-bastion", 5)
    table = new_table("last-bastion", players=1, seed=2)
    actions = table.decisions[0].actions
    return bot.choose(perspective_of(table, 0)), bot.fault, actions


@pytest.mark.parametrize(("body", "kind"), BAD_PROGRAMS.values(), ids=BAD_PROGRAMS)
def test_where_a_program_fails_a_stand_in_chooses(
    body: str,
    kind: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One clear line in the log, however often it fails; then it is left alone for a while."""
    if kind == TIMED_OUT:
        monkeypatch.setattr(program, "START_SECONDS", 0.1)
    word = program_in(tmp_path, body)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            chosen, fault, actions = choose_with(word)
            assert fault == kind
            assert any(chosen == one for one in actions)
    assert len(caplog.messages) == 1
    assert "the bot prog has" in caplog.messages[0]
    assert "a stand-in plays" in caplog.messages[0]
    if body.startswith("raise"):
        assert "no idea" in caplog.messages[0]
    assert all(one._process is None for one in program._running.values()), "it still runs"


@pytest.mark.parametrize(("body", "kind"), BAD_CLASSES.values(), ids=BAD_CLASSES)
def test_where_a_class_fails_a_stand_in_chooses(
    body: str, kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chosen, fault, actions = choose_with(class_in(tmp_path, body))
    assert fault == kind
    assert any(chosen == one for one in actions)
    assert len(caplog.messages) == 1


def test_lines_that_nobody_asked_for_are_a_flood(tmp_path: Path) -> None:
    """A few are passed over; a program that does not stop is stopped."""
    name = recruit(program_in(tmp_path, f"{GOOD}\nwhile True: print('{{}}', flush=True)"))
    bot = new_bot(name, "last-bastion", 5)
    table = new_table("last-bastion", players=1, seed=2)
    bot.choose(perspective_of(table, 0))
    assert bot.fault == ""
    said = next(iter(program._running.values()))._said
    while not said.full():
        pass
    bot.choose(perspective_of(table, 0))
    assert bot.fault == FLOODED


def test_a_program_that_keeps_failing_is_not_asked_again_for_a_while(tmp_path: Path) -> None:
    mark = tmp_path / "starts"
    word = program_in(tmp_path, f"open({str(mark)!r}, 'a').write('x')\nsys.exit(1)")
    for _ in range(program.MOST_FAULTS + 3):
        assert choose_with(word)[1] == EXITED
    assert len(mark.read_text(encoding="utf-8")) == program.MOST_FAULTS


def test_who_answers_again_is_itself_again(tmp_path: Path) -> None:
    """It begins anew after it ended, and its memo comes back to it."""
    body = f'if not asked["memo"]:\n    {GOOD}\nelse:\n    sys.exit(0)'
    bot = new_bot(recruit(program_in(tmp_path, body)), "last-bastion", 5)
    table = new_table("last-bastion", players=1, seed=2)
    found = []
    for _ in range(3):
        bot.choose(perspective_of(table, 0))
        found.append((bot.fault, bot.plan))
        bot.plan = b"" if bot.fault else bot.plan
    assert found == [("", b"m"), (EXITED, b"m"), ("", b"m")]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("nowhere.py:Bot", "nowhere.py"),
        (f"{EXAMPLES / 'brave.py'}:Timid", "Timid"),
        ("run:no-such-program-here", "no-such-program-here"),
        ("run:", "expected"),
        (f"adept={EXAMPLES / 'brave.py'}:Brave", "adept"),
        (f"master-brave={EXAMPLES / 'brave.py'}:Brave", "master-brave"),
        (f"greedy={EXAMPLES / 'brave.py'}:Brave", "greedy"),
    ],
)
def test_what_cannot_play_is_refused_at_once(word: str, found: str) -> None:
    with pytest.raises(UnusableBot, match=found):
        recruit(word)


def test_only_what_was_named_at_the_start_is_known() -> None:
    """A name never leads to a file: who is not enlisted is unknown, whatever is said."""
    with pytest.raises(UnknownBot):
        check_bot("sanctum", f"{EXAMPLES / 'brave.py'}:Brave")
    with pytest.raises(UnknownBot):
        check_bot("sanctum", "run:node")
    assert recruit(f"{EXAMPLES / 'brave.py'}:Brave") == "brave"
    check_bot("sanctum", "brave")
    assert "brave" in enlisted_for("sanctum")
    assert "brave" not in bots_for("sanctum")


def test_another_process_knows_the_same_bots(tmp_path: Path) -> None:
    recruit(f"mine={program_in(tmp_path, GOOD)}", seconds=2.0)
    known = recruits()
    registry._enlisted.clear()
    take_on(known)
    check_bot("sanctum", "mine")
    assert [one.seconds for one in known if one.name == "mine"] == [2.0]


def test_installed_bots_are_found_by_their_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("installed", "hordekeep.bots.random:RandomBot", recruiting.GROUP)
    monkeypatch.setattr(
        importlib.metadata,
        "entry_points",
        lambda **asked: [entry] if asked["name"] == entry.name else [],
    )
    assert recruiting.is_outside("installed")
    assert not recruiting.is_outside("stranger")
    chosen, fault, actions = choose_with("installed")
    assert fault == ""
    assert any(chosen == one for one in actions)
    gone = recruiting.Recruit("gone", "gone", 1.0)
    with pytest.raises(UnusableBot, match="gone"):
        recruiting._installed(gone)


def test_the_schema_is_that_of_the_lines() -> None:
    assert json.loads(PROGRAMS.read_text(encoding="utf-8")) == protocol.schema()
    question = ProgramQuestion(1, 7, "sanctum", 0, "ask", ["a", "b"], {}, 10, 1, "", [])
    assert read_answer(b'{"id": 7, "action": "b"}\n', question) == (1, "")
    assert read_answer(b'{"id": 7, "choice": 0, "memo": "x"}\n', question) == (0, "x")
    with pytest.raises(Fault, match="memo"):
        read_answer(json.dumps({"id": 7, "choice": 0, "memo": "x" * 3000}).encode(), question)


def test_both_example_programs_play_alike_in_every_command(tmp_path: Path) -> None:
    """The class, the program and the one in JavaScript play whole games without a fault."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here")
    bots = f"{EXAMPLES / 'brave.py'}:Brave,py=run:{sys.executable} {EXAMPLES / 'program.py'}"
    bots += f",js=run:{node} {EXAMPLES / 'program.mjs'}"
    asked = [HORDEKEEP, "arena", "last-bastion", "--players", "2", "--bots", bots, "--games", "3"]
    ran = subprocess.run(
        [*asked, "--json", "--jobs", "2"], capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    assert json.loads(ran.stdout)["bots"] == ["brave", "py", "js"]
    saved = tmp_path / "game.jsonl"
    seats = f"bot:{EXAMPLES / 'brave.py'}:Brave,bot:js=run:{node} {EXAMPLES / 'program.mjs'}"
    asked = ["play", "last-bastion", "--players", "2", "--seats", seats, "--save", str(saved)]
    subprocess.run(
        [HORDEKEEP, *asked, "--data", str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert load_table(saved).over
    assert load_table(saved).holders == ["bot:brave", "bot:js"]


def test_who_fails_and_answers_in_turn_is_complained_of_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "self.seed += 1; return perspective.decision.actions[0] if self.seed % 2 else 1 / 0"
    bot = new_bot(recruit(class_in(tmp_path, body)), "last-bastion", 4)
    view = perspective_of(new_table("last-bastion", players=1, seed=2), 0)
    now = 1000.0
    monkeypatch.setattr("hordekeep.bots.outside.faults.time.monotonic", lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(6):
            bot.choose(view)
        assert len(caplog.messages) == 1
        now += faults.QUIET_SECONDS
        for _ in range(2):
            bot.choose(view)
    assert len(caplog.messages) == 2


def test_a_table_is_told_once_that_a_bot_fails() -> None:
    """Also of one that answers in between."""
    minds = Minds()
    told = [minds.begins_to_fail(1, fault) for fault in ("", CRASHED, CRASHED, "", CRASHED)]
    assert told == [False, True, False, False, False]
    assert minds.begins_to_fail(2, CRASHED)


def test_the_terminal_says_once_that_a_bot_fails(tmp_path: Path) -> None:
    asked = ["play", "last-bastion", "--players", "1", "--plain", "--data", str(tmp_path)]
    bad = program_in(tmp_path, "sys.exit(1)", "weak")
    ran = subprocess.run(
        [HORDEKEEP, *asked, "--seats", f"bot:{bad}"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.count("The bot weak on seat 1 has ended; a stand-in chooses for it.") == 1
    assert ran.stderr == ""
