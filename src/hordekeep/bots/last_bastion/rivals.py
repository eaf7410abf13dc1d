"""The rivals of Last Bastion: four strengths, eight manners."""

from typing import Final, final

from hordekeep.bots.last_bastion.manners import MANNERS, lean, short_sighted
from hordekeep.bots.last_bastion.mind import Depth, SiegeMind
from hordekeep.bots.last_bastion.values import Values, practised
from hordekeep.bots.rivals import Mind, Rivals
from hordekeep.bots.strengths import ADEPT, EXPERT, MASTER, NOVICE, Counts

COUNTS: Final[dict[str, Counts]] = {
    NOVICE: Counts(1, 1),
    ADEPT: Counts(1, 1),
    EXPERT: Counts(8, 8),
    MASTER: Counts(192, 72),
}
"""An iteration plays one candidate on with greedy players; one alone compares nothing."""
DEPTHS: Final[dict[str, Depth]] = {
    NOVICE: Depth(tried=1, rounds=0, overlooks=5),
    ADEPT: Depth(tried=1, rounds=0),
    EXPERT: Depth(tried=2, rounds=1),
    MASTER: Depth(tried=6, rounds=1),
}


@final
class SiegeRivals(Rivals):
    def __init__(self) -> None:
        super().__init__(tuple(MANNERS), COUNTS)

    def mind(self, strength: str, manner: str) -> Mind:
        if strength == NOVICE:
            return SiegeMind(short_sighted(lean(Values(), manner)), DEPTHS[strength])
        return SiegeMind(lean(practised(), manner), DEPTHS[strength])
