"""The game in words: the same for views, questions, reasons and the log."""

from hordekeep.kernel.view.words import Fact, Phrase, Told


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
    foreign: bool
    """Never mine to do, as the power of another hero: to be told only if there is nothing else."""


class Decision(Told):
    """An open question to one of my seats, with every legal answer."""

    number: int
    seat: int
    question: Phrase
    clause: str
    actions: list[Action]


class SealedAnswer(Told):
    """An answer of one of my seats that nobody else knows before the last has come."""

    seat: int
    action: Action


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
    only: list[int] | None
    """Which of my seats know of it, where not all of them do."""


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
    redo: str
    """The answer that does again what was taken back last; empty if there is none."""


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
