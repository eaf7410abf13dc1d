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
    missed: bool = False
    """Whether it does because this person had gone: coming back ends it, unasked."""
    sat_by: str = ""
    """The hash of the request that bound the token: when its answer was lost, it is sent again."""
    webhook: str = ""
    """Where this person is told that the game waits."""
    told_in: str = ""
    """The language of that message."""
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
    """A link by which somebody sits down, watches, moves to another device or comes back.

    `table` leads to any free seat, as often as it is used; `back` to the place of a guest whose
    browser has lost it.
    """

    secret: str
    """Its hash."""
    kind: Literal["seat", "watch", "move", "table", "back"]
    seat: int = SPECTATOR
    guest: int = WATCHER
    until: int = 0
    """Seconds since 1970; 0 for no end."""


class Asker(Struct):
    """Somebody who asks for a seat of a running game; nothing of it is shown before all say yes."""

    number: int
    name: str
    token: str
    """Its hash: the asker's own once the place is given."""
    salt: str
    seat: int
    sat_by: str
    yes: list[int] = []
    """The guests who have said yes."""


class Clock(Struct):
    """How long the game has waited for a person's seat: since it was asked after a pause."""

    seat: int
    since: float
    until: float = 0.0
    """When its time is up; 0 for no end."""
    told: bool = False
    """Whether somebody who is not here was told of it."""
    votes: list[int] = []
    """The guests who would let the stand-in move."""


NoticeKind = Literal["took-seat", "kicked", "time-up", "voted", "offered", "bot-failed"]


class Notice(Struct):
    """Something that happened around the table, to be told to everybody."""

    number: int
    kind: NoticeKind
    seat: int
    name: str = ""


NOTICES_KEPT: Final = 5


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
    luck: int = 0
    """What the bots of this table are seeded with; the dice never come from it."""
    commitment: str = ""
    seed: int | None = None
    """The seed of an open table, typed in by hand: everybody can know its dice."""
    rematch: str = ""
    agreed: list[int] = []
    """The numbers of the guests who want to give up."""
    created: int = 0
    turn: int = 0
    """Seconds that a person has for a turn; 0 for any time."""
    clocks: list[Clock] = []
    """One for each person's seat of which something is asked."""
    lent: list[int] = []
    """Seats that the stand-in plays until nothing more is asked of them: time was up, or a vote."""
    askers: list[Asker] = []
    asked_so_far: int = 0
    notices: list[Notice] = []
    noticed: int = 0
    closed: bool = False
    """Whether the operator has closed the table: it can be looked at, not played on."""

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
        """The number of the guest who has this token, or `WATCHER`; None if it is unknown."""
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

    def asker_with(self, token: str) -> Asker | None:
        """Who waits with this token for the yes of others."""
        wanted = hashed(token)
        found = None
        for asker in self.askers:
            if hmac.compare_digest(asker.token, wanted):
                found = asker
        return found

    def clock_of(self, seat: int) -> Clock | None:
        return next((clock for clock in self.clocks if clock.seat == seat), None)

    def announce(self, kind: NoticeKind, seat: int, name: str = "") -> None:
        """Tells everybody; those who come later are told the last few."""
        self.noticed += 1
        notice = Notice(self.noticed, kind, seat, name)
        self.notices = [*self.notices, notice][-NOTICES_KEPT:]

    def maker(self) -> Guest | None:
        """Who has the maker's rights: they pass on when a maker gives up the place."""
        return next((guest for guest in self.guests if guest.maker and not guest.gone), None)

    def people(self) -> list[int]:
        """The numbers of the guests who have a seat here and have not given it up."""
        return [number for number, guest in enumerate(self.guests) if guest.seats and guest.token]


class Brief(Struct):
    """What "my tables" shows of a table, so that it need not be loaded for it."""

    names: list[str]
    waiting: list[int]
    """The seats that are asked something."""
    entry: int
    result: Result | None


def hashed(key: str) -> str:
    """What is kept of a token or secret: those are random, so a plain hash cannot be undone."""
    return hashlib.sha256(b"hordekeep key " + key.encode()).hexdigest()
