"""Pieces of Sanctum in the drawn examples of its rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

from msgspec.structs import replace
from rich.text import Text

from hordekeep.cli.draw.drawing import unknown
from hordekeep.cli.draw.marks import coloured
from hordekeep.cli.sanctum import pieces
from hordekeep.games.sanctum.view.collection import QuestCollection, collect
from hordekeep.games.sanctum.view.wire import AbilityView, HitBoxView, RowCardView
from hordekeep.kernel.play.game import AnyGame
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.rules_drawing import DrawnPiece

FACES: Final = tuple("123456")
HIT: Final = "hit"
CHANGED: Final = "changed"
ONE_GEM: Final = "one-gem"
GAINED: Final = "gained"
MARKS: Final = {
    "demon": (HIT,),
    "lord": (HIT,),
    "fury": (HIT,),
    "die": (CHANGED,),
    "skill": (ONE_GEM, GAINED),
}
T = TypeVar("T")


def draw_piece(piece: DrawnPiece, words: Catalogue) -> Text:
    """A piece as the table draws it; raises `BadFile` for what is not in the box."""
    drawn = _KINDS.get(piece.kind)
    if drawn is None or not set(piece.marks) <= set(MARKS.get(piece.kind, ())):
        raise unknown(piece)
    return drawn(piece, words)


@cache
def _collected(game: AnyGame) -> QuestCollection:
    return collect(game)


def _only(found: Sequence[T], piece: DrawnPiece) -> T:
    if not found:
        raise unknown(piece)
    return found[0]


def _boxes(boxes: Sequence[HitBoxView], piece: DrawnPiece) -> list[HitBoxView]:
    return [replace(box, hit=HIT in piece.marks) for box in boxes]


def _demon(piece: DrawnPiece, words: Catalogue) -> Text:
    demons = [one.demon for one in _collected(words.game).demons]
    demon = _only([one for one in demons if one.foe == piece.word], piece)
    boxes = _boxes(demon.boxes, piece)
    return pieces.demon(replace(demon, boxes=boxes, felled=HIT in piece.marks), words)


def _lord(piece: DrawnPiece, words: Catalogue) -> Text:
    return _row_card(piece, words, _collected(words.game).lord)


def _fury(piece: DrawnPiece, words: Catalogue) -> Text:
    return _row_card(piece, words, _collected(words.game).fury)


def _row_card(piece: DrawnPiece, words: Catalogue, cards: Sequence[RowCardView]) -> Text:
    card = _only([one for one in cards if one.foe == piece.word], piece)
    name = words.say(f"draw-{piece.kind}")
    boxes = pieces.boxes(_boxes(card.boxes, piece))
    return Text.assemble(f"{name} ", boxes, (f" {pieces.DAMAGE}{card.damage}", "red"))


def _skill(piece: DrawnPiece, words: Catalogue) -> Text:
    skills = [skill for hero in _collected(words.game).heroes for skill in hero.skills]
    skill = _only([one for one in skills if one.skill == piece.word], piece)
    gems = pieces.symbols([skill.colour], words)
    lies = f" {pieces.GAINED}" if GAINED in piece.marks else Text.assemble(" ", gems)
    return Text.assemble("[", words.name("skill", skill.skill), lies, "]")


def _ability(piece: DrawnPiece, words: Catalogue) -> Text:
    found = [one for one in _abilities(_collected(words.game)) if one.ability == piece.word]
    return pieces.ability(_only(found, piece), words)


def _abilities(box: QuestCollection) -> list[AbilityView]:
    printed = [slot.printed for hero in box.heroes for slot in hero.slots if slot.printed]
    return [*printed, *(one for card in box.demons for one in card.item.abilities)]


def _die(piece: DrawnPiece, _: Catalogue) -> Text:
    if piece.word not in FACES:
        raise unknown(piece)
    return Text(f"{piece.word}{'*' if CHANGED in piece.marks else ''}", "bold reverse")


def _gem(piece: DrawnPiece, words: Catalogue) -> Text:
    if piece.word not in pieces.COLOURS:
        raise unknown(piece)
    return coloured(piece.word, words)


def _damage(piece: DrawnPiece, _: Catalogue) -> Text:
    if not piece.word.isdigit():
        raise unknown(piece)
    return Text(f"{pieces.DAMAGE}{piece.word}", "red")


_KINDS: Final[Mapping[str, Callable[[DrawnPiece, Catalogue], Text]]] = {
    "demon": _demon,
    "lord": _lord,
    "fury": _fury,
    "skill": _skill,
    "ability": _ability,
    "die": _die,
    "gem": _gem,
    "damage": _damage,
}
