"""Rates: a bucket fills with time, and whoever finds it empty has to wait."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_KEYS: Final = 20_000
LEAST: Final = 1e-6


class Bucket:
    """Lets a number per second through, and a number at once."""

    def __init__(self, rate: tuple[float, float], now: float) -> None:
        self._a_second, self._most = rate
        self._left = self._most
        self._at = now

    def take(self, now: float, count: float = 1.0) -> bool:
        """Takes one, or as many as said, if that many are left."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + self._a_second * max(0.0, now - self._at))
        self._at = now

    def pay(self, now: float, cost: float) -> None:
        """Takes what something has cost, even when that is more than is left."""
        self._fill(now)
        self._left -= cost

    def wait(self, now: float) -> float:
        """Seconds until there is something in it; 0 if there is."""
        self._fill(now)
        return 0.0 if self._left > 0 else max(-self._left, LEAST) / max(self._a_second, LEAST)


class Buckets:
    """A bucket for each key; the key not used for longest is forgotten first."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, count: float = 1.0) -> bool:
        """Takes one, or as many as said, out of the bucket of this key."""
        return self._bucket(key).take(self._clock(), count)

    def pay(self, key: Hashable, cost: float) -> None:
        """Takes what something has cost, even when that is more than is left."""
        self._bucket(key).pay(self._clock(), cost)

    def wait(self, key: Hashable) -> float:
        """Seconds until there is something in the bucket of this key; 0 if there is."""
        return self._bucket(key).wait(self._clock())

    def _bucket(self, key: Hashable) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is not None:
            self._buckets.move_to_end(key)
            return bucket
        bucket = self._buckets[key] = Bucket(self._rate, self._clock())
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket
