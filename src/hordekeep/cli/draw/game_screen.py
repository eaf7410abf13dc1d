"""What a game brings to the terminal: its sketch and notes. The session knows no game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hordekeep.cli.draw.note import Note
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.games.seams import seam_of
from hordekeep.text.catalogue import Catalogue


class GameScreen(NamedTuple):
    """The terminal's side of one game."""

    sketch: Callable[[Catalogue], Sketch]
    notes: Sequence[Note] = ()
    """What people are told when it first happens to them."""


def sketch_of(words: Catalogue) -> Sketch:
    """The sketch for a catalogue's game."""
    screen = seam_of(words.game.id, "cli", GameScreen)
    return Sketch(words) if screen is None else screen.sketch(words)


def notes_of(game: str) -> Sequence[Note]:
    """What people are told of a game when it first happens to them."""
    screen = seam_of(game, "cli", GameScreen)
    return () if screen is None else screen.notes
