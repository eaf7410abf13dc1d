"""What a seat should know before it decides: which fights, and which cards may lose the game."""

from collections.abc import Sequence
from typing import Final

from hordekeep.games.last_bastion.analysis.odds import FightOdds, fight_odds, planned_odds
from hordekeep.games.last_bastion.analysis.ruin import Ruin, ruin
from hordekeep.games.last_bastion.model.actions import Aim
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import Assault, in_reach
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat

PAIR: Final = 2
NOT_WORTH_TELLING: Final = 0.001


def fights_ahead(siege: Siege, seat: Seat, actions: Sequence[Action]) -> list[FightOdds]:
    """The nearest fights first; while an aim is chosen, one for each aim among the actions."""
    aims = [action.cards for action in actions if isinstance(action, Aim)]
    if aims:
        return [line for cards in aims for line in fight_odds(siege, seat, cards=cards)]
    return planned_odds(siege, seat)


def ruins_ahead(siege: Siege, seat: Seat) -> list[tuple[tuple[int, ...], Ruin]]:
    """The cards in the fight or in reach, and both, whose exits can lose the game."""
    found = []
    for cards in _sets_in_reach(siege, seat):
        risk = ruin(siege, seat, cards)
        if risk.chance > 0 or risk.left_out > NOT_WORTH_TELLING:
            found.append((cards, risk))
    return found


def _sets_in_reach(siege: Siege, seat: Seat) -> list[tuple[int, ...]]:
    """Each card that this hero fights or could fight here, and both where there are two."""
    frame = siege.agenda[-1] if siege.agenda else None
    cards = frame.cards() if isinstance(frame, Assault) else in_reach(siege, seat)
    single: list[tuple[int, ...]] = [(card,) for card in cards]
    return [*single, tuple(cards)] if len(cards) == PAIR else single
