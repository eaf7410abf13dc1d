"""The live connection: what the server tells, and what a client says."""

from typing import Any, Literal

from msgspec import Raw

from hordekeep.kernel.view.words import Phrase, Told
from hordekeep.server.wire.base import (
    ActionText,
    BotName,
    ClosedWhy,
    Grace,
    LanguageTag,
    Message,
    MessageId,
    Number,
    Pace,
    QuickWord,
    Request,
    SeatNumber,
    Stage,
    Token,
    TurnTime,
    WebhookUrl,
    Word,
)
from hordekeep.server.wire.words import (
    Decision,
    Happened,
    Omen,
    Refusal,
    Result,
    SealedAnswer,
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

    Forget all events and takings-back after entry `since`; those here replace them. From `view` on
    it tells the same to all who look with the same eyes.
    """

    entry: int
    since: int
    seat: int
    """Whose eyes: one of my seats, or -2 for a spectator."""
    decisions: list[Decision]
    """What is asked of my seats."""
    waiting: list[Waiting]
    """What is asked of others."""
    events: list[Happened]
    """What my seats may know of."""
    taken_back: list[TakenBack]
    undo: list[Undo]
    """One for each of my seats."""
    sealed: list[SealedAnswer]
    """What my seats have answered, while nobody else may know it."""
    view: Raw
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
    """The bot that plays the seat now, also for a person who has gone; empty when none does."""
    mine: bool
    present: bool
    thinking: bool
    why: Phrase | None
    """Why the bot of this seat did what it did last, where it says so."""
    bot_in_ms: int | None
    """When a bot takes over for somebody who has gone; null when none will."""
    turn_left: int | None
    """Seconds left of this person's turn; null without a time limit, or when nothing is asked."""
    lent: bool
    """The stand-in plays this turn only: time was up, or the others have voted."""
    eased: str
    """The weaker bot that thinks for this one when the server's time for bots is used up."""
    votes: list[int]
    """The seats of those who would let the stand-in move."""
    votes_needed: int
    """How many it takes; 0 where nothing can be voted on."""


class Asks(Told):
    """Somebody asks for a seat of the running game."""

    number: int
    seat: int
    name: str
    missing: list[str]
    """Whose yes is missing, by name."""
    mine: bool
    """Whether mine is."""


class Noticed(Told):
    """Something that happened around the table; numbers rise."""

    number: int
    kind: Literal["took-seat", "kicked", "time-up", "voted", "offered", "bot-failed"]
    seat: int
    name: str


class GiveUp(Told):
    """Somebody proposes to give up: who agrees, and whose agreement is missing."""

    agreed: list[int]
    missing: list[int]


class Seats(Message, tag="seats"):
    """The people around the table; sent whenever it changes."""

    stage: Stage
    closed: bool
    """Whether the operator has closed the table: it can be looked at, not played on."""
    seats: list[SeatNow]
    watching: int
    give_up: GiveUp | None
    rematch: str
    """The id of the table at which the same people play again, or empty."""
    grace: int
    """Seconds until a bot takes over for somebody who has gone; 0 for never."""
    pace: int
    """Milliseconds that a bot takes for a choice at least."""
    turn: int
    """Seconds that a person has for a turn; 0 for any time."""
    stand_in: str
    """The bot that takes over."""
    maker: bool
    """Whether I have the maker's rights; they pass on when a maker gives up the place."""
    alert: str
    """Where I want to be told of my turn; empty if nowhere."""
    asks: list[Asks]
    notices: list[Noticed]
    """The newest few, the last one newest."""


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
    """Somebody says "look here", or a quick word, or a quick word about something.

    Without a thing `kind` and `word` are empty, without a quick word `says` is.
    """

    seat: int
    """The seat of the person, or -2 for a spectator."""
    name: str
    kind: str
    word: str
    says: str = ""


class Pong(Message, tag="pong"):
    """The connection lives."""


class Closed(Message, tag="closed"):
    """The last message of a connection; the same token will not be let in again.

    `deleted`: the table is gone. `moved`: the seat was taken along to another device. `kicked`:
    the maker has sent me away.
    """

    why: ClosedWhy


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
    """Says "look here" to everybody: a kind of thing and its id, never a text.

    With a quick word in `says` the thing may be left out.
    """

    kind: Word | None = None
    word: Word | None = None
    says: QuickWord | None = None


class Leave(Request, tag="leave"):
    """Gives my seats to the stand-in at once; they stay mine."""


class Return(Request, tag="return"):
    """Takes my seats back from the stand-in."""


class AskGiveUp(Request, tag="give-up"):
    """Proposes to give up, or agrees; with `agree` false the proposal is off the table."""

    agree: bool = True


class Settle(Request, tag="settle"):
    """Changes how long bots take and which stands in; for everybody at the table.

    When it stands in, and the time for a turn, are the maker's to change.
    """

    grace: Grace | None = None
    pace: Pace | None = None
    turn: TurnTime | None = None
    stand_in: BotName | None = None


class Grant(Request, tag="grant"):
    """Says yes or no to somebody who asks for a seat."""

    number: Number
    yes: bool


class VoteStandIn(Request, tag="vote"):
    """Would let the stand-in move for a seat that the game waits for; more than half must agree."""

    seat: SeatNumber
    yes: bool = True


class AlertMe(Request, tag="alert"):
    """Where I am told that it is my turn while I am not here: a webhook; empty for nowhere."""

    url: WebhookUrl
    lang: LanguageTag = "en"
    """The language in which I am told."""


class Kick(Request, tag="kick"):
    """Sends whoever holds a seat away for good; the maker's right."""

    seat: SeatNumber


class Ping(Request, tag="ping"):
    """Asks whether the connection lives."""


ClientMessage = (
    Hello
    | Answer
    | TakeBack
    | Look
    | Point
    | Leave
    | Return
    | AskGiveUp
    | Settle
    | Grant
    | VoteStandIn
    | Kick
    | AlertMe
    | Ping
)
