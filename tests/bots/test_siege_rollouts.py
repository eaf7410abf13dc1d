"""Rollouts of Last Bastion: what a world is worth when they end."""

import pytest

from hordekeep import new_table
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.rollouts import Rollouts
from hordekeep.bots.last_bastion.values import VALUES
from hordekeep.bots.plan import Plan
from hordekeep.bots.rivals import Thought
from hordekeep.games.last_bastion.model.state import DECK_EMPTY, WON, Siege
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table

TABLE = new_table("last-bastion", players=2, seed=3)


def siege_of(table: Table) -> Siege:
    siege = table.state.clone()
    assert isinstance(siege, Siege)
    return siege


def worth(siege: Siege) -> float:
    seat = next(iter(TABLE.decisions))
    thought = Thought(perspective_of(TABLE, seat), Plan(1), Luck(1), 10)
    rollouts = Rollouts(LastBastionEvaluator(VALUES), thought, siege, 1)
    return rollouts._worth(siege)


def test_an_open_game_lies_between_lost_and_won() -> None:
    """The more life, the nearer to a win."""
    siege = siege_of(TABLE)
    before = worth(siege)
    assert 0.0 < before < 1.0
    siege.life[0] += 2
    assert before < worth(siege) < 1.0
    siege.life[0] = 1
    assert 0.0 < worth(siege) < before


@pytest.mark.parametrize(("ending", "value"), [(WON, 1.0), (DECK_EMPTY, 0.0)])
def test_a_finished_game_is_won_or_lost(ending: int, value: float) -> None:
    siege = siege_of(TABLE)
    siege.over, siege.ending = True, ending
    assert worth(siege) == value
