"""Faults: what goes wrong with a bot that is not ours. The game goes on, and it is said once."""

import logging
import time
from typing import Final, final

log = logging.getLogger("hordekeep.bots")

TIMED_OUT: Final = "timed-out"
CRASHED: Final = "crashed"
NONSENSE: Final = "nonsense"
FLOODED: Final = "flooded"
EXITED: Final = "exited"
FAULTS: Final = (TIMED_OUT, CRASHED, NONSENSE, FLOODED, EXITED)

QUIET_SECONDS: Final = 60.0
"""Who fails again and again, and answers in between, is not complained of more often."""

_failing: set[str] = set()
"""The bots whose last answer was a fault: each is complained of once, until it answers again."""
_complained: dict[str, float] = {}
"""When each was complained of last."""


@final
class Fault(Exception):
    """A bot has not chosen: one of `FAULTS`, and what was found."""

    def __init__(self, kind: str, found: str) -> None:
        super().__init__(f"{kind}: {found}")
        self.kind = kind
        self.found = found


def complain(name: str, fault: Fault) -> None:
    """One line in the log when a bot begins to fail."""
    if name in _failing:
        return
    _failing.add(name)
    now = time.monotonic()
    if now - _complained.get(name, -QUIET_SECONDS) >= QUIET_SECONDS:
        _complained[name] = now
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
