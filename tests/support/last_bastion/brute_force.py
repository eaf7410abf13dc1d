"""Chances by brute force: every roll is given to the real engine, and every way to answer tried."""

from itertools import product

from hordekeep.games.last_bastion.model.actions import Beat, Keep, Spend
from hordekeep.games.last_bastion.model.box import FACES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import CombatRoll
from hordekeep.games.last_bastion.rules.rerolls import MayReroll
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN

Faces = tuple[int, ...]
GOALS = ((0,), (1,), (0, 1))


def fewest_tokens(siege: Siege, seat: int, cards: Faces) -> dict[Faces, list[int | None]]:
    """For every roll the fewest tokens that beat the first card, the second, both, if any do."""
    world = siege.clone()
    world.agenda.append(CombatRoll(seat, cards))
    asked = world.settle(MAIN)
    if asked is None or asked.chance is None:
        return {(): _fewest(world, asked, cards)}
    found = {}
    for faces in product(range(FACES), repeat=asked.chance.count):
        rolled = world.clone()
        rolled.answer(MAIN, Fate(faces))
        asked = rolled.settle(MAIN)
        if isinstance(rolled.top(MAIN), MayReroll):
            rolled.answer(MAIN, Keep())
            asked = rolled.settle(MAIN)
        found[faces] = _fewest(rolled, asked, cards)
    return found


def _fewest(world: Siege, asked: Ask | None, cards: Faces) -> list[int | None]:
    """Lays tokens in every way that the engine offers, and notes what can be beaten then."""
    goals = [tuple(cards[index] for index in goal if index < len(cards)) for goal in GOALS]
    fewest: list[int | None] = [None, None, None]
    worlds = [(world, asked)]
    tokens = 0
    while worlds:
        beyond: dict[tuple[int, ...], tuple[Siege, Ask | None]] = {}
        for one, question in worlds:
            assert question is not None
            for action in question.actions:
                if isinstance(action, Beat):
                    for goal, wanted in enumerate(goals):
                        if action.cards == wanted and fewest[goal] is None:
                            fewest[goal] = tokens
                elif isinstance(action, Spend):
                    after = one.clone()
                    after.answer(MAIN, action)
                    laid = tuple(sorted(after.top(MAIN).values()[3]))  # type: ignore[call-overload]  # the frame knows
                    if laid not in beyond:
                        beyond[laid] = (after, after.settle(MAIN))
        worlds = list(beyond.values())
        tokens += 1
    if len(cards) == 1:
        fewest[1] = fewest[2] = None
    return fewest


def goals_of(fewest: list[int | None]) -> list[int | None]:
    """First, second, either, both."""
    first, second, both = fewest
    known = [tokens for tokens in (first, second) if tokens is not None]
    return [first, second, min(known, default=None), both]


def by_all_rolls(table: dict[Faces, list[int | None]]) -> list[tuple[float, float]]:
    """Chance and mean tokens of first, second, either, both."""
    return [_mean([goals_of(fewest)[goal] for fewest in table.values()]) for goal in range(4)]


def _mean(tokens: list[int | None]) -> tuple[float, float]:
    reached = [one for one in tokens if one is not None]
    return len(reached) / len(tokens), sum(reached) / len(reached) if reached else 0.0


def by_all_rerolls(table: dict[Faces, list[int | None]], goal: int) -> float:
    """The chance of a goal if the best set of dice is rerolled after every roll."""
    total = 0.0
    for faces in table:
        total += max(rerolled(table, faces, dice, goal) for dice in range(1 << len(faces)))
    return total / len(table)


def rerolled(table: dict[Faces, list[int | None]], faces: Faces, dice: int, goal: int) -> float:
    """The chance of a goal after a roll when these dice are rolled again."""
    pools = [range(FACES) if dice >> die & 1 else (face,) for die, face in enumerate(faces)]
    outcomes = [goals_of(table[again])[goal] for again in product(*pools)]
    return sum(one is not None for one in outcomes) / len(outcomes)
