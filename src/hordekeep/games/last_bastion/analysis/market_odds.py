"""Exact chances of the Market: which colours its dice bring (LB-T3)."""

from typing import Final, final

from hordekeep.games.last_bastion.analysis.fight_goals import lattice_of
from hordekeep.games.last_bastion.analysis.odds import in_own_phase, kept_of, may_reroll, rerolls
from hordekeep.games.last_bastion.analysis.rolls import OUT_OF_REACH, FightGoal, Lattice
from hordekeep.games.last_bastion.model.box import FACES, TOKEN_COLOURS, WHITE
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.tiles import MARKET_DICE, MarketTake
from hordekeep.kernel.play.seat import Seat

MARKET_WEIGHTS: Final[tuple[int, ...]] = (2, FACES - 2)
"""A colour comes with its own face and with white."""


@final
class MarketOdds:
    """The chances to bring a colour from the Market: at least one token, and two (LB-T3)."""

    def __init__(self, colour: int, one: float, two: float) -> None:
        self.colour = colour
        self.one = one
        self.two = two


@final
class MarketRollOdds:
    """The Market's chances after a roll if some of its dice, given as bits, are rerolled."""

    def __init__(self, dice: int, colours: list[MarketOdds]) -> None:
        self.dice = dice
        self.colours = colours


def market_odds(siege: Siege, seat: Seat) -> list[MarketOdds]:
    """The chances of every colour before the Market's dice are rolled."""
    lattice = lattice_of(MARKET_DICE, MARKET_WEIGHTS)
    reroll = may_reroll(in_own_phase(siege, seat), seat)
    found: list[MarketOdds] = []
    for colour in range(TOKEN_COLOURS):
        chances = [
            (goal.before_with_reroll() if reroll else goal.before()).chance
            for goal in _market_goals(lattice, siege.supply[colour])
        ]
        found.append(MarketOdds(colour, chances[0], chances[1]))
    return found


def market_roll_odds(siege: Siege) -> list[MarketRollOdds]:
    """The Market's roll as it is, and what each set of dice to reroll would lead to."""
    if not any(isinstance(frame, MarketTake) for frame in siege.agenda):
        return []
    lattice = lattice_of(len(siege.dice), MARKET_WEIGHTS)
    found: list[MarketRollOdds] = []
    for dice in rerolls(siege):
        kept = kept_of(siege.dice, dice)
        lines: list[MarketOdds] = []
        for colour in range(TOKEN_COLOURS):
            node = lattice.node_of([_market_class(die, colour) for die in kept])
            one, two = _market_goals(lattice, siege.supply[colour])
            lines.append(MarketOdds(colour, one.keeping(node).chance, two.keeping(node).chance))
        found.append(MarketRollOdds(dice, lines))
    return found


def _market_class(die: int, colour: int) -> int:
    return 0 if die in (colour, WHITE) else 1


def _market_goals(lattice: Lattice, supply: int) -> list[FightGoal]:
    """At least one token of a colour, and two, as far as the supply goes (LB-R10)."""
    hits = [lattice.counts[node][0] for node in range(lattice.first_full, len(lattice.counts))]
    return [
        FightGoal(lattice, [0 if min(hit, supply) >= wanted else OUT_OF_REACH for hit in hits])
        for wanted in (1, 2)
    ]
