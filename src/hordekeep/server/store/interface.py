"""The store's interface: what is kept of a table, how it is written, what processes share.

The store is the truth and every process only has a copy. A write names the version it builds on, so
of two processes that change a table at once one is `Overtaken`, and begins again from the newest.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Protocol

from hordekeep.kernel.errors import HordekeepError
from hordekeep.server.tables.roster import Brief, Roster

POINTS: Final = ("queued", "in-transaction", "before-commit", "committed")
"""The places on the way of a write to the disk where tests let the server die."""
NEW: Final = 0
"""The version on which the first write of a table builds."""


class NotStored(HordekeepError):
    """The store does not take it now; sent again with the same id it happens once."""

    code = "not-stored"


class Overtaken(NotStored):
    """Somebody else has changed the table meanwhile, or nobody knows whether the write arrived."""


class KeptEntry(NamedTuple):
    """A journal entry as it is kept; `message` marks the request that brought it, if one did."""

    number: int
    text: str
    message: str = ""


class Stored(NamedTuple):
    """A table as it is kept."""

    roster: Roster
    header: str
    """The journal's first line; empty while people gather."""
    lines: list[KeptEntry]
    secrets: list[str]
    """Of each stretch, in hex."""
    version: int = NEW
    """Rises with every write."""
    changed: int = 0
    """When it was last written, in seconds since 1970."""


class Change(NamedTuple):
    """What one write changes, all of it or nothing. Lines are only ever added."""

    roster: Roster
    brief: Brief
    now: int
    header: str | None = None
    lines: tuple[KeptEntry, ...] = ()
    secrets: tuple[str, ...] | None = None
    base: int = NEW
    """The version that was changed."""
    due: int | None = None
    """When something happens here by itself, in seconds since 1970; None for never."""


class Size(NamedTuple):
    """How much is kept in all."""

    tables: int
    bytes: int


class Old(NamedTuple):
    """Tables of one stage that were last changed before a time; those in use are spared."""

    stage: str
    before: int
    spared: frozenset[str]
    now: float = 0.0


class Shelved(NamedTuple):
    """A table that need not be loaded to be listed."""

    roster: Roster
    brief: Brief
    changed: int


Claim = Literal["present", "thinking", "pointed", "numbers"]


class Lease(NamedTuple):
    """What one process says of a table to the others; it holds for a time, then it lapses.

    A guest is `present`, the bot on a seat is `thinking`, something was `pointed` at; and what the
    process counts (`numbers`).
    """

    claim: Claim
    who: str
    until: float
    said: str = ""


class Tiding(NamedTuple):
    """What a process hears of the others: a table was changed or deleted, leases or orders were.

    `clock` is what the other process counts news by. Without a table: tidings may have been lost.
    """

    kind: Literal["changed", "deleted", "leases", "orders", "lost"]
    table: str = ""
    version: int = 0
    clock: int = 0


Hear = Callable[[Tiding], None]


class Store(Protocol):
    """The small interface behind which tables are kept."""

    @property
    def shared(self) -> bool:
        """Whether other processes work on the same tables."""

    async def open(self, hear: Hear) -> None:
        """Begins; from here on it is heard what other processes do."""

    async def write(self, table: str, change: Change, clock: int = 0) -> int:
        """Keeps a change and returns the table's version when it is on disk.

        Raises `Overtaken` when the change builds on an older version, `NotStored` otherwise.
        """

    async def read(self, table: str, since: int = 0) -> Stored | None:
        """A table, if there is one, with the lines after entry `since`."""

    async def version(self, table: str) -> int:
        """The newest version of a table; `NEW` if there is none."""

    async def brief(self, table: str) -> Shelved | None:
        """The line of a table in "my tables"."""

    async def names(self, after: str, most: int) -> list[str]:
        """Some tables in the order of their ids, after this one."""

    async def delete(self, table: str) -> None:
        """Forgets a table, its secrets included."""

    async def size(self) -> Size:
        """How much is kept."""

    async def expire(self, old: Old, most: int) -> list[str]:
        """Forgets some tables that nobody has changed for long; which they were."""

    async def archive(self, old: Old, most: int) -> list[str]:
        """Packs the journals of some tables that nobody has changed for long; which they were.

        A packed table is read and written as any other, only more slowly.
        """

    async def orders(self) -> dict[str, float]:
        """What the operator has ordered, each with the time when it ends (0 for never)."""

    async def order(self, name: str, until: float | None) -> None:
        """Gives an order to all processes, or takes it back (None)."""

    async def due(self, now: int, most: int) -> list[str]:
        """Some tables at which something should have happened by now."""

    async def close(self) -> None:
        """Finishes what was begun."""

    # Between processes; where there is only one, nothing happens.

    async def claim(self, table: str, lease: Lease, clock: int) -> None:
        """Says something to the others, or prolongs or ends what was said."""

    async def renew(self, now: float, until: float) -> None:
        """Prolongs the presence of all guests of this process."""

    async def leases(self, tables: list[str]) -> dict[str, list[Lease]]:
        """What other processes have said of these tables."""

    async def may_drive(self, table: str) -> bool:
        """Whether bots of this table think in this process; it is kept until `release`."""

    async def release(self, table: str) -> None:
        """Lets another process drive the table."""
