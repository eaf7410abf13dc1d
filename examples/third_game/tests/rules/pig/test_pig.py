"""Pig with a purse, clause by clause."""

import pytest

from hordekeep.games.pig.game import Pig
from hordekeep.games.pig.model.actions import HOLD, ROLL
from hordekeep.games.pig.model.sty import Sty
from hordekeep.games.pig.opening import open_game
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import MAIN, SPECTATOR, only

BUTTON, CROWN = 0, 1
GAME: Pig = open_game()


def dealt(*coins: int, goal: int = 20) -> Sty:
    """A table at the first turn, with these coins dealt."""
    options = GAME.options({"players": len(coins), "goal": goal})
    return done(GAME.begin(options), *[Fate((coin,)) for coin in coins])


def done(sty: Sty, *answers: Action) -> Sty:
    for answer in answers:
        assert sty.pending()
        sty.answer(MAIN, answer)
    sty.pending()  # steps that happen by themselves are taken
    return sty


def rolled(sty: Sty, *pips: int) -> Sty:
    for pip in pips:
        done(sty, ROLL, Fate((pip - 1,)))
    return sty


def asked(sty: Sty) -> int:
    (pending,) = sty.pending()
    return pending.ask.seat


def test_only_the_owner_knows_a_coin() -> None:
    """PG-S1: a coin is dealt to each, and nobody else sees which."""
    sty = GAME.begin(GAME.options({"players": 2}))
    (pending,) = sty.pending()
    assert pending.ask.chance is not None
    assert pending.ask.chance.audience == only(0)
    twins = [dealt(CROWN, 2), dealt(CROWN, 3)]
    for seat in (0, SPECTATOR):
        assert GAME.view(twins[0], seat) == GAME.view(twins[1], seat)
    assert GAME.view(twins[0], 1) != GAME.view(twins[1], 1)


def test_imagined_worlds_keep_what_is_known_and_nothing_else() -> None:
    """PG-S1: what a seat imagines has its own coin, and any coin with the others."""
    sty = dealt(CROWN, 2)
    worlds = [GAME.imagine(sty, 0, Luck(seed)) for seed in range(60)]
    assert {world.coins[0] for world in worlds} == {CROWN}
    assert {world.coins[1] for world in worlds} == set(range(len(GAME.worth))) - {CROWN}


def test_the_first_player_begins_and_turns_go_round() -> None:
    """PG-S2, PG-T2: after a one it is the next player's turn, with nothing at stake."""
    sty = dealt(2, 3)
    assert asked(sty) == 0
    rolled(sty, 5, 1)
    assert (asked(sty), sty.at_stake, sty.points) == (1, 0, [0, 0])
    assert asked(rolled(sty, 1)) == 0


def test_what_is_rolled_adds_up() -> None:
    """PG-T1: the die is rolled as often as desired."""
    assert rolled(dealt(2, 3), 6, 2, 4).at_stake == 12


def test_holding_needs_something_at_stake() -> None:
    """PG-T3: what is at stake becomes points; without any there is nothing to hold."""
    sty = dealt(2, 3)
    (pending,) = sty.pending()
    assert pending.ask.actions == [ROLL]
    (_, hold) = sty.top(MAIN).candidates(sty)
    assert hold.refusal is not None
    assert hold.refusal.clause == "PG-T3"
    done(rolled(sty, 6, 3), HOLD)
    assert (asked(sty), sty.points) == (1, [9, 0])


def test_a_one_at_once_ends_the_turn() -> None:
    """PG-J1: also where nothing is at stake yet."""
    assert asked(rolled(dealt(2, 3), 1)) == 1


@pytest.mark.parametrize("coins", [(BUTTON, CROWN), (CROWN, BUTTON)])
def test_the_goal_ends_the_game_and_coins_are_turned(coins: tuple[int, int]) -> None:
    """PG-E1, PG-E2: who holds at the goal ends the game; coins count then."""
    sty = done(rolled(dealt(*coins), 6, 6, 5), HOLD)
    assert not sty.over
    sty = done(rolled(sty, 1, 6), HOLD)
    assert sty.over
    worth = [GAME.worth[coin] for coin in coins]
    assert sty.points == [23 + worth[0], worth[1]]
    assert GAME.result(sty).winners == (0,)


def test_equals_win_together() -> None:
    """PG-E2: a coin can make up for points."""
    sty = dealt(BUTTON, CROWN, goal=10)
    assert GAME.worth[CROWN] - GAME.worth[BUTTON] == 10
    assert GAME.result(done(rolled(sty, 6, 4), HOLD)).winners == (0, 1)


def test_a_position_says_which_coin_is_wrong() -> None:
    """PG-S1: two players cannot have the same coin."""
    sty = dealt(2, 3)
    words = GAME.describe(sty)
    assert GAME.restore(words, GAME.options({})).coins == sty.coins
    words["player"][1]["coin"] = words["player"][0]["coin"]
    with pytest.raises(BadPosition) as wrong:
        GAME.restore(words, GAME.options({}))
    assert wrong.value.facts["expected"] == "a coin that nobody else has"
