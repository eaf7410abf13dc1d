"""`hordekeep replay` and `hordekeep verify`."""

import json
from pathlib import Path

import pytest
from tests.support.terminal import Terminal

import hordekeep
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.table.table import Table
from hordekeep.library import load_table


def finished(seed: int | None = 7) -> Table:
    """A game that random choices have ended."""
    table = hordekeep.new_table("last-bastion", players=2, seed=seed)
    luck = Luck(5)
    while not table.over:
        decision = next(iter(table.decisions.values()))
        action = decision.actions[luck.below(len(decision.actions))]
        table.answer(decision.seat, decision.number, action)
    return table


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "game.journal"
    hordekeep.save_table(finished(), path)
    return path


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# Replay.


def test_steps_go_forward_and_back(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("replay", str(journal), said="next\nnext\nback\ngo 7\n9\nend\nquit\n")
    places = [line.split(" of ")[0] for line in ran.out.splitlines() if line.startswith("Entry ")]
    last = f"Entry {len(load_table(journal).journal.entries)}"
    assert places == ["Entry 1", "Entry 2", "Entry 3", "Entry 2", "Entry 7", "Entry 9", last]
    assert ran.code == 0


def test_a_step_shows_what_happened(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("replay", str(journal), "--from", "5", said="next\n")
    assert "Turn 1" in ran.out
    assert " drew " in ran.out.split("> next")[1]


def test_going_beyond_the_ends_stays_there(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("replay", str(journal), said="back\ngo 99999\nnext\n")
    last = len(load_table(journal).journal.entries)
    assert f"Entry {last} of {last}" in ran.out
    assert ran.out.count("Entry 1 of") == 2


def test_a_word_that_means_nothing_lists_the_steps(terminal: Terminal, journal: Path) -> None:
    assert "next, back, go N" in terminal.run("replay", str(journal), said="xyzzy\n").out


def test_log_tells_everything(terminal: Terminal, journal: Path) -> None:
    out = terminal.run("replay", str(journal), "--log").out
    assert "Turn 1: " in out
    assert "The bastion falls" in out
    assert "LB-V2" in out or "LB-V6" in out


def test_json_has_every_entry_with_what_was_told(terminal: Terminal, journal: Path) -> None:
    told = json.loads(terminal.run("replay", str(journal), "--json").out)
    assert [entry["n"] for entry in told["entries"]] == list(range(1, len(told["entries"]) + 1))
    assert any("drew" in line for entry in told["entries"] for line in entry["told"])
    assert told["result"]["winners"] == []


def test_play_goes_on_from_an_entry_as_a_new_game(terminal: Terminal, journal: Path) -> None:
    before = journal.read_bytes()
    ran = terminal.run("replay", str(journal), "--from", "9", "--play", said="1\n")
    assert ran.code == 0
    new = load_table(terminal.saved())
    assert new.journal.header.start["kind"] == "fork"
    assert new.journal.header.start["entry"] == 9
    assert journal.read_bytes() == before


def test_play_goes_on_from_where_the_steps_are(terminal: Terminal, journal: Path) -> None:
    terminal.run("replay", str(journal), "--bot", "random", said="go 9\nplay\n")
    assert load_table(terminal.saved()).holders == ["person:me", "bot:random"]


def test_a_running_game_goes_on_as_an_imagined_world(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "running.journal"
    hordekeep.save_table(hordekeep.new_table("last-bastion", players=2), path)
    ran = terminal.run("replay", str(path), "--play", said="1\n")
    assert ran.code == 0
    assert load_table(terminal.saved()).journal.header.start["kind"] == "fork"


def test_nothing_goes_on_after_the_end(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("replay", str(journal), "--play")
    assert ran.code == 1
    assert "The game is over" in ran.err


def test_an_entry_that_is_not_there_is_refused(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("replay", str(journal), "--from", "0")
    assert ran.code == 2
    assert "Expected: 1 to " in ran.err


def test_undone_choices_are_steps_too(terminal: Terminal) -> None:
    terminal.play("1", "move tavern", "undo", "move market", "quit")
    ran = terminal.run("replay", str(terminal.saved()), said="end\nback\nback\nback\n")
    assert ran.code == 0
    assert "Move to the Tavern" in ran.out


# Verify.


def test_a_finished_game_verifies(terminal: Terminal, journal: Path) -> None:
    ran = terminal.run("verify", str(journal))
    assert ran.code == 0
    assert ran.out.startswith("Verified. ")
    assert "seed was given by hand" in ran.out


def test_secret_dice_verify_after_the_end(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "secret.journal"
    hordekeep.save_table(finished(seed=None), path)
    ran = terminal.run("verify", str(path))
    assert ran.code == 0
    assert "seed was given by hand" not in ran.out


def test_verify_counts_as_json(terminal: Terminal, journal: Path) -> None:
    said = json.loads(terminal.run("verify", str(journal), "--json").out)
    assert said["verified"] is True
    assert said["stretches"] == 1
    assert said["answers"] > 5


def test_an_edited_roll_fails_with_its_entry(terminal: Terminal, journal: Path) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines()
    number = next(at for at, line in enumerate(lines) if '"deal colour ' in line)
    dealt = json.loads(lines[number])["say"].split(" ")
    edited(journal, " ".join(dealt), " ".join([*dealt[:2], *reversed(dealt[2:])]))
    ran = terminal.run("verify", str(journal))
    assert ran.code == 1
    assert f"entry {number}" in ran.err
    assert ran.err.count("\n") == 1


def test_a_failed_verification_is_json_too(terminal: Terminal, journal: Path) -> None:
    edited(journal, '"secrets": ["', '"secrets": ["00')
    ran = terminal.run("verify", str(journal), "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["error"] == "verify-failed"


def test_a_running_game_is_not_published(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "running.journal"
    hordekeep.save_table(hordekeep.new_table("last-bastion", players=1), path)
    ran = terminal.run("verify", str(path))
    assert ran.code == 1
    assert "still running" in ran.err
