"""A game as the server offers it: its options as a form, its wire types, what it works out."""

from collections.abc import Callable
from types import ModuleType
from typing import Literal, NamedTuple

from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.server.wire import GameOption
from hordekeep.text.catalogue import Catalogue

Advise = Callable[[Table, Seat], object]
"""What a game works out for a seat, as data made of its own wire types."""
Review = Callable[[Table], object]
"""What a game tells of a finished table, as data made of its own wire types."""

TextOf = Callable[[Catalogue, str, int], list[str]]
"""What a thing of a kind says, by its number, in the words of a language."""


class Offer(NamedTuple):
    """A game as the server offers it. `types` hold all it shows; the other names are in there."""

    least_seats: int
    most_seats: int
    seats_option: str
    """The option that says how many seats there are; empty where that is fixed."""
    options: tuple[GameOption, ...]
    types: tuple[ModuleType, ...] = ()
    view: str = "unknown"
    advice: str = "unknown"
    review: str = "unknown"
    advise: Advise | None = None
    look_back: Review | None = None
    text_of: TextOf | None = None


def option(
    name: str,
    kind: Literal["number", "choice", "each-seat", "order"],
    default: object,
    *words: str,
    span: tuple[int, int] = (0, 0),
    thing_kind: str = "",
    things: tuple[str, ...] = (),
    advanced: bool = False,
) -> GameOption:
    """An option of a game, as its form shows it."""
    assert isinstance(default, str | int), "what is chosen by default is a word or a number"
    return GameOption(
        name=name,
        kind=kind,
        default=default,
        least=span[0],
        most=span[1],
        words=list(words),
        things=list(things),
        thing_kind=thing_kind,
        advanced=advanced,
    )
