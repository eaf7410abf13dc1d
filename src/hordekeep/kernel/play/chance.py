"""Chance: what NATURE is asked, and the generators that answer."""

import hashlib
from collections.abc import Sequence
from typing import Final, Protocol, final

from hordekeep.kernel.play.seat import EVERYBODY, Audience

WORD: Final = 1 << 32


class Nature:
    """The seat that answers chance."""

    def fall(self, lane: int, chance: "Chance") -> tuple[int, ...]:
        """The answer to a chance that stands in this lane."""
        raise NotImplementedError


class Source(Nature):
    """Where numbers come from; NATURE can answer from it, the same in every lane."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each as likely as the other."""
        raise NotImplementedError

    def fall(self, lane: int, chance: "Chance") -> tuple[int, ...]:
        return chance.fall(self)


class Numbers(Protocol):
    """Whatever draws numbers, people's own code too: it need not inherit from anything."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each as likely as the other."""


@final
class Borrowed(Source):
    """A source that asks somebody else for its numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers

    def below(self, bound: int) -> int:
        return self._numbers.below(bound)


def as_source(numbers: Numbers) -> Source:
    """A source of these numbers: plain Python cannot inherit from compiled classes."""
    return numbers if isinstance(numbers, Source) else Borrowed(numbers)


@final
class Chance:
    """A question to NATURE: `count` dice with the faces `pool`, or `count` things dealt from it.

    `kind` is the vocabulary of the answer. `audience` is who sees it fall.
    """

    def __init__(
        self,
        kind: str,
        count: int,
        pool: Sequence[int],
        *,
        dealt: bool,
        audience: Audience = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.count = count
        self.pool = pool
        self.dealt = dealt
        self.audience = audience

    @property
    def verb(self) -> str:
        """How the answer's text begins."""
        return "deal" if self.dealt else "roll"

    def fall(self, source: Source) -> tuple[int, ...]:
        """One answer, drawn fairly."""
        pool = self.pool
        if not self.dealt:
            if isinstance(pool, range) and pool.start == 0 and pool.step == 1:  # the usual dice
                return tuple([source.below(len(pool)) for _ in range(self.count)])
            return tuple([pool[source.below(len(pool))] for _ in range(self.count)])
        if self.count == 1:
            return (pool[source.below(len(pool))],)
        left = list(pool)
        return tuple([left.pop(source.below(len(left))) for _ in range(self.count)])

    def allows(self, outcome: tuple[int, ...]) -> bool:
        """Whether this answer could fall at all."""
        if len(outcome) != self.count:
            return False
        if not self.dealt:
            return all(value in self.pool for value in outcome)
        if self.count == 1:
            return outcome[0] in self.pool
        left = list(self.pool)
        for value in outcome:
            if value not in left:
                return False
            left.remove(value)
        return True


def roll(kind: str, count: int, faces: int) -> Chance:
    """Dice, seen by all."""
    return Chance(kind, count, range(faces), dealt=False)


@final
class SourceByLane(Nature):
    """NATURE that answers each lane from a source of its own."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._sources = sources

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        return chance.fall(self._sources[lane])


@final
class Derived(Source):
    """Numbers that follow from (seed, stream, counter) and nothing else, on every machine.

    SHA-256 of the three and a block number, read as 32-bit words; words beyond the last whole
    multiple of the bound are passed over, so that every number is equally likely.
    """

    def __init__(self, seed: bytes, stream: int, counter: int) -> None:
        self._prefix = seed + f":{stream}:{counter}:".encode()
        self._block = 0
        self._digest = b""
        self._at = 0

    def below(self, bound: int) -> int:
        limit = WORD - WORD % bound
        while True:
            if self._at == len(self._digest):
                self._digest = hashlib.sha256(self._prefix + str(self._block).encode()).digest()
                self._block += 1
                self._at = 0
            digest, at = self._digest, self._at
            self._at = at + 4
            # Byte by byte: compiled, it is faster than to slice.
            word = digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
            if word < limit:
                return word % bound


def _times(word: int, factor: int) -> int:
    """The lower 32 bits of a product, reckoned in halves so that no factor has 30 bits or more.

    Those are multiplied as long integers, which a Ctrl-C may interrupt: compiled code takes that
    for a lack of memory and gives up the process.
    """
    low, high = word & 0xFFFF, word >> 16
    low_factor, high_factor = factor & 0xFFFF, factor >> 16
    crossed = (low * high_factor + high * low_factor) & 0xFFFF
    return (low * low_factor + (crossed << 16)) & 0xFFFFFFFF


@final
class Luck(Source):
    """A small fast generator (xoshiro128**) for bots, playouts and imagined worlds.

    It never answers at a table, and is the same on every machine.
    """

    def __init__(self, seed: int) -> None:
        state = seed & 0xFFFFFFFF
        words = []
        for _ in range(4):  # splitmix32 spreads the seed
            state = (state + 0x9E3779B9) & 0xFFFFFFFF
            mixed = state ^ (state >> 16)
            mixed = _times(mixed, 0x21F0AAAD)
            mixed ^= mixed >> 15
            mixed = _times(mixed, 0x735A2D97)
            words.append(mixed ^ (mixed >> 15))
        self._a, self._b, self._c, self._d = words[0], words[1], words[2], words[3]

    def word(self) -> int:
        """The next 32 bits."""
        b = self._b
        scaled = ((b << 2) + b) & 0xFFFFFFFF  # times 5 and times 9: compiled, shifts are faster
        turned = ((scaled << 7) | (scaled >> 25)) & 0xFFFFFFFF
        result = ((turned << 3) + turned) & 0xFFFFFFFF
        shifted = (b << 9) & 0xFFFFFFFF
        c = self._c ^ self._a
        d = self._d ^ b
        self._b = b ^ c
        self._a ^= d
        self._c = c ^ shifted
        self._d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, bound: int) -> int:
        limit = WORD - WORD % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound
