"""Hints against own choices: the same moments every time, and what came of both."""

import pytest

from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.lab.arena.hint_trials import hint_record, moment_of, told
from hordekeep.library import open_game

GAME = open_game("last-bastion", version=1)


def test_a_number_is_always_the_same_choice() -> None:
    one, other = moment_of(GAME, 2, players=1), moment_of(GAME, 2, players=1)
    assert one is not None
    assert other is not None
    assert one.playing.state.fingerprint() == other.playing.state.fingerprint()
    assert len(one.perspective.decision.actions) > 1
    siege = one.playing.state
    assert isinstance(siege, Siege)
    assert siege.turns >= 8


def test_both_choices_are_played_to_the_end() -> None:
    record = hint_record(GAME, 2, players=1)
    assert record["asked"]
    assert {record["own"], record["hint"]} <= {0.0, 1.0}
    assert record["own"] == record["hint"] or not record["same"]


@pytest.mark.parametrize(
    ("scores", "line"),
    [
        ([(1.0, 0.0), (1.0, 0.0)], "first hint 100.0 %, own choice 0.0 %; ahead by +100.0 ± 0.0"),
        ([(1.0, 0.0), (0.0, 1.0)], "ahead by +0.0 ± 196.0"),
    ],
)
def test_what_is_told(scores: list[tuple[float, float]], line: str) -> None:
    records = [{"asked": True, "same": False, "hint": hint, "own": own} for hint, own in scores] + [
        {"asked": False}
    ]
    assert line in told(records)
    assert told(records).startswith("2 positions, 2 with another choice")


def test_nothing_asked_is_told_plainly() -> None:
    assert told([{"asked": False}]) == "no hints asked for"
