"""The bots' budget: CPU seconds that their thinking may take, per table and in all.

It is asked before a bot thinks. Where the time is used up a weaker one thinks in its place, weaker
still the longer the debt would take to be paid, until there is time again.
"""

from collections.abc import Callable, Sequence
from typing import Final

from hordekeep.server.http.rates import Buckets
from hordekeep.server.limits import Limits

A_STEP: Final = 30.0
"""Seconds of waiting for which a bot becomes weaker by one step more."""
EVERYBODY: Final = ""


class BotBudget:
    """What bots have thought is paid after: nobody knows before what it costs."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._tables = Buckets(limits.table_thinking, clock)
        self._all = Buckets(limits.all_thinking, clock)

    def strength(self, table: str, wanted: str, offered: Sequence[str]) -> str:
        """Who thinks for the bot that is wanted, of those that a game has, the weakest first."""
        wait = max(self._tables.wait(table), self._all.wait(EVERYBODY))
        strength, dash, manner = (wanted, "", "") if wanted in offered else wanted.partition("-")
        if wait <= 0 or strength not in offered:
            return wanted
        weaker = offered[max(0, offered.index(strength) - 1 - int(wait // A_STEP))]
        return weaker + dash + manner

    def pay(self, table: str, seconds: float) -> None:
        self._tables.pay(table, seconds)
        self._all.pay(EVERYBODY, seconds)
