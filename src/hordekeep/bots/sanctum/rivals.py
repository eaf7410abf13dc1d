"""The rivals of Sanctum: four strengths, eight manners."""

from collections.abc import Callable
from typing import Final, final

from hordekeep.bots.rivals import Mind, Rivals
from hordekeep.bots.sanctum.attack_plan import MOST_NODES
from hordekeep.bots.sanctum.bot import Care
from hordekeep.bots.sanctum.manners import MANNERS, lean
from hordekeep.bots.sanctum.mind import QuestMind
from hordekeep.bots.sanctum.weights import Weights, middling, short_sighted, tuned
from hordekeep.bots.strengths import ADEPT, EXPERT, MASTER, NOVICE, Counts

COUNTS: Final[dict[str, Counts]] = {
    NOVICE: Counts(1, 1),
    ADEPT: Counts(5, 5),
    EXPERT: Counts(10, 8),
    MASTER: Counts(32, 20),
}
"""An iteration tries one roll of the dice before a turn, or works out the rest of a fight."""
CARES: Final[dict[str, Care]] = {
    NOVICE: Care(nodes=40, samples=1, anew=True),
    ADEPT: Care(nodes=MOST_NODES, samples=5, anew=True),
    EXPERT: Care(nodes=MOST_NODES, samples=10, anew=True),
    MASTER: Care(nodes=MOST_NODES, samples=10, anew=True),
}
WEIGHTS: Final[dict[str, Callable[[], Weights]]] = {
    NOVICE: short_sighted,
    ADEPT: middling,
    EXPERT: tuned,
    MASTER: tuned,
}


@final
class QuestRivals(Rivals):
    def __init__(self) -> None:
        super().__init__(tuple(MANNERS), COUNTS)

    def mind(self, strength: str, manner: str) -> Mind:
        weights = lean(WEIGHTS[strength](), manner)
        return QuestMind(weights, CARES[strength], exact=strength == MASTER)
