"""The stretch of play whose dice follow from one secret: who rolls at a table."""

from collections.abc import Sequence
from typing import final

from hordekeep.kernel.chance import Chance, Derived
from hordekeep.kernel.secret import commitment_of, seed_of


@final
class Stretch:
    """Answers chance from one secret and its salts; each lane has a stream, which never runs back."""

    def __init__(self, secret: bytes, salts: Sequence[str]) -> None:
        self.secret = secret
        self.salts = list(salts)
        self.commitment = commitment_of(secret)
        self._seed = seed_of(secret, salts)
        self._counters: dict[int, int] = {}

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        """The next answer of this lane's stream."""
        counter = self._counters.get(lane, 0)
        self._counters[lane] = counter + 1
        return chance.fall(Derived(self._seed, lane, counter))

    def skip(self, lane: int) -> None:
        """Passes over an answer that is already in the journal."""
        self._counters[lane] = self._counters.get(lane, 0) + 1
