"""One answer for every fight: the exact chance of each card or pair, and the cheapest way to it.

`fight_plan(siege, seat)` tells, wherever the hero is in its hero phase: before a fight, where to go
and what to aim at; after the roll, which dice are best rolled again; then whose tokens to lay.
Dice, locks, tokens on the tile, charm, standard and rerolls count as they are.
"""

from typing import Final, final

from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.finishing import Finish, finishes
from hordekeep.games.last_bastion.analysis.odds import (
    FightOdds,
    RollOdds,
    aims,
    assault_of,
    in_own_phase,
    moved,
    planned_odds,
    roll_odds,
    steps_of,
)
from hordekeep.games.last_bastion.analysis.rolls import GoalProspect
from hordekeep.games.last_bastion.model.actions import Aim
from hordekeep.games.last_bastion.model.reasons import LEGAL
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.hero_phase import FIGHT, why_not_fight
from hordekeep.games.last_bastion.rules.rerolls import KEEP, REROLLS, MayReroll
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat

GOALS_OF_ONE: Final[tuple[int, ...]] = (FIRST,)
GOALS_OF_TWO: Final[tuple[int, ...]] = (FIRST, SECOND, BOTH)


@final
class Way:
    """The best way to beat a card, or a pair, from one tile."""

    def __init__(self, cards: tuple[int, ...], place: int, prospect: GoalProspect) -> None:
        self.cards = cards
        """What is to be beaten."""
        self.place = place
        """From where."""
        self.chance = prospect.chance
        """Exact, if everything is done for these cards alone."""
        self.tokens = prospect.tokens
        """How many further tokens that takes on the average when it works."""
        self.reroll = 0
        """The dice on the table that are best rolled again, as bits."""
        self.actions: list[Action] = []
        """What to do now, up to the next roll or to the last blow."""


@final
class FightPlan:
    """The ways of all fights that a hero could fight now, or of the one whose dice lie there."""

    def __init__(self, ways: list[Way], *, rolled: bool) -> None:
        self.ways = ways
        """The likeliest first; of equally likely ones the one that takes fewer tokens."""
        self.rolled = rolled
        """Whether the dice lie on the table: then what cannot be beaten is left out."""

    def best(self, cards: tuple[int, ...]) -> Way | None:
        """The best way to beat just these cards."""
        for way in self.ways:
            if way.cards == cards:
                return way
        return None


def fight_plan(siege: Siege, seat: Seat) -> FightPlan:
    """What this hero can fight, how likely it is to win, and how."""
    assault = assault_of(siege)
    if assault is None:
        return FightPlan(_sorted(_ahead(siege, seat)), rolled=False)
    if assault.seat != seat:
        return FightPlan([], rolled=True)
    place = siege.place[seat]
    rerolling = bool(siege.agenda) and isinstance(siege.agenda[-1], MayReroll)
    ways = _after_reroll(siege, place) if rerolling else _finishing(siege, place)
    return FightPlan(_sorted(ways), rolled=True)


def _sorted(ways: list[Way]) -> list[Way]:
    return sorted(ways, key=lambda way: (-way.chance, way.tokens, len(way.actions)))


# Before the roll.


def _ahead(siege: Siege, seat: Seat) -> list[Way]:
    lines = planned_odds(siege, seat)
    steps = _ways_to(in_own_phase(siege, seat), seat) if lines else {}
    found: list[Way] = []
    for line in lines:
        for goal in _goals(line.cards):
            if line.chance(goal):
                way = Way(_cards(line.cards, goal), line.place, line.prospects[goal])
                way.actions = [*steps[line.place], *_begin(siege, seat, line)]
                found.append(way)
    return found


def _begin(siege: Siege, seat: Seat, line: FightOdds) -> list[Action]:
    """LB-R8: a hero with more than two cards in reach names them before the roll."""
    world = siege.clone()
    world.place[seat] = line.place
    several = len(aims(world, seat)) > 1
    return [FIGHT, Aim(line.cards)] if several else [FIGHT]


def _ways_to(siege: Siege, seat: Seat) -> dict[int, list[Action]]:
    """The shortest moves to each tile from which the hero may fight."""
    found: dict[int, list[Action]] = {}
    front: list[tuple[Siege, list[Action]]] = [(siege, [])]
    seen: set[int] = set()
    for world, steps in front:  # grows while it is read, short ways first
        here = world.place[seat] * 2 + world.lying[seat]
        if here in seen:
            continue
        seen.add(here)
        if world.place[seat] not in found and why_not_fight(world, seat) == LEGAL:
            found[world.place[seat]] = steps
        for step in steps_of(world, seat):
            front.append((moved(world, seat, step), [*steps, step]))
    return found


# After the roll.


def _after_reroll(siege: Siege, place: int) -> list[Way]:
    """LB-R6: for each goal the dice that are best rolled again; of equal ones the fewest."""
    odds = roll_odds(siege)
    done = {finish.cards: finish for finish in finishes(siege)}
    found: list[Way] = []
    for goal in _goals(odds[0].cards):
        best = _best_reroll(odds, goal)
        prospect = best.prospects[goal]
        if prospect.chance:
            way = Way(_cards(best.cards, goal), place, prospect)
            way.reroll = best.dice
            way.actions = [REROLLS[best.dice]] if best.dice else _kept(done[way.cards])
            found.append(way)
    return found


def _best_reroll(odds: list[RollOdds], goal: int) -> RollOdds:
    best = odds[0]
    for line in odds[1:]:
        now, then = best.prospects[goal], line.prospects[goal]
        likelier = then.chance > now.chance
        if likelier or (then.chance == now.chance and then.tokens < now.tokens):
            best = line
    return best


def _kept(finish: Finish) -> list[Action]:
    return [KEEP, *finish.actions]


def _finishing(siege: Siege, place: int) -> list[Way]:
    found: list[Way] = []
    for finish in finishes(siege):
        way = Way(finish.cards, place, GoalProspect(1.0, float(len(finish.actions) - 1)))
        way.actions = finish.actions
        found.append(way)
    return found


def _goals(cards: tuple[int, ...]) -> tuple[int, ...]:
    return GOALS_OF_ONE if len(cards) == 1 else GOALS_OF_TWO


def _cards(cards: tuple[int, ...], goal: int) -> tuple[int, ...]:
    if goal == BOTH:
        return cards
    return (cards[1] if goal == SECOND else cards[0],)
