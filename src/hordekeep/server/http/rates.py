"""Rates: a bucket fills with time, and whoever finds it empty has to wait."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_KEYS: Final = 20_000


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, rate: tuple[float, float], now: float) -> None:
        self._a_second, self._most = rate
        self._left = self._most
        self._at = now

    def take(self, now: float, count: float = 1.0) -> bool:
        """Takes one, or as many as said, if there are so many."""
        self._left = min(self._most, self._left + self._a_second * max(0.0, now - self._at))
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket for each key; the key not used for longest is forgotten first."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, count: float = 1.0) -> bool:
        """Takes one, or as many as said, out of the bucket of this key."""
        now = self._clock()
        bucket = self._buckets.setdefault(key, Bucket(self._rate, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(now, count)
