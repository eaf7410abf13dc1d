"""A fight laid out for counting: what each of its goals takes with every roll of the dice.

When a card falls is asked of the engine (`combat.falls`, `combat.both_fall`).
"""

from functools import cache
from typing import Final, final

from hordekeep.games.last_bastion.analysis.rolls import OUT_OF_REACH, FightGoal, Lattice
from hordekeep.games.last_bastion.model.box import FACES, TOKEN_COLOURS, WHITE
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import Assault, Target, both_fall, falls

# The goals of a fight, in the order of `Fray.goals`.
FIRST: Final = 0
SECOND: Final = 1
EITHER: Final = 2
BOTH: Final = 3
GOALS: Final[tuple[str, ...]] = ("first", "second", "either", "both")

lattice_of = cache(Lattice)
"""The lattice of this many dice with such weights; the same object every time."""


@final
class Fray:
    """A fight laid out for counting: its targets, the tokens at hand, every roll by its classes."""

    def __init__(self, siege: Siege, assault: Assault, dice: int) -> None:
        self.siege = siege
        self.assault = assault
        self.cards = assault.cards()
        self.faces = [siege.box.card_colour[self.cards[0]]]
        """The faces that tell rolls apart; all others are one class, the last."""
        for card in self.cards[1:]:
            if siege.box.card_colour[card] not in self.faces:
                self.faces.append(siege.box.card_colour[card])
        self.faces.append(WHITE)
        blanks = [face for face in range(FACES) if face not in self.faces]
        self.lattice = lattice_of(dice, (*[1] * len(self.faces), len(blanks)))
        self.faces.append(blanks[0])
        self.targets = [
            Target(siege, card, assault.laid_on(index)) for index, card in enumerate(self.cards)
        ]
        self.needs = [target.need for target in self.targets]
        barred = siege.equipment_barred()
        self.stock = [
            0 if barred else assault.at_hand(siege, colour) for colour in range(TOKEN_COLOURS)
        ]

    def goals(self) -> list[FightGoal]:
        """What each goal takes, by every full roll."""
        rolls = [self._dice(node) for node in range(self.lattice.first_full, self._nodes())]
        first = [self.tokens_for(dice, (0,)) for dice in rolls]
        if len(self.cards) == 1:
            none = [OUT_OF_REACH] * len(rolls)
            needed = [first, none, first, none]
        else:
            second = [self.tokens_for(dice, (1,)) for dice in rolls]
            both = [self.tokens_for(dice, (0, 1)) for dice in rolls]
            either = [_fewer(first[roll], second[roll]) for roll in range(len(rolls))]
            needed = [first, second, either, both]
        return [FightGoal(self.lattice, tokens) for tokens in needed]

    def _nodes(self) -> int:
        return len(self.lattice.counts)

    def _dice(self, node: int) -> list[int]:
        """Dice that stand for a node."""
        dice: list[int] = []
        for kind, count in enumerate(self.lattice.counts[node]):
            dice += [self.faces[kind]] * count
        return dice

    def node_of(self, dice: list[int]) -> int:
        """The node of dice as they fell."""
        last = len(self.faces) - 1
        return self.lattice.node_of(
            [self.faces.index(die) if die in self.faces[:last] else last for die in dice]
        )

    def tokens_for(self, dice: list[int], indices: tuple[int, ...]) -> int:
        """LB-C3, LB-C15: the fewest further tokens with which these cards fall, or OUT_OF_REACH."""
        needed = self.split_for(dice, indices)
        return sum(needed) if needed else OUT_OF_REACH

    def split_for(self, dice: list[int], indices: tuple[int, ...]) -> list[int]:
        """The same by card; None when these cards cannot fall together with those already hit."""
        for token in self.assault.laid:
            if token >> 3 not in indices:
                return []
        if len(indices) == 1:
            return self._split_for_one(dice, self.targets[indices[0]], self.needs[indices[0]])
        return self._split_for_both(dice)

    def _split_for_one(self, dice: list[int], target: Target, need: int) -> list[int]:
        most = min(need, self.stock[target.colour])
        target.need = need - most
        if not falls(target, dice):
            return []
        for tokens in range(most):
            target.need = need - tokens
            if falls(target, dice):
                return [tokens]
        return [most]

    def _split_for_both(self, dice: list[int]) -> list[int]:
        first, second = self.targets
        most_first = min(self.needs[0], self.stock[first.colour])
        most_second = min(self.needs[1], self.stock[second.colour])
        most = most_first + most_second
        if first.colour == second.colour:
            most = min(most, self.stock[first.colour])
        first.need = self.needs[0] - most_first
        second.need = self.needs[1] - most_second
        if not both_fall(first, second, dice):
            return []
        for tokens in range(most + 1):
            for on_first in range(max(tokens - most_second, 0), min(tokens, most_first) + 1):
                first.need = self.needs[0] - on_first
                second.need = self.needs[1] - (tokens - on_first)
                if both_fall(first, second, dice):
                    return [on_first, tokens - on_first]
        return []


def _fewer(tokens: int, others: int) -> int:
    if tokens == OUT_OF_REACH or others == OUT_OF_REACH:
        return max(tokens, others)
    return min(tokens, others)
