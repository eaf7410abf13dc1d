"""A sample of the checked games: all properties, over players, difficulties, bots, beginnings.

`make soak` plays the whole series of thousands.
"""

from typing import Final

import pytest

from hordekeep.lab.checking.check_rates import EVERY_STEP, SAMPLED, Pace
from hordekeep.lab.checking.checked_game import play_checked
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.match import Match
from hordekeep.lab.starts import match_from, starts_of
from hordekeep.lab.tally import Tally
from hordekeep.library import open_game

LAST_BASTION: Final = "last-bastion"
SANCTUM: Final = "sanctum"
GAMES = {name: open_game(name) for name in (LAST_BASTION, SANCTUM)}
OPTIONS = {name: {one.name: one for one in game.table_options} for name, game in GAMES.items()}
DIFFICULTIES = {name: OPTIONS[name]["difficulty"].words for name in GAMES}
PLAYERS = {
    name: range(OPTIONS[name]["players"].least, OPTIONS[name]["players"].most + 1) for name in GAMES
}
TABLES = [
    (name, players, difficulty)
    for name in GAMES
    for players in PLAYERS[name]
    for difficulty in DIFFICULTIES[name]
]
BEGINNINGS = [(name, start) for name, game in GAMES.items() for start in starts_of(game)]
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
    game = GAMES[match.game]
    tally = play_checked(match, game, yardstick_for(game), seed, pace)
    assert tally.violations == []
    assert tally.games == 1
    return tally


@pytest.mark.parametrize(("game", "players", "difficulty"), TABLES)
def test_random_games_keep_all_properties(game: str, players: int, difficulty: str) -> None:
    options = {"players": players, "difficulty": difficulty, "heroes": "choose"}
    match = Match(game, options, ("random",))
    for seed in range(2 if game == LAST_BASTION else 1):
        assert set(play(match, 90 + seed).checked) >= PROPERTIES


@pytest.mark.parametrize(("game", "start"), BEGINNINGS)
def test_games_from_positions_keep_all_properties(game: str, start: str) -> None:
    first = starts_of(GAMES[game]).index(start)
    for seed in range(first, first + (4 if game == LAST_BASTION else 1)):
        options = {
            "players": PLAYERS[game][seed % len(PLAYERS[game])],
            "difficulty": DIFFICULTIES[game][seed % len(DIFFICULTIES[game])],
        }
        play(match_from(start, GAMES[game], options, ("random",), seed), seed)


def test_lanes_are_answered_in_any_order() -> None:
    """What happens side by side is played again in other orders."""
    options = {"players": 3, "difficulty": "hard"}
    match = match_from("last-rest", GAMES[SANCTUM], options, ("random",), 2)
    assert play(match, 2).checked["together"] >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [("greedy",), ("random", "greedy")])
def test_games_of_the_greedy_bot_keep_all_properties(game: str, bots: tuple[str, ...]) -> None:
    play(Match(game, {"players": 3, "difficulty": "hard"}, bots), 5)


@pytest.mark.slow
def test_games_of_leaning_players_keep_all_properties() -> None:
    """Players that like to fight and to equip come further than others."""
    play(Match(SANCTUM, {"players": 2}, ("leaning",)), 5)


@pytest.mark.parametrize("game", GAMES)
def test_with_nothing_left_out_a_game_keeps_all_properties(game: str) -> None:
    tally = play(Match(game, {"players": 2}, ("random",)), 7, EVERY_STEP)
    steps = {name: tally.checked[name] for name in ("listed", "unlisted", "view", "undo")}
    assert set(steps.values()) == {tally.decisions}
