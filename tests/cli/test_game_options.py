"""The options of games in the terminal: asked for, read from the command line, explained."""

import pytest
from tests.support.terminal import Terminal

from hordekeep.bots.registry import bots_for, default_bot
from hordekeep.cli.game_options import game_options, option_names
from hordekeep.cli.terminal.screen import Screen
from hordekeep.cli.terminal.welcome import ask_setup
from hordekeep.games.seams import GAMES
from hordekeep.library import open_game
from hordekeep.text.catalogue import open_catalogue


def wished(game: str, **said: str) -> dict[str, object]:
    return game_options(open_game(game), {**dict.fromkeys(option_names()), **said})


def test_words_of_the_command_line_become_what_the_game_takes() -> None:
    assert wished("last-bastion", players="3", heroes="borin, arne", tiles="random", first="2") == {
        "players": 3,
        "heroes": ["borin", "arne"],
        "tiles": "random",
        "first": 2,
    }
    assert wished("sanctum", heroes="slayer") == {"heroes": ["slayer"]}


def test_an_option_of_another_game_is_refused(terminal: Terminal) -> None:
    ran = terminal.run("play", "sanctum", "--starving-rounds", "3")
    assert ran.code == 2
    assert "starving_rounds" in ran.err


def test_every_option_can_be_said(terminal: Terminal) -> None:
    ran = terminal.run("play", "--starving-rounds", "0")
    assert ran.code == 2
    assert "1 to 1000" in ran.err


def test_the_house_rule_of_starving_can_be_off() -> None:
    """LB-V6: a word beside the numbers."""
    assert wished("last-bastion", starving_rounds="off") == {"starving_rounds": "off"}
    assert wished("last-bastion", starving_rounds="7") == {"starving_rounds": 7}


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_explains_every_option_of_every_game(terminal: Terminal, command: str) -> None:
    told = terminal.run(command, "--help").out
    for game in GAMES:
        part = told.partition(f"{open_catalogue(open_game(game)).say(f'game-{game}')}:\n")[2]
        for option in open_game(game).table_options:
            assert f"--{option.name.replace('_', '-')} " in part
        bots = f"Bots: {', '.join(bots_for(game))} [{default_bot(game)}]."
        assert bots in " ".join(part.split())


def test_the_help_of_the_arena_names_no_usual_bot(terminal: Terminal) -> None:
    """Whoever compares bots names them."""
    told = terminal.run("arena", "--help").out
    for game in GAMES:
        assert f"Bots: {', '.join(bots_for(game))}." in " ".join(told.split())


@pytest.mark.parametrize(
    ("game", "answers", "options", "holders"),
    [
        ("last-bastion", ["", "", ""], {"players": 2, "difficulty": "beginner"}, 1),
        ("sanctum", ["1", "3", "infernal", "all"], {"players": 3, "difficulty": "infernal"}, 0),
    ],
)
def test_questions_are_those_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    answers: list[str],
    options: dict[str, object],
    holders: int,
) -> None:
    """Enter takes few players, the easiest game and bots; what the game lacks is asked again."""
    screen = Screen(width=80, plain=True)
    monkeypatch.setattr(screen, "ask", lambda _: answers.pop(0))
    opened = open_game(game)
    setup = ask_setup(screen, open_catalogue(opened), opened)
    assert setup.options == options
    assert setup.holders.count(f"bot:{default_bot(game)}") == holders
    assert answers == []
