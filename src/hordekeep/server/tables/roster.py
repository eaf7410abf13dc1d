"""The roster of a table: who sits where, by which links one sits down, and the table's manners.

The game itself is in the journal. Tokens and secrets of links are kept as hashes only.
"""

import hashlib
import hmac
from typing import Any, Final, Literal

from msgspec import Struct

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server.wire import Result, Stage

WATCHER: Final = -1
"""The number of the guest who only looks on."""


class Guest(Struct):
    """A person at the table, bound to whoever keeps the token."""

    name: str
    token: str
    """Its hash; empty once the place was given up."""
    seats: list[int]
    salt: str = ""
    maker: bool = False
    sat: bool = False
    """Whether this person has sat down."""
    away: bool = False
    """Whether a bot plays for this person now."""
    sat_by: str = ""
    """The hash of the request that bound the token: when its answer was lost, it is sent again."""
    ghost: bool = False
    """Only a name in a journal that was imported."""

    @property
    def gone(self) -> bool:
        """Whether the place was given up for good."""
        return not self.token and not self.ghost

    @property
    def holder(self) -> str:
        """As journals name this person."""
        return f"person:{self.name}"


class Door(Struct):
    """A link by which somebody sits down, watches or moves to another device."""

    secret: str
    """Its hash."""
    kind: Literal["seat", "watch", "move"]
    seat: int = SPECTATOR
    guest: int = WATCHER
    until: int = 0
    """Seconds since 1970; 0 for no end."""


class Roster(Struct):
    """All that is kept about a table beside its journal."""

    game: str
    content: dict[str, str]
    options: dict[str, Any]
    stage: Stage
    bots: list[str]
    """For each seat the bot that is meant to hold it, or empty for a person's seat."""
    guests: list[Guest]
    doors: list[Door]
    grace: int
    pace: int
    stand_in: str
    start: dict[str, Any]
    """As in a journal's header; a position in it may hold secrets."""
    rules: int = 1
    """The version of the rules to play by; tables that gathered before there was another have 1."""
    commitment: str = ""
    rematch: str = ""
    created: int = 0

    def guest_of(self, seat: int) -> Guest | None:
        """Whose seat this is."""
        for guest in self.guests:
            if seat in guest.seats and not guest.gone:
                return guest
        return None

    def open_seats(self) -> list[int]:
        """The seats of persons on which nobody has sat down yet."""
        found = []
        for seat, bot in enumerate(self.bots):
            guest = self.guest_of(seat)
            if not bot and (guest is None or not guest.sat):
                found.append(seat)
        return found

    def guest_with(self, token: str) -> int | None:
        """The number of the guest whom this token binds, `WATCHER`, or nothing."""
        wanted = hashed(token)
        found = None
        for number, guest in enumerate(self.guests):
            if hmac.compare_digest(guest.token, wanted):
                found = number
        for door in self.doors:
            if door.kind == "watch" and hmac.compare_digest(door.secret, wanted):
                found = WATCHER
        return found

    def door_of(self, secret: str, now: int) -> Door | None:
        """The door that this secret opens, if it is not out of date."""
        wanted = hashed(secret)
        found = None
        for door in self.doors:
            open_still = door.until == 0 or door.until > now
            if hmac.compare_digest(door.secret, wanted) and open_still:
                found = door
        return found

    def people(self) -> list[int]:
        """The numbers of the guests who have a seat here and have not given it up."""
        return [number for number, guest in enumerate(self.guests) if guest.seats and guest.token]


class Brief(Struct):
    """What "my tables" shows of a table, so that it need not be loaded for it."""

    names: list[str]
    waiting: list[int]
    """The seats of whom something is asked."""
    entry: int
    result: Result | None


def hashed(key: str) -> str:
    """What is kept of a token or secret: those are random, so a plain hash cannot be undone."""
    return hashlib.sha256(b"hordekeep key " + key.encode()).hexdigest()
