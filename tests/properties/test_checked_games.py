"""Properties over random games: a sample of what `make soak` plays by the thousand."""

import pytest

from hordekeep import library
from hordekeep.lab.checked import play_checked
from hordekeep.lab.match import Match, yardstick_for
from hordekeep.lab.paces import EVERY_STEP, SAMPLED

GAME = library.open_game("last-bastion")
YARDSTICK = yardstick_for(GAME)
DIFFICULTIES = ("beginner", "normal", "hard", "heroic")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_lost_and_nothing_breaks_at_any_step(players: int, difficulty: str) -> None:
    """Conserved, always a legal action, listed ones work, others are refused, undo, replay."""
    match = Match("last-bastion", {"players": players, "difficulty": difficulty}, ["random"])
    for seed in range(3):
        tally = play_checked(match, GAME, YARDSTICK, seed, EVERY_STEP)
        assert tally.violations == []
        assert tally.games == 1
        assert tally.checked["listed"] == tally.checked["unlisted"] == tally.decisions > 0
        assert tally.checked["replay"] == tally.checked["elsewhere"] == 1


@pytest.mark.parametrize("players", [2, 4])
def test_long_games_of_the_greedy_team_hold_too(players: int) -> None:
    """Games that go on into warlords and won fights."""
    match = Match("last-bastion", {"players": players, "difficulty": "hard"}, ["greedy", "random"])
    for seed in range(4):
        tally = play_checked(match, GAME, YARDSTICK, seed, SAMPLED)
        assert tally.violations == []
        assert tally.games == 1
