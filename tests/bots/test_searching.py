"""Playouts and values for those who search: every policy, both games, people's own policies too."""

import pytest
from tests.support.kernel_play import toy_table

from hordekeep.bots.searching import Rounds, evaluate, play_out
from hordekeep.kernel.errors import IllegalAction, UnknownBot
from hordekeep.kernel.play.action import HAPPENS, Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.library import new_table, open_game

GAMES = {name: open_game(name) for name in ("last-bastion", "sanctum")}


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def world_of(game: AnyGame, players: int = 2, seed: int = 3) -> World:
    table = new_table(game, players=players, seed=seed)
    return perspective_of(table, next(iter(table.decisions))).world(Luck(seed))


@pytest.mark.parametrize("policy", ["quick", "greedy", "random"])
def test_a_playout_ends_the_game_and_repeats_itself(game: AnyGame, policy: str) -> None:
    ends = []
    for _ in range(2):
        world = world_of(game)
        playout = play_out(world, Luck(5), policy)
        assert world.over
        assert 0 < playout.choices <= playout.decisions
        ends.append((world.key, playout.decisions))
    assert ends[0] == ends[1]


def test_a_playout_stops_after_a_round(game: AnyGame) -> None:
    """It stays where it is, with a question open, and goes on from there."""
    world = world_of(game)
    first = play_out(world, Luck(5), "quick", Rounds(1))
    assert not world.over
    assert world.asked is not None
    further = play_out(world, Luck(5), "quick", Rounds(2))
    assert further.decisions > first.decisions > 1


def test_peoples_own_policy_plays(game: AnyGame) -> None:
    """It need not inherit from anything, on the compiled build too."""

    class Last:
        asked = 0

        def pick(self, world: World) -> Action:
            self.asked += 1
            assert world.asked is not None
            return world.asked.actions[-1]

    policy = Last()
    world = world_of(game)
    playout = play_out(world, Luck(1), policy, Rounds(2))
    assert policy.asked == playout.decisions > 0


def test_nonsense_of_an_own_policy_is_refused(game: AnyGame) -> None:
    """illegal-action"""

    class Nonsense:
        def pick(self, world: World) -> Action:
            return HAPPENS

    with pytest.raises(IllegalAction):
        play_out(world_of(game), Luck(1), Nonsense())


def test_a_policy_that_nobody_knows_is_refused(game: AnyGame) -> None:
    """unknown-bot"""
    with pytest.raises(UnknownBot) as refused:
        play_out(world_of(game), Luck(1), "oracle")
    assert refused.value.facts["expected"] == "quick greedy random"


def test_a_game_without_players_is_played_at_random() -> None:
    """unknown-bot for all else."""
    table = toy_table()
    world = perspective_of(table, 0).world(Luck(1))
    with pytest.raises(UnknownBot):
        play_out(world.clone(), Luck(1), "quick")
    with pytest.raises(UnknownBot):
        evaluate(world, 0)
    play_out(world, Luck(1), "random")
    assert world.over


def test_a_value_lies_between_lost_and_won(game: AnyGame) -> None:
    """Before the end strictly between; at the end it is the result's."""
    world = world_of(game)
    assert 0 < evaluate(world, 0) < 1
    play_out(world, Luck(2), "quick")
    result = world.result()
    assert result is not None
    values = [evaluate(world, seat) for seat in range(2)]
    for seat, value in enumerate(values):
        assert (value > 0) == (seat in result.winners)


def test_who_has_more_life_is_better_off(game: AnyGame) -> None:
    world = world_of(game, players=4)
    play_out(world, Luck(2), "quick", Rounds(1))
    before = evaluate(world, 0)
    state = world.clone().state
    if game.id == "sanctum":
        state.champions[0].life += 2  # type: ignore[attr-defined]  # it is a quest
    else:
        state.life[0] += 2  # type: ignore[attr-defined]  # it is a siege
    assert evaluate(World(game, state, Luck(1)), 0) > before


def test_quick_players_come_far_where_random_ones_never_do() -> None:
    """Sanctum: somebody survives the Demon Lord."""
    ends = {"quick": 0, "random": 0}
    for policy in ends:
        for seed in range(4):
            world = world_of(GAMES["sanctum"], players=2, seed=seed)
            play_out(world, Luck(seed), policy)
            result = world.result()
            assert result is not None
            ends[policy] += result.reason == "lord-beaten"
    assert ends["random"] == 0
    assert ends["quick"] >= 2
