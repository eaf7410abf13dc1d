"""What the server tells of places at tables: links, doors, seats, my tables."""

from typing import Any, Literal

from hordekeep.kernel.view.words import Told
from hordekeep.server.wire.base import Stage
from hordekeep.server.wire.words import Result


class Invite(Told):
    """A link for one seat. The secret stands in the fragment, which browsers keep to themselves."""

    seat: int
    secret: str
    path: str
    """To be put after the server's address: `/t/<table>#<secret>`.

    A link to watch has `#watch.<secret>`, one for the whole table `#join.<secret>`.
    """


class Opened(Told):
    """A new table. Its commitment is fixed; now `sit` with a salt, and it can begin."""

    table: str
    token: str
    """Who made the table; keep it, it cannot be told again."""
    seats: list[int]
    """My seats."""
    commitment: str
    """Empty for a finished game that was imported: there is nothing left to roll."""
    invites: list[Invite]
    join: Invite | None
    """One link for everybody: whoever opens it picks a free seat. Nothing for a finished game."""
    watch: Invite
    stage: Stage


class Seated(Told):
    """A place at a table, bound to whoever keeps the token."""

    table: str
    token: str
    name: str
    seats: list[int]
    """Empty for a spectator."""
    stage: Stage
    asked: bool = False
    """The place is mine when those who sit there have said yes; `GET …/door` tells."""


class DoorSeat(Told):
    """A seat as it is seen from the door."""

    seat: int
    holder: Literal["person", "bot", "open"]
    name: str
    bot: str
    offer: Literal["", "free", "ask"]
    """Whether this link leads to it: at once, or when others have said yes."""
    hero: str
    """Whom it plays, by the hero's word; empty while that is open."""


class Doorway(Told):
    """What a link leads to. Of the game only who plays whom is seen from here."""

    kind: Literal["seat", "watch", "table", "move", "back", "asking", "place"]
    """`asking`: others are asked; `place`: the seat is mine, come in."""
    game: str
    host: str
    """The name of whoever made the table; empty while that person has none."""
    stage: Stage
    seat: int
    """The seat of a link for one, or the one that was asked for; -1 when there is none."""
    seats: list[DoorSeat]
    missing: list[str]
    """Whose yes is missing, by name."""
    options: dict[str, Any]
    """What the table was opened with, as in `Summary`."""


class Summary(Told):
    """A line of "my tables"."""

    table: str
    game: str
    stage: Stage
    options: dict[str, Any]
    names: list[str]
    """Who holds each seat: a person's name, a bot's as `bot:<name>`, or empty."""
    seats: list[int]
    """My seats."""
    my_turn: bool
    entry: int
    changed: int
    """Seconds since 1970."""
    result: Result | None


class MyTables(Told):
    tables: list[Summary]
    gone: list[str]
    """Tables that are deleted, or where the token holds nothing any more."""


class Link(Told):
    """A link that works once, and until when (seconds since 1970; 0 for no end)."""

    secret: str
    path: str
    until: int
