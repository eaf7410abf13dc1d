"""Trials: played in turn, gone on with after a stop, ended early when they are decided."""

from dataclasses import replace
from pathlib import Path

import pytest

from hordekeep.bots.strengths import STRENGTHS
from hordekeep.kernel.play.chance import Luck
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.habits import habits_of
from hordekeep.lab.proving import is_decided, prove, read_records, record_of, report
from hordekeep.lab.sanctum.tuning import (
    Setting,
    halved,
    share_of_wins,
    some_setting,
    weights_of,
)
from hordekeep.lab.trials import Trial, play
from hordekeep.library import open_game

TEAM = Trial("team", "last-bastion", {"players": 2}, "random", "", 40, 0.5)
DUEL = Trial("duel", "sanctum", {"players": 2}, "random", "random", 40, 0.5)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = prove([TEAM], path, games=2, jobs=1)
    path.write_text(path.read_text() + '{"trial": "te', encoding="utf-8")  # it was stopped here
    assert read_records(path) == first
    assert [one["number"] for one in prove([TEAM, DUEL], path, games=2, jobs=1)] == [0, 1, 0, 1]
    told = report("sanctum", [TEAM, DUEL], read_records(path))
    assert "team" in told
    for strength in STRENGTHS:
        assert strength in told


def test_the_same_game_again_gives_the_same_line() -> None:
    one, other = record_of(DUEL, 3), record_of(DUEL, 3)
    for timed in ("p50", "p95", "max"):
        one.pop(timed)
        other.pop(timed)
    assert one == other


@pytest.mark.parametrize(
    ("won", "games", "decided"), [(40, 40, True), (20, 40, False), (5, 40, True), (30, 30, False)]
)
def test_a_trial_ends_when_its_interval_decides(won: int, games: int, *, decided: bool) -> None:
    records = [{"score": 1.0 if number < won else 0.0} for number in range(games)]
    assert is_decided(replace(TEAM, games=400), records) == decided


def test_each_seed_is_played_from_each_seat() -> None:
    seats = [(DUEL.seed(number, 2), DUEL.seat(number, 2)) for number in range(4)]
    assert len(set(seats)) == 4
    assert len({seed for seed, _ in seats}) == 2
    assert play(DUEL, open_game("sanctum"), 0).verbs.total() > 0


def test_a_manner_is_compared_with_none_on_the_same_seeds() -> None:
    """The same bot under both names has no habits of its own."""
    trial = Trial("novice", "sanctum", {"players": 2}, "novice", "random", 2, 0.0)
    game = open_game("sanctum")
    found = habits_of(game, trial, "careful", [play(trial, game, number) for number in range(2)])
    assert found.manner == "careful"
    assert -1.0 <= found.ahead <= 1.0


def test_every_trial_names_bots_and_a_target_that_exist() -> None:
    for game in ("last-bastion", "sanctum"):
        names = [trial.name for trial in lab_of(game).trials]
        assert len(names) == len(set(names)) >= 6
        for better, worse, _ in lab_of(game).ladder:
            assert {better, worse} <= set(names)


def test_tuning_halves_by_what_fresh_seeds_show() -> None:
    """The better half goes on with twice the games, and no seed is used twice."""
    used: list[range] = []

    def score(setting: Setting, numbers: range) -> float:
        used.append(numbers)
        return setting["ready"]

    settings: list[Setting] = [{"ready": 0.1 * one} for one in range(4)]
    assert halved(settings, score, 2, first=10)[0][1] == settings[3]
    assert used == [range(10, 12)] * 4 + [range(12, 16)] * 2 + [range(16, 24)]
    changed = some_setting(Luck(3))
    assert changed
    assert all(getattr(weights_of(changed), name) == worth for name, worth in changed.items())
    assert 0.0 <= share_of_wins(open_game("sanctum"), changed, "random", range(1)) <= 1.0
