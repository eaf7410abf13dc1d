"""What a client says over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, field

from hordekeep.server.wire.base import (
    BotName,
    ContentVersion,
    Grace,
    MessageId,
    Name,
    Number,
    Pace,
    Said,
    Salt,
    SeatNumber,
    SeatPlan,
    Seed,
    TableId,
    Token,
    TurnTime,
    Word,
)


class Places(Said):
    """Who sits where at a new table, and its manners."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    """For each seat `me`, `link` (a friend gets a link) or `bot:<name>`."""
    grace: Grace = 180
    pace: Pace = 0
    """Bots go on at once: everybody is shown their steps at the own pace."""
    turn: TurnTime = 0
    stand_in: BotName = ""


class NewTable(Places, kw_only=True):
    """Opens a table."""

    game: Word
    packs: Annotated[list[Word], Meta(max_length=4)] = field(default_factory=list)
    """The packs to play with, of those that the server offers; later ones lie on top."""
    content: ContentVersion | None = None
    """The version of the content to play with; the newest if none is named."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: Seed | None = None
    """The same seed is the same game, with dice that everybody can know: the table is open."""


class ForkTable(Places, kw_only=True):
    """Goes on from an entry of this table at a new one.

    From a finished game it is the true state, from a running one a world that my seat could be in.
    """

    entry: Number


class ImportTable(Places, kw_only=True):
    """A journal or a position file becomes a table, with new dice.

    A finished journal is opened for looking and verifying; with `entry` play goes on from there.
    """

    text: Annotated[str, Meta(min_length=1, max_length=2_000_000)]
    entry: Number | None = None


class SitDown(Said):
    """Takes the seat of a link; who has a token already sits down on the own seats.

    The salt goes into the dice: make it at random after the commitment was shown.
    """

    id: MessageId
    """Made at random, and the same when the request is sent again."""
    name: Name
    salt: Salt
    secret: Token | None = None
    seat: SeatNumber | None = None
    """The seat that is wanted, where the link is for the whole table."""


class NewInvite(Said):
    """A new link for a seat nobody sits on, for the table, or to watch; the old one is void."""

    seat: SeatNumber | None = None
    table: bool = False


class Place(Said):
    """A table and the token that holds my place there."""

    table: TableId
    token: Token


class AskMine(Said):
    places: Annotated[list[Place], Meta(max_length=200)]


class Nothing(Said):
    """An empty object."""
