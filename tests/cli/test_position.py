"""`hordekeep position` writes moments of games; `content check` says what is wrong with one."""

import json
from pathlib import Path

import pytest
from tests.support.terminal import Terminal

import hordekeep
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import read_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
FIXTURES = ROOT / "web" / "e2e" / "fixtures"
PUZZLE = ROOT / "docs" / "example-positions" / "puzzle.toml"


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_a_moment_of_a_finished_game_is_told_as_it_was(terminal: Terminal, game: str) -> None:
    """And opens again."""
    path = next(iter(sorted(GOLDEN.glob(f"{game}*.hk"))))
    table = hordekeep.load_table(path)
    at = len(table.journal.entries) // 2
    ran = terminal.run("position", str(path), "--at", str(at))
    assert (ran.code, ran.err) == (0, "")
    past = load(table.game, table.journal, upto=at)
    state, _ = read_state(table.game, read_position(ran.out))
    assert state.fingerprint() == past.state.fingerprint()


def blessings(table: Table) -> list[list[int]]:
    assert isinstance(table.state, Quest)
    return [champion.blessings for champion in table.state.champions]


def test_what_a_seat_cannot_know_of_a_running_game_is_dealt_anew(
    terminal: Terminal, tmp_path: Path
) -> None:
    """The other's blessing is another one; the own one stays."""
    begun = hordekeep.open_position(FIXTURES / "sanctum-secrets.toml")
    hordekeep.save_table(begun, tmp_path / "game.hk")
    told = [
        hordekeep.open_position(terminal.run("position", str(tmp_path / "game.hk"), *words).out)
        for words in ((), ("--seat", "2"))
    ]
    true, first, second = [blessings(table) for table in (begun, *told)]
    assert (first[0], second[1]) == (true[0], true[1])
    assert (first[1], second[0]) != (true[1], true[0])


def test_a_position_is_told_shorter(terminal: Terminal) -> None:
    """A file of an older version, without what can be left out."""
    old = FIXTURES / "corner-three.toml"
    ran = terminal.run("position", str(old))
    assert len(ran.out.splitlines()) < 50
    states = [hordekeep.open_position(one).state for one in (old, ran.out)]
    assert states[0].fingerprint() == states[1].fingerprint()


@pytest.mark.parametrize(
    ("words", "code"), [(["--at", "0"], 2), (["--at", "99999"], 2), (["--seat", "9"], 2), ([], 1)]
)
def test_a_moment_that_is_not_there_is_refused(
    terminal: Terminal, words: list[str], code: int
) -> None:
    """Entries and seats out of range; the end of a game is no position."""
    path = next(iter(sorted(GOLDEN.glob("last-bastion*.hk"))))
    ran = terminal.run("position", str(path), *words)
    assert (ran.code, ran.out) == (code, "")


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.toml")), ids=lambda file: file.stem)
def test_positions_of_older_versions_are_in_order(terminal: Terminal, file: Path) -> None:
    """Equipment as a list, lanes counted from 0."""
    ran = terminal.run("content", "check", str(file))
    assert (ran.code, ran.err) == (0, "")


def test_a_fault_is_told_with_file_and_field(terminal: Terminal, tmp_path: Path) -> None:
    """Exit code 3; as JSON, too."""
    path = tmp_path / "wrong.toml"
    text = PUZZLE.read_text(encoding="utf-8").replace('grasped = ["tomb"]', 'board = "black"')
    path.write_text(text, encoding="utf-8")
    ran = terminal.run("content", "check", str(path))
    assert ran.code == 3
    assert ran.err.startswith(f"{path}: This position is broken or impossible: board. ")
    assert "Expected: red green blue yellow." in ran.err
    assert ran.err.endswith(" [bad-position]\n")
    (fault,) = json.loads(terminal.run("content", "check", str(path), "--json").out)["faults"]
    assert fault["place"] == "board"
