"""The house: what all tables of a server share."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import new_secret
from hordekeep.server.bots.pool import Thinkers
from hordekeep.server.catalogue.games import Shelf
from hordekeep.server.limits import Limits
from hordekeep.server.store.sqlite import Store
from hordekeep.server.work.clerk import Clerk, beside


def new_key() -> str:
    """A token or the secret of a link: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: 72 random bits."""
    return secrets.token_urlsafe(9)


def new_luck() -> int:
    """The seed of what is imagined, by a bot or in a fork; the dice never come from it."""
    return secrets.randbits(63)


class House(NamedTuple):
    """What tables need; tests replace what must repeat itself."""

    store: Store
    shelf: Shelf
    thinkers: Thinkers
    engine: str
    limits: Limits = Limits()
    new_clerk: Callable[[Shelf, int], Clerk] = beside
    """Makes a clerk, who may take so many bytes of memory."""
    now: Callable[[], float] = time.time
    new_key: Callable[[], str] = new_key
    new_id: Callable[[], str] = new_id
    new_luck: Callable[[], int] = new_luck
    new_secret: Callable[[], bytes] = new_secret
    dice: Callable[[bytes, Sequence[str]], Stretch] = Stretch
