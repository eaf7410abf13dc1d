"""`hordekeep review`: what decided a finished game."""

import json
from pathlib import Path

from tests.support.terminal import Terminal

import hordekeep

LOST = "tests/golden/last-bastion-tiles-grasped-heroic-4.hk"


def test_a_review_tells_what_decided_the_game(terminal: Terminal) -> None:
    """A curve, what luck and choices did, three moments to go to."""
    said = terminal.run("review", LOST)
    assert "The chance to win through the game, from" in said.out
    assert "Choices changed it by" in said.out
    assert "Done: " in said.out
    assert "Better: " in said.out
    assert "hordekeep replay --from" in said.out


def test_a_review_is_told_to_programs(terminal: Terminal) -> None:
    """With --json: chances between 0 and 1, and the entries of the moments."""
    told = json.loads(terminal.run("review", LOST, "--json").out)
    assert all(0 <= one["chance"] <= 1 for one in told["points"])
    assert len(told["moments"]) == 3
    assert told["costly"][0]["better"]


def test_a_running_game_and_an_unknown_seat_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    """Exit code 1 for a game that goes on, 2 for a seat that there is not."""
    path = tmp_path / "running.journal"
    hordekeep.save_table(hordekeep.new_table("last-bastion", players=2, seed=1), path)
    assert terminal.run("review", str(path)).code == 1
    assert terminal.run("review", LOST, "--seat", "9").code == 2
