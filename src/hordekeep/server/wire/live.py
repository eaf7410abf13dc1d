"""The live connection: what the server tells, and what a client says."""

from typing import Any, Literal

from msgspec import Raw

from hordekeep.kernel.view.words import Told
from hordekeep.server.wire.base import (
    ActionText,
    BotName,
    Grace,
    Message,
    MessageId,
    Number,
    Pace,
    Request,
    SeatNumber,
    Stage,
    Token,
    Word,
)
from hordekeep.server.wire.words import (
    Decision,
    Happened,
    Omen,
    Refusal,
    Result,
    TakenBack,
    Undo,
    Waiting,
)

# What the server tells.


class Stretch(Told):
    """A stretch of play: the commitment to its secret and everybody's salts."""

    entry: int
    commitment: str
    salts: list[str]


class TableCard(Told):
    """What does not change with every move."""

    id: str
    game: str
    stage: Stage
    options: dict[str, Any]
    engine: str
    rules: int
    content: dict[str, str]
    commitment: str
    stretches: list[Stretch]
    open_seed: bool
    start: Literal["setup", "position", "fork"]
    name: str
    """My name; empty for a spectator."""
    seats: list[int]
    """My seats; empty for a spectator."""
    maker: bool


class Welcome(Message, tag="welcome"):
    """The first answer to `hello`. A page of another engine version should load itself anew."""

    protocol: int
    engine: str
    table: TableCard


class State(Message, tag="state"):
    """The game as one of my seats (or a spectator) sees it, after journal entry `entry`.

    Forget all events and takings-back after entry `since`; those here replace them.
    """

    entry: int
    since: int
    seat: int
    """Whose eyes: one of my seats, or -2 for a spectator."""
    view: Raw
    decisions: list[Decision]
    """What is asked of my seats."""
    waiting: list[Waiting]
    """What is asked of others."""
    events: list[Happened]
    """What my seats may know of."""
    taken_back: list[TakenBack]
    undo: list[Undo]
    """One for each of my seats."""
    omens: list[Omen]
    """What the round to come brings if nobody does anything about it, in order."""
    dangers: list[Omen]
    """What may lose the game, or come close to it, as far as it can be foreseen; worst first."""
    result: Result | None
    view_only: bool
    """The journal does not fit the rules of this version to its end: nothing can be answered."""


class SeatNow(Told):
    """Who holds a seat at this moment."""

    seat: int
    holder: Literal["person", "bot", "open"]
    """A seat is open while nobody has sat down; in a running game a bot plays it until then."""
    name: str
    """The person's name; empty when nobody sits here."""
    bot: str
    """The bot that plays the seat now, also for a person who has gone; else empty."""
    mine: bool
    present: bool
    thinking: bool
    bot_in_ms: int | None
    """When a bot takes over for somebody who has gone; nothing when that is not ahead."""


class GiveUp(Told):
    """Somebody proposes to give up: who agrees, and whose agreement is missing."""

    agreed: list[int]
    missing: list[int]


class Seats(Message, tag="seats"):
    """The people around the table; sent whenever it changes."""

    stage: Stage
    seats: list[SeatNow]
    watching: int
    give_up: GiveUp | None
    rematch: str
    """The id of the table at which the same people play again, or empty."""
    grace: int
    """Seconds until a bot takes over for somebody who has gone; 0 for never."""
    pace: int
    """Milliseconds that a bot takes for a choice at least."""
    stand_in: str
    """The bot that takes over."""


class Done(Message, tag="done"):
    """The request `id` is carried out and on disk; a repeated request is told the same."""

    id: str
    entry: int


class Refused(Message, tag="refused"):
    """The request is not carried out, and nothing has changed; also the body of every HTTP error.

    The words are `error-<code>` in the catalogues, with `facts`.
    """

    id: str
    """The request's id, or empty when it had none."""
    code: str
    facts: dict[str, str | int]
    refusal: Refusal | None
    """By which clause an action is not legal."""


class Pointed(Message, tag="pointed"):
    """Somebody says "look here"."""

    seat: int
    """The seat of the person, or -2 for a spectator."""
    name: str
    kind: str
    word: str


class Pong(Message, tag="pong"):
    """The connection lives."""


class Closed(Message, tag="closed"):
    """The last message of a connection; the same token will not be let in again.

    `deleted`: the table is gone. `moved`: the seat was taken along to another device.
    """

    why: Literal["deleted", "moved"]


ServerMessage = Welcome | State | Seats | Done | Refused | Pointed | Pong | Closed


# What a client says.


class Hello(Request, tag="hello"):
    """The first message of a connection."""

    token: Token
    since: Number = 0
    """The last entry this page has seen."""
    seat: SeatNumber | None = None
    """Which of my seats to look from; without one the server follows my open decisions."""


class Answer(Request, tag="answer"):
    """Answers an open decision. Repeat it with the same `id` until it is done or refused."""

    id: MessageId
    seat: SeatNumber
    decision: Number
    action: ActionText


class TakeBack(Request, tag="undo"):
    """Takes back the newest choice of a seat."""

    id: MessageId
    seat: SeatNumber
    entry: Number
    """The choice that is meant, as `undo.entry` told it: a second click takes nothing else back."""


class Look(Request, tag="look"):
    """Looks from another of my seats; without a seat the server follows my open decisions."""

    seat: SeatNumber | None = None


class Point(Request, tag="point"):
    """Says "look here" to everybody: a kind of thing and its id, never a text."""

    kind: Word
    word: Word


class Leave(Request, tag="leave"):
    """Gives my seats to the stand-in at once; they stay mine."""


class Return(Request, tag="return"):
    """Takes my seats back from the stand-in."""


class AskGiveUp(Request, tag="give-up"):
    """Proposes to give up, or agrees; with `agree` false the proposal is off the table."""

    agree: bool = True


class Settle(Request, tag="settle"):
    """Changes how long bots take, when they take over, and which; for everybody at the table."""

    grace: Grace | None = None
    pace: Pace | None = None
    stand_in: BotName | None = None


class Ping(Request, tag="ping"):
    """Asks whether the connection lives."""


ClientMessage = (
    Hello | Answer | TakeBack | Look | Point | Leave | Return | AskGiveUp | Settle | Ping
)
