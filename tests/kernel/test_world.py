"""Worlds: games to think in, lanes and NATURE included."""

import pytest
from tests.support import toy
from tests.support.kernel_play import finished, to_night, toy_table

from hordekeep.kernel.errors import GameOver, IllegalAction
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table


def seen_from(table: Table, seat: int) -> World:
    return perspective_of(table, seat).world(Luck(4))


def test_a_world_asks_what_the_table_asks() -> None:
    table = toy_table()
    asked = seen_from(table, 0).asked
    assert asked is not None
    assert (asked.seat, asked.lane) == (0, MAIN)
    assert asked.actions == table.decisions[0].actions


def test_a_world_is_played_to_its_end_through_lanes() -> None:
    """NATURE answers by itself; nothing reaches the table."""
    table = toy_table(days=2)
    before = table.state.fingerprint()
    world = seen_from(table, 0)
    lanes = set()
    while (asked := world.asked) is not None:
        lanes.add(asked.lane)
        world.apply(asked.actions[-1])
    assert world.over
    assert lanes == {MAIN, 0, 1}
    result = world.result()
    assert result is not None
    assert result.winners
    assert table.state.fingerprint() == before


@pytest.mark.parametrize("seat", [0, 1])
def test_in_lanes_the_own_question_comes_first(seat: int) -> None:
    """A bot that thinks about its own lane is not asked for the other one."""
    world = seen_from(to_night(toy_table()), seat)
    asked = world.asked
    assert asked is not None
    assert (asked.seat, asked.lane) == (seat, seat)


def test_a_clone_goes_its_own_way() -> None:
    world = seen_from(toy_table(), 0)
    key = world.key
    other = world.clone(Luck(9))
    assert other.key == key
    asked = other.asked
    assert asked is not None
    other.apply(asked.actions[-1])
    assert other.key != key
    assert world.key == key


def test_equal_worlds_have_equal_keys() -> None:
    """Whatever way they came about."""
    first, second = (seen_from(toy_table(), 0) for _ in range(2))
    for world, spots in ((first, (0, 1)), (second, (1, 0))):
        for spot in spots:
            world.apply(toy.Lay(spot))
    assert first.key == second.key


def test_a_world_refuses_what_is_not_legal() -> None:
    """illegal-action, game-over."""
    world = seen_from(toy_table(2), 0)
    with pytest.raises(IllegalAction):
        world.apply(toy.BOAST)
    over = World(toy.Toy(), finished().state.clone(), Luck(1))
    assert over.asked is None
    with pytest.raises(GameOver):
        over.apply(toy.DONE)


def test_anybodys_numbers_will_do() -> None:
    """Own sources of chance need not inherit from anything, on the compiled build too."""

    class Zeros:
        asked = 0

        def below(self, bound: int) -> int:
            assert bound > 0
            self.asked += 1
            return 0

    zeros = Zeros()
    world = perspective_of(toy_table(), 0).world(zeros)
    while (asked := world.asked) is not None:
        world.apply(asked.actions[-1])
    assert zeros.asked > 0
