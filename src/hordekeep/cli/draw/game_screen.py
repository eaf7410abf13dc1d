"""What a game brings to the terminal: its sketch. The session knows no game."""

from collections.abc import Callable
from typing import NamedTuple

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.games.seams import seam_of
from hordekeep.text.catalogue import Catalogue


class GameScreen(NamedTuple):
    """The terminal's side of one game."""

    sketch: Callable[[Catalogue], Sketch]


def sketch_of(words: Catalogue) -> Sketch:
    """The sketch for a catalogue's game."""
    screen = seam_of(words.game.id, "cli", GameScreen)
    return Sketch(words) if screen is None else screen.sketch(words)
