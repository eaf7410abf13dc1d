"""Services: what all tables of a server share."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import new_secret
from hordekeep.server.bots.pool import BotPool
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.limits import Limits
from hordekeep.server.numbers import ServerNumbers
from hordekeep.server.store.interface import Store
from hordekeep.server.work.worker import Worker, beside

if TYPE_CHECKING:
    from hordekeep.server.tables.alerts import Alerts


def new_key() -> str:
    """A token or the secret of a link: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: 72 random bits."""
    return secrets.token_urlsafe(9)


def new_luck() -> int:
    """The seed of what is imagined, by a bot or in a fork; the dice never come from it."""
    return secrets.randbits(63)


class Services(NamedTuple):
    """What tables need; tests replace what must repeat itself."""

    store: Store
    offered: OfferedGames
    bot_pool: BotPool
    engine: str
    limits: Limits = Limits()
    new_worker: Callable[[OfferedGames, int], Worker] = beside
    """Makes a worker that may take this many bytes of memory."""
    now: Callable[[], float] = time.time
    new_key: Callable[[], str] = new_key
    new_id: Callable[[], str] = new_id
    new_luck: Callable[[], int] = new_luck
    new_secret: Callable[[], bytes] = new_secret
    numbers: ServerNumbers = ServerNumbers()
    """What this process counts."""
    dice: Callable[[bytes, Sequence[str]], Stretch] = Stretch
    alerts: "Alerts | None" = None
    """Calls people to their turn; None where the operator does not allow it."""
