"""The budget: what is done for people is paid in seconds of CPU time, not in requests."""

import math
from collections.abc import Callable
from typing import NamedTuple

from hordekeep.server.errors import TooMany
from hordekeep.server.http.rates import Buckets
from hordekeep.server.limits import Limits


class Payer(NamedTuple):
    """For whom something is done: a household, and the person if one is known."""

    address: str
    person: str = ""


class WorkBudget:
    """Nobody knows before what something will cost: it is paid after, and debts are waited for."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._households = Buckets(limits.work, clock)
        self._persons = Buckets(limits.person_work, clock)

    def check(self, payer: Payer) -> None:
        """Raises `TooMany`, with the seconds until the debt is paid."""
        if (wait := self.debt(payer)) > 0:
            raise TooMany(what="work", seconds=math.ceil(wait))

    def debt(self, payer: Payer) -> float:
        """Seconds until it is paid; 0 if there is none."""
        wait = self._households.wait(payer.address)
        return max(wait, self._persons.wait(payer.person)) if payer.person else wait

    def pay(self, payer: Payer, seconds: float) -> None:
        self._households.pay(payer.address, seconds)
        if payer.person:
            self._persons.pay(payer.person, seconds)
