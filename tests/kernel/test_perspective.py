"""Perspectives: a bot gets a decision and what its seat may know, and nothing else."""

import pytest
from tests.support import toy
from tests.support.kernel_play import finished, say, to_night, toy_table

from hordekeep.kernel.errors import GameOver, IllegalAction, NotYourDecision
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.perspective import Perspective, perspective_of, perspective_on
from hordekeep.kernel.table.table import Table


def test_a_perspective_is_the_seats() -> None:
    """Decision, view, imagined worlds and spelling as the table gives them to this seat."""
    table = to_night(toy_table())
    perspective = perspective_of(table, 1)
    assert perspective.seat == 1
    assert perspective.decision.number == table.decisions[1].number
    assert perspective.view == table.view(1)
    world = perspective.imagine(Luck(1))
    assert world.fingerprint() == table.imagine(1, Luck(1)).fingerprint()
    assert perspective.spell(toy.Lay(1)) == "lay north"


def test_a_perspective_is_for_an_open_decision() -> None:
    """not-your-decision, game-over."""
    with pytest.raises(NotYourDecision):
        perspective_of(toy_table(), 1)
    with pytest.raises(GameOver):
        perspective_of(finished(), 1)


def reachable(perspective: Perspective) -> list[object]:
    """What can be had by attributes, of attributes, public and private."""
    found: list[object] = [perspective]
    for one in found:
        names = [name for name in dir(one) if name == "__self__" or not name.startswith("__")]
        inner = [getattr(one, name) for name in names if name != "view"]
        found += [value for value in inner if not known(value, found)]
    return found


def known(value: object, found: list[object]) -> bool:
    plain = (int, str, tuple, list, dict, type(None))
    return isinstance(value, plain) or any(value is one for one in found)


def test_no_attribute_leads_to_the_table() -> None:
    """Neither the table nor its state, nor the other's decision."""
    table = to_night(toy_table())
    found = reachable(perspective_of(table, 0))
    assert len(found) > 5
    assert not [one for one in found if isinstance(one, Table | State | toy.Toy)]


def test_the_view_is_built_when_it_is_read() -> None:
    """A bot that does not look costs nothing."""
    table = toy_table()
    perspective = perspective_of(table, 0)
    assert isinstance(table.game, toy.Toy)
    assert table.game.looks == 0
    assert perspective.view == table.view(0)
    assert table.game.looks == 2


def test_a_bot_cannot_make_an_action_legal() -> None:
    """Its list of actions is its own."""
    table = toy_table(2)
    decision = perspective_of(table, 0).decision
    decision.actions.append(toy.BOAST)
    with pytest.raises(IllegalAction):
        table.answer(0, decision.number, toy.BOAST)


def test_a_bot_plays_with_what_it_gets() -> None:
    """The number and an action of its decision are an answer."""
    table = toy_table()
    decision = perspective_of(table, 0).decision
    table.answer(0, decision.number, decision.actions[0])
    say(table, 0, "done")


def test_a_bare_state_will_do() -> None:
    """Without a table or a journal: the same decision, view and worlds."""
    table = to_night(toy_table())
    known = perspective_of(table, 1)
    bare = perspective_on(table.game, table.state.clone(), 1)
    assert bare.decision.actions == known.decision.actions
    assert bare.decision.question.key == known.decision.question.key
    assert (bare.decision.lane, bare.decision.clause) == (1, known.decision.clause)
    assert bare.view == known.view
    assert bare.imagine(Luck(1)).fingerprint() == known.imagine(Luck(1)).fingerprint()
    assert not [one for one in reachable(bare) if isinstance(one, State | toy.Toy)]


def test_a_bare_state_asks_whom_it_asks() -> None:
    """not-your-decision, game-over."""
    with pytest.raises(NotYourDecision):
        perspective_on(toy.Toy(), toy_table().state.clone(), 1)
    with pytest.raises(GameOver):
        perspective_on(toy.Toy(), finished().state.clone(), 0)
