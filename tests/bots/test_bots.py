"""Bots finish games, choose only what is legal, and play the same again with the same seed."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep.bots.greedy import GreedyBot
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.errors import UnknownBot
from hordekeep.kernel.table.perspective import perspective_of, perspective_on
from hordekeep.kernel.table.table import Table
from hordekeep.library import new_table, open_game

GAME = open_game("last-bastion")


def play(table: Table, bots: list[Policy]) -> Table:
    while not table.over:
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    return table


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_bots_finish_a_game_and_repeat_it(name: str, players: int) -> None:
    journals = []
    for _ in range(2):
        bots = [new_bot(name, GAME.id, seat) for seat in range(players)]
        table = play(new_table(GAME, players=players, seed=3, heroes="choose"), bots)
        journals.append(table.journal.text())
    assert journals[0] == journals[1]


def test_bots_are_found_by_name_and_game() -> None:
    """Journals and stored tables hold older names: they play, and are not offered."""
    assert isinstance(new_bot("greedy", "last-bastion", 1), GreedyBot)
    with pytest.raises(UnknownBot) as refused:
        new_bot("oracle", "last-bastion", 1)
    assert refused.value.facts["expected"] == "novice adept expert master"
    with pytest.raises(UnknownBot):
        new_bot("greedy", "chess", 1)


@pytest.mark.slow
def test_the_greedy_team_wins_what_the_random_one_never_does() -> None:
    won = {"random": 0, "greedy": 0}
    for name in won:
        for seed in range(8):
            bots = [new_bot(name, GAME.id, seat) for seat in range(4)]
            table = play(new_table(GAME, difficulty="beginner", seed=seed), bots)
            result = table.result()
            assert result is not None
            won[name] += result.reason == "won"
    assert won["random"] == 0
    assert won["greedy"] >= 3


def test_greedy_takes_what_an_exit_offers() -> None:
    """LB-J26: life and Call to Arms together are worth more than either."""
    stage = Stage("arne", "elmer").card("nefarious-cannon", "red 2").supply(life=2, call=1)
    stage.applies("arne", "nefarious-cannon.exit.gain_life_and_call")
    assert "accept life" in stage.offers()
    chosen = new_bot("greedy", GAME.id, 1).choose(perspective_on(GAME, stage.siege, 0))
    assert GAME.lexicon.spell(chosen) == "accept life-and-call"
