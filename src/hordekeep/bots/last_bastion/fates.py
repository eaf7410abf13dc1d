"""Fates: what NATURE answers when actions are compared, as far as possible the same for each."""

from typing import Final, final

from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.chance import Chance, Luck, Nature

CARD: Final = "card"
FACE: Final = "face"
STRIDE: Final = 64
"""More dice of a kind are hardly rolled in a turn."""
SPREAD: Final = 40_503
"""An odd number that sends the seeds of neighbouring rolls far apart."""


@final
class SameFate(Nature):
    """The same cards in the same order, and in each turn the same dice, whatever was done before.

    Numbers drawn one after the other would go apart with the first roll that one action takes and
    another does not. So the order of all cards is drawn beforehand (each comes when its turn has
    come, however many were drawn or seen), and each roll follows from the seed, the turn and which
    roll of its kind it is there.
    """

    def __init__(self, seed: int, siege: Siege) -> None:
        self._seed = seed
        self._siege = siege
        self._rank = _shuffled(len(siege.box.card_ids), Luck(seed))
        """Which card comes before which other."""
        self._turn = -1
        self._rolled: dict[str, int] = {}
        """How often dice of each kind were rolled in this turn."""

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        if chance.dealt and chance.count == 1 and chance.kind == CARD:
            return (self._first(chance),)
        return chance.fall(Luck(self._next_seed(chance.kind)))

    def _first(self, chance: Chance) -> int:
        first, least = -1, len(self._rank)
        for card in chance.pool:
            if self._rank[card] < least:
                first, least = card, self._rank[card]
        return first

    def _next_seed(self, kind: str) -> int:
        if self._siege.turns != self._turn:
            self._turn = self._siege.turns
            self._rolled = {}
        before = self._rolled.get(kind, 0)
        self._rolled[kind] = before + 1
        roll = (self._turn * STRIDE + before) * 2 + (kind == FACE)
        return (self._seed + SPREAD * roll) & 0xFFFFFFFF


def _shuffled(count: int, luck: Luck) -> list[int]:
    numbers = list(range(count))
    for last in range(count - 1, 0, -1):
        other = luck.below(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers
