"""How the cards of a fight can be finished with the dice on the table: which die, whose tokens."""

from itertools import product
from typing import final

from hordekeep.games.last_bastion.analysis.fight_goals import Fray
from hordekeep.games.last_bastion.analysis.odds import assault_of
from hordekeep.games.last_bastion.model.actions import Beat, Spend
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import Assault, falls
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class Finish:
    """A way to beat some cards of the fight with as few further tokens as possible."""

    def __init__(self, cards: tuple[int, ...], dice: tuple[int, ...], spends: list[Action]) -> None:
        self.cards = cards
        self.dice = dice
        """For each die of the roll the card it counts against, or NONE: as few as needed."""
        self.actions: list[Action] = [*spends, Beat(cards)]
        """The answers that do it, one after the other: tokens, the fighter's own first; beat."""


def finishes(siege: Siege) -> list[Finish]:
    """A way for each set of cards that can be beaten now: first, second, both (LB-C4, LB-C15)."""
    assault = assault_of(siege)
    if assault is None:
        return []
    fray = Fray(siege, assault, len(siege.dice))
    wanted = [(0,)] if len(fray.cards) == 1 else [(0,), (1,), (0, 1)]
    found: list[Finish] = []
    for indices in wanted:
        tokens = fray.split_for(siege.dice, indices)
        if tokens:
            cards = tuple([fray.cards[index] for index in indices])
            dice = _dice_on(siege, fray, indices, tokens)
            found.append(Finish(cards, dice, _spends(siege, assault, indices, tokens)))
    return found


def _dice_on(
    siege: Siege, fray: Fray, indices: tuple[int, ...], tokens: list[int]
) -> tuple[int, ...]:
    """Which die counts against which card; of all ways the one with the fewest dice."""
    best: tuple[int, ...] = ()
    fewest = len(siege.dice) + 1
    for placing in product((NONE, *indices), repeat=len(siege.dice)):
        used = len(placing) - placing.count(NONE)
        if used < fewest and _all_fall(siege, fray, indices, tokens, placing):
            best, fewest = placing, used
    return tuple([NONE if index == NONE else fray.cards[index] for index in best])


def _all_fall(
    siege: Siege,
    fray: Fray,
    indices: tuple[int, ...],
    tokens: list[int],
    placing: tuple[int, ...],
) -> bool:
    for index, laid in zip(indices, tokens, strict=True):
        target = fray.targets[index]
        target.need = fray.needs[index] - laid
        dice = [die for die, on in zip(siege.dice, placing, strict=True) if on == index]
        if not falls(target, dice):
            return False
    return True


def _spends(
    siege: Siege, assault: Assault, indices: tuple[int, ...], tokens: list[int]
) -> list[Action]:
    """Whose tokens are laid: the fighter's first, then those of the others on the tile (LB-C3)."""
    here = [
        seat
        for seat in siege.clockwise_from(assault.seat)
        if siege.place[seat] == siege.place[assault.seat]
    ]
    given: list[Action] = []
    for index, count in zip(indices, tokens, strict=True):
        card = assault.cards()[index]
        for _ in range(count):
            giver = _giver(siege, assault, here, index)
            given.append(Spend(siege.seat_hero[giver], card))
            laid = (*assault.laid, giver + 8 * index)
            assault = Assault(assault.seat, assault.first, assault.second, laid)
    return given


def _giver(siege: Siege, assault: Assault, here: list[Seat], index: int) -> Seat:
    colour = siege.box.card_colour[assault.cards()[index]]
    for seat in here:
        if assault.left_of(siege, seat, colour) > 0:
            return seat
    raise AssertionError("the tokens were counted before")
