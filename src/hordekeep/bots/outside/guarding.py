"""Guards: a bot from outside plays, and where it fails a stand-in chooses for it."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, final

from hordekeep.bots.outside.faults import CRASHED, NONSENSE, TIMED_OUT, Fault, complain, praise
from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective

AGAIN: Final = 0.5
"""Seconds after which a bot is stopped once more, if it has caught what should stop it."""


class TimeIsUp(BaseException):
    """Not an `Exception`: a bot that catches everything shall not catch this by accident."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TimeIsUp` after so long; only in a main thread, and where there are alarms.

    0 is for bots that keep their own time.
    """
    on_main = threading.current_thread() is threading.main_thread()
    if not seconds or not on_main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@final
class GuardedBot(Policy):
    """A bot from outside on one seat: whatever it does, a legal action comes of it."""

    def __init__(
        self,
        seed: int,
        name: str,
        make: Callable[[int], Policy],
        stand_in: Callable[[int], Policy],
        seconds: float,
    ) -> None:
        super().__init__(seed)
        self._seed = seed
        self._name = name
        self._make = make
        self._stand_in = stand_in
        self._seconds = seconds
        self._bot: Policy | None = None
        """It is made when it is first asked: that may fail as well."""

    def choose(self, perspective: Perspective) -> Action:
        self.fault = ""
        try:
            chosen = self._chosen(perspective)
        except Fault as fault:
            self.fault = fault.kind
            complain(self._name, fault)
            return self._stand_in(self._seed).choose(perspective)
        praise(self._name)
        return chosen

    def _chosen(self, perspective: Perspective) -> Action:
        try:
            with time_limit(self._seconds):
                if self._bot is None:
                    self._bot = self._make(self._seed)
                self._bot.plan = self.plan
                chosen = self._bot.choose(perspective)
                self.plan = bytes(getattr(self._bot, "plan", b""))
        except TimeIsUp:
            raise Fault(TIMED_OUT, f"{self._seconds:g} s") from None
        except Fault:
            raise
        except (Exception, SystemExit) as error:
            raise Fault(CRASHED, f"{type(error).__name__}: {error}") from error
        if not any(chosen is one or chosen == one for one in perspective.decision.actions):
            raise Fault(NONSENSE, f"{chosen!r:.80} is not one of the legal actions")
        return chosen
