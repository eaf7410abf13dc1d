"""Everything that goes over the wire: what the server tells and what a client says.

`view` and the names inside `options` are the game's; all the rest is the table's, for any game.
`web/src/wire.gen.ts` and `docs/openapi.json` are made from this file by `tools/wire.py`.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

PROTOCOL: Final = 1
"""Rises when a page built before could misread what is told, or be refused what it says."""


class Told(Struct, kw_only=True):
    """What the server tells: every field is always there."""


class Said(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client says: fields with a default may be left out, unknown ones are refused."""


class Message(Told, tag_field="type"):
    """What the server tells over a live connection."""


class Request(Said, tag_field="type"):
    """What a client says over a live connection, or by POST to `…/say`."""


TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatPlan = Annotated[str, Meta(pattern="^(me|link|bot:[a-z0-9-]{1,30})$")]
BotName = Annotated[str, Meta(pattern="^[a-z0-9-]{0,30}$")]
Grace = Annotated[int, Meta(ge=0, le=86_400)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]

Stage = Literal["gathering", "playing", "over"]
EntryKind = Literal["choice", "chance", "undo", "control", "reseed", "end"]


# The game in words: the same for views, questions, reasons and the log.


class Fact(Told):
    """A named word or words of one kind: `{name: "to", kind: "slot", said: "red 2"}`.

    Of kind `number` it is a number in digits, of any other kind the id of a thing.
    """

    name: str
    kind: str
    said: str | list[str]


class Phrase(Told):
    """A message of the Fluent catalogues and its arguments."""

    key: str
    facts: list[Fact]


class Action(Told):
    """Something a seat can do: `text` is what is sent back as the answer."""

    text: str
    verb: str
    words: list[Fact]


class Refusal(Told):
    """Why an action is not legal, and by which clause."""

    clause: str
    phrase: Phrase


class Candidate(Told):
    """Something a person might try; legal when nothing refuses it."""

    action: Action
    refusal: Refusal | None


class Decision(Told):
    """An open question to one of my seats, with every legal answer."""

    number: int
    seat: int
    question: Phrase
    clause: str
    actions: list[Action]


class Waiting(Told):
    """An open question to somebody else."""

    seat: int
    question: Phrase
    clause: str


class Happened(Told):
    """Something that happened, at the journal entry that brought it about."""

    entry: int
    name: str
    facts: list[Fact]


class TakenBack(Told):
    """A choice that was taken back: its entry, and the entry that says so."""

    entry: int
    seat: int
    choice: int


class Undo(Told):
    """Whether one of my seats can take something back; `code` says why not.

    `entry` is the choice that would be taken back, or the entry at which undo stops.
    """

    seat: int
    allowed: bool
    entry: int | None
    code: str


class Omen(Told):
    """Something ahead: after how many turns, whom it hits, whether it is certain, whether fatal."""

    turns: int
    seat: int
    clause: str
    phrase: Phrase
    certain: bool
    fatal: bool


class Result(Told):
    """How it ended: a reason, the winners, a score for each seat."""

    reason: str
    winners: list[int]
    scores: list[int]


# The live connection: what the server tells.


class Welcome(Message, tag="welcome"):
    """The first answer to `hello`. A page of another engine version should load itself anew."""

    protocol: int
    engine: str
    table: "TableCard"


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


# The live connection: what a client says.


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


# Over HTTP: what the server tells.


class Messages(Told):
    """What a live connection would have told since `version`, for clients without one."""

    version: int
    messages: list[State | Seats | Pointed]


class Bot(Told):
    """A bot that can hold a seat of a game; its words are `bot-<name>` in the catalogues."""

    name: str
    strength: int
    """1 plays at random; higher plays better."""


class GameOption(Told):
    """One option of a game, and what may be chosen.

    - `number`: from `least` to `most`, or one of `words`.
    - `choice`: one of `words`.
    - `each-seat`: a list with one of `words` or of the `things` for each seat, no thing twice;
      or one of `words` for all.
    - `order`: all `things` in any order, or one of `words`.
    """

    name: str
    kind: Literal["number", "choice", "each-seat", "order"]
    default: str | int
    least: int
    most: int
    words: list[str]
    things: list[str]
    thing_kind: str
    """The kind of the things (`hero`), as in facts."""
    advanced: bool
    """For the second level of the dialog."""


class GameCard(Told):
    """A game that can be played here."""

    id: str
    rules: int
    content: dict[str, str]
    least_seats: int
    most_seats: int
    options: list[GameOption]
    bots: list[Bot]
    things: dict[str, list[str]]
    """All ids of each kind of thing."""
    events: dict[str, list[str]]
    """The names of events, each with the fields of its facts (`name:kind`, `*` for several)."""


class Games(Told):
    games: list[GameCard]


class Host(Told):
    """This server, and from where it can be reached."""

    engine: str
    protocol: int
    reach: Literal["machine", "lan", "public"]
    addresses: list[str]
    """Where others can open the page, best first; empty when only this machine can."""
    languages: list[str]


class Clause(Told):
    """One numbered rule; `ruling` marks a reading of this project."""

    id: str
    chapter: str
    text: str
    ruling: bool


class Rules(Told):
    clauses: list[Clause]


class Invite(Told):
    """A link for one seat. The secret stands in the fragment, which browsers keep to themselves."""

    seat: int
    secret: str
    path: str
    """To be put after the server's address: `/t/<table>#<secret>`."""


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


class Moment(Told):
    """The game right after one journal entry, for one seat."""

    entry: int
    kind: EntryKind
    actor: int
    """Who answered; -1 for nature and the table itself."""
    say: str
    """The answer's text; empty when this seat did not see it."""
    view: Raw
    events: list[Happened]
    waiting: list[Waiting]
    result: Result | None


class Moments(Told):
    last: int
    """The newest entry there is."""
    moments: list[Moment]


class Line(Told):
    """A journal entry as the scrubber needs it."""

    entry: int
    kind: EntryKind
    actor: int
    stands: bool
    """Whether it is no choice that was taken back."""


class Lines(Told):
    lines: list[Line]


class LogLine(Told):
    """One line of the chronicle, told in the reader's language, and the clauses behind it."""

    entry: int
    text: str
    clauses: list[str]


class Chapter(Told):
    """The lines of one turn; the setup has no heading."""

    heading: str
    entry: int
    lines: list[LogLine]


class Log(Told):
    chapters: list[Chapter]


class Verdict(Told):
    """Every answer of nature follows from the published secrets."""

    answers: int
    stretches: int
    open_seed: bool
    commitments: list[str]


class Forecast(Told):
    entry: int
    omens: list[Omen]


class Reasons(Told):
    """What can and cannot be done, and why."""

    decision: int
    candidates: list[Candidate]


class WhyNot(Told):
    """Why an action is not legal now; nothing when it is."""

    refusal: Refusal | None


class Preview(Told):
    """The view after an action that reveals nothing."""

    entry: int
    view: Raw


class Advice(Told):
    """What the game can work out for a seat, such as exact odds; its form is the game's."""

    entry: int
    advice: Raw


# Over HTTP: what a client says.


class Places(Said):
    """Who sits where at a new table, and its manners."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    """For each seat `me`, `link` (a friend gets a link) or `bot:<name>`."""
    grace: Grace = 180
    pace: Pace = 700
    stand_in: BotName = ""


class NewTable(Places, kw_only=True):
    """Opens a table."""

    game: Word
    options: dict[str, Any] = {}


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


class NewInvite(Said):
    """A new link for a seat nobody sits on, or to watch (no seat); the old one is void."""

    seat: SeatNumber | None = None


class Place(Said):
    """A table and the token that holds my place there."""

    table: TableId
    token: Token


class AskMine(Said):
    places: Annotated[list[Place], Meta(max_length=200)]


class Nothing(Said):
    """An empty object."""
