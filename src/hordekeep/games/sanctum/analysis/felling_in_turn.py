"""Whether foes can be felled when the fall of one helps against another: Flow, Overkill (SA-A5)."""

from typing import Final, final

from hordekeep.games.sanctum.analysis.attack_search import Search
from hordekeep.games.sanctum.analysis.fight_weights import felling_only
from hordekeep.games.sanctum.analysis.skirmish import Skirmish, one_die
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.term import NONE

MOST_PLACES: Final = 4_000
"""A fifth of a second, interpreted, for all rolls together."""
ALMOST: Final = 1 - 1e-6


@final
class FellingInTurn:
    """Thinks through how foes could be felled, whatever falls on the way."""

    def __init__(self, quest: Quest, champion: Champion, foes: list[int]) -> None:
        every = len(foes) > 1
        self.skirmish = Skirmish(quest, champion, felling_only(foes, all_of_them=every))
        self.left = MOST_PLACES
        self.gave_up = False
        """Whether some answer would have taken too long; no "cannot" is to be trusted then."""

    def can_fell(self, faces: list[int]) -> bool:
        """With dice that were just rolled."""
        return self._fells(sum([one_die(face) for face in faces]), NONE)

    def can_fell_now(self, struck: int) -> bool:
        """With the dice on the table; `struck` is the place of one that could come back."""
        return self._fells(self.skirmish.hand(), struck)

    def _fells(self, hand: int, struck: int) -> bool:
        search = Search(self.skirmish, self.left)
        search.run(hand, struck)
        self.left = max(self.left - search.looked, 0)
        if search.best > ALMOST:
            return True
        self.gave_up = self.gave_up or search.cut_off()
        return False
