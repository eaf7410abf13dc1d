"""Lessons, the guided first games: chapters, what was done in one, and where that leads."""

from typing import Annotated

from msgspec import Meta, Raw

from hordekeep.kernel.view.words import Told
from hordekeep.lessons.guide import MOST_LINES
from hordekeep.server.wire.base import ActionText, Said, Word
from hordekeep.server.wire.live import Seats, State, TableCard

LessonLine = Annotated[str, Meta(min_length=1, max_length=100)]
Transcript = Annotated[list[LessonLine], Meta(max_length=MOST_LINES)]


class LessonCard(Told):
    """A chapter of a guided first game; its words are `lesson-<id>` and `lesson-<id>-about`."""

    id: str
    seconds: int
    """How long it takes whoever reads 200 words a minute."""
    steps: int


class LessonStray(Told):
    """The player did something else than the guide asked for."""

    mark: int
    """How many lines of the transcript were on the path: taking back keeps these."""
    accepted: bool
    """Whether the player plays on like this."""


class LessonNow(Told):
    """A lesson as far as a transcript goes: an ordinary table, and what the guide says there."""

    table: TableCard
    seats: Seats
    state: State
    advice: Raw
    """What the game works out for the open decision; null where nothing is asked."""
    step: int
    """How many steps are behind the player."""
    said: str
    """The message that the guide says."""
    lit: list[str]
    """What it is about, beside what is to be done: `card butcher`, `deck`."""
    wanted: str
    """The answer that the guide waits for; empty for "Go on" and off the path."""
    waits: bool
    """Whether "Go on" (`go`) is all that there is to do."""
    stray: LessonStray | None
    finished: bool


class LessonSoFar(Said):
    """What the player did: actions, `go` for "Go on", `play-on` to stay off the path."""

    transcript: Transcript
    pack: Word | None = None
    """The pack that brings the chapter; none for the game's own."""


class LessonThing(LessonSoFar):
    """A thing of the lesson's table about which somebody wonders."""

    kind: Word | None = None
    word: Word | None = None


class LessonAction(LessonSoFar, kw_only=True):
    """An action at the lesson's table that is looked at."""

    action: ActionText
