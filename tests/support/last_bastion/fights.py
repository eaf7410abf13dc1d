"""Fights of Last Bastion held against brute force: every roll, every reroll, every token."""

from collections.abc import Iterator

from tests.support.last_bastion.brute_force import (
    Faces,
    by_all_rerolls,
    by_all_rolls,
    fewest_tokens,
    goals_of,
    rerolled,
)
from tests.support.last_bastion.stage import GAME

from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.fight_plan import Way, fight_plan
from hordekeep.games.last_bastion.analysis.odds import may_reroll
from hordekeep.games.last_bastion.model.actions import Beat, Spend
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import Assault, CombatRoll
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.rerolls import MayReroll
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.seat import MAIN, Seat

CLOSE = 1e-9
Table = dict[Faces, list[int | None]]


def hero_phases(seed: int) -> Iterator[tuple[Siege, Seat]]:
    """Hero phases of a random game, heroes brought together at times, with tokens more or less."""
    luck = Luck(seed)
    options = {"players": 1 + seed % 4, "difficulty": ("beginner", "heroic")[seed % 2]}
    siege = GAME.begin(GAME.options(options))
    asked = next_seat(siege, luck)
    while asked is not None:
        if isinstance(siege.top(MAIN), HeroPhase) and luck.below(4) == 0:
            world = siege.clone()
            if luck.below(2):
                here = world.place[asked.seat]
                world.place = [here if at >= 0 else at for at in world.place]
            yield world, asked.seat
        siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
        asked = next_seat(siege, luck)


def do(siege: Siege, actions: list[Action]) -> None:
    """Takes the actions of a way; each must be legal."""
    for action in actions:
        asked = siege.settle(MAIN)
        assert asked is not None
        assert action in asked.actions, f"{action} is not legal"
        siege.answer(MAIN, action)


def goal_of(cards: Faces, aim: Faces) -> int:
    if cards == aim and len(aim) > 1:
        return BOTH
    return FIRST if cards[0] == aim[0] else SECOND


def check_fight(siege: Siege, seat: Seat, luck: Luck) -> int:
    """Follows one way of a plan from the first move to the last blow; says how much was checked."""
    ways = fight_plan(siege, seat).ways
    if not ways:
        return 0
    way = ways[luck.below(len(ways))]
    world = siege.clone()
    do(world, way.actions)
    frame = world.top(MAIN)
    assert isinstance(frame, CombatRoll)
    assert way.cards == tuple(card for card in frame.cards if card in way.cards)
    table = fewest_tokens(world, seat, frame.cards)
    _check_ahead(way, table, frame.cards, again=may_reroll(world, seat))
    checked = 1
    asked = world.settle(MAIN)
    if asked is not None and asked.chance is not None:
        world.answer(MAIN, Fate(asked.chance.fall(luck)))
        world.settle(MAIN)
    if isinstance(world.top(MAIN), MayReroll):
        _check_reroll(world, seat, table, frame.cards)
        checked += 1
        world.answer(MAIN, play_reroll(world, luck))
        next_seat(world, luck)
    if isinstance(world.top(MAIN), Assault):
        _check_finish(world, seat, table[tuple(world.dice)], frame.cards)
        checked += 1
    return checked


def play_reroll(siege: Siege, luck: Luck) -> Action:
    asked = siege.settle(MAIN)
    assert asked is not None
    return asked.actions[luck.below(len(asked.actions))]


def _check_ahead(way: Way, table: Table, aim: Faces, *, again: bool) -> None:
    goal = goal_of(way.cards, aim)
    if again:
        assert abs(way.chance - by_all_rerolls(table, goal)) < CLOSE
        return
    chance, tokens = by_all_rolls(table)[goal]
    assert abs(way.chance - chance) < CLOSE
    assert abs(way.tokens - tokens) < CLOSE


def _check_reroll(siege: Siege, seat: Seat, table: Table, aim: Faces) -> None:
    """LB-R6: no other set of dice is better, and this one is as good as was said."""
    faces = tuple(siege.dice)
    plan = fight_plan(siege, seat)
    for cards in [aim] if len(aim) == 1 else [aim[:1], aim[1:], aim]:
        goal = goal_of(cards, aim)
        best = max(rerolled(table, faces, dice, goal) for dice in range(1 << len(faces)))
        way = plan.best(cards)
        assert (way is None) == (best == 0)
        if way is not None:
            assert abs(way.chance - best) < CLOSE
            assert abs(rerolled(table, faces, way.reroll, goal) - best) < CLOSE
            do(siege.clone(), way.actions)


def _check_finish(siege: Siege, seat: Seat, fewest: list[int | None], aim: Faces) -> None:
    """Every set that can be beaten is, with the fewest tokens; nothing else is promised."""
    plan = fight_plan(siege, seat)
    needed = goals_of(fewest)
    for cards in [aim] if len(aim) == 1 else [aim[:1], aim[1:], aim]:
        tokens = needed[goal_of(cards, aim)]
        way = plan.best(cards)
        assert (way is None) == (tokens is None)
        if way is not None:
            assert len([one for one in way.actions if isinstance(one, Spend)]) == tokens
            assert way.actions[-1] == Beat(cards)
            do(siege.clone(), way.actions)


def check_fights(positions: int, first_seed: int = 0) -> None:
    """Checks so many plans: ahead of the roll, with rerolls, at the finish."""
    checked = 0
    seed = first_seed
    while checked < positions:
        for siege, seat in hero_phases(seed):
            checked += check_fight(siege, seat, Luck(seed * 1000 + checked))
            if checked >= positions:
                return
        seed += 1
