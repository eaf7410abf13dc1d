"""Who looks at a table, over a live connection or by polling, here or by another process."""

from typing import Final

from hordekeep.server import wire
from hordekeep.server.tables.listener import Listener
from hordekeep.server.tables.other_processes import OtherProcesses
from hordekeep.server.tables.services import Services

POLL_SECONDS: Final = 40.0
"""How long after a poll a person without a live connection counts as present."""


class Presence:
    """The guests who are there, and since when the others have been gone."""

    def __init__(self, services: Services, others: OtherProcesses) -> None:
        self._services = services
        self._others = others
        self.listeners: set[Listener] = set()
        self._polled: dict[int, float] = {}
        self._gone_since: dict[int, float] = {}

    def has(self, guest: int) -> bool:
        """Whether this guest looks at the table."""
        if self._listens(guest):
            return True
        if self._services.now() - self._polled.get(guest, 0.0) < POLL_SECONDS:
            return True
        return self._others.has(guest)

    def _listens(self, guest: int) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    @property
    def polled(self) -> bool:
        """Whether somebody polls, and so may fall silent."""
        return bool(self._polled)

    def poll(self, guest: int) -> bool:
        """A guest without a live connection has asked for news; tells whether that was news."""
        before = self.has(guest)
        self._polled[guest] = self._services.now()
        return not before

    def silenced(self) -> list[int]:
        """Those who have not polled for a while and so have gone."""
        silent = [
            guest for guest, at in self._polled.items() if self._services.now() - at >= POLL_SECONDS
        ]
        for guest in silent:
            del self._polled[guest]
        return silent

    def note(self, guest: int, clock: int) -> None:
        """Somebody has come or gone: other processes are told, and absence is timed."""
        here = self._listens(guest) or guest in self._polled
        self._others.tell_presence(guest, here=here, clock=clock)
        if self.has(guest):
            self._gone_since.pop(guest, None)
        else:
            self._gone_since.setdefault(guest, self._services.now())

    def hear_others(self) -> None:
        """Whoever has come by another process is not gone."""
        for guest in list(self._gone_since):
            if self._others.has(guest):
                del self._gone_since[guest]

    def gone_since(self, guest: int) -> float:
        """Since when a guest who is not there has been gone; from now on, if nobody knows."""
        left = self._others.gone_since(guest) or self._services.now()
        return self._gone_since.setdefault(guest, left)

    def close(self, closing: wire.Closed, guest: int | None = None) -> None:
        """Ends all live connections, or those of one guest."""
        for listener in self.listeners:
            if guest is None or listener.guest == guest:
                listener.closing = closing
                listener.bell.pull()
