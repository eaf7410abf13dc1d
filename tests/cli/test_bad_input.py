"""Bad input: one clear message with the place, the right exit code, and no save is damaged."""

import os
import pty
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.terminal import SETUP, Ran, Terminal

import hordekeep
from hordekeep import library
from hordekeep.kernel.table.position_file import position_text, position_words
from hordekeep.library import load_table

COMMAND = [sys.executable, "-m", "hordekeep"]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game with a few answers."""
    table = hordekeep.new_table("last-bastion", players=2, seed=11)
    for _ in range(4):
        decision = next(iter(table.decisions.values()))
        table.answer(decision.seat, decision.number, decision.actions[0])
    path = tmp_path / "game.journal"
    hordekeep.save_table(table, path)
    return path


def is_one_message(ran: Ran, code: int, *said: str) -> None:
    """One line that names everything, the exit code, and no traceback."""
    assert ran.code == code
    assert ran.err.startswith("hordekeep: ")
    assert ran.err.count("\n") == 1
    for part in said:
        assert part in ran.err


# Journals.


def _cut_in_the_middle(text: str) -> str:
    return text[: len(text) * 2 // 3]


def _no_journal(text: str) -> str:
    return "{ this is no JSON\n" + text


def _wrong_format(text: str) -> str:
    return text.replace('"format": 2', '"format": 99', 1)


def _newer_rules(text: str) -> str:
    return text.replace('"rules": 2', '"rules": 99', 1)


def _other_game(text: str) -> str:
    return text.replace('"game": "last-bastion"', '"game": "chess"', 1)


def _unknown_card(text: str) -> str:
    line = next(line for line in text.splitlines() if '"deal card ' in line)
    card = line.split("deal card ")[1].rstrip('"}')
    return text.replace(f"deal card {card}", "deal card jabberwock", 1)


def _missing_entry(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(lines[:4] + lines[5:])


def _illegal_choice(text: str) -> str:
    line = next(line for line in text.splitlines() if '"choice"' in line)
    return text.replace(line.split('"say": ')[1], '"end-turn"}', 1)


def _five_players(text: str) -> str:
    return text.replace('"players": 2', '"players": 5', 1)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (_cut_in_the_middle, ("line ", "column ")),
        (_no_journal, ("line 1",)),
        (_wrong_format, ("another version", "line 1", "format", "99")),
        (_newer_rules, ("another version", "line 1", "rules", "99")),
        (_other_game, ("line 1", "game", "chess")),
        (_unknown_card, ("entry ", "jabberwock")),
        (_missing_entry, ("line 5", "“n”")),
        (_illegal_choice, ("entry ", "end-turn")),
        (_five_players, ("line 1", "options", "players")),
    ],
)
@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_broken_journal_is_refused_with_its_place(
    terminal: Terminal, saved: Path, command: str, broken: Callable[[str], str], said: tuple[str]
) -> None:
    saved.write_text(broken(saved.read_text(encoding="utf-8")), encoding="utf-8")
    before = saved.read_bytes()
    load = ["--load"] if command == "play" else []
    ran = terminal.run(command, *load, str(saved))
    is_one_message(ran, 3, str(saved), *said)
    assert saved.read_bytes() == before


def test_a_file_that_is_not_there_or_no_text(terminal: Terminal, tmp_path: Path) -> None:
    is_one_message(terminal.run("replay", str(tmp_path / "no")), 3, "no such file")
    is_one_message(terminal.run("replay", str(tmp_path)), 3, "folder")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x01")
    is_one_message(terminal.run("verify", str(tmp_path / "bytes")), 3, "not text")
    (tmp_path / "empty").write_text("", encoding="utf-8")
    is_one_message(terminal.run("verify", str(tmp_path / "empty")), 3, "line 1")


def test_a_secret_that_does_not_belong_is_refused(terminal: Terminal, saved: Path) -> None:
    beside = saved.with_name(saved.name + library.BESIDE)
    beside.write_text("00" * 32 + "\n", encoding="utf-8")
    is_one_message(terminal.run("play", "--load", str(saved)), 3, str(beside), "commitment")


# Positions.


@pytest.fixture
def position(tmp_path: Path) -> Path:
    table = hordekeep.new_table("last-bastion", players=2, seed=11)
    path = tmp_path / "position.toml"
    path.write_text(position_text(position_words(table)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("life = 3", "life = 9", ("life",)),
        ("restless", "jabber", ()),
        ('hero = "', 'hero = "x', ("hero",)),
        ("[position]", "[position", ("line ", "column ")),
        ('game = "last-bastion"', 'game = "chess"', ("chess",)),
        ("format = 1", "format = 99", ("99",)),
        ("players = 2", "players = 5", ("players",)),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(
    terminal: Terminal, position: Path, old: str, new: str, said: tuple[str, ...]
) -> None:
    text = position.read_text(encoding="utf-8")
    assert old in text
    position.write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = terminal.run("play", "--load", str(position))
    is_one_message(ran, 3, str(position), *said)


# Options.


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "0"), ("players", "1 to 4")),
        (("--players", "5"), ("players", "1 to 4")),
        (("--heroes", "kazgin,kazgin"), ("heroes", "kazgin", "different heroes")),
        (("--heroes", "kazgin,conan"), ("heroes", "conan")),
        (("--heroes", "kazgin"), ("heroes", "2 heroes")),
        (("--difficulty", "easy"), ("difficulty", "easy")),
        (("--first", "3"), ("first", "1 to 2")),
        (("--tiles", "market,tavern"), ("tiles",)),
        (("--boards", "red,red,blue,green"), ("boards",)),
        (("--seats", "me"), ("seats",)),
        (("--bot", "hal"), ("no such bot", "hal")),
        (("--pack", "/nowhere"), ("/nowhere",)),
    ],
)
def test_impossible_options_are_refused(
    terminal: Terminal, options: tuple[str, ...], said: tuple[str, ...]
) -> None:
    ran = terminal.run("play", "last-bastion", *options)
    is_one_message(ran, 3 if options[0] == "--pack" else 2, *said)
    assert not terminal.folder.exists()


def test_a_value_that_an_option_cannot_have_is_refused(terminal: Terminal) -> None:
    is_one_message(terminal.run("play", "--players", "two"), 2, "players", "two", "1 to 4")


def test_whom_one_names_twice_is_told_in_any_language(terminal: Terminal) -> None:
    ran = terminal.run("play", "--heroes", "kazgin,kazgin", "--players", "2", "--lang", "de")
    is_one_message(ran, 2, "Gefunden: kazgin kazgin. Erwartet: verschiedene Helden.")


def test_a_pack_that_is_not_there_is_told_in_any_language(terminal: Terminal) -> None:
    ran = terminal.run("lab", "compare", "last-bastion", "nope", "--lang", "de")
    is_one_message(ran, 3, "Diese Datei gibt es nicht.")


def test_an_address_that_is_taken_is_told_in_any_language(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = terminal.run("serve", "--host", "127.0.0.1", "--port", port, "--lang", "de")
    assert ran.code == 1
    assert f"Port {port}, lässt sich nicht lauschen: Dort lauscht schon ein anderes" in ran.err


def test_an_unknown_game_is_refused(terminal: Terminal) -> None:
    is_one_message(terminal.run("play", "chess"), 2, "chess", "last-bastion")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--nonsense"),
        ("play", "--width", "3"),
        ("serve", "--port", "99999999"),
        ("verify",),
        ("replay",),
    ],
)
def test_usage_is_explained(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    ran = terminal.run(*arguments)
    assert ran.code == 2
    assert "Usage: " in ran.err
    assert "Traceback" not in ran.err


def test_options_of_a_new_game_do_not_fit_a_loaded_one(terminal: Terminal, saved: Path) -> None:
    ran = terminal.run("play", "--load", str(saved), "--players", "3")
    assert ran.code == 2
    assert "--players" in ran.err


def test_a_new_game_never_takes_another_games_file(terminal: Terminal, saved: Path) -> None:
    before = saved.read_bytes()
    ran = terminal.run("play", *SETUP, "--save", str(saved))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert saved.read_bytes() == before


# Disks.


def _full(*_arguments: object, **_named: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_is_said_at_once_and_the_old_file_stays(
    terminal: Terminal, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()
    monkeypatch.setattr(os, "fsync", _full)
    ran = terminal.run("play", "--load", str(saved), said="1\n1\nquit\n")
    assert ran.code == 3
    assert "The disk is full" in ran.out
    assert "Traceback" not in ran.err
    is_one_message(ran, 3, str(saved), "The disk is full")
    assert saved.read_bytes() == before
    assert sorted(path.name for path in saved.parent.glob("game*")) == [
        "game.journal",
        "game.journal.secret",
    ]
    load_table(saved)


def test_a_disk_that_has_room_again_loses_nothing(
    terminal: Terminal, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, calls = os.fsync, [0]

    def full_at_first(handle: int) -> None:
        calls[0] += 1
        if calls[0] < 4:
            raise OSError(28, "No space left on device")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", full_at_first)
    entries = len(load_table(saved).journal.entries)
    ran = terminal.run("play", "--load", str(saved), said="1\n1\n1\n1\n")
    assert ran.code == 0
    assert ran.out.count("The disk is full") == 1
    assert len(load_table(saved).journal.entries) > entries + 3


def test_saving_where_one_may_not(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = terminal.run("play", *SETUP, "--save", str(tmp_path / "file" / "game"))
    is_one_message(ran, 3, "no such folder")


# Pipes and keys.


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [*COMMAND, "play", "last-bastion", *SETUP],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        env={**os.environ, "HORDEKEEP_DATA": str(tmp_path)},
        check=False,
    )
    os.close(writing)
    assert ended.stderr == b""
    assert ended.returncode == 128 + signal.SIGPIPE


class Keyboard:
    """A person at a real (pseudo) terminal."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "HORDEKEEP_DATA": str(folder), "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509 - one thread here; Ctrl-C needs the terminal
        )
        os.close(slave)
        self.seen = ""

    def sees(self, text: str, seconds: float = 60) -> None:
        """Waits until this text is on the screen."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} not seen in {self.seen[-2000:]!r}"
            if select.select([self._master], [], [], 0.2)[0]:
                self.seen += os.read(self._master, 65536).decode(errors="replace")

    def types(self, text: str) -> None:
        os.write(self._master, text.encode())

    def presses(self, key: str, text: str) -> None:
        """Presses a key until something new is seen: a key too early is lost."""
        self.seen = ""
        for _ in range(6):
            time.sleep(0.3)
            os.write(self._master, key.encode())
            end = time.monotonic() + 15
            while time.monotonic() < end:
                self._reads(0.2)
                if text in self.seen:
                    return
        raise AssertionError(f"{text!r} not seen in {self.seen[-2000:]!r}")

    def _reads(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self._master], [], [], 0.05)[0]:
                try:
                    self.seen += os.read(self._master, 65536).decode(errors="replace")
                except OSError:
                    return

    def ends(self) -> int:
        """The exit code. Reads to the end first: a program that nobody reads waits for ever."""
        end = time.monotonic() + 60
        while self._process.poll() is None and time.monotonic() < end:
            self._reads(0.2)
        self._reads(0.2)
        self._process.kill()  # only one that has not ended by then
        os.close(self._master)
        return self._process.wait()


def _own_terminal() -> None:
    import fcntl  # noqa: PLC0415 - in the child only
    import termios  # noqa: PLC0415 - in the child only

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.mark.slow
def test_ctrl_c_leaves_a_saved_game(tmp_path: Path) -> None:
    keyboard = Keyboard("play", "last-bastion", *SETUP, folder=tmp_path)
    keyboard.sees("Place it on")
    keyboard.types("1\n")
    keyboard.sees("End the turn")
    keyboard.presses("\x03", "To go on")
    assert keyboard.ends() == 130
    assert "Traceback" not in keyboard.seen
    (path,) = tmp_path.glob("*.journal")
    assert load_table(path).decisions


@pytest.mark.slow
def test_questions_come_first_when_nothing_is_said(tmp_path: Path) -> None:
    keyboard = Keyboard("play", folder=tmp_path)
    keyboard.sees("How many heroes")
    keyboard.types("5\n")
    keyboard.sees("One of: 1, 2, 3, 4")
    keyboard.types("1\n")
    keyboard.sees("How hard")
    keyboard.types("\n")
    keyboard.sees("▶ ")
    assert "\x1b[" in keyboard.seen
    keyboard.presses("\x04", "To go on")
    assert keyboard.ends() == 0
    (path,) = tmp_path.glob("*.journal")
    assert load_table(path).journal.header.options["difficulty"] == "beginner"


@pytest.mark.slow
def test_keys_step_through_a_game(saved: Path, tmp_path: Path) -> None:
    keyboard = Keyboard("replay", str(saved), folder=tmp_path)
    keyboard.sees("Entry 1 of")
    keyboard.presses("\x1b[F", "Entry 10 of 10")
    keyboard.presses("s", "Entry 1 of 10")
    keyboard.presses("q", "")
    assert keyboard.ends() == 0
