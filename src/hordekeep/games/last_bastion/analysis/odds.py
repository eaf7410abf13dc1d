"""Exact chances of every fight and of rerolls, counted out, never sampled.

- `fight_odds(siege, seat)`: the fights that a hero could start where it stands (or at `place`).
- `planned_odds(siege, seat)`: the same for every tile that the hero can still walk to.
- `roll_odds(siege)`: after a roll, what each set of dice to reroll would lead to.

What is in reach, what a card needs and when it falls is asked of the engine (`combat`).
"""

from typing import final

from hordekeep.games.last_bastion.analysis.fight_goals import Fray
from hordekeep.games.last_bastion.analysis.rolls import GoalProspect
from hordekeep.games.last_bastion.model.actions import Aim
from hordekeep.games.last_bastion.model.box import REROLL
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS
from hordekeep.games.last_bastion.model.reasons import LEGAL
from hordekeep.games.last_bastion.model.state import REROLLED, Siege
from hordekeep.games.last_bastion.rules.combat import (
    MOST_TARGETS,
    Aiming,
    Assault,
    combat_dice,
    in_reach,
)
from hordekeep.games.last_bastion.rules.hero_phase import (
    MOVES,
    STAND_UP,
    HeroPhase,
    why_not_fight,
    why_not_move,
    why_not_stand_up,
)
from hordekeep.games.last_bastion.rules.phases import is_hero_phase_of
from hordekeep.games.last_bastion.rules.rerolls import MayReroll
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class FightOdds:
    """The chances of one fight: of its first card, its second, at least one, both.

    Every goal is played best for itself. With one card only FIRST and EITHER can be reached.
    """

    def __init__(
        self,
        place: int,
        moves: int,
        cards: tuple[int, ...],
        dice: int,
        prospects: list[GoalProspect],
    ) -> None:
        self.place = place
        """From where the fight is fought."""
        self.moves = moves
        """How many moves (standing up included) it takes to get there."""
        self.cards = cards
        """The one or two cards; with more in reach, the aim (LB-R8)."""
        self.dice = dice
        self.prospects = prospects
        """By goal."""

    def chance(self, goal: int) -> float:
        """The chance to reach a goal."""
        return self.prospects[goal].chance


@final
class RollOdds:
    """The chances after a roll if some of its dice, given as bits, are rerolled (0 for none)."""

    def __init__(self, dice: int, cards: tuple[int, ...], prospects: list[GoalProspect]) -> None:
        self.dice = dice
        self.cards = cards
        self.prospects = prospects
        """By goal, as in `FightOdds`."""


# Fights to come.


def fight_odds(
    siege: Siege, seat: Seat, place: int = NONE, cards: tuple[int, ...] = ()
) -> list[FightOdds]:
    """The fights that a hero could start from a place, or from where it stands; one line an aim.

    `cards` asks for one aim only. Whether the hero still may fight in this phase is not asked.
    """
    world = siege
    if place not in (NONE, siege.place[seat]):
        world = siege.clone()
        world.place[seat] = place
    lines = [cards] if cards else aims(world, seat)
    return [_odds_of(world, seat, line, moves=0) for line in lines]


def planned_odds(siege: Siege, seat: Seat) -> list[FightOdds]:
    """The fights that a hero may start in this hero phase: here, or where its moves left lead.

    For a hero whose hero phase it is not, as if it began now. The nearest first.
    """
    if not siege.in_action(seat):
        return []
    found: list[FightOdds] = []
    worlds = [in_own_phase(siege, seat)]
    seen = 0
    moves = 0
    while worlds:
        beyond: list[Siege] = []
        for world in worlds:
            here = 1 << world.place[seat] * 2 + world.lying[seat]
            if not seen & here:
                seen |= here
                found += _lines_here(world, seat, moves, known=found)
                beyond += _one_move_on(world, seat)
        worlds = beyond
        moves += 1
    return found


def aims(siege: Siege, seat: Seat) -> list[tuple[int, ...]]:
    """The fights that could be started here, by their cards (LB-C1, LB-C14, LB-R8)."""
    cards = in_reach(siege, seat)
    if len(cards) <= MOST_TARGETS:
        return [tuple(cards)] if cards else []
    asked = Aiming(seat).ask(siege)
    return [aim.cards for aim in asked.actions if isinstance(aim, Aim)] if asked else []


def in_own_phase(siege: Siege, seat: Seat) -> Siege:
    """The siege, or one in which this hero has used up nothing yet."""
    if is_hero_phase_of(siege, seat):
        return siege
    world = siege.clone()
    world.spent = 0
    return world


def _lines_here(siege: Siege, seat: Seat, moves: int, *, known: list[FightOdds]) -> list[FightOdds]:
    """The fights that the hero may start where it stands, unless they are known already."""
    place = siege.place[seat]
    if why_not_fight(siege, seat) is not LEGAL or place in [line.place for line in known]:
        return []
    return [_odds_of(siege, seat, aim, moves=moves) for aim in aims(siege, seat)]


def _one_move_on(siege: Siege, seat: Seat) -> list[Siege]:
    """What one more move of the hero can lead to."""
    return [moved(siege, seat, step) for step in steps_of(siege, seat)]


def steps_of(siege: Siege, seat: Seat) -> list[Action]:
    """The moves that the hero may still make, standing up among them."""
    tile_at = siege.layout.tile_at
    steps: list[Action] = [
        MOVES[tile_at[place]]
        for place in NEIGHBOURS[siege.place[seat]]
        if why_not_move(siege, seat, place) is LEGAL
    ]
    if why_not_stand_up(siege, seat) is LEGAL:
        steps.append(STAND_UP)
    return steps


def moved(siege: Siege, seat: Seat, step: Action) -> Siege:
    """The siege after a move of the hero."""
    world = siege.clone()
    HeroPhase(seat).resume(world, step)
    return world


def _odds_of(siege: Siege, seat: Seat, cards: tuple[int, ...], *, moves: int) -> FightOdds:
    count = combat_dice(siege, seat)
    fray = Fray(siege, _assault(seat, cards), count)
    reroll = may_reroll(in_own_phase(siege, seat), seat)
    prospects = [goal.before_with_reroll() if reroll else goal.before() for goal in fray.goals()]
    return FightOdds(siege.place[seat], moves, cards, count, prospects)


def _assault(seat: Seat, cards: tuple[int, ...]) -> Assault:
    return Assault(seat, cards[0], cards[1] if len(cards) > 1 else NONE, ())


def may_reroll(siege: Siege, seat: Seat) -> bool:
    """LB-R6: once in each own hero phase."""
    return siege.has_power(seat, REROLL) and not siege.spent & REROLLED


# A roll on the table.


def assault_of(siege: Siege) -> Assault | None:
    """The fight whose dice lie on the table."""
    for frame in siege.agenda[::-1]:  # mypyc cannot compile reversed() of generic frames
        if isinstance(frame, Assault):
            return frame
    return None


def roll_odds(siege: Siege) -> list[RollOdds]:
    """What each set of dice to reroll would lead to; only the roll as it is, if none may be.

    Nothing when no fight has been rolled for.
    """
    assault = assault_of(siege)
    if assault is None:
        return []
    fray = Fray(siege, assault, len(siege.dice))
    goals = fray.goals()
    return [
        RollOdds(
            dice,
            tuple(fray.cards),
            [goal.keeping(fray.node_of(kept_of(siege.dice, dice))) for goal in goals],
        )
        for dice in rerolls(siege)
    ]


def rerolls(siege: Siege) -> range:
    """The sets of dice that may be rerolled now, the empty one among them."""
    waiting = bool(siege.agenda) and isinstance(siege.agenda[-1], MayReroll)
    return range(1 << len(siege.dice) if waiting else 1)


def kept_of(dice: list[int], rerolled: int) -> list[int]:
    """The dice that stay."""
    return [die for index, die in enumerate(dice) if not rerolled >> index & 1]
