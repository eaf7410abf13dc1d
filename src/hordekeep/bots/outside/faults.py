"""Faults: what goes wrong with a bot that is not ours. The game goes on, and it is said once."""

import logging
from typing import Final, final

log = logging.getLogger("hordekeep.bots")

TIMED_OUT: Final = "timed-out"
CRASHED: Final = "crashed"
NONSENSE: Final = "nonsense"
FLOODED: Final = "flooded"
EXITED: Final = "exited"
FAULTS: Final = (TIMED_OUT, CRASHED, NONSENSE, FLOODED, EXITED)

_failing: set[str] = set()
"""The bots whose last answer was a fault: each is complained of once, until it answers again."""


@final
class Fault(Exception):
    """A bot has not chosen: one of `FAULTS`, and what was found."""

    def __init__(self, kind: str, found: str) -> None:
        super().__init__(f"{kind}: {found}")
        self.kind = kind
        self.found = found


def complain(name: str, fault: Fault) -> None:
    """One line in the log when a bot begins to fail."""
    if name not in _failing:
        _failing.add(name)
        found = " ".join(fault.found.split())
        log.warning("the bot %s has %s (%s); a stand-in plays for it", name, *_told(fault, found))


def _told(fault: Fault, found: str) -> tuple[str, str]:
    told = {
        TIMED_OUT: "not answered in time",
        CRASHED: "crashed",
        NONSENSE: "answered nonsense",
        FLOODED: "said too much",
        EXITED: "ended",
    }
    return told[fault.kind], found


def praise(name: str) -> None:
    """It answers again: the next fault is worth a line."""
    _failing.discard(name)
