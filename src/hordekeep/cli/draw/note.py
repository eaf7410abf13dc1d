"""One-time notes: what a game tells people when something first happens to them.

The page tells the same ones, by the same facts: `web/src/games/<game>/model/notes.ts`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hordekeep.kernel.play.seat import Seat


class Happened(NamedTuple):
    """An event, its facts in words."""

    name: str
    facts: Mapping[str, str]


class Seen(NamedTuple):
    """What somebody sees at one moment."""

    view: Any
    """The game's own view for the seat."""
    seat: Seat
    news: Sequence[Happened]
    """What has just happened."""
    asked: Collection[str]
    """The verbs that the seat can answer with."""

    def happened(self, name: str, **facts: str) -> bool:
        """Whether something of this name has just happened, with these words in it."""
        return any(
            event.name == name and facts.items() <= event.facts.items() for event in self.news
        )


class Note(NamedTuple):
    """A note; its words are `page-note-<game>-<id>`."""

    id: str
    rule: str
    """The section of the readable rules that says more."""
    when: Callable[[Seen], bool]
    """Whether this is the moment for it; only reads."""


def note_for(notes: Sequence[Note], seen: Seen, told: Collection[str]) -> Note | None:
    """The first note that fits a moment and was not told; those that stand first matter most."""
    return next((note for note in notes if note.id not in told and note.when(seen)), None)
