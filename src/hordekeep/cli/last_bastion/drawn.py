"""Pieces of Last Bastion in the drawn examples of its rules."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from hordekeep.cli.draw.drawing import unknown
from hordekeep.cli.draw.marks import SHAPES, coloured
from hordekeep.cli.last_bastion import marks
from hordekeep.cli.last_bastion.cells import COLOURS, card_cell
from hordekeep.games.last_bastion.view.collection import SiegeCollection, collect
from hordekeep.games.last_bastion.view.wire import CardView
from hordekeep.kernel.play.game import AnyGame
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.rules_drawing import DrawnPiece

WIDTH: Final = 40
CALL: Final = "call"
HAUNTED: Final = "haunted"
NETTED: Final = "netted"
GRASPED: Final = "grasped"
MARKS: Final = {"card": (HAUNTED, NETTED), "tile": (GRASPED,)}


def draw_piece(piece: DrawnPiece, words: Catalogue) -> Text:
    """`[Incubus ▲R2 →C]`, `▲R`, `(▲R)`; raises `BadFile` for what is not in the box."""
    drawn = _KINDS.get(piece.kind)
    if drawn is None or not set(piece.marks) <= set(MARKS.get(piece.kind, ())):
        raise unknown(piece)
    return drawn(piece, words)


@cache
def _collected(game: AnyGame) -> SiegeCollection:
    return collect(game)


def _card(piece: DrawnPiece, words: Catalogue) -> Text:
    box = _collected(words.game)
    for card in [*box.monsters, *box.warlords]:
        if card.card == piece.word:
            return _framed(*card_cell(_as_it_lies(card, piece), words, WIDTH))
    raise unknown(piece)


def _as_it_lies(card: CardView, piece: DrawnPiece) -> CardView:
    """With a Grasp on it, or a net over its middle signs."""
    effects = [
        replace(one, netted=NETTED in piece.marks and one.column == "recurring")
        for one in card.effects
    ]
    return replace(card, haunted=HAUNTED in piece.marks, effects=effects)


def _tile(piece: DrawnPiece, words: Catalogue) -> Text:
    if all(tile.tile != piece.word for tile in _collected(words.game).tiles):
        raise unknown(piece)
    name = Text(words.name("tile", piece.word), "bold")
    return _framed(name, *([Text(marks.GRASP, marks.GRASP_STYLE)] if piece.marks else []))


def _die(piece: DrawnPiece, words: Catalogue) -> Text:
    if piece.word not in SHAPES:
        raise unknown(piece)
    return coloured(piece.word, words)


def _token(piece: DrawnPiece, words: Catalogue) -> Text:
    if piece.word == CALL:
        return Text(marks.CALL, marks.PIECE_STYLE)
    if piece.word not in COLOURS:
        raise unknown(piece)
    return Text.assemble("(", coloured(piece.word, words), ")")


def _framed(*parts: Text) -> Text:
    return Text.assemble("[", Text(" ").join(parts), "]")


_KINDS: Final[Mapping[str, Callable[[DrawnPiece, Catalogue], Text]]] = {
    "card": _card,
    "tile": _tile,
    "die": _die,
    "token": _token,
}
