"""A sample of the checked games: all properties, over players, difficulties, bots, beginnings.

`make soak` plays the whole series of twenty thousand.
"""

import pytest

from hordekeep.games.last_bastion.box import DIFFICULTIES
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.lab.checked import play_checked
from hordekeep.lab.last_bastion import LastBastionYardstick
from hordekeep.lab.last_bastion_starts import STARTS, match_from
from hordekeep.lab.match import Match
from hordekeep.lab.paces import EVERY_STEP, SAMPLED, Pace
from hordekeep.lab.tally import Tally

GAME = open_game()
YARDSTICK = LastBastionYardstick(GAME)
PROPERTIES = {
    "conserved",
    "decision",
    "candidates",
    "text",
    "listed",
    "unlisted",
    "view",
    "preview",
    "position",
    "undo",
    "undo-all",
    "events",
    "replay",
    "verify",
    "elsewhere",
}


def play(match: Match, seed: int, pace: Pace = SAMPLED) -> Tally:
    tally = play_checked(match, GAME, YARDSTICK, seed, pace)
    assert tally.violations == []
    assert tally.games == 1
    return tally


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_random_games_keep_all_properties(players: int, difficulty: str) -> None:
    options = {"players": players, "difficulty": difficulty, "heroes": "choose"}
    match = Match(GAME.id, options, ("random",))
    for seed in range(2):
        assert set(play(match, 90 + seed).checked) == PROPERTIES


@pytest.mark.parametrize("start", STARTS)
def test_games_from_positions_keep_all_properties(start: str) -> None:
    for seed in range(4):
        options = {"players": seed + 1, "difficulty": DIFFICULTIES[seed]}
        play(match_from(start, GAME, options, ("random",), seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("greedy",), ("random", "greedy")])
def test_games_of_the_greedy_bot_keep_all_properties(bots: tuple[str, ...]) -> None:
    play(Match(GAME.id, {"players": 3, "difficulty": "hard"}, bots), 5)


def test_with_nothing_left_out_a_game_keeps_all_properties() -> None:
    tally = play(Match(GAME.id, {"players": 2}, ("random",)), 7, EVERY_STEP)
    steps = {name: tally.checked[name] for name in ("listed", "unlisted", "view", "undo")}
    assert set(steps.values()) == {tally.decisions}
