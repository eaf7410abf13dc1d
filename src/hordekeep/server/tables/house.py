"""The house: what all tables of a server share."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import new_secret
from hordekeep.server.bots.pool import Thinkers
from hordekeep.server.catalogue.games import Shelf
from hordekeep.server.store.sqlite import Store


class Limits(NamedTuple):
    """How much one address, one connection or one table may take. Rates are (a second, burst)."""

    requests: tuple[float, float] = (50.0, 200.0)
    """HTTP requests and new connections of an address."""
    tables: tuple[float, float] = (0.2, 30.0)
    """New tables of an address."""
    sits: tuple[float, float] = (1.0, 30.0)
    """Attempts of an address to sit down."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages of a connection."""
    points: tuple[float, float] = (1.0, 4.0)
    """How often a person may point at something."""
    connections: int = 100
    """Live connections to one table."""
    rooms: int = 3_000
    """Tables in memory at once."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves memory."""


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
    now: Callable[[], float] = time.time
    new_key: Callable[[], str] = new_key
    new_id: Callable[[], str] = new_id
    new_luck: Callable[[], int] = new_luck
    new_secret: Callable[[], bytes] = new_secret
    dice: Callable[[bytes, Sequence[str]], Stretch] = Stretch
