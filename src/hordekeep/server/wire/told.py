"""What the server tells over HTTP."""

from typing import Any, Literal

from msgspec import Raw

from hordekeep.kernel.view.words import Phrase, Told
from hordekeep.server.wire.base import EntryKind, Stage
from hordekeep.server.wire.live import Pointed, Seats, State
from hordekeep.server.wire.words import Candidate, Happened, Omen, Refusal, Result, Waiting


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
    up_to: str
    """Another option, a number, that this one may not exceed: it is the number of a seat."""
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
    seats_option: str
    """The option that says how many seats there are; empty where that is fixed."""
    options: list[GameOption]
    bots: list[Bot]
    things: dict[str, list[str]]
    """All ids of each kind of thing."""
    events: dict[str, list[str]]
    """The names of events, each with the fields of its facts (`name:kind`, `*` for several)."""


class Games(Told):
    games: list[GameCard]


class Language(Told):
    """A language that is offered, and what it calls itself."""

    code: str
    name: str


class Host(Told):
    """This server, and from where it can be reached."""

    engine: str
    protocol: int
    reach: Literal["machine", "lan", "public"]
    addresses: list[str]
    """Where others can open the page, best first; empty when only this machine can."""
    languages: list[Language]
    """In which it speaks."""


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
    """To be put after the server's address: `/t/<table>#<secret>`, to watch `#watch.<secret>`."""


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
    omens: list[Omen]
    dangers: list[Omen]
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


class LogPart(Told):
    """A piece of a line; a name says which thing it is, as the `card` `incubus`."""

    text: str
    kind: str
    thing: str


class LogLine(Told):
    """One line of the chronicle, told in the reader's language, and the clauses behind it."""

    entry: int
    parts: list[LogPart]
    clauses: list[str]


class Chapter(Told):
    """The lines of one turn; the setup has no heading."""

    heading: str
    entry: int
    lines: list[LogLine]


class Log(Told):
    """The chronicle, in the language that was asked for, else in English."""

    language: str
    chapters: list[Chapter]


class Named(Told):
    """What a thing is called, what else messages are told about it, and what it says."""

    kind: str
    word: str
    name: str
    more: dict[str, str | int]
    """As `boxes` of a foe: a message about the foe `foe` gets it as `foe_boxes`."""
    text: list[str]


class Glossary(Told):
    """How all things of a table's game are called, in one language; the page names none itself."""

    language: str
    names: list[Named]
    wholes: dict[str, list[str]]
    """Kinds by which other kinds are told apart: of a `colour` a message gets `$board` too."""
    pairs: dict[str, str]
    """Kinds that are not listed with commas, and the message that joins two of them."""
    empty: dict[str, str]
    """Kinds of which a list may have none, and the message that says so."""


class Verdict(Told):
    """Every answer of nature follows from the published secrets, but for the dictated ones."""

    answers: int
    stretches: int
    dictated: int
    open_seed: bool
    commitments: list[str]


class Forecast(Told):
    """What is ahead until my seat's next turn, and what may lose the game farther ahead."""

    entry: int
    omens: list[Omen]
    dangers: list[Omen]


class Reasons(Told):
    """What can and cannot be done, and why."""

    decision: int
    candidates: list[Candidate]


class WhyNot(Told):
    """Why an action is not legal now; nothing when it is."""

    refusal: Refusal | None


class Foreseen(Told):
    """The view after an action, and what I would be asked then."""

    view: Raw
    question: Phrase | None
    """Nothing when somebody else is asked."""


class Preview(Told):
    """What an action would lead to."""

    entry: int
    foreseen: Foreseen | None
    """Nothing when the action would reveal something: that is known only by doing it."""


class Review(Told):
    """What the game tells of a finished table, such as stories and luck; its form is the game's."""

    entry: int
    review: Raw


class Advice(Told):
    """What the game can work out for a seat, such as exact odds; its form is the game's."""

    entry: int
    advice: Raw
