"""Draws the examples of the readable rules in letters, each piece by its game's sketch."""

from collections.abc import Iterable

from rich.text import Text

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.kernel.errors import BadFile
from hordekeep.text.rules_drawing import SIGN, Drawing, DrawnPiece


def draw(drawing: Drawing, sketch: Sketch) -> Iterable[Text]:
    """A line for each row: pieces, signs, and behind a piece what is written below it."""
    for row in drawing:
        yield Text("  ").join(_piece(piece, sketch) for piece in row)


def unknown(piece: DrawnPiece) -> BadFile:
    """What is raised for a piece that a game has not."""
    place = " ".join([piece.kind, piece.word, *piece.marks])
    return BadFile(place=place, problem="unknown-id")


def _piece(piece: DrawnPiece, sketch: Sketch) -> Text:
    if piece.kind == SIGN:
        return Text(piece.word, "bold")
    shown = sketch.drawn(piece)
    return shown.append(f": {piece.below}") if piece.below else shown
