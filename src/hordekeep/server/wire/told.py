"""What the server tells of a table over HTTP: its news, its past, what could be done."""

from msgspec import Raw

from hordekeep.kernel.view.words import Phrase, Told
from hordekeep.server.wire.base import EntryKind
from hordekeep.server.wire.live import Pointed, Seats, State
from hordekeep.server.wire.words import Candidate, Happened, Omen, Refusal, Result, Waiting


class Messages(Told):
    """What a live connection would have told since `version`, for clients without one."""

    version: int
    messages: list[State | Seats | Pointed]


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


class ReplayEntry(Told):
    """A journal entry as the scrubber needs it."""

    entry: int
    kind: EntryKind
    actor: int
    stands: bool
    """Whether it is no choice that was taken back."""


class ReplayEntries(Told):
    lines: list[ReplayEntry]


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
    """The chronicle, in the language that was asked for, or in English."""

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
    lines: dict[str, str]
    """What else is written about it: `text`, what it does, and `flavour`, as far as it has them."""


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
    """Why an action is not legal now; null when it is legal."""

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


class Plan(Told):
    """What takes longer to work out for a seat, such as the best line; its form is the game's."""

    entry: int
    plan: Raw


class Advice(Told):
    """What the game can work out for a seat, such as exact odds; its form is the game's."""

    entry: int
    advice: Raw
