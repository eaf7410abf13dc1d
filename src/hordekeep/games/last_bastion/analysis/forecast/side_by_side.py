"""Effects that lie side by side: players pick their order, so none is sure to come first."""

from typing import final

from hordekeep.games.last_bastion.analysis.forecast.uncertainty import Doubt
from hordekeep.games.last_bastion.model.box import (
    ALL_RETURN_TOKEN,
    EFFECTS,
    GRASP_ALL_BOARDS,
    GRASP_OWN_BOARD,
    HAUNT,
    RETURN_TOKEN,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.seat import Seat


def is_open(deed: int) -> bool:
    """Whether what a deed leads to is left to chance."""
    return EFFECTS[deed].left_to_chance


@final
class EffectsInOrder:
    """Effects applied one after the other in an order that players pick (LB-H1, LB-H14).

    `calm` is the doubt before any of them; the numbers are what there was then.
    """

    def __init__(self, siege: Siege, seat: Seat, effects: tuple[int, ...], calm: Doubt) -> None:
        self.seat = seat
        self.effects = effects
        self.deeds = [siege.box.source_effect[effect] for effect in effects]
        self.calm = calm
        self.tokens = [siege.tokens(one) for one in range(siege.players)]
        self.figures = siege.grasp_supply
        self.grasped = siege.grasped_tiles()
        self.movers = len(
            [
                effect
                for effect, deed in zip(effects, self.deeds, strict=True)
                if deed == HAUNT and siege.is_haunted(siege.box.source_card[effect])
            ]
        )

    def takers(self, players: int) -> int:
        """How many Grasps of Evil these effects may take from the supply."""
        taken = self.deeds.count(HAUNT) + self.deeds.count(GRASP_OWN_BOARD)
        return taken + self.deeds.count(GRASP_ALL_BOARDS) * players

    def token_losses(self) -> int:
        """How many tokens these effects may cost one hero."""
        return self.deeds.count(RETURN_TOKEN) + self.deeds.count(ALL_RETURN_TOKEN)
